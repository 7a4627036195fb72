import { readFileSync } from "node:fs";
import * as z from "zod";
import { toSlug } from "#app/jobs/job-draft.ts";
import { findState } from "#app/markets/states.ts";
import type { CityMarket } from "#app/platform/catalog.ts";
import { type CsvRow, readCsv } from "./csv.ts";
import { toHospitalName } from "./hospital-names.ts";

const sentences = z.array(z.string()).length(3);
const writtenMarkets = z.array(
  z.object({
    city: z.string(),
    place: z.string(),
    stateCode: z.string(),
    salaryPremium: z.string(),
    /** What the sentences take for granted of data/licensure_by_state.csv; loading fails when it changes. */
    expects: z.record(z.string(), z.string()),
    healthcareFacts: sentences,
    economicHighlights: sentences,
    livingHighlights: sentences,
  }),
);

const hospitalsShown = 8;
const acuteTypes = new Set(["Acute Care Hospital", "Childrens Hospital"]);

interface Figures {
  metro: CsvRow;
  city: CsvRow;
  hospitals: CsvRow[];
  places: number;
  wages: Map<string, number>;
  nationalWages: Map<string, number>;
}

/** The `city-markets` table of the catalogue: sentences of data/city_markets.json with the figures of data/. */
export function toCityMarketRows(folder: string): CityMarket[] {
  const read = (name: string) => readCsv(`${folder}/${name}`);
  const written = writtenMarkets.parse(JSON.parse(readFileSync(`${folder}/city_markets.json`, "utf8")));
  const licensing = new Map(read("licensure_by_state.csv").map((row) => [row.state_code, row]));
  const [metros, cities, hospitals] = [
    read("us_metros.csv"),
    read("us_cities.csv"),
    read("cms_hospitals.csv"),
  ];
  const metroWages = read("bls_oews_metro_healthcare_2024.csv");
  const nationalWages = toWages(read("bls_oews_national_healthcare_2024.csv"));

  return written.map((market) => {
    for (const [column, value] of Object.entries(market.expects)) {
      const found = licensing.get(market.stateCode)?.[column];
      if (found !== value)
        throw new Error(`${market.city} was written for ${column} ${value}; it is ${found}.`);
    }
    const city = cities.find((row) => row.name === market.place && row.state_code === market.stateCode)!;
    const isHere = (row: CsvRow) => row.cbsa_code === city.cbsa_code;
    const figures: Figures = {
      metro: metros.find(isHere)!,
      city,
      hospitals: hospitals.filter(isHere),
      places: cities.filter(isHere).length,
      wages: toWages(metroWages.filter(isHere)),
      nationalWages,
    };
    const fill = (texts: readonly string[]) => texts.map((text) => fillIn(text, figures));
    return {
      slug: toSlug(market.city),
      city: market.city,
      state: findState(market.stateCode)!.name,
      stateCode: market.stateCode,
      population: Number(city.population),
      metroPopulation: Number(figures.metro.pop_2025),
      healthcareFacts: fill(market.healthcareFacts),
      majorHospitals: findLargest(figures.hospitals),
      economicHighlights: fill(market.economicHighlights),
      livingHighlights: fill(market.livingHighlights),
      salaryPremium: market.salaryPremium,
    };
  });
}

const toWages = (rows: readonly CsvRow[]): Map<string, number> =>
  new Map(rows.filter((row) => row.annual_median).map((row) => [row.soc!, Number(row.annual_median)]));

function findLargest(hospitals: readonly CsvRow[]): string[] {
  return hospitals
    .filter((row) => row.beds && acuteTypes.has(row.type!))
    .sort((a, b) => Number(b.beds) - Number(a.beds))
    .slice(0, hospitalsShown)
    .map((row) => toHospitalName(row.name!));
}

const fillIn = (text: string, figures: Figures): string =>
  text.replace(/\{(\w+)(?::([^}]+))?\}/g, (_, name: string, of: string | undefined) =>
    toFigure(name, of ?? "", figures),
  );

function toFigure(
  name: string,
  of: string,
  { metro, city, hospitals, places, wages, nationalWages }: Figures,
): string {
  const count = (isCounted: (row: CsvRow) => boolean) => toText(hospitals.filter(isCounted).length);
  const grown = Number(metro.pop_2025) - Number(metro.pop_2020);
  const [wage, national] = [wages.get(of) ?? Number.NaN, nationalWages.get(of) ?? Number.NaN];
  const figures: Record<string, () => string> = {
    hospitals: () => toText(hospitals.length),
    acute: () => count((row) => row.type === "Acute Care Hospital"),
    childrens: () => count((row) => row.type === "Childrens Hospital"),
    psychiatric: () => count((row) => row.type === "Psychiatric Hospital"),
    critical: () => count((row) => row.type === "Critical Access Hospital"),
    rated: () => count((row) => Number(row.overall_rating) >= 4),
    system: () => count((row) => row.health_system === of),
    nonprofit: () => toShare(hospitals, "nonprofit"),
    government: () => toShare(hospitals, "government"),
    for_profit: () => toShare(hospitals, "for_profit"),
    beds: () => toText(Number(hospitals.find((row) => row.name === of)?.beds ?? Number.NaN)),
    wage: () => `$${toText(wage)}`,
    national: () => `$${toText(national)}`,
    above: () => toText(Math.round((wage / national - 1) * 100)),
    population: () => toText(Number(city.population)),
    metroPopulation: () => toText(Number(metro.pop_2025)),
    metroPopulation2020: () => toText(Number(metro.pop_2020)),
    counties: () => metro.counties!,
    places: () => toText(places),
    grown: () => toText(grown),
    grownPercent: () => (Math.abs(grown / Number(metro.pop_2020)) * 100).toFixed(1),
  };
  const figure = figures[name]?.();
  if (!figure || /NaN|^-|^\$?0$/.test(figure))
    throw new Error(`There is no figure for {${name}:${of}} in ${city.name}.`);
  return figure;
}

const toText = (value: number): string => value.toLocaleString("en-US");

const toShare = (hospitals: readonly CsvRow[], ownership: string): string =>
  toText(
    Math.round(
      (hospitals.filter((row) => row.ownership_class === ownership).length / hospitals.length) * 100,
    ),
  );
