import { formatDollars } from "#app/kit/ui/count.ts";

/** Dollars a year, or null if unknown. */
export interface PayFigures {
  p10: number | null;
  p25: number | null;
  median: number | null;
  p75: number | null;
  p90: number | null;
}

export interface PayRow {
  label: string;
  to?: string;
  pay: PayFigures;
  n?: number | null;
}

export const percentiles = [
  ["p10", "10th percentile"],
  ["p25", "25th percentile"],
  ["median", "Median"],
  ["p75", "75th percentile"],
  ["p90", "90th percentile"],
] as const;

export interface PaySource {
  name: string;
  url?: string;
  period: string;
  /** No higher figure is published, so this one means "at least". */
  topCode: number | null;
  counted: string;
}

const survey = {
  name: "U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics",
  url: "https://www.bls.gov/oes/",
  counted: "jobs",
};
export const survey2025: PaySource = { ...survey, period: "May 2025", topCode: null };
export const survey2024: PaySource = { ...survey, period: "May 2024", topCode: 239_200 };

export const isOpenEnded = (dollars: number, { topCode }: PaySource): boolean =>
  topCode !== null && dollars >= topCode;

export function formatPay(dollars: number | null, source: PaySource): string {
  if (dollars === null) return "no figure";
  return isOpenEnded(dollars, source) ? `at least ${formatDollars(source.topCode!)}` : formatDollars(dollars);
}

export function toPayText(pay: PayFigures, source: PaySource): string | null {
  const say = (dollars: number) => formatPay(dollars, source);
  const isKnown = (low: number | null, high: number | null): boolean => low !== null && high !== null;
  const toRange = (low: number, high: number) =>
    isOpenEnded(low, source) ? say(low) : `from ${say(low)} to ${say(high)}`;
  const sentences = [
    pay.median !== null && `The median is ${say(pay.median)} a year.`,
    isKnown(pay.p25, pay.p75) && `The middle half earns ${toRange(pay.p25!, pay.p75!)}.`,
    isKnown(pay.p10, pay.p90) &&
      `One in ten earns less than ${say(pay.p10!)}, and one in ten earns ${isOpenEnded(pay.p90!, source) ? say(pay.p90!) : `more than ${say(pay.p90!)}`}.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences.join(" ") : null;
}

export const indexSteps = [5, 10, 20, 25, 50];
const tickSteps = [5_000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000];
const mostGaps = 4;
/** How far the axis extends beyond the highest published figure. */
export const openEnd = 1.12;

export interface PayScale {
  ticks: number[];
  toPercent: (dollars: number) => number;
}

export function toPayScale(
  rows: readonly PayFigures[],
  source: PaySource,
  steps: readonly number[] = tickSteps,
): PayScale | null {
  const figures = rows
    .flatMap(({ p10, p25, median, p75, p90 }) => [p10, p25, median, p75, p90])
    .filter((dollars) => dollars !== null)
    .map((dollars) => (isOpenEnded(dollars, source) ? source.topCode! * openEnd : dollars));
  return toAmountScale(figures, steps);
}

/** For any amounts, from dollars an hour to dollars a year. */
const roundSteps = [
  1,
  2,
  5,
  ...[10, 100, 1_000, 10_000, 100_000].flatMap((ten) => [ten, 2 * ten, 2.5 * ten, 5 * ten]),
];

/** Null without amounts. */
export function toAmountScale(
  amounts: readonly number[],
  steps: readonly number[] = roundSteps,
): PayScale | null {
  if (amounts.length === 0) return null;
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const toEnds = (step: number) => [Math.floor(least / step), Math.max(Math.ceil(most / step), 1)] as const;
  const step =
    steps.find((size) => toEnds(size)[1] - toEnds(size)[0] <= mostGaps) ?? Math.ceil(most / mostGaps);
  const [first, last] = toEnds(step);
  const gaps = Math.max(1, last - first);
  return {
    ticks: Array.from({ length: gaps + 1 }, (_, at) => (first + at) * step),
    toPercent: (dollars) => Math.round(((dollars / step - first) / gaps) * 1000) / 10,
  };
}

const thousandsFrom = 5_000;

export const formatTick = (dollars: number): string =>
  dollars < thousandsFrom ? formatDollars(dollars) : `$${dollars / 1000}k`;
