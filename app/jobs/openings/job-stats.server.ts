import { sql } from "drizzle-orm";
import { keysPerDay, toPostingDay } from "#app/jobs/posting/posting-key.ts";
import type { Db } from "#app/platform/db.ts";
import { logError } from "#app/platform/log.ts";
import type { JobStats } from "./job-stats.ts";

export async function getJobStats(db: Db, now: number): Promise<JobStats> {
  const [row] = await db.all<JobStats>(sql`
    SELECT (SELECT count(*) FROM job_index WHERE key >= ${toPostingDay(now) * keysPerDay}) AS newToday,
      (SELECT ifnull(sum(postings), 0) FROM state_counts) AS total`);
  if (!row) throw new Error("The statistics query gave no row.");
  return row;
}

/** Returns null when the database cannot be read. */
export async function findJobStats(db: Db, now: number): Promise<JobStats | null> {
  return getJobStats(db, now).catch((error) => {
    logError("jobs.stats", error);
    return null;
  });
}
