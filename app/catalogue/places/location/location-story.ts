import type { Metro, Place } from "#app/facts/catalog/place-records.ts";
import { milesBetween, type Position } from "#app/facts/reference/place/distance.ts";
import { type State, toStateText } from "#app/facts/reference/place/states.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { toCounted, toEndRank, toPercentText } from "#app/kit/text/prose.ts";
import { formatCount } from "#app/kit/ui/count.ts";

export interface PlaceStory {
  place: Place;
  places: readonly Place[];
  state: State;
  metro: Metro | null;
}

const toPosition = ({ latitude, longitude }: Place): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const winds = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"];

function toDirection(from: Position, to: Position): string {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const turn = Math.atan2(east, to.latitude - from.latitude) / (Math.PI / 4);
  return winds[(Math.round(turn) + winds.length) % winds.length]!;
}

export function listNearbyPlaces({ place, places }: Pick<PlaceStory, "place" | "places">) {
  const here = toPosition(place);
  if (!here) return [];
  return places
    .flatMap((other) => {
      const there = toPosition(other);
      if (other === place || !there) return [];
      return [
        {
          other,
          miles: Math.round(milesBetween(here, there) * 10) / 10,
          direction: toDirection(here, there),
        },
      ];
    })
    .sort((a, b) => a.miles - b.miles);
}

export type PlaceAround = ReturnType<typeof listNearbyPlaces>[number];

export function describePlace(story: PlaceStory, around: readonly PlaceAround[]): string[] {
  return [
    [toRankText(story), toSizesText(story)].filter(Boolean).join(" "),
    [toCountyText(story), toMetroText(story, around), toNearText(story, around), toLargestText(story, around)]
      .filter(Boolean)
      .join(" "),
  ];
}

function toRankText({ place, places, state }: PlaceStory): string {
  const size = `${place.name} has ${formatCount(place.population)} residents (Census Bureau, 2019-2023)`;
  const where = toStateText(state.code);
  if (places.length === 1) return `${size}. It is the only place of its size in ${where}.`;
  const rank = toEndRank(place.rank, places.length, ["largest", "smallest"]);
  if (rank)
    return `${size}. It is ${rank} of ${places.length} places with 20,000 people or more in ${where}.`;
  return place.rank === 1 ? `${size}. It is the largest place in ${where}.` : `${size}.`;
}

function toSizesText({ place, places }: PlaceStory): string {
  if (!toPosition(place)) return toWiderSizesText(place, places);
  const above = places[place.rank - 2];
  const below = places[place.rank];
  const say = (other: Place) => `${other.name} (${formatCount(other.population)})`;
  if (above && below)
    return `The next larger place in the state is ${say(above)}, and the next smaller is ${say(below)}.`;
  if (above) return `The next larger place is ${say(above)}.`;
  return below ? `${say(below)} is second.` : "";
}

const namedEachSide = 2;

/** There is little else to say about a place without a known position. */
function toWiderSizesText(place: Place, places: readonly Place[]): string {
  const first = Math.max(0, place.rank - 1 - namedEachSide);
  const near = places.slice(first, place.rank + namedEachSide).filter((other) => other !== place);
  const names = near.map((other) => `${other.name} (${formatCount(other.population)})`);
  return names.length > 1 ? `The places ranked around it in the state are ${listWithAnd(names)}.` : "";
}

const namedInCounty = 4;
const manyPeople = 250_000;

function toCountyText({ place, places }: PlaceStory): string | null {
  if (!place.county || place.county === "District of Columbia") return null;
  if (place.county === place.name || place.county === `${place.name} city`)
    return "It is an independent city, outside any county.";
  const others = places.filter((other) => other.county === place.county && other !== place);
  const names = others.map(({ name }) => name);
  // The largest cities cover several counties.
  if (place.population >= manyPeople) return `Its center is in ${place.county}.`;
  if (names.length === 0)
    return `It is in ${place.county}, which has no other place of 20,000 people or more.`;
  const of = `${toCounted(names.length, "other place", "other places")} of 20,000 people or more`;
  return names.length > namedInCounty
    ? `It is in ${place.county}, which has ${of}. The largest of them are ${listWithAnd(names.slice(0, 3))}.`
    : `It is in ${place.county}, which has ${of}: ${listWithAnd(names)}.`;
}

function toMetroText({ place, metro }: PlaceStory, around: readonly PlaceAround[]): string {
  // Twenty new places have no known county or area.
  if (!place.county) return "";
  if (!place.metro || !metro) return "It is not part of a metro area.";
  const all = metro.populations.at(-1)!;
  const people = formatCount(all);
  const share = `About ${toPercentText(Math.max(0.1, Math.round((1000 * place.population) / all) / 10))} of them live in ${place.name}.`;
  if (place.slug === metro.slug)
    return `It is the center of a metro area with ${people} people (July 2025). ${share}`;
  const center = around.find(({ other }) => other.slug === metro.slug);
  const city = metro.name.split(", ")[0];
  const part = `It is part of the ${metro.name} metro area, which has ${people} people (July 2025). ${share}`;
  if (!center) return part;
  return `${part} The center of ${toCityText(city!)} is ${toMilesText(center.miles)} ${center.direction}.`;
}

/** Only when nothing is near, because other places have a table of distances. */
function toNearText({ state }: PlaceStory, around: readonly PlaceAround[]): string | null {
  const [first] = around;
  if (!first || first.miles <= 25) return null;
  return `The nearest other place of 20,000 people or more in ${toStateText(state.code)} is ${first.other.name}, ${toMilesText(first.miles)} ${first.direction}.`;
}

const farMiles = 50;

/** Only if it is far: nearer places name it as a neighbor or as their metro area. */
function toLargestText({ places, state }: PlaceStory, around: readonly PlaceAround[]): string | null {
  const largest = around.find(({ other }) => other === places[0]);
  if (!largest || largest === around[0] || largest.miles < farMiles) return null;
  return `${toCityText(largest.other.name)}, the largest city in ${toStateText(state.code)}, is about ${toMilesText(Math.round(largest.miles))} ${largest.direction}.`;
}

/** The state of New York has the same name. */
export const toCityText = (name: string): string => (name === "New York" ? "New York City" : name);

export const toMilesText = (miles: number): string =>
  `${formatCount(miles)} ${miles === 1 ? "mile" : "miles"}`;

const rings = [5, 10, 25, 50];

/** Counts are cumulative. Omits a ring that adds no place. */
export function listRings(around: readonly PlaceAround[]) {
  return rings
    .map((miles) => {
      const within = around.filter((one) => one.miles <= miles);
      const people = within.reduce((sum, { other }) => sum + other.population, 0);
      return { miles, places: within.length, people };
    })
    .filter(({ places }, at, all) => places > (all[at - 1]?.places ?? 0));
}

export function listPlacesOfLikeSize(
  { place, places }: Pick<PlaceStory, "place" | "places">,
  count: number,
): Place[] {
  if (count === 0) return [];
  const first = Math.max(0, Math.min(place.rank - 1 - count / 2, places.length - count - 1));
  return places.slice(first, first + count + 1).filter((other) => other !== place);
}
