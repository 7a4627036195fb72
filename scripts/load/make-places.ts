import type { Place } from "#app/facts/catalog/place-records.ts";
import { findNearest, milesBetween, type Position } from "#app/facts/reference/place/distance.ts";
import { listLargest } from "./hospital/hospitals.ts";
import { findHospitalsAround, locateHospitals } from "./nearby-hospitals.ts";
import type { Reference, ReferencePlace } from "./reference/reference.ts";
import { toCityKey } from "./source/city-key.ts";
import { groupBy } from "./source/group-by.ts";

const hospitalsShown = 10;
const nearestShown = 6;

export function toPlaceRecords(reference: Reference): Map<string, Place[]> {
  const metros = new Map(reference.metros.map((metro) => [metro.cbsa, metro]));
  const located = reference.places.filter(isLocated);
  const allHospitals = locateHospitals(reference);
  const hospitals = groupBy(reference.hospitals, ({ row, within }) =>
    toCityKey(within ?? row.city!, row.state_code!),
  );
  const namesakes = groupBy(reference.places, (place) => toCityKey(place.name, place.stateCode));
  const isShared = (place: ReferencePlace) =>
    namesakes.get(toCityKey(place.name, place.stateCode))!.length > 1;
  const toPlace = (place: ReferencePlace, index: number): Place => {
    const metro = metros.get(place.cbsa);
    const own = (hospitals.get(toCityKey(place.name, place.stateCode)) ?? []).filter(
      ({ row }) => !isShared(place) || toCountyKey(row.county!) === toCountyKey(place.row.county!),
    );
    const around = isLocated(place)
      ? findHospitalsAround(
          place,
          allHospitals,
          own.map(({ hospital }) => hospital),
        )
      : {
          hospitalsWithin25: own.length,
          severalCampusesWithin25: own.filter(({ hospital }) => hospital.hasSeveralCampuses).length,
          nearbyHospitals: [],
        };
    const nearest = isLocated(place)
      ? findNearest(
          place,
          located.filter((other) => other.slug !== place.slug),
          nearestShown,
        )
      : [];
    return {
      slug: place.slug,
      name: place.name,
      population: place.population,
      rank: index + 1,
      county: place.row.county || null,
      metro: metro ? { slug: metro.slug, name: metro.name } : null,
      latitude: place.latitude,
      longitude: place.longitude,
      hospitals: listLargest(own, hospitalsShown),
      ...around,
      nearest: nearest.map((other) => ({
        slug: other.slug,
        name: other.stateCode === place.stateCode ? other.name : `${other.name}, ${other.stateCode}`,
        population: other.population,
        miles: isLocated(place) ? Math.round(milesBetween(place, other) * 10) / 10 : other.miles,
      })),
    };
  };
  return new Map(
    reference.states.map(({ code, slug }) => [
      slug!,
      reference.places
        .filter(({ stateCode }) => stateCode === code)
        .sort((a, b) => b.population - a.population)
        .map(toPlace),
    ]),
  );
}

/** Medicare writes "HONOLULU" where the census has "Honolulu County". */
const toCountyKey = (county: string): string => county.toLowerCase().replace(/ county$/, "");

const isLocated = (place: ReferencePlace): place is ReferencePlace & Position =>
  place.latitude !== null && place.longitude !== null;
