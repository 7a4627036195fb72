import { openEnd, type PayFigures, type PayScale, toAmountScale } from "./pay-scale.ts";

interface SpreadProps {
  figures: PayFigures;
  /** An end that reaches the highest published figure is dashed. */
  topCode: number | null;
  scale: PayScale;
  middle: number;
}

/** A line from p10 to p90, a bar from p25 to p75, a mark at the median. Needs an SVG as wide as the scale. */
export function Spread({ figures: { p10, p25, median, p75, p90 }, topCode, scale, middle }: SpreadProps) {
  const isOpen = (amount: number) => topCode !== null && amount >= topCode;
  const codeAt = topCode === null ? 100 : scale.toPercent(topCode);
  const at = (amount: number) => Math.min(scale.toPercent(amount), codeAt);
  const outer = { from: p10 ?? p25, to: p90 ?? p75 };
  const isEndOpen = outer.to !== null && isOpen(outer.to);
  return (
    <>
      {outer.from !== null && outer.to !== null && (
        <line
          x1={`${at(outer.from)}%`}
          x2={`${at(outer.to)}%`}
          y1={middle}
          y2={middle}
          className="stroke-2 stroke-line-strong"
        />
      )}
      {[p10, p90].map(
        (end, index) =>
          end !== null &&
          !isOpen(end) && (
            <line
              // biome-ignore lint/suspicious/noArrayIndexKey: the two ends may be equal, and never change places
              key={index}
              {...toUpright(at(end), middle - 5, middle + 5)}
              className="stroke-2 stroke-line-strong"
            />
          ),
      )}
      {p25 !== null && p75 !== null && (
        <rect
          x={`${at(p25)}%`}
          width={`${Math.max(0.5, Math.round((at(p75) - at(p25)) * 10) / 10)}%`}
          y={middle - 8}
          height={16}
          rx={4}
          className="fill-accent"
        />
      )}
      {isEndOpen && (
        <line
          x1={`${codeAt}%`}
          x2="100%"
          y1={middle}
          y2={middle}
          strokeDasharray="6 5"
          className="stroke-4 stroke-accent"
        />
      )}
      {median !== null && !isOpen(median) && (
        <>
          <line {...toUpright(at(median), middle - 11, middle + 11)} className="stroke-7 stroke-surface" />
          <line {...toUpright(at(median), middle - 11, middle + 11)} className="stroke-3 stroke-ink" />
        </>
      )}
    </>
  );
}

export const toUpright = (percent: number, y1: number, y2: number) => ({
  x1: `${percent}%`,
  x2: `${percent}%`,
  y1,
  y2,
});

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
