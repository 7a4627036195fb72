import type { CatalogRecord } from "#app/facts/catalog/catalog-records.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { findCityAlias } from "./city-aliases.ts";
import { isWholeCountry } from "./place.ts";
import { findMetroByAlias } from "./place-slugs.ts";
import { findStateBySlug, parseState, toStateText } from "./states.ts";

export type PayPlace =
  | { kind: "country"; slug: "united-states"; name: string }
  | { kind: "state"; slug: string; name: string; code: string }
  | { kind: "metro"; slug: string; name: string; stateCodes: readonly string[] };

export const country: PayPlace = { kind: "country", slug: "united-states", name: "United States" };

type Metros = CatalogRecord<"metro-index">;

/** Reads "tx", "Texas", "houston-tx", "Houston, TX", "nyc" and "USA". Null for smaller cities. */
export function findPayPlace(text: string, metros: Metros): PayPlace | null {
  const words = text.replaceAll("-", " ").replace(/\s+/g, " ").trim();
  if (!words) return null;
  const slug = toSlug(words);
  if (slug === country.slug || slug === "nation" || isWholeCountry(words)) return country;
  const state = parseState(words) ?? findStateBySlug(slug);
  if (state) return { kind: "state", slug: state.slug, name: state.name, code: state.code };
  const alias = findCityAlias(words.toLowerCase(), null);
  const asked = alias ? toSlug(`${alias.name} ${alias.stateCode}`) : slug;
  const metro = metros.find((one) => one.slug === asked) ?? findMetroByAlias(metros, asked);
  return metro && { kind: "metro", slug: metro.slug, name: metro.name, stateCodes: metro.stateCodes };
}

export function toPlaceInText(place: PayPlace): string {
  if (place.kind === "country") return `the ${place.name}`;
  return place.kind === "state" ? toStateText(place.code) : `the ${place.name} metro area`;
}
