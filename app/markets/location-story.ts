import { toStateText } from "#app/candidates/license-words.ts";
import type { Metro, Place } from "#app/platform/place-records.ts";
import { formatCount } from "#app/ui/count.ts";
import { milesBetween, type Position } from "./distance.ts";
import { formatOrdinal, listWithAnd } from "./figures.ts";
import { pick, toCounted, toRanked } from "./prose.ts";
import type { State } from "./states.ts";

/** A place with the others of its state, largest first. */
export interface PlaceStory {
  place: Place;
  places: readonly Place[];
  state: State;
  metro: Metro | null;
}

export const toPosition = ({ latitude, longitude }: Place): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const winds = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"];

/** "northeast": where one sees the other from here. */
function toDirection(from: Position, to: Position): string {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const turn = Math.atan2(east, to.latitude - from.latitude) / (Math.PI / 4);
  return winds[(Math.round(turn) + winds.length) % winds.length]!;
}

/** The other places of the state by distance. */
export function listAround({ place, places }: Pick<PlaceStory, "place" | "places">) {
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

export type PlaceAround = ReturnType<typeof listAround>[number];

/** Where the place stands: in its state, its county, its metropolitan area. */
export function tellPlace(story: PlaceStory, around: readonly PlaceAround[]): string[] {
  return [
    [toRankText(story), toSizesText(story)].join(" "),
    [toCountyText(story), toMetroText(story, around), toNearText(story, around)].filter(Boolean).join(" "),
  ];
}

function toRankText({ place, places, state }: PlaceStory): string {
  const { name, population, rank } = place;
  const people = formatCount(population);
  const where = toStateText(state.code);
  const of = places.length;
  if (rank === 1)
    return of === 1
      ? `${name}, with ${people} residents, is the only place of its size in ${where}.`
      : `${name} is the largest place of ${where}: ${people} residents.`;
  if (rank === of)
    return `With ${people} residents, ${name} is the smallest of ${where}'s ${of} places of 20,000 people and more.`;
  if (rank <= 10)
    return pick(
      [
        `${name} is the ${toRanked(rank, "largest")} place in ${where}, home to ${people}.`,
        `${people} people live in ${name}; ${where} has ${toCounted(rank - 1, "larger place")}.`,
      ],
      population,
    );
  return pick(
    [
      `${name} has ${people} residents and ranks ${formatOrdinal(rank)} of ${of} in ${where}.`,
      `In ${where}, ${rank - 1} places are larger than ${name} and ${of - rank} of 20,000 and more are smaller; ${people} people live here.`,
      `Home to ${people}, ${name} is number ${rank} of ${where}'s places by size.`,
      `${people}: so many people live in ${name}, the ${toRanked(rank, "largest")} of ${of} places in ${where}.`,
      `By size ${name} comes ${formatOrdinal(rank)} in ${where}, at ${people} residents.`,
    ],
    population,
  );
}

function toSizesText({ place, places }: PlaceStory): string {
  const above = places[place.rank - 2];
  const below = places[place.rank];
  const say = (other: Place) => `${other.name} (${formatCount(other.population)})`;
  if (above && below)
    return pick(
      [
        `${say(above)} and ${say(below)} are its peers.`,
        `It stands between ${say(above)} and ${say(below)}.`,
        `Just larger is ${say(above)}, just smaller ${say(below)}.`,
      ],
      place.population + 1,
    );
  if (above) return `Next above it is ${say(above)}.`;
  return below ? `${say(below)} comes second.` : "";
}

function toCountyText({ place, places }: PlaceStory): string | null {
  if (!place.county) return null;
  const all = places.filter((other) => other.county === place.county);
  const people = all.reduce((sum, { population }) => sum + population, 0);
  const others = all.filter((other) => other !== place).map(({ name }) => name);
  if (others.length === 0)
    return pick(
      [
        `No other place in ${place.county} has 20,000 people.`,
        `In ${place.county} it is alone at this size.`,
      ],
      place.population,
    );
  if (others.length === 1) return `${place.county} has one more place of that size, ${others[0]}.`;
  const rank = all.indexOf(place) + 1;
  const share = Math.max(1, Math.round((place.population / people) * 100));
  return rank === 1
    ? `It is the largest place of ${place.county}, before ${listWithAnd(others.slice(0, 2))}.`
    : pick(
        [
          `Of the ${all.length} such places in ${place.county} it is the ${toRanked(rank, "largest")}, with ${share} percent of their residents.`,
          `${place.county} has ${all.length} of these places; ${place.name} is number ${rank}, after ${all[rank - 2]!.name}.`,
        ],
        place.population,
      );
}

function toMetroText({ place, metro }: PlaceStory, around: readonly PlaceAround[]): string {
  // Twenty new places are on no map of ours yet: their county and area are not known.
  if (!place.county) return "";
  if (!place.metro || !metro)
    return pick(
      [
        "It belongs to no metropolitan area.",
        `No metropolitan area includes ${place.name}.`,
        "Metropolitan areas leave it out.",
      ],
      place.population,
    );
  const people = formatCount(metro.populations.at(-1)!);
  if (place.slug === metro.slug) return `The metropolitan area of ${people} people is named for it.`;
  const center = around.find(({ other }) => other.slug === metro.slug);
  const city = metro.name.split(", ")[0];
  if (!center) return `It counts toward the ${metro.name} area of ${people} people.`;
  return pick(
    [
      `${city}, the center of its metropolitan area, is ${toMilesText(center.miles)} to the ${center.direction}.`,
      `The center of ${city}, to whose area it belongs, is ${toMilesText(center.miles)} ${center.direction}.`,
    ],
    place.population,
  );
}

/** Said only where there is nothing around: else the rings tell it. */
function toNearText({ state }: PlaceStory, around: readonly PlaceAround[]): string | null {
  const [first] = around;
  if (!first || first.miles <= 25) return null;
  return `The next such place in ${toStateText(state.code)} is ${first.other.name}, ${toMilesText(first.miles)} ${first.direction}.`;
}

export const toMilesText = (miles: number): string =>
  `${formatCount(miles)} ${miles === 1 ? "mile" : "miles"}`;

const rings = [5, 10, 25, 50];

/** How many other such places, and how many people in them, are within so many miles; a ring that adds none is left out. */
export function listRings(around: readonly PlaceAround[]) {
  return rings
    .map((miles) => {
      const within = around.filter((one) => one.miles <= miles);
      const people = within.reduce((sum, { other }) => sum + other.population, 0);
      return { miles, places: within.length, people };
    })
    .filter(({ places }, at, all) => places > (all[at - 1]?.places ?? 0));
}

/** Those that come just before and after it by size in the state. */
export function listPeers({ place, places }: Pick<PlaceStory, "place" | "places">, count: number): Place[] {
  if (count === 0) return [];
  const first = Math.max(0, Math.min(place.rank - 1 - count / 2, places.length - count - 1));
  return places.slice(first, first + count + 1).filter((other) => other !== place);
}
