import { and, eq } from "drizzle-orm";
import { type JobDraft, toFingerprint } from "#app/jobs/posting/job-draft.ts";
import {
  draftColumns,
  draftRow,
  toJobDraft,
  toJobValues,
  toStored,
} from "#app/jobs/posting/job-rows.server.ts";
import { type Db, isUniqueViolation } from "#app/platform/db.ts";
import { employers, jobDetails, jobs } from "#app/platform/schema.ts";
import { toEntryWrites } from "./entry-writes.server.ts";
import { toSearchEntry } from "./search-entry.ts";

// Each change is one batch whose statements all check the same row before any of them changes it: first the entry, then
// the details, then the posting. Triggers remove the entry of a posting that closes.

/** A posting of an employer. Another employer's is never found. */
export interface OwnJob {
  id: number;
  employerId: number;
}

type Status = (typeof jobs.$inferSelect)["status"];

/** True when the posting was in a state to be changed, and is. */
type Changed = Promise<boolean>;

export const pauseJob = (db: Db, job: OwnJob, now: number): Changed =>
  leaveSearch(db, job, ["open"], "paused", now);

export const fillJob = (db: Db, job: OwnJob, now: number): Changed =>
  leaveSearch(db, job, ["open", "paused", "expired"], "filled", now);

/** Ends a posting as its last day would have. */
export async function closeJob({ $client }: Db, { id, employerId }: OwnJob, now: number): Changed {
  const { meta } = await $client
    .prepare(
      `UPDATE jobs SET status = 'expired', valid_through = min(valid_through, ?1), ${touched("?1")}
        WHERE id = ?2 AND employer_id = ?3 AND status IN ('open', 'paused')`,
    )
    .bind(now, id, employerId)
    .run();
  return meta.changes > 0;
}

/** Moves the last day. A posting that has ended is reopened instead. */
export async function extendJob(
  { $client }: Db,
  { id, employerId }: OwnJob,
  validThrough: number,
  now: number,
): Changed {
  const { meta } = await $client
    .prepare(
      `UPDATE jobs SET valid_through = ?1, ${touched("?2")}
        WHERE id = ?3 AND employer_id = ?4 AND status IN ('open', 'paused') AND valid_through < ?1 AND ?1 > ?2`,
    )
    .bind(validThrough, now, id, employerId)
    .run();
  return meta.changes > 0;
}

/** Keeps the date posted, so that nobody makes an old posting new by closing it. */
export async function reopenJob(db: Db, job: OwnJob, validThrough: number, now: number): Changed {
  const row = validThrough > now ? await findRow(db, job) : null;
  if (!row) return false;
  const { id, updatedAt } = row.job;
  const guard = `j.id = ${id} AND j.updated_at = ${updatedAt} AND j.status IN ('paused', 'filled', 'expired')`;
  const d1 = db.$client;
  const results = await d1.batch([
    ...toEntryWrites(d1, [toSearchEntry(toJobDraft(row))], guard),
    d1
      .prepare(`UPDATE jobs AS j SET status = 'open', valid_through = ?1, ${touched("?2")} WHERE ${guard}`)
      .bind(validThrough, now),
  ]);
  return hasChanged(results);
}

/** The draft's employer and date posted are not read: a posting keeps both. A duplicate would be another posting's twin. */
export async function editJob(
  db: Db,
  job: OwnJob,
  edited: JobDraft,
  now: number,
): Promise<"changed" | "refused" | "duplicate"> {
  const row = await findRow(db, job);
  if (!row) return "refused";
  const draft = { ...edited, employer: row.employer };
  const d1 = db.$client;
  const guard = `j.id = ${job.id} AND j.employer_id = ${job.employerId} AND j.status NOT IN ('removed', 'filled')`;
  const values = toJobValues(draft);
  const listing = { ...toStored(values, draftColumns.listing), fingerprint: toFingerprint(draft) };
  try {
    const results = await d1.batch([
      ...toEntryWrites(d1, [toSearchEntry(draft)], `${guard} AND j.status = 'open'`),
      d1
        .prepare(
          `UPDATE job_details SET ${toSet(toStored(values, draftColumns.details))}
            WHERE job_id IN (SELECT j.id FROM jobs j WHERE ${guard})`,
        )
        .bind(...Object.values(toStored(values, draftColumns.details))),
      d1
        .prepare(`UPDATE jobs AS j SET ${toSet(listing)}, ${touched(String(now))} WHERE ${guard}`)
        .bind(...Object.values(listing)),
    ]);
    return hasChanged(results) ? "changed" : "refused";
  } catch (error) {
    if (isUniqueViolation(error, "jobs.fingerprint")) return "duplicate";
    throw error;
  }
}

/** Never twice the same, because reopenJob knows by it that the row is still the one it read. */
const touched = (now: string) => `updated_at = max(${now}, updated_at + 1)`;

const toSet = (row: Record<string, unknown>) =>
  Object.keys(row)
    .map((column) => `${column} = ?`)
    .join(", ");

const hasChanged = (results: readonly D1Result[]) => (results.at(-1)?.meta.changes ?? 0) > 0;

async function leaveSearch(
  { $client }: Db,
  { id, employerId }: OwnJob,
  from: readonly Status[],
  to: Status,
  now: number,
): Changed {
  const { meta } = await $client
    .prepare(
      `UPDATE jobs SET status = ?1, ${touched("?2")} WHERE id = ?3 AND employer_id = ?4
        AND status IN (SELECT value FROM json_each(?5))`,
    )
    .bind(to, now, id, employerId, JSON.stringify(from))
    .run();
  return meta.changes > 0;
}

async function findRow(db: Db, { id, employerId }: OwnJob) {
  const [row] = await db
    .select(draftRow)
    .from(jobs)
    .innerJoin(jobDetails, eq(jobDetails.jobId, jobs.id))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(eq(jobs.id, id), eq(jobs.employerId, employerId)));
  return row ?? null;
}
