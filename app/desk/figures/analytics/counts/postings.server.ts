import { type Span, type SpanStep, toStepName } from "#app/desk/figures/analytics/period.ts";
import { readAnywhere } from "#app/kit/platform/db.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";
import { spanRows } from "./span-rows.ts";

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
  SELECT day AS at, 'openings.posting' AS kind, posting, views AS n FROM posting_days WHERE day >= ?3
  UNION ALL SELECT day, 'starts.posting', posting, starts FROM posting_days WHERE day >= ?3`;
const counted = (step: SpanStep) =>
  step === "hour"
    ? today
    : `SELECT at, substr(each.key, 1, instr(each.key, ' ') - 1) AS kind,
        substr(each.key, instr(each.key, ' ') + 1) AS posting, each.value AS n
      FROM (${spanRows[step]}), json_each(counts) AS each
      WHERE each.key GLOB 'openings.posting *' OR each.key GLOB 'starts.posting *'
      UNION ALL SELECT * FROM (${today}) WHERE at > coalesce((SELECT max(day) FROM visit_days), '')`;

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
