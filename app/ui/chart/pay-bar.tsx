import {
  formatTick,
  isOpenEnded,
  type PayRow,
  type PayScale,
  type PaySource,
  toPayText,
} from "./pay-scale.ts";

const height = 28;
const middle = height / 2;

/** A line from p10 to p90, a bar from p25 to p75 and a mark at the median. An end is dashed when it is unknown. */
export function PayBar({ row, scale, source }: { row: PayRow; scale: PayScale; source: PaySource }) {
  const { p10, p25, median, p75, p90 } = row.pay;
  const at = (dollars: number) => (isOpenEnded(dollars, source) ? 100 : scale.toPercent(dollars));
  const codeAt = source.topCode === null ? 100 : scale.toPercent(source.topCode);
  const outer = { from: p10 ?? p25, to: p90 ?? p75 };
  const isOpen = outer.to !== null && isOpenEnded(outer.to, source);
  return (
    <svg
      role="img"
      aria-label={`${row.label}. ${toPayText(row.pay, source)}`}
      width="100%"
      height={height}
      className="overflow-visible"
    >
      {scale.ticks.map((tick) => (
        <line key={tick} {...toUpright(scale.toPercent(tick), 0, height)} className="stroke-line" />
      ))}
      {outer.from !== null && outer.to !== null && (
        <line
          x1={`${Math.min(at(outer.from), codeAt)}%`}
          x2={`${isOpen ? codeAt : at(outer.to)}%`}
          y1={middle}
          y2={middle}
          className="stroke-2 stroke-line-strong"
        />
      )}
      {p10 !== null && !isOpenEnded(p10, source) && (
        <line {...toUpright(at(p10), middle - 5, middle + 5)} className="stroke-2 stroke-line-strong" />
      )}
      {p90 !== null && !isOpen && (
        <line {...toUpright(at(p90), middle - 5, middle + 5)} className="stroke-2 stroke-line-strong" />
      )}
      {p25 !== null && p75 !== null && (
        <rect
          x={`${Math.min(at(p25), codeAt)}%`}
          width={`${Math.max(0.5, Math.min(at(p75), codeAt) - Math.min(at(p25), codeAt))}%`}
          y={middle - 8}
          height={16}
          rx={4}
          className="fill-accent"
        />
      )}
      {isOpen && (
        <line
          x1={`${codeAt}%`}
          x2="100%"
          y1={middle}
          y2={middle}
          strokeDasharray="6 5"
          className="stroke-4 stroke-accent"
        />
      )}
      {median !== null && !isOpenEnded(median, source) && (
        <>
          <line {...toUpright(at(median), middle - 11, middle + 11)} className="stroke-7 stroke-surface" />
          <line {...toUpright(at(median), middle - 11, middle + 11)} className="stroke-3 stroke-ink" />
        </>
      )}
    </svg>
  );
}

const toUpright = (percent: number, y1: number, y2: number) => ({
  x1: `${percent}%`,
  x2: `${percent}%`,
  y1,
  y2,
});

export function PayAxis({
  scale: { ticks, toPercent },
  format = formatTick,
}: {
  scale: PayScale;
  format?: (tick: number) => string;
}) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={20}
      className="overflow-visible fill-ink-3 text-sm tabular-nums"
    >
      {ticks.map((tick, at) => (
        <text
          key={tick}
          x={`${toPercent(tick)}%`}
          y={15}
          textAnchor={at === 0 ? "start" : at === ticks.length - 1 ? "end" : "middle"}
        >
          {format(tick)}
        </text>
      ))}
    </svg>
  );
}
