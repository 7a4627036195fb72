import { listStepCounts } from "#app/desk/figures/analytics/counts/visit-counts.server.ts";
import {
  type Period,
  periodFacts,
  type Span,
  type SpanStep,
  toSpan,
  toStepName,
} from "#app/desk/figures/analytics/period.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { readAnywhere } from "#app/kit/platform/db.ts";
import { fewestAskers } from "#app/kit/vitals/search-words.ts";
import { type Panel, toStepPanel } from "./step-panel.ts";

const empty = "Nobody searched job postings in this time. A search is counted within a minute.";

export async function listSearchPanels(
  { env, now }: SiteContext,
  period: Period,
  limit: number,
): Promise<Panel[]> {
  const span = toSpan(period, now);
  const [steps, words, misses] = await Promise.all([
    listStepCounts(env.VITALS_DB, span),
    listWords(env.VITALS_DB, span, "now", limit),
    listWords(env.VITALS_DB, span, "misses", limit),
  ]);
  const common = { empty, period, span };
  const tooFew = `No words were used by ${fewestAskers} visits in this time. Fewer could tell who someone is.`;
  return [
    toStepPanel({
      ...common,
      name: "searches",
      title: "Searches",
      note: "Searches of job postings that had words in them. A next page or a page that was only fetched ahead does not count.",
      counts: steps.map((step) => step.searches),
    }),
    toStepPanel({
      ...common,
      name: "empty-searches",
      title: "Searches that found nothing",
      empty: "No search found nothing in this time.",
      counts: steps.map((step) => step.misses),
    }),
    {
      name: "words",
      title: "Words",
      kind: "names",
      note: `Words that at least ${fewestAskers} visits used. Other words are deleted after three days, and words with an @ or six digits are never stored.`,
      empty: tooFew,
      headings: ["Words", "Visits", periodFacts[period].before, "Found nothing"],
      rows: words.map(({ words: name, now: visits, before, misses: none }) => ({
        name,
        figures: [visits, before, none],
      })),
    },
    {
      name: "empty-words",
      title: "Words that found nothing",
      kind: "names",
      empty: "No words that may be shown found nothing in this time.",
      headings: ["Words", "Visits that found nothing", "", "All visits"],
      rows: misses.map(({ words: name, now: visits, misses: none }) => ({
        name,
        figures: [none, null, visits],
      })),
    },
  ];
}

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
