import { formatTick, type PayRow, type PayScale, type PaySource, toPayText } from "./pay-scale.ts";
import { Spread, toUpright } from "./spread.tsx";

const height = 28;

export function PayBar({ row, scale, source }: { row: PayRow; scale: PayScale; source: PaySource }) {
  return (
    <svg
      role="img"
      aria-label={`${row.label}. ${toPayText(row.pay, source)}`}
      width="100%"
      height={height}
      className="overflow-visible"
    >
      <GridLines scale={scale} height={height} />
      <Spread figures={row.pay} topCode={source.topCode} scale={scale} middle={height / 2} />
    </svg>
  );
}

export const GridLines = ({ scale, height: to }: { scale: PayScale; height: number }) =>
  scale.ticks.map((tick) => (
    <line key={tick} {...toUpright(scale.toPercent(tick), 0, to)} className="stroke-line" />
  ));

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
