import type { State } from "#app/facts/reference/place/states.ts";
import {
  findNearestPlace,
  listPlaces,
  type OnePlace,
  type Placed,
  type Seen,
  seenFrom,
} from "#app/jobs/postings/record/job-places.ts";
import { listWithOr } from "#app/kit/text/sentence.ts";

/** Where a search looks. */
export type SearchPlace = { isRemote: boolean } & (
  | { kind: "anywhere" }
  | { kind: "state"; state: State }
  | { kind: "states"; states: readonly State[] }
  /** `name` is the place that was read, and `namesakes` others of its name, when no state was given. */
  | { kind: "city"; lat: number; lon: number; radiusMiles: number; name?: string; namesakes?: string[] }
  /** Any of them. */
  | { kind: "places"; towns: readonly Town[]; states: readonly State[] }
  | { kind: "named"; words: string; state: State | null }
  | { kind: "unread" }
);

export interface Circle {
  lat: number;
  lon: number;
  radiusMiles: number;
}

export type Town = Circle & { name?: string };

export const anywhere: SearchPlace = { kind: "anywhere", isRemote: false };

export const listTowns = (place: SearchPlace): readonly Town[] =>
  place.kind === "city" ? [place] : place.kind === "places" ? place.towns : [];

/** "Tampa, FL or Wyoming" */
export const toPlacesName = ({ towns, states }: Extract<SearchPlace, { kind: "places" }>): string =>
  listWithOr([...towns.flatMap(({ name }) => name ?? []), ...states.map(({ name }) => name)]);

/** Empty where no town is meant. */
export const toTownsName = (place: SearchPlace): string =>
  listWithOr(listTowns(place).flatMap(({ name }) => name ?? []));

/** As seen from the place that the search found it by: the nearest one of a town, or the first one in a state. */
export const fromMatchedPlace = <Job extends Placed>(job: Job, place: SearchPlace): Seen<Job> =>
  job.morePlaces.length === 0 ? job : seenFrom(job, findMatched(job, place));

/** Of the posting's places, the one that is nearest to any of the towns, in miles. */
export function findNearestTo(towns: readonly Circle[], job: Placed) {
  const found = towns.flatMap(
    ({ lat, lon }) => findNearestPlace({ latitude: lat, longitude: lon }, job) ?? [],
  );
  return found.toSorted((a, b) => a.miles - b.miles)[0] ?? null;
}

function findMatched(job: Placed, place: SearchPlace): OnePlace | null | undefined {
  switch (place.kind) {
    case "city":
      return findNearestTo(listTowns(place), job)?.place;
    case "places":
      return (
        listPlaces(job).find(({ stateCode }) => place.states.some(({ code }) => code === stateCode)) ??
        findNearestTo(place.towns, job)?.place
      );
    case "state":
      return listPlaces(job).find(({ stateCode }) => stateCode === place.state.code);
    case "states":
      return listPlaces(job).find(({ stateCode }) => place.states.some(({ code }) => code === stateCode));
    case "named":
      return listPlaces(job).find(({ city }) => city?.toLowerCase() === place.words.toLowerCase());
    default:
      return null;
  }
}
