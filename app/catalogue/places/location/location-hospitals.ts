import { type LocalPay, listLocalPay } from "#app/catalogue/places/metro/metro-pay.ts";
import type { NearbyHospital, Place } from "#app/facts/catalog/place-records.ts";
import {
  describeBeds,
  describeCampuses,
  isGeneralHospital,
} from "#app/facts/reference/place/hospital-rows.ts";
import type { State } from "#app/facts/reference/place/states.ts";
import { toCounted } from "#app/kit/text/prose.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { type PlaceStory, toMilesText } from "./location-story.ts";

const farthestShown = 60;
export const nearMiles = 25;

/** Each with its distance, beds and place. Includes the nearest hospital at any distance. */
export const listNearbyHospitals = ({ nearbyHospitals }: Place, state: State) =>
  nearbyHospitals
    .filter(({ miles }, at) => at === 0 || miles <= farthestShown)
    .map((hospital) => ({
      name: hospital.name,
      miles: toHospitalMiles(hospital),
      beds: hospital.beds === null ? "–" : formatCount(hospital.beds),
      place: describeCampuses(toHospitalPlace(hospital, state), hospital),
    }));

export const mostHeld = 10;

export function toHospitalPlace({ city, stateCode }: NearbyHospital, state: State): string {
  if (stateCode === state.code) return city;
  return `${city}, ${stateCode}`;
}

export function describeLocalHospitals({ place, state }: PlaceStory): string {
  const own = describeOwnHospitals(place);
  const near = place.nearbyHospitals.find(({ isNearestGeneral }) => isNearestGeneral);
  if (own && (!near || place.hospitals.some(isGeneralHospital))) return own;
  return [own, describeNearestHospital(place, near, state)].filter(Boolean).join(" ");
}

function describeOwnHospitals(place: Place): string | null {
  const [first, second] = place.hospitals;
  if (!first) return null;
  if (!second) {
    const beds =
      first.beds === null ? "" : `, with ${describeBeds({ ...first, beds: first.beds }, "reported beds")}`;
    return `${place.name} has one hospital: ${first.name}${beds}.`;
  }
  const count = toCounted(place.hospitals.length, "hospital");
  const all = `${place.name} has ${count}${place.hospitals.length === mostHeld ? " or more" : ""}`;
  if (first.beds === null) return `${all}, including ${first.name} and ${second.name}.`;
  const next =
    second.beds === null
      ? ""
      : `, followed by ${second.name} with ${describeBeds({ ...second, beds: second.beds })}`;
  const isPartial = place.hospitals.length === mostHeld || place.hospitals.some(({ beds }) => beds === null);
  const among = isPartial ? " Of those that report them," : "";
  return `${all}.${among} ${first.name} reports the most beds, ${describeBeds({ ...first, beds: first.beds })}${next}.`;
}

function describeNearestHospital(place: Place, near: NearbyHospital | undefined, state: State): string {
  const none = `Medicare lists no hospital with an address in ${place.name}.`;
  if (!near) return none;
  const far = `${toHospitalMiles(near)} away${near.miles > nearMiles ? " in a straight line" : ""}`;
  const general = `The nearest general hospital ${place.hospitals.length > 0 ? "on Medicare's list " : "listed "}is ${near.name} in ${toHospitalPlace(near, state)}, ${far}.${describeMainAddress(place, near)}`;
  return place.hospitals.length > 0 ? general : `${none} ${general}`;
}

/** A campus away from that address can be nearer. */
const describeMainAddress = (place: Place, near: NearbyHospital): string =>
  place.severalCampusesWithin25 > 0 || near.hasSeveralCampuses
    ? " A hospital with several campuses is measured to its main address, so one of its campuses may be nearer."
    : "";

export const toHospitalMiles = ({ miles, isAbout }: NearbyHospital): string =>
  `${isAbout ? "about " : ""}${toMilesText(miles)}`;

const shown = 10;

export const listShownPay = ({ metro }: Pick<PlaceStory, "metro">): LocalPay[] =>
  metro ? listLocalPay(metro).slice(0, shown) : [];
