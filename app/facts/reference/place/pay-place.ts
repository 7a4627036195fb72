import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { findCityAlias } from "./city-aliases.ts";
import { isWholeCountry } from "./place.ts";
import { findState, findStateBySlug, parseState, type State, toStateText } from "./states.ts";

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

export function findStateOfSlug(slug: string): State | null {
  const found: State[] = [];
  for (const part of slug.split("-").slice(1).reverse()) {
    const state = part.length === 2 ? findState(part.toUpperCase()) : null;
    if (!state) break;
    found.push(state);
  }
  return found.at(-1) ?? null;
}

export function toCityWords(slug: string): string {
  const parts = slug.split("-");
  while (parts.length > 1 && findState(parts.at(-1)!.toUpperCase())) parts.pop();
  return parts.join("-");
}

type MetroEntry = CatalogRecord<"metro-index">[number];

/** Null unless exactly one area has this name. */
export function findMetroByAlias(metros: CatalogRecord<"metro-index">, slug: string): MetroEntry | null {
  const asked = toCityWords(slug);
  const state = asked === slug ? null : findStateOfSlug(slug);
  const inState = metros.filter(({ stateCodes }) => state === null || stateCodes.includes(state.code));
  const principal = inState.filter(({ name }) => toSlug(name.split(", ")[0]!) === asked);
  const found = principal.length > 0 ? principal : inState.filter(({ title }) => isNamed(title, asked));
  return found.length === 1 ? found[0]! : null;
}

function isNamed(title: string, asked: string): boolean {
  const cities = title
    .split(", ")[0]!
    .split(/--?|\//)
    .map(toSlug);
  return cities.includes(asked) || cities.some((_, at) => cities.slice(0, at + 1).join("-") === asked);
}
