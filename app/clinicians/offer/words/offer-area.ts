import type { PerDiem } from "#app/facts/catalog/pay-records.ts";
import type { CityMetros, PriceLevels } from "#app/facts/catalog/wage-records.ts";
import { findNearestWord } from "#app/jobs/search/spelling/nearest-word.ts";
import { toFederalWeek } from "#app/clinicians/offer/sum/assignment.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import type { FederalWeek, Prices } from "./offer-facts.ts";

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

/** The metropolitan area's prices, or the state's. */
export function findPrices(
  levels: PriceLevels,
  metro: { slug: string; name: string } | null,
  state: { code: string; name: string } | null,
): Prices | null {
  const own = metro && findOwn(levels, metro.slug);
  if (own) return { level: own, place: metro.name };
  const wider = state && findOwn(levels, state.code);
  return wider ? { level: wider, place: state.name } : null;
}
