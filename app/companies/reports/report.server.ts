import { fewestCounted } from "#app/companies/pitch/public-page/answer-times.server.ts";
import { toWorkingMs } from "#app/companies/pitch/public-page/response-clock.ts";
import { type PostingCounts, selectViews } from "#app/companies/workspace/jobs-table/row-queries.server.ts";
import { selectTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { readAnywhere } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { logError } from "#app/kit/platform/log.ts";
import { toWallTime } from "#app/kit/text/workday.ts";
import { toApplicationSource } from "#app/kit/vitals/visit-source.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";

export const periods = { "30": "30 days", "90": "90 days", "365": "12 months" } as const;
type Period = keyof typeof periods;

export const parsePeriod = (text: string | null): Period =>
  text && Object.hasOwn(periods, text) ? (text as Period) : "90";

/** Which stages applications came to, each counted once. */
export interface Funnel {
  sent: number;
  interview: number;
  offer: number;
  hired: number;
  /** Working time to the first answer, in milliseconds. Null with fewer than five applications. */
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
  isCut: boolean;
}

interface Row {
  jobId: number | null;
  title: string;
  state: string;
  source: string | null;
  createdAt: number;
  answeredAt: number | null;
  reached: string | null;
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

/** By applications sent within the period. Counts at most the newest 5,000, and lists the 100 postings with the most. */
export async function getReport(
  { db, env, now }: Pick<SiteContext, "db" | "env" | "now">,
  employerId: number,
  period: Period,
): Promise<Report> {
  const d1 = db.$client;
  const since = now - Number(period) * dayMs;
  const [applications, zone] = await d1.batch([
    d1
      .prepare(
        `SELECT a.job_id AS jobId, a.job_title AS title, a.state, a.source, a.created_at AS createdAt, a.answered_at AS answeredAt,
          (SELECT group_concat(e.detail ->> 'to') FROM application_events e INDEXED BY application_events_reached
            WHERE e.application_id = a.id AND e.kind = 'state' AND e.detail ->> 'to' IN ('interview', 'offer')) AS reached
          FROM applications a INDEXED BY applications_by_employer WHERE a.employer_id = ?1 AND a.created_at >= ?2
          ORDER BY a.created_at DESC, a.id DESC LIMIT ${mostApplications + 1}`,
      )
      .bind(employerId, since),
    selectTimeZone(d1, employerId),
  ]);
  const found = applications!.results as unknown as Row[];
  const { timeZone } = zone!.results[0] as unknown as { timeZone: string };
  // Worked out once: each application stands in three tables.
  const rows = found.slice(0, mostApplications).map((row) => toCounted(row, timeZone, now));
  const byPosting = groupBy(rows, ({ jobId, title }) => jobId ?? title);
  const busiest = [...byPosting].sort(([, a], [, b]) => b.length - a.length).slice(0, mostPostings);
  const ids = busiest.flatMap(([key]) => (typeof key === "number" ? [key] : []));
  const { results: listed } = await d1
    .prepare(
      `SELECT * FROM (SELECT ${postingColumns} FROM json_each(?2) w CROSS JOIN jobs j ON j.id = w.value WHERE j.employer_id = ?1)
        UNION SELECT * FROM (SELECT ${postingColumns} FROM jobs j INDEXED BY jobs_of_employer_newest WHERE j.employer_id = ?1
          ORDER BY j.posted_at DESC LIMIT ${mostPostings})`,
    )
    .bind(employerId, JSON.stringify(ids))
    .all<PostingRow>();
  const postings = new Map(listed.map((posting) => [posting.id, posting]));
  const views = await selectViews(
    readAnywhere(env.VITALS_DB),
    listed.map(({ slug }) => slug),
    toDay(since),
  ).catch((error: unknown) => {
    logError("report.views", error);
    return null;
  });
  const withApplications = busiest.map(([key, of]) =>
    toPostingReport(postings.get(key as number), of[0]!.title, toFunnel(of), views),
  );
  const without = listed
    .filter(({ id, slug }) => !byPosting.has(id) && isNoticed(views?.get(slug)))
    .map((posting) => toPostingReport(posting, posting.title, toFunnel([]), views))
    .sort((a, b) => (b.views ?? 0) - (a.views ?? 0));
  const sum = (of: keyof PostingCounts) =>
    views && [...views.values()].reduce((total, counts) => total + counts[of], 0);
  return {
    total: {
      ...toFunnel(rows),
      ...{ views: sum("views"), starts: sum("starts"), listed: sum("listed"), clicks: sum("clicks") },
    },
    postings: [...withApplications, ...without].slice(0, mostPostings),
    sources: [...groupBy(rows, ({ source }) => toApplicationSource(source))]
      .map(([source, of]) => ({ source, ...toFunnel(of) }))
      .sort((a, b) => b.sent - a.sent),
    months: countMonths(rows, since, now, timeZone),
    isCut: found.length > mostApplications,
  };
}

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
  return {
    ...funnel,
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

interface Counted extends Row {
  stages: ReadonlySet<string>;
  /** Working time to the first answer. */
  waitMs: number | null;
}

const toCounted = (row: Row, timeZone: string, now: number): Counted => ({
  ...row,
  stages: new Set([row.state, ...(row.reached ?? "").split(",")]),
  waitMs:
    row.answeredAt === null || row.answeredAt > now
      ? null
      : toWorkingMs(row.createdAt, row.answeredAt, timeZone),
});

function toFunnel(rows: readonly Counted[]): Funnel {
  const count = (stage: string) => rows.filter(({ stages }) => stages.has(stage)).length;
  const waits = rows.flatMap(({ waitMs }) => (waitMs === null ? [] : [waitMs])).sort((a, b) => a - b);
  return {
    sent: rows.length,
    interview: count("interview"),
    offer: count("offer"),
    hired: rows.filter(({ state }) => state === "hired").length,
    answered: waits.length,
    medianMs: rows.length < fewestCounted ? null : (waits[Math.floor((waits.length - 1) / 2)] ?? null),
  };
}

function countMonths(rows: readonly Row[], since: number, now: number, timeZone: string) {
  const toMonth = (ms: number) => new Date(toWallTime(ms, timeZone)).toISOString().slice(0, 7);
  const sent = groupBy(rows, ({ createdAt }) => toMonth(createdAt));
  const months = new Set<string>();
  for (let at = since; at < now; at += 7 * dayMs) months.add(toMonth(at));
  months.add(toMonth(now));
  const counted = [...months].map((month) => ({ month, sent: sent.get(month)?.length ?? 0 }));
  return counted.slice(
    Math.max(
      0,
      counted.findIndex(({ sent }) => sent > 0),
    ),
  );
}

function groupBy<Item, Key>(items: readonly Item[], toKey: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = toKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
