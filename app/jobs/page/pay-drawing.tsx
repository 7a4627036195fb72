import { FiveFigures } from "#app/kit/ui/chart/five-figures.tsx";
import type { PayStanding } from "./pay-standing.ts";
import { formatUnit } from "./pay-standing.ts";

const height = 56;
const [postedY, marketY] = [14, 40];

interface PayDrawingProps {
  standing: PayStanding;
  own?: string;
}

export function PayDrawing({ standing, own = "This job" }: PayDrawingProps) {
  const { figures, posted, state, topCode } = standing;
  const { p10, p25, median, p75, p90 } = figures;
  const toX = toScale(standing);
  return (
    <div className="grid gap-1.5">
      <svg aria-hidden="true" width="100%" height={height} className="overflow-visible">
        {p10 !== null && p90 !== null && (
          <Bar from={toX(p10)} to={toX(p90)} y={marketY} thickness={3} className="fill-line-strong" />
        )}
        {p25 !== null && p75 !== null && (
          <Bar from={toX(p25)} to={toX(p75)} y={marketY} thickness={14} className="pay-middle" />
        )}
        {median !== null && <Mark at={toX(median)} y={marketY} className="stroke-ink" />}
        {state && <Mark at={toX(state.median)} y={marketY} className="pay-state" />}
        {posted && (
          <Bar
            from={toX(posted.low ?? posted.high!)}
            to={toX(posted.high ?? posted.low!)}
            y={postedY}
            thickness={14}
            className="fill-accent"
          />
        )}
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

interface BarProps {
  from: number;
  to: number;
  y: number;
  thickness: number;
  className: string;
}

/** Has a minimum width, so that a single amount is visible. */
const Bar = ({ from, to, y, thickness, className }: BarProps) => (
  <rect
    x={`${from}%`}
    width={`${Math.max(1.2, Math.round((to - from) * 10) / 10)}%`}
    y={y - thickness / 2}
    height={thickness}
    rx={Math.min(4, thickness / 2)}
    className={className}
  />
);

const Mark = ({ at, y, className }: { at: number; y: number; className: string }) => (
  <line x1={`${at}%`} x2={`${at}%`} y1={y - 12} y2={y + 12} className={`stroke-3 ${className}`} />
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
