import { type Span, type SpanStep, toStepName } from "#app/desk/figures/analytics/period.ts";
import { readAnywhere } from "#app/kit/platform/db.ts";
import { fewestAskers } from "#app/kit/vitals/asked-words.ts";

interface WordCount {
  words: string;
  now: number;
  /** Null for fewer visits than may be shown. */
  before: number | null;
  misses: number;
}

const asked = (at: string) => `
  SELECT ${at} AS at, each.value ->> 0 AS words, count(DISTINCT each.value ->> 1) AS visits,
    count(DISTINCT iif(each.value ->> 2, each.value ->> 1, NULL)) AS misses
  FROM visit_hours, json_each(searches) AS each`;

const askedRows: Record<SpanStep, string> = {
  hour: `${asked("min(day || 'T' || printf('%02d', hour))")}
    WHERE day >= substr(?1, 1, 10) AND (day, hour) >= (substr(?1, 1, 10), CAST(substr(?1, 12) AS INTEGER))
    GROUP BY day, day || 'T' || printf('%02d', hour) >= ?2, words`,
  day: `SELECT day AS at, words, visits, misses FROM search_days WHERE day >= ?1
    UNION ALL ${asked("day")} WHERE day >= ?1 GROUP BY day, words`,
  week: `SELECT day AS at, words, visits, misses FROM search_days WHERE day >= ?1
    UNION ALL ${asked("day")} WHERE day >= ?1 GROUP BY day, words`,
};

export const wordsSql = (step: SpanStep, order: "now" | "misses") => `
  SELECT words, sum(iif(at >= ?2, visits, 0)) AS now, nullif(sum(iif(at < ?2, visits, 0)), 0) AS before,
    sum(iif(at >= ?2, misses, 0)) AS misses
  FROM (${askedRows[step]}) GROUP BY words
  HAVING now >= ${fewestAskers} ${order === "misses" ? "AND sum(iif(at >= ?2, misses, 0)) > 0" : ""}
  ORDER BY ${order} DESC, words LIMIT ?3`;

export async function listWords(
  db: D1Database,
  span: Span,
  order: "now" | "misses",
  limit: number,
): Promise<WordCount[]> {
  const { results } = await readAnywhere(db)
    .prepare(wordsSql(span.step, order))
    .bind(toStepName(span.from, span.step), toStepName(span.middle, span.step), limit)
    .all<WordCount>();
  return results.map((row) => ({
    ...row,
    before: row.before !== null && row.before < fewestAskers ? null : row.before,
  }));
}
