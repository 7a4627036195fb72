import type { CatalogRecord } from "#app/facts/catalog/catalog-records.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { findState, type State } from "./states.ts";

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
