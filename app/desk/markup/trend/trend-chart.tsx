import { deskPaths } from "#app/desk-paths.ts";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { WeekLines } from "#app/kit/ui/chart/week-lines.tsx";
import type { TrendView } from "./trend-view.ts";

export function TrendChart({ trend }: { trend: TrendView | null }) {
  return (
    <section aria-labelledby="trend" className="grid gap-item">
      <h2 id="trend">By night</h2>
      {trend ? (
        <>
          <WeekLines label="Figures of each night" rows={trend.lines} ends={trend.ends} />
          <details className="text-md">
            <summary className="link inline-flex min-h-11 items-center">All nights as a table</summary>
            <FigureTable label="All nights" headings={trend.table.headings} rows={trend.table.rows} />
          </details>
          <p>
            <a
              href={deskPaths.adminJobsValidationFile("trend")}
              className="link inline-flex min-h-11 items-center"
            >
              Download the nights (CSV)
            </a>
          </p>
        </>
      ) : (
        <p className="text-ink-2">A line appears here after the second night's run.</p>
      )}
    </section>
  );
}
