import type { PayFigures, PayScale } from "./pay-scale.ts";

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
