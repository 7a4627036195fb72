import * as z from "zod";
import { mapTexts, type Passage } from "#app/facts/catalog/passage.ts";
import type { CityMarket } from "#app/facts/catalog/place-records.ts";
import { findNearest } from "#app/facts/reference/place/distance.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { listLargest } from "./hospital/hospitals.ts";
import { toMarketFigures } from "./market-figures.ts";
import { type Reference, toNursePractitioners } from "./reference/reference.ts";
import type { CsvRow } from "./source/csv.ts";
import { fillFigures, getOnly } from "./source/figure-texts.ts";
import { groupBy } from "./source/group-by.ts";
import { writtenPassage } from "./source/written.ts";

const file = "catalog/city_markets.json";
const facts = z.array(writtenPassage).length(3);
const writtenMarkets = z.array(
  z.object({
    city: z.string(),
    place: z.string(),
    stateCode: z.string(),
    salaryPremium: z.string(),
    /** Loading fails when one of these values of data/licensure_by_state.csv changes. */
    expects: z.record(z.string(), z.string()),
    healthcareFacts: facts,
    economicHighlights: facts,
    livingHighlights: facts,
    recruiting: z.array(writtenPassage).length(2),
  }),
);

const writtenHospitals = z.record(z.string(), z.record(z.string(), z.string()));

const employersShown = 8;
const hospitalsShown = 12;
const acuteTypes = new Set(["Acute Care Hospital", "Childrens Hospital"]);

export function toMarketRecords(reference: Reference): CityMarket[] {
  const written = reference.readWritten(file, writtenMarkets);
  const unsized = reference.readWritten("catalog/major_hospitals.json", writtenHospitals);
  const metroWages = groupBy(reference.read("bls_oews_metro_healthcare_2024.csv"), (row) => row.cbsa_code!);
  const nationalWages = toWages(reference.read("bls_oews_national_healthcare_2024.csv"));
  const centers = written.map(({ city, place, stateCode }) => {
    const metro = reference.metros.find(({ cbsa }) => cbsa === findPlace(reference, place, stateCode).cbsa)!;
    return { slug: toSlug(city), city, stateCode, metro, ...toPosition(metro) };
  });
  return written.map((market, index) => {
    const center = centers[index]!;
    const { metro } = center;
    requireExpected(reference, market);
    const city = findPlace(reference, market.place, market.stateCode);
    const hospitals = reference.hospitalsByMetro.get(metro.cbsa)!;
    const figures = toMarketFigures({
      metro,
      cityPopulation: city.population,
      hospitals: hospitals.map(({ row }) => row),
      places: reference.places.filter(({ cbsa }) => cbsa === metro.cbsa).length,
      wages: toWages(metroWages.get(metro.cbsa)!),
      nationalWages,
    });
    const fill = (texts: readonly Passage[]) =>
      texts.map((of) => mapTexts(of, (text) => fillFigures(text, figures, `data/${file}, ${market.city}`)));
    const employers = hospitals.filter(({ row }) => row.beds && acuteTypes.has(row.type!));
    const unsizedHospitals = toUnsized(hospitals, unsized[center.slug] ?? {}, market.city);
    const sizedShown = employersShown - unsizedHospitals.length;
    return {
      slug: center.slug,
      city: market.city,
      state: findState(market.stateCode)!.name,
      stateCode: market.stateCode,
      metroSlug: metro.slug,
      population: city.population,
      metroPopulation: metro.population,
      healthcareFacts: fill(market.healthcareFacts),
      majorHospitals: [...listLargest(employers, sizedShown), ...unsizedHospitals].map(({ name }) => name),
      hospitals: listLargest(hospitals, hospitalsShown),
      unsizedHospitals,
      hospitalCount: hospitals.length,
      economicHighlights: fill(market.economicHighlights),
      livingHighlights: fill(market.livingHighlights),
      salaryPremium: market.salaryPremium,
      recruiting: market.recruiting,
      nursePractitioners: toNursePractitioners(reference, market.stateCode),
      nearest: findNearest(
        center,
        centers.filter((other) => other !== center),
        centers.length,
      ).map(({ slug, city, stateCode, miles }) => ({ slug, city, stateCode, miles })),
    };
  });
}

/** @throws when a hospital is outside the area, or now reports its beds */
const toUnsized = (hospitals: Reference["hospitals"], names: Record<string, string>, city: string) =>
  Object.entries(names).map(([id, name]) => {
    const { row, hospital } = getOnly(
      hospitals.filter((one) => one.row.facility_id === id),
      `${name} around ${city}`,
    );
    if (row.beds) throw new Error(`${name} reports its beds: major_hospitals.json is for those that do not.`);
    return { ...hospital, name };
  });

const findPlace = (reference: Reference, name: string, stateCode: string) =>
  getOnly(
    reference.places.filter((place) => place.name === name && place.stateCode === stateCode),
    name,
  );

const toPosition = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude,
  longitude,
});

const toWages = (rows: readonly CsvRow[]): Map<string, number> =>
  new Map(rows.filter((row) => row.annual_median).map((row) => [row.soc!, Number(row.annual_median)]));

function requireExpected(
  reference: Reference,
  { city, stateCode, expects }: z.infer<typeof writtenMarkets>[number],
): void {
  for (const [column, value] of Object.entries(expects)) {
    const found = reference.licensing.get(stateCode)?.[column];
    if (found !== value)
      throw new Error(`data/${file}, ${city} was written for ${column} ${value}; it is ${found}.`);
  }
}
