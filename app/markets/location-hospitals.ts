import { startSentence } from "#app/candidates/license-words.ts";
import type { NearbyHospital, Place } from "#app/platform/place-records.ts";
import { formatCount } from "#app/ui/count.ts";
import { isGeneralHospital } from "./hospital-rows.ts";
import { type PlaceStory, toMilesText } from "./location-story.ts";
import { toHospitalName } from "./metro-hospitals.ts";
import { pick, toCounted, toNumberWord } from "./prose.ts";
import { findState, type State } from "./states.ts";

const farthestShown = 60;
/** Within this many miles a record counts hospitals and knows the largest. */
export const nearMiles = 25;

/** Those with other addresses, nearest first; the nearest one wherever it is. */
export const listNearbyHospitals = ({ nearbyHospitals }: Place): NearbyHospital[] =>
  nearbyHospitals.filter(({ miles }, at) => at === 0 || miles <= farthestShown);

/** A record holds no more of a place's own hospitals, largest first. */
export const mostHeld = 10;

/** "Bryan", "Fargo, North Dakota": with its state where that is another. */
export function toHospitalPlace({ city, stateCode }: NearbyHospital, state: State): string {
  if (stateCode === state.code) return city;
  return `${city}, ${stateCode === "DC" ? "DC" : findState(stateCode)!.name}`;
}

export function tellLocalHospitals({ place, state }: PlaceStory): string {
  const own = tellOwnHospitals(place);
  const near = place.nearbyHospitals.find(({ isNearestGeneral }) => isNearestGeneral);
  if (own && (!near || place.hospitals.some(isGeneralHospital))) return own;
  return [own, tellNearestHospital(place, near, state, own ? 2 : place.population)].filter(Boolean).join(" ");
}

function tellOwnHospitals(place: Place): string | null {
  const [first, second] = place.hospitals;
  if (!first) return null;
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
  const all = `${count}${place.hospitals.length === mostHeld ? " or more" : ""} have their address in ${place.name}`;
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

function tellNearestHospital(
  place: Place,
  near: NearbyHospital | undefined,
  state: State,
  way: number,
): string {
  if (!near) return `No hospital on Medicare's list gives ${place.name} in its address.`;
  const name = toHospitalName(near);
  const where = toHospitalPlace(near, state);
  const far = `${toMilesText(near.miles)} away${near.miles > nearMiles ? " as the crow flies" : ""}`;
  return pick(
    [
      `No hospital has its address in ${place.name} itself. The nearest general one is ${name} in ${where}, ${far}.`,
      `${place.name} is in no hospital's address: the closest general one, ${name}, is ${far} (${where}).`,
      `For general inpatient care ${where} is nearest, where ${name} stands ${far}.`,
    ],
    way,
  );
}
