import { milesBetween, type Position } from "#app/facts/reference/place/distance.ts";
import type { FurtherPlace } from "#app/jobs/schema.ts";

/** The first included. migrations/0117 refuses more. */
export const mostPlaces = 50;

export interface Placed {
  city: string | null;
  stateCode: string | null;
  lat: number | null;
  lon: number | null;
  morePlaces: readonly FurtherPlace[];
}

export type OnePlace = Omit<Placed, "morePlaces">;

/** The first is the one that a posting with a single place has. */
export const listPlaces = ({ city, stateCode, lat, lon, morePlaces }: Placed): OnePlace[] => [
  { city, stateCode, lat, lon },
  ...morePlaces,
];

/** Each once, the first place's first. */
export const listPlaceStates = ({ stateCode, morePlaces }: Pick<Placed, "stateCode" | "morePlaces">) => [
  ...new Set([stateCode, ...morePlaces.map((place) => place.stateCode)].filter((code) => code !== null)),
];

export const toPlaceName = ({ city, stateCode }: Pick<OnePlace, "city" | "stateCode">): string =>
  [city, stateCode].filter(Boolean).join(", ");

/** For a person who prefers one of several. */
export const listChoosablePlaces = (job: Placed): string[] =>
  job.morePlaces.length > 0 ? listPlaces(job).map(toPlaceName) : [];

/** In miles. Null while nobody knows where any of them is. */
export function findNearestPlace(from: Position, job: Placed): { place: OnePlace; miles: number } | null {
  const measured = listPlaces(job).flatMap((place) =>
    place.lat === null || place.lon === null
      ? []
      : [{ place, miles: milesBetween(from, { latitude: place.lat, longitude: place.lon }) }],
  );
  return measured.reduce<(typeof measured)[number] | null>(
    (best, next) => (best && best.miles <= next.miles ? best : next),
    null,
  );
}

/** A posting as seen from one of its places, which then counts as the first. */
export function seenFrom<Job extends Placed>(job: Job, place: OnePlace | null | undefined): Seen<Job> {
  if (!place || job.morePlaces.length === 0) return job;
  const others = listPlaces(job).filter((other) => toPlaceName(other) !== toPlaceName(place));
  // What similar jobs pay is known of the first place's state.
  const pay = place.stateCode === job.stateCode ? {} : { similarPay: null };
  return { ...job, ...pay, ...place, morePlaces: others as FurtherPlace[], isSeenFrom: true };
}

/** `isSeenFrom`: a person looks for work in the first place, so what depends on the place is about that one. */
export type Seen<Job> = Job & { isSeenFrom?: boolean };
