import type { Reference } from "../../reference/reference.ts";
import { toMiddle, toPositive, toWholeDollars } from "../told/money.ts";
import { listNurseMetros, type NurseMetro, toAdjusted } from "../told/nurse-metros.ts";
import type { MadeFigure } from "./data-figure.ts";

const steps = [
  [1, 1],
  [2, 2],
  [3, 4],
  [5, 9],
  [10, 19],
  [20, Number.POSITIVE_INFINITY],
] as const;

const toStepName = (low: number, high: number): string => {
  if (high === low) return low === 1 ? "1 hospital" : `${low} hospitals`;
  return Number.isFinite(high) ? `${low} to ${high} hospitals` : `${low} or more hospitals`;
};

const source = (count: number) =>
  `Pay: BLS OEWS, May 2024, metropolitan medians of registered nurses. Prices: BEA, 2024. Hospitals: CMS, 2026, general and critical access, without those we know to have closed. n = ${count} areas.`;

export const makeFewHospitals = (reference: Reference): MadeFigure =>
  toFewHospitals(listNurseMetros(reference));

export function toFewHospitals(metros: readonly NurseMetro[]): MadeFigure {
  const groups = steps.map(([low, high]) => {
    const members = metros.filter(({ hospitals }) => hospitals >= low && hospitals <= high);
    return {
      name: toStepName(low, high),
      count: members.length,
      median: toMiddle(members.map(({ median }) => median)),
      real: toMiddle(members.map(toAdjusted)),
    };
  });
  const [one, most] = [groups[0]!, groups.at(-1)!];
  const counted = groups.reduce((sum, { count }) => sum + count, 0);
  return {
    caption: "Nurses' pay by how many hospitals the area has",
    source: source(counted),
    columns: [
      { title: "General hospitals in the area" },
      { title: "Areas", isNumber: true },
      { title: "Middle area's median pay", isNumber: true },
      { title: "At national prices", isNumber: true },
    ],
    rows: groups.map(({ name, count, median, real }) => [
      name,
      String(count),
      toWholeDollars(median),
      toWholeDollars(real),
    ]),
    drawing: {
      kind: "bars",
      items: groups.map(({ name, real, count }) => ({
        name,
        value: real,
        text: toWholeDollars(real),
        note: `${count} areas`,
      })),
    },
    values: {
      areas: String(counted),
      one: String(one.count),
      someReal: toWholeDollars(groups[3]!.real),
      onePay: toWholeDollars(one.median),
      oneReal: toWholeDollars(one.real),
      mostPay: toWholeDollars(most.median),
      mostReal: toWholeDollars(most.real),
      payGap: toPositive(most.median - one.median, toWholeDollars),
      realGap: toPositive(most.real - one.real, toWholeDollars),
    },
  };
}

export const makeFewHospitalsHighPay = (reference: Reference): MadeFigure =>
  toFewHospitalsHighPay(listNurseMetros(reference));

export function toFewHospitalsHighPay(metros: readonly NurseMetro[]): MadeFigure {
  const middle = toMiddle(metros.map(toAdjusted));
  const few = metros
    .filter(({ hospitals }) => hospitals === 1 || hospitals === 2)
    .map((metro) => ({ ...metro, real: toAdjusted(metro) }))
    .sort((a, b) => b.real - a.real);
  const shown = few.slice(0, 15);
  const above = few.filter(({ real }) => real > middle);
  return {
    caption: "Areas with one or two general hospitals where nurses' pay goes furthest",
    source: source(few.length),
    columns: [
      { title: "Area" },
      { title: "Hospitals", isNumber: true },
      { title: "Median pay", isNumber: true },
      { title: "Prices (US = 100)", isNumber: true },
      { title: "At national prices", isNumber: true },
    ],
    rows: shown.map(({ name, hospitals, median, prices, real }) => [
      name,
      String(hospitals),
      toWholeDollars(median),
      prices.toFixed(1),
      toWholeDollars(real),
    ]),
    drawing: {
      kind: "bars",
      items: shown.slice(0, 12).map(({ name, real, hospitals }) => ({
        name,
        value: real,
        text: toWholeDollars(real),
        note: hospitals === 1 ? "1 hospital" : `${hospitals} hospitals`,
      })),
    },
    values: {
      few: String(few.length),
      above: String(above.length),
      middle: toWholeDollars(middle),
      first: shown[0]!.name,
      california: String(shown.filter(({ stateCodes }) => stateCodes[0] === "CA").length),
      shown: String(shown.length),
      otherStates: String(new Set(shown.map(({ stateCodes }) => stateCodes[0]!)).size - 1),
      ...Object.fromEntries(
        shown.flatMap(({ name, median, real }) => [
          [`${name}.pay`, toWholeDollars(median)],
          [`${name}.real`, toWholeDollars(real)],
        ]),
      ),
    },
  };
}
