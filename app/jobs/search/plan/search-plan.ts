import { toSpellings } from "#app/facts/reference/place/city-aliases.ts";
import type { State } from "#app/facts/reference/place/states.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty, specialties, specialtyGroups } from "#app/facts/reference/profession/specialties.ts";
import { keysPerDay, toPostingDay } from "#app/jobs/postings/record/posting-key.ts";
import { traitCodes } from "#app/jobs/reading/traits/trait-names.ts";
import {
  anyOf,
  type FacetName,
  keyTokens,
  paySteps,
  toCell,
  weekSteps,
} from "#app/jobs/search/index/search-keys.ts";
import { toTextExpression } from "#app/jobs/search/index/search-language.ts";
import { payPeriods, postedChoices, type Sort } from "#app/jobs/search/typed/filter-choices.ts";
import { toWords } from "#app/kit/text/words.ts";
import { type FacetChoices, toFacetChoices } from "./facets.ts";
import { type JobFilters, toSort } from "./filters.ts";
import { toLicenseTerm } from "./license-term.ts";
import { type Circle, listTowns, type SearchPlace } from "./search-place.ts";
import type { TitledWords, TypedTerms } from "./typed-terms.ts";

export interface SearchPlan {
  /** Null without words; empty when none of them is searchable. */
  text: string | null;
  terms: string[];
  excluded: string[];
  /** Of the text, as `text` is. */
  refused: string | null;
  /** Null unless the list is sorted by relevance. */
  titled: TitledWords | null;
  choices: FacetChoices;
  firstKey: number | null;
  /** Any of them. Checked on each candidate, because the tokens only approximate a circle. */
  circles: readonly Circle[];
  /** Of FIPS codes: instead of a circle, in one of these. Empty without circles, where the tokens say it. */
  orStates: readonly number[];
  minPay: { column: "hour_cents" | "week_cents" | "year_cents"; cents: number } | null;
  /** Set when only facets and a state are asked for, which facet_counts can answer. */
  scope: number | null;
  sort: Sort;
}

/** Without `typed`, the words are searched literally. */
export function toSearchPlan(
  filters: JobFilters,
  place: SearchPlace,
  now: number,
  typed: TypedTerms | null = null,
): SearchPlan {
  const words = [
    typed ? typed.text : filters.query ? (toTextExpression(filters.query) ?? "") : null,
    place.kind === "named" ? toPlaceExpression(place.words) : null,
    place.kind === "unread" ? "" : null,
  ].filter((part) => part !== null);
  const isSearchable = words.every((part) => part !== "");
  const pay = toPayTerm(filters);
  const terms = [
    place.kind === "state" && toStateTerm(place.state, place.isRemote),
    place.kind === "states" && anyOf(place.states.map((state) => toStateTerm(state, place.isRemote))),
    place.kind === "named" && place.state && toStateTerm(place.state, place.isRemote),
    place.kind === "city" && anyOf(listCells(place)),
    place.kind === "places" && toPlacesTerm(place),
    filters.specialty && toSpecialtyTerm(filters.specialty),
    pay?.term,
    toLicenseTerm(filters),
    ...filters.has.map((trait) => keyTokens.trait(traitCodes[trait])),
    ...(typed?.terms ?? []),
  ].filter((term) => typeof term === "string");
  const choices = toFacetChoices(place.isRemote ? { ...filters, workplace: ["remote"] } : filters);
  const isFacetsOnly =
    words.length === 0 &&
    !typed?.excluded.length &&
    !typed?.refused &&
    !filters.posted &&
    pay === null &&
    terms.length === (place.kind === "state" ? 1 : 0) &&
    !(place.kind === "state" && place.isRemote);
  return {
    text: words.length === 0 ? null : isSearchable ? words.join(" AND ") : "",
    terms,
    excluded: typed?.excluded ?? [],
    refused: typed?.refused ?? null,
    titled: toSort(filters) === "relevance" ? (typed?.titled ?? null) : null,
    choices,
    firstKey: filters.posted ? (toPostingDay(now) - postedChoices[filters.posted]) * keysPerDay : null,
    circles: listTowns(place),
    orStates: place.kind === "places" ? place.states.map(({ fips }) => fips) : [],
    minPay: pay?.exact ?? null,
    scope: isFacetsOnly ? (place.kind === "state" ? place.state.fips : 0) : null,
    sort: toSort(filters),
  };
}

