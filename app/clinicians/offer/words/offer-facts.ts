import { toFederalWeek } from "#app/clinicians/offer/sum/assignment.ts";
import type { OfferTerms } from "#app/clinicians/offer/sum/offer-terms.ts";
import type { OfferWorth } from "#app/clinicians/offer/sum/offer-worth.ts";
import type { TaxRules } from "#app/clinicians/offer/sum/year-taxes.ts";
import type { Asker } from "#app/clinicians/offer/terms/asker.ts";
import type { AskedOffer } from "#app/clinicians/offer/terms/parse-offer.ts";
import type { CityMetros, PerDiem, PerDiemRate } from "#app/facts/catalog/wage-records.ts";
import { isOneOf } from "#app/facts/reference/pay/local-tax.ts";
import type { BusinessTax } from "#app/facts/reference/pay/tax-tables.ts";
import type { LocalPrices } from "#app/facts/reference/place/local-prices.ts";
import type { PayStanding } from "#app/jobs/page/pay-standing.ts";
import { findNearestWord } from "#app/jobs/search/spelling/nearest-word.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import type { TaxPlace } from "./tax-place.ts";

const toPlaceKey = (typed: string): string =>
  toSlug(typed.replace(/,.*$/, "").replace(/ (county|parish|borough)\s*$/i, ""));

export function findMetro(area: CityMetros | null, city: string): { slug: string; name: string } | null {
  const slug = findOwn(area?.cities, toPlaceKey(city))?.metro;
  const name = slug && area?.metros[slug];
  return slug && name ? { slug, name } : null;
}

export const knowsCity = (area: CityMetros | null, city: string): boolean =>
  area === null ||
  findOwn(area.cities, toPlaceKey(city)) !== undefined ||
  / (?:county|parish|borough)\s*$/i.test(city);

/** The name of the state's city that is spelled nearly so. */
export function findMeantCity(area: CityMetros | null, city: string): string | null {
  const typed = toPlaceKey(city).replaceAll("-", " ");
  const names = Object.keys(area?.cities ?? {}).map((slug) => slug.replaceAll("-", " "));
  const meant = findNearestWord(
    typed,
    names.map((word) => ({ word, weight: 0 })),
  );
  return meant?.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) ?? null;
}

/** Null without a place, or for one that the table lacks. @param month 1 to 12 */
export function findFederalWeek(perDiem: PerDiem | null, city: string, month: number): FederalWeek | null {
  const at = findOwn(perDiem?.places, toPlaceKey(city));
  if (!perDiem || at === undefined) return null;
  const rate = at === null ? perDiem.standard : perDiem.rates[at]!;
  return {
    ...toFederalWeek({ lodging: rate.lodging[month - 1]!, meals: rate.meals }),
    rate,
    isStandard: at === null,
  };
}

/** Dollars per week. */
export interface FederalWeek {
  lodging: number;
  meals: number;
  rate: PerDiemRate;
  isStandard: boolean;
}

export interface OfferFacts {
  asked: AskedOffer;
  terms: OfferTerms;
  worth: OfferWorth;
  asker: Asker;
  standing: PayStanding | null;
  /** Jobs in the whole country. */
  employed: number | null;
  federalWeek: FederalWeek | null;
  rules: TaxRules;
  place: TaxPlace;
  metro: { slug: string; name: string } | null;
  /** Set for a city that the state's list lacks, with the one that may be meant. */
  unknownCity?: { meant: string | null } | null;
  /** Null without a place, or for one without a published level. */
  prices: LocalPrices | null;
  /** Without what is only expected. */
  guaranteed: OfferWorth;
  /** Each year of the stay, if they differ. */
  years: readonly OfferWorth[];
  /** Worth before taxes with other terms, of a year or of a contract. */
  toTotalWith: (change: Partial<OfferTerms>) => number;
}

const general =
  "Business taxes and license fees of a state or city are not in the sum, nor is what an LLC or a corporation owes. Our list of them is not complete: ask the state and the city where you work.";

const taxedBy = { wages: "profit", taxable: "income that the state taxes", tax: "state income tax" };

/** What a contractor may owe besides. Without a city, those of all cities that we know in the state. */
export function listBusinessTaxes(
  { terms, asked, place, rules: { state, local } }: OfferFacts,
  stateName: string | null,
): string[] {
  if (terms.kind !== "contractor") return [];
  const due = (state?.businessTaxes ?? []).filter(
    ({ places }) => !places || asked.city === "" || isOneOf(places, asked.city),
  );
  return [
    local &&
      place.city &&
      !asked.said.has("local") &&
      `We take ${place.city.name}'s ${local.amount > 0 ? "fixed tax" : `tax on your ${taxedBy[local.on]}`}.`,
    due.length > 0 && `Not counted for a contractor in ${stateName}: ${due.map(toText).join("; ")}.`,
    stateName && due.length === 0 && `We know of no business tax of ${stateName} to name here.`,
    general,
  ].filter((line): line is string => Boolean(line));
}

const toText = ({ tax, source, year }: BusinessTax): string => `${tax} (${source}, ${year})`;
