import { listSteps, type Span, type SpanStep, toStepName } from "#app/desk/figures/analytics/period.ts";
import { readAnywhere } from "#app/kit/platform/db.ts";
import { lastRolledDay } from "#app/kit/vitals/stored-counts.ts";
import { toApplicationSource } from "#app/kit/vitals/visit-source.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";
import { spanRows } from "./visit-counts.server.ts";

interface PostingFunnel {
  slug: string;
  title: string | null;
  openings: number;
  openingsBefore: number;
  starts: number;
  sent: number;
}

/** Today's are in their own table. A period by hours also reads its last two days there. */
const today = `
  SELECT day AS at, iif(each.key GLOB 'views *', 'openings.posting', 'starts.posting') AS kind,
    substr(each.key, instr(each.key, ' ') + 1) AS posting, each.value AS n
  FROM posting_parts, json_each(counts) AS each
  WHERE day >= ?3 AND (each.key GLOB 'views *' OR each.key GLOB 'starts *')`;
const counted = (step: SpanStep) =>
  step === "hour"
    ? today
    : `SELECT at, substr(each.key, 1, instr(each.key, ' ') - 1) AS kind,
        substr(each.key, instr(each.key, ' ') + 1) AS posting, each.value AS n
      FROM (${spanRows[step]}), json_each(counts) AS each
      WHERE each.key GLOB 'openings.posting *' OR each.key GLOB 'starts.posting *'
      UNION ALL SELECT * FROM (${today}) WHERE at > ${lastRolledDay}`;

export const postingsSql = (step: SpanStep) => `
  SELECT posting AS slug, sum(iif(kind = 'openings.posting' AND at >= ?2, n, 0)) AS openings,
    sum(iif(kind = 'openings.posting' AND at < ?2, n, 0)) AS openingsBefore,
    sum(iif(kind = 'starts.posting' AND at >= ?2, n, 0)) AS starts
  FROM (${counted(step)}) GROUP BY 1 HAVING openings + starts > 0 ORDER BY openings DESC, posting LIMIT ?4`;

export const sentByPostingSql = `
  SELECT slug, title, (
    SELECT count(*) FROM applications WHERE job_id = jobs.id AND created_at >= ?2
  ) AS sent
  FROM jobs WHERE slug IN (SELECT value FROM json_each(?1))`;

export async function listPostings(
  vitals: D1Database,
  db: D1Database,
  span: Span,
  now: number,
  limit: number,
): Promise<PostingFunnel[]> {
  const isByHour = span.step === "hour";
  const { results } = await readAnywhere(vitals)
    .prepare(postingsSql(span.step))
    .bind(
      toStepName(span.from, span.step),
      isByHour ? toDay(now) : toStepName(span.middle, span.step),
      toDay(now, isByHour ? 1 : 2),
      limit,
    )
    .all<Omit<PostingFunnel, "title" | "sent">>();
  const sent = await readAnywhere(db)
    .prepare(sentByPostingSql)
    .bind(JSON.stringify(results.map(({ slug }) => slug)), isByHour ? Date.parse(toDay(now)) : span.middle)
    .all<{ slug: string; title: string; sent: number }>();
  const known = new Map(sent.results.map((row) => [row.slug, row]));
  return results.map((row) => ({
    ...row,
    title: known.get(row.slug)?.title ?? null,
    sent: known.get(row.slug)?.sent ?? 0,
  }));
}

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
