import {
  findNearestPlace,
  listPlaces,
  type OnePlace,
  type Placed,
  type Seen,
  seenFrom,
} from "#app/jobs/postings/record/job-places.ts";
import { type Circle, listTowns, type SearchPlace } from "./search-plan.ts";

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
