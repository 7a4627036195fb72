import { Fragment } from "react";
import { FiveFigures } from "#app/kit/ui/chart/five-figures.tsx";
import { formatTick, openEnd, type PayScale, toAmountScale } from "#app/kit/ui/chart/pay-scale.ts";
import { Spread, toUpright } from "#app/kit/ui/chart/spread.tsx";
import type { PayStanding } from "./pay-standing.ts";
import { formatUnit } from "./pay-standing.ts";

const height = 84;
const [postedY, marketY, axisY] = [14, 40, 60];

interface PayDrawingProps {
  standing: PayStanding;
  own?: string;
}

/** The market as the pay pages draw it and, in the blue that postings have there, this amount or range. */
export function PayDrawing({ standing, own = "This job" }: PayDrawingProps) {
  const { figures, posted, state, topCode } = standing;
  const { p10, p25, median, p75, p90 } = figures;
  const scale = toScale(standing);
  const toX = scale.toPercent;
  const isDrawn = (amount: number | null) => amount !== null && (topCode === null || amount < topCode);
  return (
    <div className="grid gap-1.5">
      <svg aria-hidden="true" width="100%" height={height} className="overflow-visible">
        <Spread figures={figures} topCode={topCode} scale={scale} middle={marketY} />
        <Axis scale={scale} />
        {state && (
          <line
            {...toUpright(toX(state.median), marketY - 12, marketY + 12)}
            className="pay-state stroke-3"
          />
        )}
        {posted && <PostedBar from={toX(posted.low ?? posted.high!)} to={toX(posted.high ?? posted.low!)} />}
      </svg>
      <p className="pay-legend">
        {posted && <span className="pay-key pay-key-posted">{own}</span>}
        {isDrawn(p25) && p75 !== null && <span className="pay-key">Middle half (25th to 75th)</span>}
        {isDrawn(p10) && p90 !== null && (
          <span className="pay-key pay-key-line">10th to 90th percentile</span>
        )}
        {isDrawn(median) && <span className="pay-key pay-key-median">Median</span>}
        {state && <span className="pay-key pay-key-state">Median in {state.name}</span>}
      </p>
      <FiveFigures
        figures={figures}
        format={(amount) =>
          topCode !== null && amount >= topCode
            ? `${formatUnit(topCode, { ...standing, topCode: null })}+`
            : formatUnit(amount, standing)
        }
      />
    </div>
  );
}

const Axis = ({ scale: { ticks, toPercent } }: { scale: PayScale }) => (
  <g className="pay-axis">
    <line x1="0" x2="100%" y1={axisY} y2={axisY} />
    {ticks.map((tick, at) => (
      <Fragment key={tick}>
        <line {...toUpright(toPercent(tick), axisY, axisY + 4)} />
        <text
          x={`${toPercent(tick)}%`}
          y={axisY + 19}
          textAnchor={at === 0 ? "start" : at === ticks.length - 1 ? "end" : "middle"}
        >
          {formatTick(tick)}
        </text>
      </Fragment>
    ))}
  </g>
);

const thickness = 14;

/** Has a minimum width, so that a single amount is visible. */
const PostedBar = ({ from, to }: { from: number; to: number }) => (
  <>
    {from === to && <line {...toUpright(from, postedY, axisY)} className="pay-posted" />}
    <rect
      x={`${Math.max(0, from === to ? from - 0.6 : from)}%`}
      width={`${Math.max(1.2, Math.round((to - from) * 10) / 10)}%`}
      y={postedY - thickness / 2}
      height={thickness}
      rx={4}
      className="pay-posted"
    />
  </>
);

function toScale({ figures, posted, state, topCode }: PayStanding): PayScale {
  const amounts = [...Object.values(figures), posted?.low, posted?.high, state?.median]
    .filter((amount): amount is number => typeof amount === "number")
    .map((amount) => (topCode !== null && amount === topCode ? topCode * openEnd : amount));
  return toAmountScale(amounts)!;
}
