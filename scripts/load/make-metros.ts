import { citiesHeld } from "#app/catalogue/places/metro/metro-people.ts";
import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import type { Metro } from "#app/facts/catalog/place-records.ts";
import { findNearest } from "#app/facts/reference/place/distance.ts";
import { listLargest } from "./hospital/hospitals.ts";
import { toStandings } from "./metro-standings.ts";
import type { Reference, ReferenceMetro } from "./reference/reference.ts";
import { groupBy } from "./source/group-by.ts";

const populationColumns = ["pop_2020_base", "pop_2021", "pop_2022", "pop_2023", "pop_2024", "pop_2025"];
const hospitalsShown = 12;
const nearestShown = 5;
const registeredNurse = "29-1141";

export function toMetroIndex(reference: Reference): CatalogRecord<"metro-index"> {
  return reference.metros.map(({ stateCodes, latitude, longitude, ...metro }) => ({
    ...toMetroLink(metro),
    title: metro.row.title!,
    stateCodes,
    latitude,
    longitude,
  }));
}

export function toMetroRecords(reference: Reference): Map<string, Metro[]> {
  const counties = groupBy(reference.read("us_cbsa_counties.csv"), (row) => row.cbsa_code!);
  const places = groupBy(reference.places, ({ cbsa }) => cbsa);
  const standings = toStandings(reference);
  const toMetro = (metro: ReferenceMetro): Metro => {
    const hospitals = reference.hospitalsByMetro.get(metro.cbsa) ?? [];
    const isInOneState = metro.stateCodes.length === 1;
    return {
      slug: metro.slug,
      name: metro.name,
      title: metro.row.title!,
      cbsa: metro.cbsa,
      stateCodes: metro.stateCodes,
      rank: reference.metros.indexOf(metro) + 1,
      growthRank: metro.isGrowthSure ? toGrowthRank(metro, reference.metros) : null,
      populations: populationColumns.map((column) => Number(metro.row[column])),
      counties: counties
        .get(metro.cbsa)!
        .map((row) => (isInOneState ? row.county! : `${row.county}, ${row.state_code}`)),
      cities: (places.get(metro.cbsa) ?? [])
        .toSorted((a, b) => b.population - a.population)
        .slice(0, citiesHeld)
        .map(({ slug, name, population }) => ({ slug, name, population })),
      hospitals: hospitals.length,
      largestHospitals: listLargest(hospitals, hospitalsShown),
      pay: reference.metroPay.get(metro.cbsa) ?? {},
      standing: standings.get(metro.cbsa) ?? {},
      nearest: findNearest(
        metro,
        reference.metros.filter((other) => other !== metro),
        nearestShown,
      ).map((other) => ({
        ...toMetroLink(other),
        miles: other.miles,
        nurseMedian: reference.metroPay.get(other.cbsa)?.[registeredNurse]?.median ?? null,
      })),
    };
  };
  return new Map(
    reference.states.map(({ code, slug }) => [
      slug!,
      reference.metros.filter(({ stateCodes }) => stateCodes[0] === code).map(toMetro),
    ]),
  );
}

const toGrowthRank = (metro: ReferenceMetro, metros: readonly ReferenceMetro[]): number =>
  metros.filter(({ growth }) => growth > metro.growth).length + 1;

export const toMetroLink = (
  metro: Pick<ReferenceMetro, "slug" | "name" | "population" | "growthPercent">,
) => ({
  slug: metro.slug,
  name: metro.name,
  population: metro.population,
  growthPercent: metro.growthPercent,
});
