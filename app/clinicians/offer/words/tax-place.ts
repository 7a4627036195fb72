import type { AskedOffer } from "#app/clinicians/offer/terms/parse-offer.ts";
import type { Filing } from "#app/facts/reference/pay/filing.ts";
import {
  findTaxCity,
  type LocalTax,
  type TaxCities,
  type TaxCity,
  toLocalTax,
  toPercentTax,
} from "#app/facts/reference/pay/local-tax.ts";
import type { StateTax } from "#app/facts/reference/pay/tax-tables.ts";

/** What we know of local tax at the place of an offer. */
export interface TaxPlace {
  city: TaxCity | null;
  /** A traveler with a tax home elsewhere is not. */
  isResident: boolean;
  /** The place is known to have no tax on pay. */
  isFree: boolean;
}

export function toTaxPlace({ terms, state, city: typed }: AskedOffer, cities: TaxCities): TaxPlace {
  const city = findTaxCity(cities, state, typed);
  return {
    city,
    isResident: !(terms?.kind === "travel" && terms.home),
    isFree: !city && typed !== "" && state !== null && Object.hasOwn(cities.wholly_listed, state),
  };
}

/** A rate that was entered counts in place of ours. */
export function toOfferLocalTax(
  { city, isResident }: TaxPlace,
  { said, localPercent, terms }: AskedOffer,
  filing: Filing,
): LocalTax | null {
  if (said.has("local")) return toPercentTax(localPercent);
  return city && toLocalTax(city, { isResident, isOwner: terms?.kind === "contractor", filing });
}

export const leavesLocalTaxOut = (
  state: StateTax | null,
  { said }: Pick<AskedOffer, "said">,
  { city, isFree }: TaxPlace,
): boolean => Boolean(state?.hasLocalTax) && !said.has("local") && !city && !isFree;

/** Null when the sum does not use our figure. */
export function toCityNote(
  { said }: Pick<AskedOffer, "said">,
  { city, isResident }: TaxPlace,
  year: number,
): string | null {
  if (!city || said.has("local")) return null;
  const newest = city.year < year ? ", the newest we have" : "";
  const note = city.note ? ` ${city.note}` : "";
  if (!isResident && !city.nonresident)
    return `${city.name} taxes only people who live there, and we assume that your tax home is elsewhere.`;
  const who = isResident ? "lives and works there" : "works there and lives elsewhere";
  const elsewhere =
    isResident && JSON.stringify(city.resident) !== JSON.stringify(city.nonresident)
      ? " If you live elsewhere, enter what you pay instead."
      : "";
  return `${city.name}'s tax of ${city.year}${newest}, for someone who ${who}.${note}${elsewhere} Source: ${city.source}.`;
}
