import { sql } from "drizzle-orm";
import { type State, states } from "#app/facts/reference/place/states.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { toPostingDay } from "#app/jobs/postings/record/posting-key.ts";
import { professionMask } from "#app/jobs/search/index/search-keys.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { logError } from "#app/kit/platform/log.ts";
import type { JobStats } from "./use-site-stats.ts";

export interface OpenCounts {
  total: number;
  byState: Map<string, number>;
  byProfession: Map<string, number>;
}

export async function getOpenCounts(db: Db): Promise<OpenCounts> {
  const rows = await db.all<{ state: number | null; profession: string; postings: number }>(sql`
    SELECT state, '' AS profession, postings FROM state_counts WHERE postings > 0
    UNION ALL SELECT NULL, profession, sum(postings) FROM specialty_counts GROUP BY profession`);
  const ofStates = rows.filter((row) => row.state !== null);
  const byFips = new Map(ofStates.map(({ state, postings }) => [state, postings]));
  const bySlug = new Map(
    rows.filter((row) => row.state === null).map((row) => [row.profession, row.postings]),
  );
  return {
    // Not of the states: a posting counts in each of its own.
    total: [...bySlug.values()].reduce((sum, postings) => sum + postings, 0),
    byState: new Map(states.flatMap(({ fips, code }) => toEntry(code, byFips.get(fips)))),
    byProfession: new Map(professions.flatMap(({ slug }) => toEntry(slug, bySlug.get(slug)))),
  };
}

const toEntry = (key: string, count: number | undefined): [string, number][] => (count ? [[key, count]] : []);

/** Returns null when the database cannot be read, and then the page is not cached. */
export async function findOpenCounts({
  db,
  preventCaching,
}: Pick<SiteContext, "db" | "preventCaching">): Promise<OpenCounts | null> {
  return getOpenCounts(db).catch((error) => {
    logError("jobs.open_counts", error);
    preventCaching();
    return null;
  });
}

export async function findStateDemand(
  { db, preventCaching }: Pick<SiteContext, "db" | "preventCaching">,
  state: State,
): Promise<[slug: string, postings: number][] | null> {
  try {
    const rows = await db.all<{ code: number; postings: number }>(sql`
      SELECT facets & ${professionMask} AS code, sum(postings) AS postings FROM facet_counts
      WHERE scope = ${state.fips} GROUP BY code`);
    const byCode = new Map(rows.map((row) => [row.code, row.postings]));
    return professions
      .flatMap(({ slug, code }) => toEntry(slug, byCode.get(code)))
      .sort((a, b) => b[1] - a[1]);
  } catch (error) {
    logError("jobs.state_demand", error);
    preventCaching();
    return null;
  }
}

export async function countJobsByState(db: Db) {
  const { total, byState } = await getOpenCounts(db);
  return {
    total,
    states: states.map(({ slug, name, code }) => ({ slug, name, code, open: byState.get(code) ?? 0 })),
  };
}

type StatsContext = Pick<SiteContext, "db" | "env" | "now">;

export async function getJobStats(db: Db, now: number): Promise<JobStats> {
  const [row] = await db.all<JobStats>(sql`
    SELECT (SELECT ifnull(sum(postings), 0) FROM day_counts WHERE day >= ${toPostingDay(now)}) AS newToday,
      (SELECT ifnull(sum(postings), 0) FROM specialty_counts) AS total`);
  if (!row) throw new Error("The statistics query gave no row.");
  return row;
}

const freshMs = 10_000;
const kept = new WeakMap<D1Database, { stats: JobStats; at: number }>();

/** In every page's header, so it may be ten seconds old. Null when the database cannot be read. */
export async function findJobStats({ db, env, now }: StatsContext): Promise<JobStats | null> {
  const last = kept.get(env.DB);
  if (last && Math.abs(now - last.at) < freshMs) return last.stats;
  try {
    const stats = await getJobStats(db, now);
    kept.set(env.DB, { stats, at: now });
    return stats;
  } catch (error) {
    logError("jobs.stats", error);
    return null;
  }
}

// Weeks begin on Monday (migrations/0029), and day 0 was a Thursday.
const daysPerWeek = 7;
const daysBeforeMonday = 3;

export const toPostingWeek = (ms: number): number =>
  Math.floor((toPostingDay(ms) + daysBeforeMonday) / daysPerWeek);

const toMonday = (week: number): number => week * daysPerWeek - daysBeforeMonday;

export const toWeekDate = (week: number): string =>
  new Date(toMonday(week) * dayMs).toISOString().slice(0, 10);

export interface WeekCount {
  week: number;
  /** Empty if the posting names none. */
  profession: string;
  postings: number;
  withPay: number;
}

export interface WeekCounts {
  posted: readonly WeekCount[];
  open: ReadonlyMap<number, number>;
}

/** Reads small tables. Null, and not cached, when the database fails. */
export async function findWeekCounts(
  { db, preventCaching }: Pick<SiteContext, "db" | "preventCaching">,
  firstWeek: number,
): Promise<WeekCounts | null> {
  const d1 = db.$client;
  try {
    const [posted, open] = await d1.batch([
      d1.prepare(postedSince).bind(firstWeek),
      d1.prepare(openSince).bind(toMonday(firstWeek)),
    ]);
    const openRows = (open?.results ?? []) as { week: number; postings: number }[];
    return {
      posted: (posted?.results ?? []) as WeekCount[],
      open: new Map(openRows.map(({ week, postings }) => [week, postings])),
    };
  } catch (error) {
    logError("jobs.week_counts", error);
    preventCaching();
    return null;
  }
}

const postedSince = `SELECT week, profession, postings, with_pay AS withPay FROM week_counts
  WHERE week >= ? AND postings > 0`;
const openSince = `SELECT (day + ${daysBeforeMonday}) / ${daysPerWeek} AS week, sum(postings) AS postings FROM day_counts
  WHERE day >= ? GROUP BY 1`;
