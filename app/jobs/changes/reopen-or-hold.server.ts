import { toPostingContent } from "#app/jobs/postings/record/job-rows.server.ts";
import { isPausedByUsSql, toHasRefused } from "#app/jobs/postings/record/paused-by-us.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { findOwnRow, reopenJob } from "./job-changes.server.ts";
import type { Actor } from "./job-guards.server.ts";
import { changeStatuses, nothingElse, type OwnJob, toOwnJobs, type With } from "./many-jobs.server.ts";
import { mustBeReadFirst } from "./read-first.server.ts";

/**
 * An employer's: what it says may have changed while nobody saw it, or we refused something of the company, and then a
 * person reads it first.
 */
export async function reopenOrHold(
  db: Db,
  job: OwnJob,
  validThrough: number,
  by: Actor,
  now: number,
  { also = nothingElse, onlyIf = "true" }: With = {},
): Promise<"open" | "held" | null> {
  const row = await findOwnRow(db, job);
  if (!row || validThrough <= now) return null;
  if (!(await isRefused(db, job)) && !(await mustBeReadFirst(db.$client, toPostingContent(row), job.id))) {
    const isFree = `${onlyIf} AND NOT ${toHasRefused(job.employerId)}`;
    return (await reopenJob(db, job, validThrough, by, now, { also, onlyIf: isFree })) ? "open" : null;
  }
  const unchanged = `j.updated_at = ${row.job.updatedAt} AND ${onlyIf}`;
  const toEnd = (isPossible: string) => [
    db.$client
      .prepare(`UPDATE jobs AS j SET valid_through = ?1 WHERE id = ?2 AND ${unchanged} AND ${isPossible}`)
      .bind(validThrough, job.id),
  ];
  const pending = await changeStatuses(db, toOwnJobs(job), "resubmit", by, now, {
    also: toEnd,
    onlyIf: unchanged,
  });
  return pending.length > 0 ? "held" : null;
}

const isRefused = async ({ $client }: Db, { id, employerId }: OwnJob): Promise<boolean> => {
  const sql = `SELECT 1 FROM jobs j WHERE j.id = ?1 AND (${isPausedByUsSql} OR ${toHasRefused(employerId)})`;
  return (await $client.prepare(sql).bind(id).first()) !== null;
};
