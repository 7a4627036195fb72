import { findState } from "#app/facts/reference/place/states.ts";
import type { Reference } from "../../reference/reference.ts";
import { groupBy } from "../../source/group-by.ts";
import { toPositive, toWholeDollars } from "../told/money.ts";
import { listNurseMetros, type NurseMetro, toAdjusted } from "../told/nurse-metros.ts";
import type { MadeFigure } from "./data-figure.ts";

const leastAreas = 6;

export const makeSameState = (reference: Reference): MadeFigure => toSameState(listNurseMetros(reference));

/** An area counts for its main state. */
export function toSameState(metros: readonly NurseMetro[]): MadeFigure {
  const states = [...groupBy(metros, ({ stateCodes }) => stateCodes[0]!)]
    .filter(([, areas]) => areas.length >= leastAreas)
    .map(([code, areas]) => toSpread(code, areas))
    .sort((a, b) => b.gap - a.gap);
  const narrower = states.filter(({ gap, realGap }) => realGap < gap);
  const otherLowest = states.filter(({ low, realLow }) => low.name !== realLow.name);
  return {
    caption: "Registered nurses' pay in the lowest and the highest paying area of each state",
    source: `Pay: BLS OEWS, May 2024, metropolitan medians. Prices: BEA, 2024. n = ${states.length} states with at least ${leastAreas} areas, ${states.reduce((sum, { areas }) => sum + areas, 0)} areas.`,
    columns: [
      { title: "State" },
      { title: "Areas", isNumber: true },
      { title: "Lowest median" },
      { title: "Highest median" },
      { title: "Gap", isNumber: true },
      { title: "Gap at national prices", isNumber: true },
    ],
    rows: states.map(({ name, areas, low, high, gap, realGap }) => [
      name,
      String(areas),
      `${low.name}: ${toWholeDollars(low.median)}`,
      `${high.name}: ${toWholeDollars(high.median)}`,
      toWholeDollars(gap),
      toWholeDollars(realGap),
    ]),
    drawing: {
      kind: "dots",
      unit: "dollars",
      rows: states.slice(0, 15).map(({ name, gap, all }) => ({
        name,
        note: toWholeDollars(gap),
        all: [...all],
        marks: [],
      })),
      legend: [["all", "One metropolitan area's median"]],
    },
    values: {
      states: String(states.length),
      narrower: String(narrower.length),
      otherLowest: String(otherLowest.length),
      ...Object.fromEntries(states.flatMap(toValues)),
    },
  };
}

const shorten = (name: string): string => name.replace(/, [A-Z]{2}$/, "");

function toSpread(code: string, areas: readonly NurseMetro[]) {
  const byPay = [...areas].sort((a, b) => a.median - b.median);
  const byReal = [...areas].sort((a, b) => toAdjusted(a) - toAdjusted(b));
  const [low, high] = [byPay[0]!, byPay.at(-1)!];
  const [realLow, realHigh] = [byReal[0]!, byReal.at(-1)!];
  return {
    code,
    name: findState(code)!.name,
    areas: areas.length,
    all: byPay.map(({ median }) => median),
    low,
    high,
    gap: high.median - low.median,
    realLow,
    realHigh,
    realGap: toAdjusted(realHigh) - toAdjusted(realLow),
  };
}

const toValues = (of: ReturnType<typeof toSpread>): [string, string][] => [
  [`${of.code}.areas`, String(of.areas)],
  [`${of.code}.low`, shorten(of.low.name)],
  [`${of.code}.lowPay`, toWholeDollars(of.low.median)],
  [`${of.code}.high`, shorten(of.high.name)],
  [`${of.code}.highPay`, toWholeDollars(of.high.median)],
  [`${of.code}.gap`, toWholeDollars(of.gap)],
  [`${of.code}.realGap`, toWholeDollars(of.realGap)],
  [`${of.code}.realLow`, shorten(of.realLow.name)],
  [`${of.code}.realLowPay`, toWholeDollars(toAdjusted(of.realLow))],
  [`${of.code}.realHigh`, shorten(of.realHigh.name)],
  [`${of.code}.realHighPay`, toWholeDollars(toAdjusted(of.realHigh))],
  [`${of.code}.narrows`, toPositive(of.gap - of.realGap, toWholeDollars)],
  [`${of.code}.widens`, toPositive(of.realGap - of.gap, toWholeDollars)],
];
