import { listSteps, type Span, type SpanStep, toStepName } from "#app/analytics/period.ts";
import { readAnywhere } from "#app/platform/db.ts";
import { spanRows } from "./span-rows.ts";

const measures = ["views", "visits", "robots", "searches", "misses", "openings", "starts"] as const;
type Measure = (typeof measures)[number];

type StepCounts = { at: string } & Record<Measure, number>;

export const stepCountsSql = (step: SpanStep) => `
  SELECT at, ${measures.map((name) => `sum(coalesce(counts ->> '$.${name}', 0)) AS ${name}`).join(", ")}
  FROM (${spanRows[step]}) GROUP BY at`;

/** Each step of the span before and of the period, oldest first. */
export async function listStepCounts(db: D1Database, span: Span): Promise<StepCounts[]> {
  const { results } = await readAnywhere(db)
    .prepare(stepCountsSql(span.step))
    .bind(toStepName(span.from, span.step))
    .all<StepCounts>();
  const known = new Map(results.map((row) => [row.at, row]));
  const none = Object.fromEntries(measures.map((name) => [name, 0])) as Record<Measure, number>;
  return listSteps(span).map((at) => known.get(at) ?? { at, ...none });
}

/** As "views.route" in the counts. */
export type CountKind = `${"visits" | "views" | "robots" | "openings" | "starts"}.${string}`;

export interface NamedCount {
  kind: CountKind;
  name: string;
  now: number;
  before: number;
}

export const namedCountsSql = (step: SpanStep) => `
  SELECT kind, name, now, before FROM (
    SELECT kind, name, now, before, row_number() OVER (PARTITION BY kind ORDER BY now DESC, before DESC, name) AS place
    FROM (
      SELECT substr(each.key, 1, instr(each.key, ' ') - 1) AS kind, substr(each.key, instr(each.key, ' ') + 1) AS name,
        sum(iif(at >= ?2, each.value, 0)) AS now, sum(iif(at < ?2, each.value, 0)) AS before
      FROM (${spanRows[step]}), json_each(counts) AS each
      WHERE substr(each.key, 1, instr(each.key, ' ') - 1) IN (SELECT value FROM json_each(?3))
      GROUP BY 1, 2
    )
  )
  WHERE place <= ?4 ORDER BY kind, place`;

/** The largest counts of each kind, in their order. */
export async function listNamedCounts(
  db: D1Database,
  span: Span,
  kinds: readonly CountKind[],
  limit: number,
): Promise<NamedCount[]> {
  const { results } = await readAnywhere(db)
    .prepare(namedCountsSql(span.step))
    .bind(toStepName(span.from, span.step), toStepName(span.middle, span.step), JSON.stringify(kinds), limit)
    .all<NamedCount>();
  return results;
}
