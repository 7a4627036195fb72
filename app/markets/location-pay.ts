import type { Place } from "#app/platform/place-records.ts";
import type { PlaceStory } from "./location-story.ts";
import { findNurses, type LocalPay, listLocalPay } from "./metro-pay.ts";
import { wageScopes, wantedProfessions } from "./wanted-professions.ts";

const othersShown = 5;
const step = 3;

/**
 * What the page of a place tells of its metropolitan area's pay: the ten most looked for on that of the central city;
 * elsewhere nurses and five others, which are not those of the next place, since the figures are the same for all.
 */
export function listShownPay({ place, places, metro }: Omit<PlaceStory, "state">): LocalPay[] {
  if (!metro) return [];
  const pays = listLocalPay(metro);
  const wanted: readonly string[] = wantedProfessions;
  if (place.slug === metro.slug) return pays.filter(({ slug }) => wanted.includes(slug));
  const nurses = findNurses(pays);
  const others = pays.filter((one) => one !== nurses && !(one.slug in wageScopes));
  const start = toOrder(place, places) * step;
  const window = Array.from({ length: Math.min(othersShown, others.length) }, (_, at) => start + at);
  return [...(nurses ? [nurses] : []), ...window.map((at) => others[at % others.length]!)];
}

/** Which of its area's places in the state it is, by size. */
const toOrder = (place: Place, places: readonly Place[]): number =>
  places.filter(({ metro }) => metro?.slug === place.metro?.slug).indexOf(place);
