import { openEnd, type PayFigures, type PayScale, toAmountScale } from "./pay-scale.ts";

export interface SpreadAmounts {
  figures: PayFigures;
  /** No higher figure is published. */
  topCode: number | null;
  /** The figures after a conversion, drawn thin below. */
  twin?: Pick<PayFigures, "p25" | "median" | "p75"> | null;
  /** Parts, such as the areas of a state. */
  dots?: readonly number[];
  /** From another source, in its own lane. */
  range?: { low: number; median: number; high: number } | null;
}

/** A share of the figures' span. */
const mostBeyond = 0.25;

const isAmount = (amount: number | null | undefined): amount is number => typeof amount === "number";

/** Unpublished figures widen the scale only a little. The chart names an end that it cuts off. */
export function toSpreadScale(rows: readonly SpreadAmounts[], own: number | null = null): PayScale | null {
  const published = rows.flatMap(({ figures: { p10, p25, median, p75, p90 }, topCode, twin, dots = [] }) => [
    ...dots,
    ...[p10, p25, median, p75, p90]
      .filter(isAmount)
      .map((amount) => (topCode !== null && amount >= topCode ? topCode * openEnd : amount)),
    ...[twin?.p25, twin?.median, twin?.p75].filter(isAmount),
  ]);
  if (published.length === 0) return null;
  const [least, most] = [Math.min(...published), Math.max(...published)];
  const room = (most - least || most) * mostBeyond;
  const others = [...rows.flatMap(({ range }) => (range ? [range.low, range.median, range.high] : [])), own]
    .filter(isAmount)
    .map((amount) => Math.max(least - room, Math.min(most + room, amount)));
  return toAmountScale([...published, ...others].map((amount) => Math.max(0, amount)));
}
