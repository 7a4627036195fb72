import { milesBetween } from "#app/facts/reference/place/distance.ts";
import type { NamedRegion } from "#app/facts/reference/place/named-regions.ts";
import { defaultRadius, type Sort } from "#app/jobs/search/typed/filter-choices.ts";
import { listTypedPlaces, readTyped } from "#app/jobs/search/typed/read-typed.ts";
import {
  type KnownCity,
  mostTowns,
  ofKind,
  type Reading,
  type TypedQuery,
} from "#app/jobs/search/typed/typed-query.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { JobFilters } from "./filters.ts";
import {
  findCities,
  findSearchPlaces,
  mostNamesakes,
  toName,
  toOnePlace,
  toTown,
} from "./find-place.server.ts";
import type { SearchPlace, Town } from "./search-place.ts";
import { type SearchPlan, toSearchPlan } from "./search-plan.ts";
import { toTypedTerms } from "./typed-terms.ts";

export interface AskedSearch {
  filters: JobFilters;
  /** Null without words, or if they are to be taken literally. */
  typed: TypedQuery | null;
  place: SearchPlace;
  /** Kept, so that fewer words can be read again with the same cities. */
  cities: readonly KnownCity[];
}

export async function readSearch(db: Db, filters: JobFilters): Promise<AskedSearch> {
  const isRead = filters.query !== "" && !filters.exact;
  const [place, cities] = await Promise.all([
    findSearchPlaces(db, filters.location, filters.radius),
    isRead && filters.location === "" ? findCities(db, listTypedPlaces(filters.query)) : [],
  ]);
  return rereadSearch({ filters, typed: null, place, cities }, filters, place);
}

/** For fewer or other filters than before; asks the database nothing. */
export function rereadSearch(search: AskedSearch, filters: JobFilters, stated: SearchPlace): AskedSearch {
  const isRead = filters.query !== "" && !filters.exact;
  const cities = filters.location === "" ? search.cities : null;
  const typed = isRead ? readTyped(filters.query, { cities, hasRegions: true }) : null;
  const radiusMiles = toRadius(typed, filters);
  const place =
    stated.kind === "city"
      ? { ...stated, radiusMiles }
      : stated.kind === "places"
        ? { ...stated, towns: stated.towns.map((town) => widen(town, radiusMiles)) }
        : stated;
  return { ...search, filters, typed, place: toPlace(typed, filters, place) };
}

function toPlace(typed: TypedQuery | null, filters: JobFilters, stated: SearchPlace): SearchPlace {
  if (!typed || filters.location !== "") return stated;
  const wanted = typed.readings.filter(({ isNot }) => !isNot);
  const isRemote = ofKind(wanted, "workplace").some(({ value }) => value === "remote");
  const named = ofKind(wanted, "city").slice(0, mostTowns);
  const [first] = named;
  const cities = new Map(named.map(({ city }) => [toName(city), city]));
  const radiusMiles = toRadius(typed, filters);
  const { states, regions } = toOtherPlaces(wanted);
  const towns = [
    ...[...cities.values()].flatMap((city) => toTown(city, radiusMiles) ?? []),
    ...regions.flatMap((region) => region.towns.map((town) => widen(town, radiusMiles))),
  ];
  if (first && towns.length === 0) return { kind: "named", words: first.city.name, state: null, isRemote };
  if (first && towns.length === 1 && states.length === 0) {
    const namesakes = (first.namesakes ?? []).slice(0, mostNamesakes).map(toName);
    return { kind: "city", ...towns[0]!, isRemote, namesakes };
  }
  return toOnePlace({ towns, states, isRemote }) ?? stated;
}

/** Who chooses a distance means the towns of a region too, but never less than the region. */
const widen = (town: Town, radiusMiles: number): Town =>
  radiusMiles === defaultRadius ? town : { ...town, radiusMiles: Math.max(radiusMiles, town.radiusMiles) };

/** Beside the cities: a state or a region of which another place is a part only says where that is. */
function toOtherPlaces(wanted: readonly Reading[]) {
  const cities = ofKind(wanted, "city").map(({ city }) => city);
  const isOf = (city: KnownCity, { states, towns }: NamedRegion) =>
    states.some(({ code }) => code === city.stateCode) || towns.some((town) => isWithin(city, town));
  const stated = ofKind(wanted, "state").map(({ state }) => state);
  const regions = ofKind(wanted, "region")
    .map(({ region }) => region)
    .filter(
      (region) =>
        !cities.some((city) => isOf(city, region)) && !region.states.some((state) => stated.includes(state)),
    );
  const inTowns = new Set([
    ...cities.map(({ stateCode }) => stateCode),
    ...regions.flatMap(({ towns }) => towns.map(({ name }) => name.slice(-2))),
  ]);
  const states = stated.filter(({ code }) => !inTowns.has(code));
  return { regions, states: [...new Set([...states, ...regions.flatMap((region) => region.states)])] };
}

const isWithin = ({ lat, lon }: KnownCity, town: Town): boolean =>
  lat !== null &&
  lon !== null &&
  milesBetween({ latitude: lat, longitude: lon }, { latitude: town.lat, longitude: town.lon }) <=
    town.radiusMiles;

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
