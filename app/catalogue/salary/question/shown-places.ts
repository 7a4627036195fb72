import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import type { WageRecord } from "#app/facts/catalog/wage-records.ts";
import { findOwnPay, getMarketPay } from "#app/facts/reference/pay/market-pay.ts";
import { country, type PayPlace } from "#app/facts/reference/place/pay-place.ts";
import { findState, type State } from "#app/facts/reference/place/states.ts";
import type { PaidRole } from "#app/facts/reference/profession/paid-roles.ts";

export const toStatePlace = ({ slug, name, code }: State): PayPlace => ({
  kind: "state",
  ...{ slug, name, code },
});

const largestShown = 3;

/** Shows the country beside its largest areas, and a single place beside its state and the country. */
export function listShownPlaces(
  places: readonly PayPlace[],
  wages: WageRecord,
  metros: CatalogRecord<"metro-index">,
): readonly PayPlace[] {
  const [place] = places;
  if (!place) {
    const largest = metros.filter(({ slug }) => wages.metros[slug]).slice(0, largestShown);
    return [country, ...largest.map(toMetroPlace)];
  }
  if (places.length > 1 || place.kind === "country") return places;
  const state = place.kind === "metro" ? findState(place.stateCodes[0]) : null;
  const around = state && toStatePlace(state);
  return [place, ...(around && findOwnPay(wages, around) ? [around] : []), country];
}

/** Once each: a place without figures gives way to the wider one that has them. */
export function listPricedPlaces(shown: readonly PayPlace[], wages: WageRecord): readonly PayPlace[] {
  const priced = shown.map((place) => getMarketPay(wages, place).wider ?? place);
  return priced.filter(({ slug }, at) => priced.findIndex((other) => other.slug === slug) === at);
}

const [within, beside] = ["-in-", "-and-"];

export const toMetroPlace = ({
  slug,
  name,
  stateCodes,
}: Pick<CatalogRecord<"metro-index">[number], "slug" | "name" | "stateCodes">): PayPlace => ({
  kind: "metro",
  ...{ slug, name, stateCodes },
});

/** "registered-nurse-in-texas-and-ohio": no place's slug has these words. */
export const toCardSlug = (role: PaidRole, places: readonly PayPlace[]): string =>
  places.length === 0 ? role.slug : `${role.slug}${within}${places.map(({ slug }) => slug).join(beside)}`;

export function readCardSlug(slug: string): { role: string; places: string[] } {
  const at = slug.indexOf(within);
  if (at < 0) return { role: slug, places: [] };
  return { role: slug.slice(0, at), places: slug.slice(at + within.length).split(beside) };
}
