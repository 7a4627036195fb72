import { fewestCounted } from "#app/companies/pitch/public-page/answer-times.server.ts";
import { type PostingCounts, selectViews } from "#app/companies/workspace/jobs-table/row-queries.server.ts";
import { selectTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { readAnywhere } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { logError } from "#app/kit/platform/log.ts";
import { fromWallTime, toWallTime } from "#app/kit/text/workday.ts";
import { findFirstCountedDay } from "#app/kit/vitals/first-counted-day.server.ts";
import { noSource, toApplicationSource } from "#app/kit/vitals/visit-source.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";

export const periods = { "30": "30 days", "90": "90 days", "365": "12 months" } as const;
type Period = keyof typeof periods;

export const parsePeriod = (text: string | null): Period =>
  text && Object.hasOwn(periods, text) ? (text as Period) : "90";

/** How far applications came: each counts in every stage up to its own. */
export interface Funnel {
  sent: number;
  interview: number;
  offer: number;
  hired: number;
  /** From sending to the first answer, in milliseconds. Null with fewer than five applications. */
  medianMs: number | null;
  answered: number;
}

interface PostingReport extends Funnel {
  title: string;
  place: string;
  /** Null where the posting was deleted. */
  slug: string | null;
  /** Null while the figures of visits cannot be read. */
  views: number | null;
  starts: number | null;
  listed: number | null;
  clicks: number | null;
  /** Days from posting to filling it. */
  daysToFill: number | null;
}

interface Report {
  total: Funnel & Pick<PostingReport, keyof PostingCounts>;
  postings: PostingReport[];
  sources: (Funnel & { source: string })[];
  /** Each calendar month since the first application, in the company's time zone: "2026-11". */
  months: { month: string; sent: number }[];
  /** "2026-11-28", where what visitors do was not counted from the period's first day on. Null where it was. */
  countedSince: string | null;
  isCut: boolean;
}

interface Group extends Funnel {
  /** Of a posting. Null where it was deleted. */
  jobId: number | null;
  title: string;
  source: string | null;
}

interface PostingRow {
  id: number;
  slug: string;
  title: string;
  city: string | null;
  stateCode: string | null;
  postedAt: number;
  filledAt: number | null;
}

const mostApplications = 5000;
const mostPostings = 100;

/** SQL: how far each application came. Who was hired was interviewed and offered the job, whatever was noted. */
const recent = `recent AS MATERIALIZED (SELECT a.job_id AS jobId, a.job_title AS title, a.source, a.created_at AS at,
    iif(a.answered_at <= ?3, max(0, a.answered_at - a.created_at), NULL) AS wait,
    max(CASE a.state WHEN 'hired' THEN 3 WHEN 'offer' THEN 2 WHEN 'interview' THEN 1 ELSE 0 END,
      ifnull((SELECT max(iif(e.detail ->> 'to' = 'offer', 2, 1)) FROM application_events e INDEXED BY application_events_reached
        WHERE e.application_id = a.id AND e.kind = 'state' AND e.detail ->> 'to' IN ('interview', 'offer')), 0)) AS reached
  FROM applications a INDEXED BY applications_by_employer WHERE a.employer_id = ?1 AND a.created_at >= ?2
  ORDER BY a.created_at DESC, a.id DESC LIMIT ${mostApplications})`;

/** SQL of a row for each value of `key`, those with the most applications first. The title is of the newest. */
const toGroups = (key: string, limit: number): string => `WITH ${recent}
  SELECT jobId, title, source, max(at) AS newest, count(*) AS sent, sum(reached >= 1) AS interview,
    sum(reached >= 2) AS offer, sum(reached = 3) AS hired, count(wait) AS answered,
    iif(count(*) < ${fewestCounted}, NULL, avg(iif(place IN ((waits + 1) / 2, (waits + 2) / 2), wait, NULL))) AS medianMs
  FROM (SELECT *, ${key} AS grouped, row_number() OVER (PARTITION BY ${key} ORDER BY wait IS NULL, wait) AS place,
      count(wait) OVER (PARTITION BY ${key}) AS waits FROM recent)
  GROUP BY grouped ORDER BY sent DESC LIMIT ${limit}`;

/** By applications sent within the period. Counts at most the newest 5,000, and lists the 100 postings with the most. */
export async function getReport(
  { db, env, now }: Pick<SiteContext, "db" | "env" | "now">,
  employerId: number,
  period: Period,
): Promise<Report> {
  const d1 = db.$client;
  const since = now - Number(period) * dayMs;
  const ask = (sql: string) => d1.prepare(sql).bind(employerId, since, now);
  const [all, ofPostings, ofSources, cut, zone] = await d1.batch([
    ask(toGroups("1", 1)),
    ask(toGroups("ifnull(jobId, title)", mostPostings)),
    ask(toGroups(`iif(source = '${noSource}', NULL, source)`, mostPostings)),
    d1
      .prepare(
        `SELECT 1 FROM applications a INDEXED BY applications_by_employer WHERE a.employer_id = ?1 AND a.created_at >= ?2
          ORDER BY a.created_at DESC, a.id DESC LIMIT 1 OFFSET ${mostApplications}`,
      )
      .bind(employerId, since),
    selectTimeZone(d1, employerId),
  ]);
  const toRows = (result: D1Result | undefined) => result!.results as unknown as Group[];
  const busiest = toRows(ofPostings);
  const ids = busiest.flatMap(({ jobId }) => jobId ?? []);
  const { timeZone } = zone!.results[0] as unknown as { timeZone: string };
  const [postingRows, monthRows] = await d1.batch([
    d1
      .prepare(
        `SELECT * FROM (SELECT ${postingColumns} FROM json_each(?2) w CROSS JOIN jobs j ON j.id = w.value WHERE j.employer_id = ?1)
        UNION SELECT * FROM (SELECT ${postingColumns} FROM jobs j INDEXED BY jobs_of_employer_newest WHERE j.employer_id = ?1
          ORDER BY j.posted_at DESC LIMIT ${mostPostings})`,
      )
      .bind(employerId, JSON.stringify(ids)),
    d1
      .prepare(
        `SELECT m.value ->> 0 AS month, (SELECT count(*) FROM (SELECT 1 FROM applications a INDEXED BY applications_by_employer
            WHERE a.employer_id = ?1 AND a.created_at >= m.value ->> 1 AND a.created_at < m.value ->> 2
            LIMIT ${mostApplications})) AS sent FROM json_each(?2) m`,
      )
      .bind(employerId, JSON.stringify(listMonths(since, now, timeZone))),
  ]);
  const listed = postingRows!.results as unknown as PostingRow[];
  const postings = new Map(listed.map((posting) => [posting.id, posting]));
  const [views, firstDay] = await Promise.all([
    selectViews(
      readAnywhere(env.VITALS_DB),
      listed.map(({ slug }) => slug),
      toDay(since),
    ),
    findFirstCountedDay(env.VITALS_DB),
  ]).catch((error: unknown): [null, null] => {
    logError("report.views", error);
    return [null, null];
  });
  const withApplications = busiest.map((group) =>
    toPostingReport(group.jobId === null ? undefined : postings.get(group.jobId), group.title, group, views),
  );
  const without = listed
    .filter(({ id, slug }) => !ids.includes(id) && isNoticed(views?.get(slug)))
    .map((posting) => toPostingReport(posting, posting.title, noFunnel, views))
    .sort((a, b) => (b.views ?? 0) - (a.views ?? 0));
  const sum = (of: keyof PostingCounts) =>
    views && [...views.values()].reduce((total, counts) => total + counts[of], 0);
  const months = monthRows!.results as unknown as Report["months"];
  return {
    total: {
      ...(toRows(all)[0] ?? noFunnel),
      ...{ views: sum("views"), starts: sum("starts"), listed: sum("listed"), clicks: sum("clicks") },
    },
    postings: [...withApplications, ...without].slice(0, mostPostings),
    sources: toRows(ofSources).map(({ source, ...funnel }) => ({
      ...funnel,
      source: toApplicationSource(source),
    })),
    months: months.slice(
      Math.max(
        0,
        months.findIndex(({ sent }) => sent > 0),
      ),
    ),
    countedSince: firstDay !== null && firstDay > toDay(since) ? firstDay : null,
    isCut: cut!.results.length > 0,
  };
}

const noFunnel: Funnel = { sent: 0, interview: 0, offer: 0, hired: 0, answered: 0, medianMs: null };

const isNoticed = (counts: PostingCounts | undefined): boolean =>
  counts !== undefined && counts.views + counts.listed > 0;

const postingColumns = `j.id, j.slug, j.title, j.city, j.state_code AS stateCode, j.posted_at AS postedAt,
  iif(j.status = 'filled', (SELECT max(v.at) FROM job_events v WHERE v.job_id = j.id AND v.kind = 'state'), NULL) AS filledAt`;

function toPostingReport(
  posting: PostingRow | undefined,
  title: string,
  funnel: Funnel,
  views: ReadonlyMap<string, PostingCounts> | null,
): PostingReport {
  const counts = posting && views?.get(posting.slug);
  const filledAt = posting?.filledAt ?? null;
  const { sent, interview, offer, hired, answered, medianMs } = funnel;
  return {
    ...{ sent, interview, offer, hired, answered, medianMs },
    title: posting?.title ?? title,
    place: [posting?.city, posting?.stateCode].filter(Boolean).join(", "),
    slug: posting?.slug ?? null,
    views: views && (counts?.views ?? 0),
    starts: views && (counts?.starts ?? 0),
    listed: views && (counts?.listed ?? 0),
    clicks: views && (counts?.clicks ?? 0),
    daysToFill: filledAt === null ? null : Math.max(0, Math.round((filledAt - posting!.postedAt) / dayMs)),
  };
}

/** Each month that the time touches, with its first moment and that of the next. */
function listMonths(
  since: number,
  now: number,
  timeZone: string,
): [month: string, from: number, until: number][] {
  const first = new Date(toWallTime(since, timeZone));
  const last = toWallTime(now, timeZone);
  const months: [string, number, number][] = [];
  for (let at = 0; ; at++) {
    const [start, end] = [at, at + 1].map((month) =>
      Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1),
    );
    if (start! > last) return months;
    const from = Math.max(since, fromWallTime(start!, timeZone));
    months.push([new Date(start!).toISOString().slice(0, 7), from, fromWallTime(end!, timeZone)]);
  }
}
