import { type ReactNode, useId } from "react";
import { toShortTime } from "#app/desk/figures/speed/chart/p75-chart.tsx";
import type { TimePoint } from "#app/desk/figures/speed/queries/speed-page.server.ts";
import type { SpeedFile } from "#app/desk/figures/speed/speed-search.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { formatMetric, type Metric, type Rating } from "#app/kit/vitals/vitals.ts";

interface SpeedPanelProps {
  title: string;
  note?: ReactNode;
  file: SpeedFile;
  query: string;
  table?: PanelTable;
  children: ReactNode;
}

export function SpeedPanel({ title, note, file, query, table, children }: SpeedPanelProps) {
  const id = useId();
  const search = new URLSearchParams(query);
  search.set("file", file);
  return (
    <section aria-labelledby={id} className="speed-panel">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id}>{title}</h2>
        <a
          href={deskPaths.adminVitalsFile(search.toString())}
          download
          className="link inline-flex min-h-6 items-center text-sm"
        >
          CSV<span className="sr-only">: {title}</span>
        </a>
      </div>
      {note && <p className="text-ink-2 text-md">{note}</p>}
      {children}
      {table && (
        <details>
          <summary className="min-h-6 cursor-pointer font-semibold text-md">As a table</summary>
          <div className="pt-2">
            <FigureTable
              label={title}
              headings={table.headings}
              rows={table.rows.map(([name = "", ...cells]) => ({ name, cells }))}
            />
          </div>
        </details>
      )}
    </section>
  );
}

const ratings: Record<Rating, { label: string; look: string }> = {
  good: { label: "Good", look: "bg-accent-soft text-accent-strong" },
  fair: { label: "Needs work", look: "bg-amber-soft text-amber" },
  poor: { label: "Poor", look: "bg-coral-soft text-coral" },
  unknown: { label: "Too few", look: "bg-sunken text-ink-2" },
};

export function RatingChip({ rating }: { rating: Rating }) {
  const { label, look } = ratings[rating];
  return (
    <span className={classNames("inline-flex w-fit rounded-chip px-1.5 font-semibold text-sm", look)}>
      {label}
    </span>
  );
}

interface PanelTable {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}

const newestFirst = (points: readonly TimePoint[]) =>
  points.toReversed().flatMap(({ at, figure }) => (figure ? [{ at: toShortTime(at), figure }] : []));

export const toP75Table = (points: readonly TimePoint[], metric: Metric): PanelTable => ({
  headings: ["Time (UTC)", "75th percentile", "Page views"],
  rows: newestFirst(points).map(({ at, figure: { p75, count } }) => [
    at,
    formatMetric(metric, p75),
    formatCount(count),
  ]),
});

export const toRatingTable = (points: readonly TimePoint[]): PanelTable => ({
  headings: ["Day (UTC)", "Good", "Needs work", "Poor"],
  rows: newestFirst(points).map(({ at, figure: { count, good, poor } }) => [
    at,
    ...[good, count - good - poor, poor].map(
      (views) => `${formatCount(views)} (${toShareText(views, count)})`,
    ),
  ]),
});

export const toShareText = (views: number, count: number): string =>
  `${Math.round((views / count) * 1000) / 10}%`;
