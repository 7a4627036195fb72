import type { TimePoint } from "#app/desk/figures/speed/queries/speed-page.server.ts";
import { axisHeight, TimeAxis } from "./p75-chart.tsx";

const height = 110;
const parts = ["good", "fair", "poor"] as const;
const names = { good: "Good", fair: "Needs work", poor: "Poor" };

export function RatingChart({ label, points }: { label: string; points: readonly TimePoint[] }) {
  return (
    <figure className="grid gap-2">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
        {parts.map((part) => (
          <span key={part} className="flex items-center gap-1.5">
            <svg aria-hidden="true" width={12} height={12} className="speed-chart">
              <rect width={12} height={12} rx={3} className={`rated-${part}`} />
            </svg>
            {names[part]}
          </span>
        ))}
      </figcaption>
      <svg role="img" aria-label={label} width="100%" height={height + axisHeight} className="speed-chart">
        <svg
          aria-hidden="true"
          width="100%"
          height={height}
          viewBox={`0 0 ${points.length} ${height}`}
          preserveAspectRatio="none"
        >
          {parts.map((part) => (
            <path key={part} d={toColumns(points, part)} className={`rated-${part}`} />
          ))}
        </svg>
        <line x1="0" x2="100%" y1={height} y2={height} className="axis" />
        <TimeAxis times={points.map(({ at }) => at)} y={height} />
      </svg>
    </figure>
  );
}

function toColumns(points: readonly TimePoint[], part: (typeof parts)[number]): string {
  return points
    .map(({ figure }, at) => {
      if (!figure) return "";
      const { count, good, poor } = figure;
      const toHeight = (views: number) => Math.round((views / count) * height * 10) / 10;
      const spans = {
        good: [height - toHeight(good), height],
        fair: [toHeight(poor), height - toHeight(good)],
        poor: [0, toHeight(poor)],
      };
      const [from, to] = spans[part] as [number, number];
      return to > from ? `M${at + 0.1} ${from}h.8V${to}h-.8z` : "";
    })
    .join("");
}
