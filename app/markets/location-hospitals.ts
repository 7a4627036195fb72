import { startSentence } from "#app/candidates/license-words.ts";
import type { Place } from "#app/platform/place-records.ts";
import { formatCount } from "#app/ui/count.ts";
import { milesBetween, type Position } from "./distance.ts";
import { listWithAnd } from "./figures.ts";
import { type PlaceAround, type PlaceStory, toMilesText, toPosition } from "./location-story.ts";
import { toHospitalName } from "./metro-hospitals.ts";
import { pick, toCounted, toNumberWord } from "./prose.ts";

const mostNearby = 4;

/** Hospitals of the nearest places, which matter most where the place has none, by how far they are themselves. */
export function listNearbyHospitals(place: Place, around: readonly PlaceAround[]) {
  const limit = place.hospitals.length > 3 ? 3 : mostNearby;
  return around
    .filter(({ miles }) => miles <= 60)
    .flatMap(({ other }) =>
      other.hospitals
        .slice(0, 2)
        .map((hospital) => ({ hospital, other, miles: toHospitalMiles(place, hospital) })),
    )
    .sort((a, b) => a.miles - b.miles)
    .slice(0, limit);
}

/** From the center of the place to the hospital itself, to a tenth; its city may be much wider than that. */
export function toHospitalMiles(place: Place, hospital: Position): number {
  const here = toPosition(place);
  return here ? Math.round(milesBetween(here, hospital) * 10) / 10 : Number.POSITIVE_INFINITY;
}

export function tellLocalHospitals({ place }: PlaceStory, around: readonly PlaceAround[]): string {
  const [first, second] = place.hospitals;
  const near = around.find(({ other }) => other.hospitals.length > 0);
  if (!first) {
    if (!near) return `No hospital on Medicare's list gives ${place.name} in its address.`;
    const names = near.other.hospitals.slice(0, 1).map(toHospitalName);
    return pick(
      [
        `No hospital has its address in ${place.name} itself. ${near.other.name}, ${toMilesText(near.miles)} ${near.direction}, has ${listWithAnd(names)}.`,
        `${place.name} sends its patients elsewhere: the closest place with a hospital is ${near.other.name}, ${toMilesText(near.miles)} to the ${near.direction} (${listWithAnd(names)}).`,
        `For inpatient work one goes to ${near.other.name}, ${toMilesText(near.miles)} ${near.direction}, where ${listWithAnd(names)} ${names.length > 1 ? "stand" : "stands"}.`,
      ],
      place.population,
    );
  }
  const beds = first.beds === null ? "" : ` with ${formatCount(first.beds)} beds`;
  const name = toHospitalName(first);
  if (!second)
    return pick(
      [
        `The one hospital of ${place.name} is ${name}${beds}.`,
        `${name}${beds} is the only hospital with an address in ${place.name}.`,
      ],
      place.population,
    );
  const count = startSentence(toCounted(place.hospitals.length, "hospital"));
  const all = `${count}${place.hospitals.length === 10 ? " or more" : ""} have their address in ${place.name}`;
  if (first.beds === null) return `${all}, ${name} and ${toHospitalName(second)} among them.`;
  const next = second.beds === null ? "" : toHospitalName(second);
  return pick(
    [
      `${all}. ${name}${beds} is the largest of those that report them${next ? `, then ${next}` : ""}.`,
      `By reported beds ${name} (${formatCount(first.beds)}) leads ${toNumberWord(place.hospitals.length)} listed in ${place.name}${next ? `; ${next} is next` : ""}.`,
    ],
    place.population,
  );
}
