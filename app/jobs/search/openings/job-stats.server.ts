import { sql } from "drizzle-orm";
import { toPostingDay } from "#app/jobs/postings/record/posting-key.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { logError } from "#app/kit/platform/log.ts";
import type { JobStats } from "./job-stats.ts";

type StatsContext = Pick<SiteContext, "db" | "env" | "now">;

export async function getJobStats(db: Db, now: number): Promise<JobStats> {
  const [row] = await db.all<JobStats>(sql`
    SELECT (SELECT ifnull(sum(postings), 0) FROM day_counts WHERE day >= ${toPostingDay(now)}) AS newToday,
      (SELECT ifnull(sum(postings), 0) FROM state_counts) AS total`);
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