/** Remote work is found by the states where it may be done. */
function toStateTerm(state: State, isRemote: boolean): string {
  const inState = keyTokens.state(state.fips);
  return isRemote ? anyOf([inState, keyTokens.license(state.fips)]) : inState;
}

function toPlaceExpression(words: string): string {
  const quoted = toWords(words).map((word) => anyOf(toSpellings(word).map((way) => `"${way}"`)));
  return quoted.length > 0 ? `place : (${quoted.join(" AND ")})` : "";
}

/** Against the figure that the card shows for the unit. `exact` is null when the amount is a step. */
function toPayTerm({
  payMin,
  payPeriod,
}: JobFilters): { term: string | null; exact: SearchPlan["minPay"] } | null {
  if (payMin === null) return null;
  const exact = { column: `${payPeriod}_cents` as const, cents: Math.round(payMin * 100) };
  if (payPeriod === "hour") {
    // A rate that was worked out is shown in whole dollars, and may be shown half a dollar higher.
    const step = paySteps.findLast((amount) => amount <= (payMin - 0.5) * payPeriods.hour);
    return { term: keyTokens.payStep(step ?? 1), exact };
  }
  const [steps, toToken] =
    payPeriod === "week" ? [weekSteps, keyTokens.weekStep] : [paySteps, keyTokens.yearStep];
  const step = steps.findLast((amount) => amount <= payMin) ?? 1;
  return { term: toToken(step), exact: step === payMin ? null : exact };
}

function toSpecialtyTerm(slug: string): string {
  const group = specialtyGroups[slug];
  if (!group) return keyTokens.specialty(findSpecialty(slug)!.code);
  return anyOf([
    ...specialties.filter((s) => group.families.includes(s.family)).map((s) => keyTokens.specialty(s.code)),
    ...professions
      .filter((p) => group.professions.includes(p.group))
      .map((p) => keyTokens.profession(p.code)),
  ]);
}

export const milesPerDegree = 69.1;

const toPlacesTerm = ({ towns, states }: Extract<SearchPlace, { kind: "places" }>): string =>
  anyOf([...new Set([...towns.flatMap(listCells), ...states.map(({ fips }) => keyTokens.state(fips))])]);

function listCells({ lat, lon, radiusMiles }: Circle): string[] {
  const high = radiusMiles / milesPerDegree;
  const wide = high / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  const cells = new Set<number>();
  for (let y = lat - high; y < lat + high + 0.5; y += 0.5) {
    for (let x = lon - wide; x < lon + wide + 0.5; x += 0.5)
      cells.add(toCell(Math.min(y, lat + high), Math.min(x, lon + wide)));
  }
  return [...cells].map(keyTokens.cell);
}

const facetTokens: Record<FacetName, (code: number) => string> = {
  profession: keyTokens.profession,
  type: keyTokens.type,
  workplace: keyTokens.workplace,
  shift: keyTokens.shift,
  urgent: keyTokens.urgent,
  compact: keyTokens.compact,
};

/** Keys' tokens start with z, except zq. Asking FTS5 for a match's column takes four times as long. */
function mayBeKey(text: string): boolean {
  const words = text.replace(ownKey, " ").match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => !/^(?:[a-y0-9]|zq)/i.test(word));
}

/** What typed-terms.ts adds beside words. */
const ownKey = /keys : z[a-z]+\d+/g;

export function toMatch(
  plan: SearchPlan,
  withFacets = true,
  extraTerms: readonly string[] = [],
): string | null {
  const facetTerms = withFacets
    ? (Object.keys(facetTokens) as FacetName[])
        .filter((name) => plan.choices[name].length > 0)
        .map((name) => anyOf(plan.choices[name].map(facetTokens[name])))
    : [];
  const keys = [...plan.terms, ...facetTerms, ...extraTerms];
  const without = [plan.excluded.length > 0 && `keys : ${anyOf(plan.excluded)}`, plan.refused].filter(
    Boolean,
  );
  const isOnlyLeavingOut = without.length > 0 && !plan.text && keys.length === 0;
  if (isOnlyLeavingOut) keys.push(keyTokens.any());
  const parts = [
    plan.text && `${mayBeKey(plan.text) ? "- keys : " : ""}(${plan.text})`,
    keys.length > 0 && `keys : (${keys.join(" AND ")})`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  const wanted = parts.join(" AND ");
  return without.length > 0 ? `(${wanted}) NOT (${without.join(" OR ")})` : wanted;
}
