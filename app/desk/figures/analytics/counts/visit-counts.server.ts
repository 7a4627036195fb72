import { listSteps, type Span, type SpanStep, toStepName } from "#app/desk/figures/analytics/period.ts";
import { readAnywhere } from "#app/kit/platform/db.ts";
import { lastRolledDay } from "#app/kit/vitals/stored-counts.ts";

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

const lastWeek = "coalesce((SELECT date(max(day), '+6 days') FROM visit_weeks), '')";
const monday = "date(day, '-6 days', 'weekday 1')";

/** Rows from ?1 on. What the nightly roll-up lacks is read from hours, and for weeks from days too. */
export const spanRows: Record<SpanStep, string> = {
  hour: `
    SELECT day || 'T' || printf('%02d', hour) AS at, counts FROM visit_hours
    WHERE day >= substr(?1, 1, 10) AND (day, hour) >= (substr(?1, 1, 10), CAST(substr(?1, 12) AS INTEGER))`,
  day: `
    SELECT day AS at, counts FROM visit_days WHERE day >= ?1
    UNION ALL SELECT day, counts FROM visit_hours WHERE day >= ?1 AND day > ${lastRolledDay}`,
  week: `
    SELECT day AS at, counts FROM visit_weeks WHERE day >= ?1
    UNION ALL SELECT ${monday}, counts FROM visit_days WHERE day >= ?1 AND day > ${lastWeek}
    UNION ALL SELECT ${monday}, counts FROM visit_hours WHERE day >= ?1 AND day > ${lastRolledDay}`,
};
