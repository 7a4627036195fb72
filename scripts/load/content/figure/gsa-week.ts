import type { Reference } from "../../reference/reference.ts";
import type { CsvRow } from "../../source/csv.ts";
import { toWholeDollars } from "../told/money.ts";
import type { MadeFigure } from "./data-figure.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;
const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

interface Metro {
  city: string;
  stateCode: string;
  population: number;
}

export const makeGsaWeek = (reference: Reference): MadeFigure =>
  toGsaWeek(
    reference.read("gsa_per_diem.csv"),
    reference.metros.map(({ row, population }) => ({
      city: row.principal_city!,
      stateCode: row.primary_state!,
      population,
    })),
  );

const toWeek = (row: CsvRow, month: string): number =>
  7 * (Number(row[`lodging_${month}`]) + Number(row.mie));

export function toGsaWeek(rows: readonly CsvRow[], metros: readonly Metro[]): MadeFigure {
  const conus = rows.filter(({ authority }) => authority === "GSA");
  const standard = conus.find(({ state_code }) => state_code === "")!;
  const named = conus.filter(({ state_code }) => state_code);
  const cities = [...metros]
    .sort((a, b) => b.population - a.population)
    .flatMap((metro) => {
      const row = named.find((of) => of.state_code === metro.stateCode && hasCity(of, metro.city));
      return row ? [{ ...metro, row }] : [];
    })
    .slice(0, 20);
  const swings = named
    .map((row) => ({ row, swing: Number(row.lodging_max) - Number(row.lodging_min) }))
    .sort((a, b) => b.swing - a.swing);
  return {
    caption: "What GSA's rates come to for a week in the 20 largest areas that it names",
    source: `GSA per diem rates, fiscal year 2027 (October 1, 2026 to September 30, 2027): seven nights of lodging before tax plus seven days of meals and incidentals. n = ${named.length} destinations and the standard rate.`,
    columns: [
      { title: "Destination" },
      { title: "January week", isNumber: true },
      { title: "July week", isNumber: true },
      { title: "Lodging a night, lowest to highest", isNumber: true },
      { title: "Meals a day", isNumber: true },
    ],
    rows: [
      ...cities.map(({ city, stateCode, row }) => [`${city}, ${stateCode}`, ...toCells(row)]),
      ["Counties that are not listed", ...toCells(standard)],
    ],
    drawing: {
      kind: "bars",
      items: cities.slice(0, 12).map(({ city, stateCode, row }) => ({
        name: `${city}, ${stateCode}`,
        value: toWeek(row, "jan"),
        text: toWholeDollars(toWeek(row, "jan")),
      })),
    },
    values: {
      destinations: String(named.length),
      standardWeek: toWholeDollars(toWeek(standard, "jan")),
      standardLodging: toWholeDollars(Number(standard.lodging_jan)),
      standardMeals: toWholeDollars(Number(standard.mie)),
      widest: `${swings[0]!.row.destination}, ${swings[0]!.row.state_code}`,
      widestLow: toWholeDollars(Number(swings[0]!.row.lodging_min)),
      widestHigh: toWholeDollars(Number(swings[0]!.row.lodging_max)),
      flat: String(swings.filter(({ swing }) => swing === 0).length),
      ...Object.fromEntries(cities.flatMap(({ city, row }) => toCityValues(city, row))),
    },
  };
}

/** "Denver / Aurora" is GSA's name for Denver. */
const hasCity = (row: CsvRow, city: string): boolean =>
  row.destination!.split(" / ").some((name) => name === city || name === `${city} City`) ||
  (city === "Washington" && row.state_code === "DC");

const toCells = (row: CsvRow): string[] => [
  toWholeDollars(toWeek(row, "jan")),
  toWholeDollars(toWeek(row, "jul")),
  row.lodging_min === row.lodging_max
    ? toWholeDollars(Number(row.lodging_min))
    : `${toWholeDollars(Number(row.lodging_min))} to ${toWholeDollars(Number(row.lodging_max))}`,
  toWholeDollars(Number(row.mie)),
];

function toCityValues(city: string, row: CsvRow): [string, string][] {
  const highest = months.findIndex((month) => row[`lodging_${month}`] === row.lodging_max);
  return [
    ...months.map((month): [string, string] => [`${city}.${month}`, toWholeDollars(toWeek(row, month))]),
    [`${city}.low`, toWholeDollars(Number(row.lodging_min))],
    [`${city}.high`, toWholeDollars(Number(row.lodging_max))],
    [`${city}.highMonth`, monthNames[highest]!],
    [`${city}.meals`, toWholeDollars(Number(row.mie))],
  ];
}
