import { listSteps, type Span, type SpanStep } from "#app/desk/figures/analytics/period.ts";
import { readAnywhere } from "#app/kit/platform/db.ts";
import { toApplicationSource } from "#app/kit/vitals/visit-source.ts";

/** A longer period is shown as "at least" this many. */
export const mostRead = 20_000;

const stepOf: Record<SpanStep, string> = {
  hour: "strftime('%Y-%m-%dT%H', created_at / 1000, 'unixepoch')",
  day: "date(created_at / 1000, 'unixepoch')",
  week: "date(created_at / 1000, 'unixepoch', '-6 days', 'weekday 1')",
};

export const sentSql = (table: "applications" | "hire_requests", step: SpanStep) => `
  SELECT at, source, count(*) AS n FROM (
    SELECT ${stepOf[step]} AS at, source FROM ${table} WHERE created_at >= ?1
    ORDER BY created_at DESC, id DESC LIMIT ${mostRead}
  )
  GROUP BY 1, 2`;

interface SentCounts {
  steps: number[];
  sources: { name: string; now: number; before: number }[];
  isCut: boolean;
}

export async function countSent(
  db: D1Database,
  table: "applications" | "hire_requests",
  span: Span,
): Promise<SentCounts> {
  const { results } = await readAnywhere(db)
    .prepare(sentSql(table, span.step))
    .bind(span.from)
    .all<{ at: string; source: string | null; n: number }>();
  const names = listSteps(span);
  const steps = names.map(() => 0);
  const sources = new Map<string, { name: string; now: number; before: number }>();
  for (const { at, source, n } of results) {
    const place = names.indexOf(at);
    if (place === -1) continue;
    steps[place]! += n;
    const name = table === "applications" ? toApplicationSource(source) : (source ?? "unknown");
    const row = sources.get(name) ?? { name, now: 0, before: 0 };
    sources.set(name, row);
    row[place < span.steps ? "before" : "now"] += n;
  }
  return {
    steps,
    sources: [...sources.values()].sort((a, b) => b.now - a.now || b.before - a.before),
    isCut: results.reduce((sum, { n }) => sum + n, 0) === mostRead,
  };
}
