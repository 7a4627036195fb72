import type { Reference } from "../../reference/reference.ts";
import { toFigureText } from "../../source/figure-texts.ts";
import { toMiddle, toWholeDollars } from "../told/money.ts";
import {
  getGrowthOfAll,
  getPriceRise,
  listOccupations,
  type Occupation,
  toPayChange,
} from "../told/occupations.ts";
import type { MadeFigure } from "./data-figure.ts";

const leastJobs = 40_000;

export const isPhysician = ({ soc }: Occupation) => /^29-12[1-4]/.test(soc);
export const isClinical = (of: Occupation) =>
  of.soc.startsWith("29-") && !isPhysician(of) && of.jobs >= leastJobs;

export const makeDemandSignals = (reference: Reference): MadeFigure =>
  toDemandSignals(
    listOccupations(reference).filter(isClinical),
    getGrowthOfAll(reference),
    getPriceRise(reference),
  );

/** Three signals of equal weight, because no single figure means demand. */
export function toDemandSignals(
  all: readonly Occupation[],
  growthOfAll: number,
  pricesRose: number,
): MadeFigure {
  const priced = all.flatMap((of) => {
    const change = toPayChange(of);
    return change === null ? [] : [{ ...of, change, per100: (of.openings / of.jobsProjected) * 100 }];
  });
  const middle = toMiddle(priced.map(({ per100 }) => per100));
  const rows = priced
    .map((of) => ({
      ...of,
      signals: [of.growth > growthOfAll * 2, of.change > pricesRose, of.per100 > middle].filter(Boolean)
        .length,
    }))
    .sort((a, b) => b.signals - a.signals || b.growth - a.growth);
  const withAll = rows.filter(({ signals }) => signals === 3);
  return {
    caption: "Three signals of demand in the clinical professions",
    source: `BLS Employment Projections, 2024 to 2034, and OEWS, May 2024 and May 2025, national. One signal each for growth above ${(growthOfAll * 2).toFixed(1)}% (twice that of all occupations), pay that rose more than consumer prices (${pricesRose.toFixed(1)}%, BLS, CPI-U), and openings per 100 jobs above the middle of the list (${middle.toFixed(1)}). n = ${rows.length} professions with at least ${toFigureText(leastJobs)} people employed, without physicians.`,
    columns: [
      { title: "Profession" },
      { title: "Signals", isNumber: true },
      { title: "Growth by 2034", isNumber: true },
      { title: "Pay, 2024 to 2025", isNumber: true },
      { title: "Openings per 100 jobs", isNumber: true },
    ],
    rows: rows.map((of) => [
      of.title,
      String(of.signals),
      `${of.growth.toFixed(1)}%`,
      `${of.change.toFixed(1)}%`,
      of.per100.toFixed(1),
    ]),
    values: {
      count: String(rows.length),
      withAll: String(withAll.length),
      names: new Intl.ListFormat("en-US").format(withAll.map(({ title }) => title.toLowerCase())),
      none: String(rows.filter(({ signals }) => signals === 0).length),
      middle: middle.toFixed(1),
      ...Object.fromEntries(
        rows.flatMap(({ soc, signals, per100 }) => [
          [`${soc}.signals`, String(signals)],
          [`${soc}.per100`, per100.toFixed(1)],
        ]),
      ),
    },
  };
}

export const makePhysicianDemand = (reference: Reference): MadeFigure =>
  toPhysicianDemand(listOccupations(reference).filter(isPhysician), getGrowthOfAll(reference));

export function toPhysicianDemand(all: readonly Occupation[], growthOfAll: number): MadeFigure {
  const rows = all.filter(({ openings }) => openings > 0).sort((a, b) => b.growth - a.growth);
  return {
    caption: "Physician specialties by projected growth",
    source: `BLS Employment Projections, 2024 to 2034, and OEWS, May 2025, national. All occupations grow ${growthOfAll.toFixed(1)}%. n = ${rows.length} specialties that BLS publishes.`,
    columns: [
      { title: "Specialty" },
      { title: "Growth by 2034", isNumber: true },
      { title: "Openings a year", isNumber: true },
      { title: "Median pay", isNumber: true },
    ],
    rows: rows.map((of) => [
      of.title,
      `${of.growth.toFixed(1)}%`,
      toFigureText(of.openings),
      of.now ? toWholeDollars(of.now) : "Not published",
    ]),
    drawing: {
      kind: "bars",
      items: rows.slice(0, 12).map((of) => ({
        name: of.title,
        value: of.growth,
        text: `${of.growth.toFixed(1)}%`,
        note: `${toFigureText(of.openings)} openings a year`,
      })),
    },
    values: {
      count: String(rows.length),
      first: rows[0]!.title.toLowerCase(),
      firstGrowth: `${rows[0]!.growth.toFixed(1)}%`,
      second: rows[1]!.title.toLowerCase(),
      last: rows.at(-1)!.title.toLowerCase(),
      lastGrowth: `${rows.at(-1)!.growth.toFixed(1)}%`,
      faster: String(rows.filter(({ growth }) => growth > growthOfAll).length),
      openings: toFigureText(rows.reduce((sum, { openings }) => sum + openings, 0)),
    },
  };
}
