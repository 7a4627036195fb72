import type { Place } from "#app/facts/catalog/place-records.ts";
import type { Hospital } from "#app/facts/catalog/record-fields.ts";
import { milesBetween, type Position } from "#app/facts/reference/place/distance.ts";
import { isGeneralHospital, isRankedByBeds } from "#app/facts/reference/place/hospital-rows.ts";
import type { HospitalPosition } from "./hospital/hospital-positions.ts";
import type { Reference } from "./reference/reference.ts";

const nearMiles = 25;
const nearestShown = 3;
const largestShown = 2;
type LocatedHospital = { hospital: Hospital } & HospitalPosition;

export const locateHospitals = ({ hospitals }: Pick<Reference, "hospitals">): LocatedHospital[] =>
  hospitals.map(({ hospital, position }) => ({ hospital, ...position }));

const sortByMiles = (here: Position, hospitals: readonly LocatedHospital[]) =>
  hospitals.map((one) => ({ ...one, miles: milesBetween(here, one) })).sort((a, b) => a.miles - b.miles);

/** Skips most of the arithmetic. The box is wider than `boxMiles` even in Alaska. */
const isInBox = (here: Position) => (one: Position) =>
  Math.abs(one.latitude - here.latitude) < 1.5 && Math.abs(one.longitude - here.longitude) < 4;
const boxMiles = 90;

/** Looks in any state. `own` are those in town. */
export function findHospitalsAround(
  here: Position,
  all: readonly LocatedHospital[],
  own: readonly Hospital[],
): Pick<Place, "hospitalsWithin25" | "severalCampusesWithin25" | "nearbyHospitals"> {
  const isOwn = new Set(own);
  const inBox = sortByMiles(here, all.filter(isInBox(here))).filter(({ miles }) => miles <= boxMiles);
  const suffices = inBox.filter(({ hospital }) => !isOwn.has(hospital) && isGeneralHospital(hospital));
  const byMiles = suffices.length >= nearestShown ? inBox : sortByMiles(here, all);
  const within = byMiles.filter(({ miles }) => miles <= nearMiles);
  const others = byMiles.filter(({ hospital }) => !isOwn.has(hospital));
  const general = others.find(({ hospital }) => isGeneralHospital(hospital));
  const largest = within
    .filter(({ hospital }) => isRankedByBeds(hospital) && !isOwn.has(hospital))
    .sort((a, b) => b.hospital.beds! - a.hospital.beds!)
    .slice(0, largestShown);
  const told = new Set([...others.slice(0, nearestShown), ...(general ? [general] : []), ...largest]);
  return {
    hospitalsWithin25: within.length,
    severalCampusesWithin25: within.filter(
      ({ hospital }) => hospital.beds !== null && hospital.hasSeveralCampuses,
    ).length,
    nearbyHospitals: others
      .filter((one) => told.has(one))
      .map((one) => ({
        name: one.hospital.name,
        city: one.hospital.city,
        stateCode: one.hospital.stateCode,
        beds: one.hospital.beds,
        ...(one.hospital.hasSeveralCampuses ? { hasSeveralCampuses: true } : {}),
        ...toMiles(one),
        ...(one === general ? { isNearestGeneral: true } : {}),
      })),
  };
}

/** A distance from a ZIP code's center is accurate to a mile at best. */
const toMiles = ({ miles, isAbout }: HospitalPosition & { miles: number }) =>
  isAbout ? { miles: Math.round(miles), isAbout } : { miles: Math.round(miles * 10) / 10 };
