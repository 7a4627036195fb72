import { defaultRadius, type Sort } from "#app/jobs/search/typed/filter-choices.ts";
import { listTypedPlaces, readTyped } from "#app/jobs/search/typed/read-typed.ts";
import { type KnownCity, ofKind, type TypedQuery } from "#app/jobs/search/typed/typed-query.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { JobFilters } from "./filters.ts";
import { findCities, findSearchPlace, mostNamesakes, toName } from "./find-place.server.ts";
import { type SearchPlace, type SearchPlan, toSearchPlan } from "./search-plan.ts";
import { toTypedTerms } from "./typed-terms.ts";

export interface AskedSearch {
  filters: JobFilters;
  /** Null without words, or if they are to be taken literally. */
  typed: TypedQuery | null;
  place: SearchPlace;
  /** Kept, so that the same words can be read again with fewer cities. */
  cities: readonly KnownCity[];
}

export async function readSearch(db: Db, filters: JobFilters): Promise<AskedSearch> {
  const isRead = filters.query !== "" && !filters.exact;
  const [place, cities] = await Promise.all([
    findSearchPlace(db, filters.location, filters.radius),
    isRead && filters.location === "" ? findCities(db, listTypedPlaces(filters.query)) : [],
  ]);
  return rereadSearch({ filters, typed: null, place, cities }, filters, place);
}

/** For fewer or other filters than before; asks the database nothing. */
export function rereadSearch(search: AskedSearch, filters: JobFilters, stated: SearchPlace): AskedSearch {
  const isRead = filters.query !== "" && !filters.exact;
  const cities = filters.location === "" ? search.cities : null;
  const typed = isRead ? readTyped(filters.query, { cities }) : null;
  const place = stated.kind === "city" ? { ...stated, radiusMiles: toRadius(typed, filters) } : stated;
  return { ...search, filters, typed, place: toPlace(typed, filters, place) };
}

function toPlace(typed: TypedQuery | null, filters: JobFilters, stated: SearchPlace): SearchPlace {
  if (!typed || filters.location !== "") return stated;
  const wanted = typed.readings.filter(({ isNot }) => !isNot);
  const isRemote = ofKind(wanted, "workplace").some(({ value }) => value === "remote");
  const [city] = ofKind(wanted, "city");
  const states = ofKind(wanted, "state");
  if (city) {
    const { lat, lon, name } = city.city;
    const namesakes = (city.namesakes ?? []).slice(0, mostNamesakes).map(toName);
    if (lat === null || lon === null) return { kind: "named", words: name, state: null, isRemote };
    return { kind: "city", lat, lon, radiusMiles: toRadius(typed, filters), isRemote, namesakes };
  }
  return states.length === 1 ? { kind: "state", state: states[0]!.state, isRemote } : stated;
}

/** What the field asks for outweighs what the words say. */
function toRadius(typed: TypedQuery | null, { radius }: JobFilters): number {
  const [said] = typed ? ofKind(typed.readings, "radius") : [];
  return said && radius === defaultRadius ? said.miles : radius;
}

export function planSearch({ filters, typed, place }: AskedSearch, now: number): SearchPlan {
  if (!typed) return toSearchPlan(filters, place, now);
  const [pay] = ofKind(typed.readings, "pay");
  const [posted] = ofKind(typed.readings, "posted");
  const said: Partial<JobFilters> = {
    ...(pay && filters.payMin === null && { payMin: pay.min, payPeriod: pay.period }),
    ...(posted && filters.posted === null && { posted: posted.value }),
    ...(filters.sort === null && { sort: findTypedSort(typed) }),
  };
  return toSearchPlan({ ...filters, ...said }, place, now, toTypedTerms(typed));
}

/** "High paying" is a list that begins with the highest pay. */
export const findTypedSort = (typed: TypedQuery | null): Sort | null =>
  ofKind(typed?.readings ?? [], "sort")[0]?.value ?? null;
