import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { type ListedTrait, listedTraits } from "#app/jobs/reading/traits/trait-names.ts";
import {
  type FacetName,
  facetCodes,
  facetNames,
  readFacet,
  toTraitBit,
} from "#app/jobs/search/index/search-keys.ts";
import type { JobFilters } from "./filters.ts";

type FacetCombination = readonly [packed: number, postings: number];

export type FacetChoices = Record<FacetName, number[]>;

export type TraitCounts = Record<ListedTrait, number>;

export type FacetCounts = Record<FacetName, Map<number, number>>;

export function toFacetChoices(filters: JobFilters): FacetChoices {
  return {
    profession: filters.profession.map((slug) => findProfession(slug)!.code),
    type: filters.type.map((type) => facetCodes.type[type]),
    workplace: filters.workplace.map((workplace) => facetCodes.workplace[workplace]),
    shift: filters.shift.map((shift) => facetCodes.shift[shift]),
    urgent: filters.urgent ? [1] : [],
    // With a state license, one term of the search plan covers both state and compact.
    compact: filters.compact && filters.license.length === 0 ? [1] : [],
  };
}

const hasChosen = (packed: number, name: FacetName, choices: FacetChoices) =>
  choices[name].includes(readFacet(packed, name));

export const listAsked = (choices: FacetChoices) => facetNames.filter((name) => choices[name].length > 0);

export const hasChoices = (choices: FacetChoices): boolean => listAsked(choices).length > 0;

export function meetsChoices(packed: number, choices: FacetChoices): boolean {
  return listAsked(choices).every((name) => hasChosen(packed, name, choices));
}

/** Counts a facet over postings that match all others, or one choice would empty the rest of its group. */
export function countFacets(combinations: Iterable<FacetCombination>, choices: FacetChoices) {
  const counts = Object.fromEntries(
    facetNames.map((name) => [name, new Map<number, number>()]),
  ) as FacetCounts;
  const asked = listAsked(choices);
  let total = 0;
  for (const [packed, postings] of combinations) {
    let missed: FacetName | null = null;
    let misses = 0;
    for (const name of asked) {
      if (hasChosen(packed, name, choices)) continue;
      misses += 1;
      missed = name;
    }
    if (misses > 1) continue;
    if (missed === null) total += postings;
    for (const name of missed === null ? facetNames : [missed]) {
      const code = readFacet(packed, name);
      counts[name].set(code, (counts[name].get(code) ?? 0) + postings);
    }
  }
  return { counts, total };
}

export const countTraits = (packed: readonly number[]): TraitCounts =>
  Object.fromEntries(
    listedTraits.map((trait) => [trait, packed.filter((one) => (one >> toTraitBit(trait)) & 1).length]),
  ) as TraitCounts;
