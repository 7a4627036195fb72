import type { ReactNode } from "react";
import { formatDollars } from "#app/kit/ui/count.ts";
import { GridLines, PayAxis } from "./pay-bar.tsx";
import type { PayScale } from "./pay-scale.ts";
import { RowName } from "./row-name.tsx";
import { Spread, type SpreadAmounts, toSpreadScale, toUpright } from "./spread.tsx";

/** All amounts have one unit. */
export interface SpreadRow extends SpreadAmounts {
  name: string;
  to?: string | null;
  note: ReactNode;
  /** For screen readers. */
  text: string;
  children?: ReactNode;
}

interface SpreadChartProps {
  label: string;
  rows: readonly SpreadRow[];
  legend: readonly (readonly [SpreadMark, string])[];
  own?: { amount: number; text: string } | null;
  children?: ReactNode;
}

/** The drawing has no numbers: put them into `children` or a table beside it. */
export function SpreadChart({ label, rows, legend, own = null, children }: SpreadChartProps) {
  const scale = toSpreadScale(rows, own?.amount ?? null);
  if (!scale) return null;
  return (
    <figure aria-label={label} className="spreads">
      <ul>
        {rows.map((row) => (
          <li key={row.name}>
            <p>
              <b>
                <RowName name={row.name} to={row.to} />
              </b>
              <span>{row.note}</span>
            </p>
            <SpreadDrawing row={row} scale={scale} own={own?.amount ?? null} />
            {row.children}
          </li>
        ))}
        <li aria-hidden="true">
          <PayAxis scale={scale} />
          {own && <OwnLabel text={own.text} percent={scale.toPercent(own.amount)} />}
        </li>
      </ul>
      <figcaption>
        {legend.map(([mark, text]) => (
          <span key={mark} className="spread-key">
            <SpreadSample mark={mark} />
            {text}
          </span>
        ))}
        {children}
      </figcaption>
    </figure>
  );
}

const lanes = { main: 32, twin: 18, range: 18 };
const inside = (percent: number): number => Math.max(0, Math.min(100, percent));

function SpreadDrawing({ row, scale, own }: { row: SpreadRow; scale: PayScale; own: number | null }) {
  const { figures, topCode, twin, range, dots = [] } = row;
  const twinAt = lanes.main + lanes.twin / 2;
  const rangeAt = lanes.main + (twin ? lanes.twin : 0) + lanes.range / 2;
  const height = lanes.main + (twin ? lanes.twin : 0) + (range ? lanes.range : 0);
  return (
    <svg role="img" aria-label={`${row.name}. ${row.text}`} width="100%" height={height} className="spread">
      <GridLines scale={scale} height={height} />
      {dots.map((dot, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two areas may have the same median, and nothing else tells them apart
        <circle key={at} cx={`${scale.toPercent(dot)}%`} cy={lanes.main / 2} r={4} className="spread-part" />
      ))}
      <Spread figures={figures} topCode={topCode} scale={scale} middle={lanes.main / 2} />
      {twin && <Twin twin={twin} scale={scale} y={twinAt} />}
      {range && <Range range={range} scale={scale} y={rangeAt} />}
      {own !== null && (
        <line {...toUpright(inside(scale.toPercent(own)), -4, height)} className="spread-own" />
      )}
    </svg>
  );
}

function Twin({ twin, scale, y }: { twin: NonNullable<SpreadRow["twin"]>; scale: PayScale; y: number }) {
  const { p25, median, p75 } = twin;
  return (
    <>
      {p25 !== null && p75 !== null && (
        <line
          x1={`${scale.toPercent(p25)}%`}
          x2={`${scale.toPercent(p75)}%`}
          y1={y}
          y2={y}
          className="spread-twin"
        />
      )}
      {median !== null && <Diamond percent={scale.toPercent(median)} y={y} />}
    </>
  );
}

/** A nested SVG, because a path's position cannot be a percentage. */
const Diamond = ({ percent, y }: { percent: number; y: number }) => (
  <svg aria-hidden="true" x={`${percent}%`} y={y} className="spread">
    <path d="M0-7 7 0 0 7-7 0z" className="spread-diamond" />
  </svg>
);

function Range({ range, scale, y }: { range: NonNullable<SpreadRow["range"]>; scale: PayScale; y: number }) {
  const at = (amount: number) => `${inside(scale.toPercent(amount))}%`;
  return (
    <>
      <line x1={at(range.low)} x2={at(range.high)} y1={y} y2={y} className="spread-range" />
      <circle cx={at(range.median)} cy={y} r={5.5} className="spread-dot" />
      {scale.toPercent(range.low) < 0 && <CutEnd y={y} text={`← ${formatDollars(range.low)}`} />}
      {scale.toPercent(range.high) > 100 && <CutEnd y={y} text={`${formatDollars(range.high)} →`} isRight />}
    </>
  );
}

/** The outline hides the line below the text. */
const CutEnd = ({ y, text, isRight = false }: { y: number; text: string; isRight?: boolean }) => (
  <text
    x={isRight ? "100%" : 0}
    y={y + 5}
    textAnchor={isRight ? "end" : "start"}
    paintOrder="stroke"
    className="fill-ink-3 stroke-7 stroke-surface text-sm"
  >
    {text}
  </text>
);

const OwnLabel = ({ text, percent }: { text: string; percent: number }) => (
  <svg aria-hidden="true" width="100%" height={22} className="spread spread-label">
    <text
      x={`${inside(percent)}%`}
      y={16}
      textAnchor={percent < 15 ? "start" : percent > 85 ? "end" : "middle"}
    >
      {text}
    </text>
  </svg>
);

export type SpreadMark = "dots" | "middle" | "line" | "median" | "twin" | "range" | "open" | "own";

function SpreadSample({ mark }: { mark: SpreadMark }) {
  const [middle, across] = [10, { x1: 1, x2: 23, y1: 10, y2: 10 }];
  return (
    <svg aria-hidden="true" width={24} height={20} className="spread">
      {mark === "middle" && <rect x={2} y={4} width={20} height={12} rx={3} className="fill-accent" />}
      {mark === "dots" &&
        [5, 12, 19].map((x) => <circle key={x} cx={x} cy={middle} r={4} className="spread-part" />)}
      {mark === "line" && <line {...across} className="stroke-2 stroke-line-strong" />}
      {mark === "median" && <line x1={12} x2={12} y1={1} y2={19} className="stroke-3 stroke-ink" />}
      {mark === "twin" && <line {...across} className="spread-twin" />}
      {mark === "twin" && <path d="M12 3 19 10 12 17 5 10z" className="spread-diamond" />}
      {mark === "range" && <line {...across} className="spread-range" />}
      {mark === "range" && <circle cx={12} cy={middle} r={5.5} className="spread-dot" />}
      {mark === "open" && <line {...across} strokeDasharray="6 5" className="stroke-4 stroke-accent" />}
      {mark === "own" && <line x1={12} x2={12} y1={0} y2={20} className="spread-own" />}
    </svg>
  );
}
