import type { RunRelease } from "#app/desk/figures/speed/queries/releases.ts";
import type { TimePoint } from "#app/desk/figures/speed/queries/speed-page.server.ts";
import { formatIsoDay } from "#app/kit/text/when.ts";
import { formatMetric, type Metric, metricFacts } from "#app/kit/vitals/vitals.ts";

interface P75ChartProps {
  label: string;
  metric: Metric;
  points: readonly TimePoint[];
  marks: readonly ReleaseMark[];
}

const height = 180;
const top = 18;
/** Percent of a phone's chart that a release's name takes left and right of its mark. */
const reach = { start: [0, 26], middle: [13, 13], end: [26, 0] } as const;

/** Hidden figures are in its table. */
export function P75Chart({ label, metric, points, marks }: P75ChartProps) {
  const { goodAtMost } = metricFacts[metric];
  const most = Math.max(goodAtMost * 1.3, ...points.map(({ figure }) => (figure?.p75 ?? 0) * 1.1));
  const toY = (value: number) => Math.round(height - (value / most) * (height - top));
  const threshold = toY(goodAtMost);
  return (
    <svg role="img" aria-label={label} width="100%" height={height + axisHeight} className="speed-chart">
      <line x1="0" x2="100%" y1={height} y2={height} className="axis" />
      {marks.map(({ name, share }) => (
        <line key={name} x1={`${share}%`} x2={`${share}%`} y1={top} y2={height} className="release-mark">
          <title>{`Release ${name}`}</title>
        </line>
      ))}
      <line x1="0" x2="100%" y1={threshold} y2={threshold} className="threshold" />
      <svg
        aria-hidden="true"
        width="100%"
        height={height}
        viewBox={`0 0 ${Math.max(1, points.length - 1)} ${height}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        <path d={toPath(points, toY)} vectorEffect="non-scaling-stroke" className="p75" />
        <path d={toDots(points, toY)} vectorEffect="non-scaling-stroke" className="p75 p75-dot" />
      </svg>
      <text x="0" y={threshold - 5} className="threshold-label">
        Good up to {formatMetric(metric, goodAtMost)}
      </text>
      {marks.map(
        ({ name, share }, at) =>
          isNamed(share, marks[at + 1]?.share) && (
            <text
              key={name}
              x={`${share}%`}
              y={top - 6}
              textAnchor={toAnchor(share)}
              className="release-label"
            >
              {name}
            </text>
          ),
      )}
      <TimeAxis times={points.map(({ at }) => at)} y={height} />
    </svg>
  );
}

/** A gap where nothing was measured. */
function toPath(points: readonly TimePoint[], toY: (value: number) => number): string {
  return points
    .map(({ figure }, at) => {
      if (!figure) return "";
      const isJoined = points[at - 1]?.figure;
      return `${isJoined ? "L" : "M"}${at} ${toY(figure.p75)}`;
    })
    .join("");
}

function toDots(points: readonly TimePoint[], toY: (value: number) => number): string {
  return points
    .map(({ figure }, at) => {
      const isAlone = figure && !points[at - 1]?.figure && !points[at + 1]?.figure;
      return isAlone ? `M${at} ${toY(figure.p75)}h0` : "";
    })
    .join("");
}

/** If two names would overlap, the later one is shown. */
const isNamed = (share: number, next = Number.POSITIVE_INFINITY): boolean =>
  next - share > reach[toAnchor(share)][1] + reach[toAnchor(next)][0];

const toAnchor = (share: number) => (share < 15 ? "start" : share > 85 ? "end" : "middle");

interface ReleaseMark {
  name: string;
  /** Percent of the chart's width. */
  share: number;
}

const unitMs = { day: 86_400_000, hour: 3_600_000 };

/** Without the first release, which ran before the measurements. */
export function toReleaseMarks(
  releases: readonly RunRelease[],
  times: readonly string[],
  unit: keyof typeof unitMs,
): ReleaseMark[] {
  const last = times.length - 1;
  const from = Date.parse(unit === "day" ? times[0]! : `${times[0]!.replace(" ", "T")}:00:00Z`);
  return releases
    .toSorted((a, b) => a.firstAt - b.firstAt)
    .slice(1)
    .flatMap(({ name, firstAt }) => {
      const at = Math.floor((firstAt - from) / unitMs[unit]);
      return at < 0 || at > last ? [] : [{ name, share: Math.round((at / Math.max(1, last)) * 1000) / 10 }];
    });
}

export const axisHeight = 24;

export function toShortTime(at: string): string {
  const [day = "", hour] = at.split(" ");
  const text = formatIsoDay(day).replace(/, \d+$/, "");
  return hour ? `${text}, ${hour}:00` : text;
}

export function TimeAxis({ times, y }: { times: readonly string[]; y: number }) {
  const last = times.length - 1;
  const named = [
    [0, "start"],
    [Math.floor(last / 2), "middle"],
    [last, "end"],
  ] as const;
  return named.map(([at, anchor]) => (
    <text
      key={anchor}
      className={anchor === "middle" && times[at]!.includes(" ") ? "axis-hour" : undefined}
      x={`${toPercent(at, times.length)}%`}
      y={y + axisHeight - 6}
      textAnchor={anchor}
    >
      {toShortTime(times[at]!)}
    </text>
  ));
}

const toPercent = (at: number, count: number): number =>
  count === 1 ? 0 : Math.round((at / (count - 1)) * 1000) / 10;
