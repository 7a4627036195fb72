import type { Reference } from "../../reference/reference.ts";
import { type CsvRow, toCellNumber } from "../../source/csv.ts";
import { toFigureText } from "../../source/figure-texts.ts";
import { toPositive, toShare } from "../told/money.ts";
import { isHealth } from "../told/occupations.ts";
import type { MadeFigure } from "./data-figure.ts";

const source = (count: number) =>
  `BLS Employment Projections, 2024 to 2034, national. n = ${count} occupations in health care with at least ${toFigureText(leastJobs)} jobs in 2024.`;

/** Smaller ones are projected from too few people for a rank. */
const leastJobs = 20_000;
const file = "bls_employment_projections_2024_2034_healthcare.csv";

interface Projected {
  soc: string;
  title: string;
  jobs: number;
  change: number;
  percent: number;
  openings: number;
}

function listProjected(rows: readonly CsvRow[]): Projected[] {
  return rows
    .filter((row) => row.level === "detailed" && isHealth(row))
    .map((row) => ({
      soc: row.soc!,
      title: row.title!,
      jobs: Number(row.emp_2024),
      change: Number(row.change_numeric),
      percent: Number(row.change_pct),
      openings: toCellNumber(row.openings_annual_avg) ?? 0,
    }))
    .filter(({ jobs }) => jobs >= leastJobs);
}

const findAll = (rows: readonly CsvRow[]): number =>
  Number(rows.find(({ soc }) => soc === "00-0000")!.change_pct);

export const makeFastest = (reference: Reference): MadeFigure => toFastest(reference.read(file));

export function toFastest(rows: readonly CsvRow[]): MadeFigure {
  const sorted = listProjected(rows).sort((a, b) => b.percent - a.percent);
  const all = findAll(rows);
  const falling = sorted.filter(({ change }) => change < 0);
  const shown = sorted.slice(0, 20);
  const findNew = (soc: string) => sorted.find((of) => of.soc === soc)?.change ?? 0;
  const jobs = sorted.reduce((sum, { change }) => sum + change, 0);
  return {
    caption: "The 20 health occupations that are projected to grow fastest",
    source: source(sorted.length),
    columns: [
      { title: "Occupation" },
      { title: "Growth by 2034", isNumber: true },
      { title: "New jobs", isNumber: true },
      { title: "Openings a year", isNumber: true },
      { title: "Jobs in 2024", isNumber: true },
    ],
    rows: shown.map((of) => [
      of.title,
      `${of.percent.toFixed(1)}%`,
      toFigureText(of.change),
      toFigureText(of.openings),
      toFigureText(of.jobs),
    ]),
    drawing: {
      kind: "bars",
      items: shown.slice(0, 12).map(({ title, percent, change }) => ({
        name: title,
        value: percent,
        text: `${percent.toFixed(1)}%`,
        note: `${toFigureText(change)} new jobs`,
      })),
    },
    values: {
      occupations: String(sorted.length),
      all: `${all.toFixed(1)}%`,
      faster: String(sorted.filter(({ percent }) => percent > all).length),
      falling: String(falling.length),
      newJobs: toFigureText(jobs),
      first: sorted[0]!.title.toLowerCase(),
      managersLead: toPositive(findNew("11-9111") - findNew("29-1171"), toFigureText),
      ...toValues(sorted),
    },
  };
}

const toValues = (sorted: readonly Projected[]): Record<string, string> =>
  Object.fromEntries(
    sorted.flatMap(({ soc, percent, change, openings, jobs }) => [
      [`${soc}.growth`, percent > 0 ? `${percent.toFixed(1)}%` : ""],
      [`${soc}.fall`, percent < 0 ? `${(-percent).toFixed(1)}%` : ""],
      [`${soc}.new`, change > 0 ? toFigureText(change) : ""],
      [`${soc}.openings`, toFigureText(openings)],
      [`${soc}.jobs`, toFigureText(jobs)],
      [`${soc}.per100`, ((openings / jobs) * 100).toFixed(1)],
      [`${soc}.leavers`, toShare(openings * 10 - Math.max(0, change), openings * 10)],
    ]),
  );

export const makeOpenings = (reference: Reference): MadeFigure => toOpenings(reference.read(file));

/** Openings a year are new jobs and the places of people who retire or change occupation. */
export function toOpenings(rows: readonly CsvRow[]): MadeFigure {
  const sorted = listProjected(rows).sort((a, b) => b.openings - a.openings);
  const shown = sorted.slice(0, 15);
  const sum = (of: (row: Projected) => number) => sorted.reduce((total, row) => total + of(row), 0);
  return {
    caption: "The 15 health occupations with the most openings a year, and why they open",
    source: source(sorted.length),
    columns: [
      { title: "Occupation" },
      { title: "Openings a year", isNumber: true },
      { title: "From new jobs, a year", isNumber: true },
      { title: "From people who leave", isNumber: true },
      { title: "Openings per 100 jobs", isNumber: true },
    ],
    rows: shown.map((of) => [
      of.title,
      toFigureText(of.openings),
      toFigureText(Math.max(0, Math.round(of.change / 10))),
      toShare(of.openings * 10 - Math.max(0, of.change), of.openings * 10),
      ((of.openings / of.jobs) * 100).toFixed(1),
    ]),
    drawing: {
      kind: "bars",
      items: shown.slice(0, 12).map((of) => ({
        name: of.title,
        value: of.openings,
        text: toFigureText(of.openings),
        note: `${toShare(of.openings * 10 - Math.max(0, of.change), of.openings * 10)} replace people who leave`,
      })),
    },
    values: {
      occupations: String(sorted.length),
      openings: toFigureText(sum(({ openings }) => openings)),
      leavers: toShare(
        sum(({ openings, change }) => openings * 10 - Math.max(0, change)),
        sum(({ openings }) => openings * 10),
      ),
      ...toValues(sorted),
    },
  };
}
