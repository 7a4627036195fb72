import { FiveFigures } from "#app/kit/ui/chart/five-figures.tsx";
import { Spread, toUpright } from "#app/kit/ui/chart/spread.tsx";
import type { PayStanding } from "./pay-standing.ts";
import { formatUnit } from "./pay-standing.ts";

const height = 56;
const [postedY, marketY] = [14, 40];

interface PayDrawingProps {
  standing: PayStanding;
  own?: string;
}

/** The market as the pay pages draw it and, in the blue that postings have there, this amount or range. */
export function PayDrawing({ standing, own = "This job" }: PayDrawingProps) {
  const { figures, posted, state, topCode } = standing;
  const { p10, p25, median, p75, p90 } = figures;
  const toX = toScale(standing);
  return (
    <div className="grid gap-1.5">
      <svg aria-hidden="true" width="100%" height={height} className="overflow-visible">
        <Spread figures={figures} topCode={topCode} scale={{ ticks: [], toPercent: toX }} middle={marketY} />
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
        {p25 !== null && p75 !== null && <span className="pay-key">Middle half (25th to 75th)</span>}
        {p10 !== null && p90 !== null && (
          <span className="pay-key pay-key-line">10th to 90th percentile</span>
        )}
        {median !== null && <span className="pay-key pay-key-median">Median</span>}
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

const thickness = 14;

/** Has a minimum width, so that a single amount is visible. */
const PostedBar = ({ from, to }: { from: number; to: number }) => (
  <rect
    x={`${from}%`}
    width={`${Math.max(1.2, Math.round((to - from) * 10) / 10)}%`}
    y={postedY - thickness / 2}
    height={thickness}
    rx={4}
    className="pay-posted"
  />
);

const margin = 0.04;

function toScale({ figures, posted, state }: PayStanding): (amount: number) => number {
  const amounts = [...Object.values(figures), posted?.low, posted?.high, state?.median].filter(
    (amount): amount is number => typeof amount === "number",
  );
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const room = (most - least || most) * margin;
  const [start, span] = [least - room, most - least + 2 * room];
  return (amount) => Math.round(((amount - start) / span) * 1000) / 10;
}
