import { listSteps, type Span, type SpanStep, toStepName } from "#app/desk/figures/analytics/period.ts";
import { readAnywhere } from "#app/kit/platform/db.ts";
import { spanRows } from "./span-rows.ts";

const measures = ["views", "visits", "robots", "searches", "misses", "openings", "starts"] as const;
type Measure = (typeof measures)[number];

type StepCounts = { at: string } & Record<Measure, number>;

export const stepCountsSql = (step: SpanStep) => `
  SELECT at, ${measures.map((name) => `sum(coalesce(counts ->> '$.${name}', 0)) AS ${name}`).join(", ")}
  FROM (${spanRows[step]}) GROUP BY at`;

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
type CountKind = `${"visits" | "views" | "robots" | "openings" | "starts"}.${string}`;

export type CountPair = readonly [main: CountKind, other?: CountKind];

interface NamedCount {
  main: CountKind;
  name: string;
  now: number;
  before: number;
  other: number;
}

export const namedCountsSql = (step: SpanStep) => `
  SELECT main, name, now, before, other FROM (
    SELECT *, row_number() OVER (PARTITION BY main ORDER BY now DESC, before DESC, other DESC, name) AS place FROM (
      SELECT wanted.value ->> 'main' AS main, substr(each.key, instr(each.key, ' ') + 1) AS name,
        sum(iif(at >= ?2 AND wanted.value ->> 'kind' = wanted.value ->> 'main', each.value, 0)) AS now,
        sum(iif(at < ?2 AND wanted.value ->> 'kind' = wanted.value ->> 'main', each.value, 0)) AS before,
        sum(iif(at >= ?2 AND wanted.value ->> 'kind' <> wanted.value ->> 'main', each.value, 0)) AS other
      FROM (${spanRows[step]}), json_each(counts) AS each, json_each(?3) AS wanted
      WHERE wanted.value ->> 'kind' = substr(each.key, 1, instr(each.key, ' ') - 1)
      GROUP BY 1, 2
    )
    WHERE now + before + other > 0
  )
  WHERE place <= ?4 ORDER BY main, place`;

export async function listNamedCounts(
  db: D1Database,
  span: Span,
  pairs: readonly CountPair[],
  limit: number,
): Promise<NamedCount[]> {
  const wanted = pairs.flatMap(([main, ...others]) => [main, ...others].map((kind) => ({ kind, main })));
  const { results } = await readAnywhere(db)
    .prepare(namedCountsSql(span.step))
    .bind(toStepName(span.from, span.step), toStepName(span.middle, span.step), JSON.stringify(wanted), limit)
    .all<NamedCount>();
  return results;
}
