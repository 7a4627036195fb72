import { sql } from "drizzle-orm";
import {
  contentColumns,
  selectContentRows,
  toJobValues,
  toPostingContent,
  toStored,
} from "#app/jobs/postings/record/job-rows.server.ts";
import {
  defaultValidityMs,
  type PostingContent,
  toFingerprint,
} from "#app/jobs/postings/record/posting-content.ts";
import { type LeavingTransition, transitions } from "#app/jobs/postings/record/transitions.ts";
import { toEntryWrites } from "#app/jobs/search/index/index-writes.server.ts";
import { toSearchEntry } from "#app/jobs/search/index/search-entry.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import { type Actor, mayOpen, toGuard, toHeldCompany, touched } from "./job-guards.server.ts";
import {
  changeStatuses,
  extendJobs,
  nothingElse,
  type OwnJob,
  toExists,
  toOwnJobs,
  type With,
} from "./many-jobs.server.ts";
import { toIsReadFirst } from "./read-first.server.ts";

// Each change is one batch whose statements check the same row before any of them changes it. Triggers remove
// the entry of a posting that leaves the search, and keep the history (migrations/0030).

type Changed = Promise<boolean>;

/** A posting that closes ends now; the others keep their last day. */
export async function changeStatus(
  db: Db,
  job: OwnJob,
  transition: LeavingTransition,
  by: Actor,
  now: number,
  beside: With = {},
): Changed {
  return (await changeStatuses(db, toOwnJobs(job), transition, by, now, beside)).length > 0;
}

/** A posting that has ended is reopened instead. */
export async function extendJob(db: Db, job: OwnJob, validThrough: number, now: number): Changed {
  return (await extendJobs(db, toOwnJobs(job), validThrough, now)).length > 0;
}

/** Dates the posting from now if nobody could see it before. Its company publishes by itself from now on. */
export const approveJob = (
  db: Db,
  job: OwnJob,
  by: Actor,
  now: number,
  { also = nothingElse, onlyIf = "true" }: With = {},
): Changed =>
  openJob(db, job, by, now, {
    may: `${toGuard(toOwnJobs(job), transitions.approve.from)} AND ${onlyIf}`,
    validThrough: null,
    toFirst: (guard) => [
      ...also(toExists(guard)),
      db.$client
        .prepare(
          `UPDATE employers SET approved_at = ifnull(approved_at, ?1) WHERE id = ?2 AND ${toExists(guard)}`,
        )
        .bind(now, job.employerId),
      db.$client
        .prepare(
          `UPDATE jobs AS j SET posted_at = iif(${wasOpen}, posted_at, ?1), confirmed_at = ?1,
          valid_through = iif(valid_through > ?1, valid_through, ?1 + ${defaultValidityMs}) WHERE ${guard}`,
        )
        .bind(now),
    ],
  });

const wasOpen = `EXISTS (SELECT 1 FROM job_events e WHERE e.job_id = j.id AND e.kind = 'state'
  AND 'open' IN (e.detail ->> 'from', e.detail ->> 'to'))`;

/**
 * Keeps the date posted, so that reopening makes no posting new. Counts as confirmed by the employer unless `by` says other. False for a company
 * that is not approved, which sends the posting to us instead (`resubmit`).
 */
export const reopenJob = (
  db: Db,
  job: OwnJob,
  validThrough: number,
  by: Actor,
  now: number,
  { also = nothingElse, onlyIf = "true" }: With = {},
): Changed =>
  openJob(db, job, by, now, {
    may: `${toGuard(toOwnJobs(job), transitions.reopen.from)} AND ${mayOpen} AND ${onlyIf}`,
    validThrough,
    toFirst: (guard) => also(toExists(guard)),
  });

interface Opening {
  /** SQL about the row `j`, without parameters. */
  may: string;
  /** Null keeps the last day. */
  validThrough: number | null;
  toFirst: (guard: string) => D1PreparedStatement[];
}

async function openJob(
  db: Db,
  job: OwnJob,
  by: Actor,
  now: number,
  { may, validThrough, toFirst }: Opening,
): Changed {
  if (validThrough !== null && validThrough <= now) return false;
  const row = await findOwnRow(db, job);
  if (!row) return false;
  const confirms = by.confirms ?? "employer";
  const guard = `${may} AND j.updated_at = ${row.job.updatedAt} AND NOT ${toHeldCompany("j.employer_id")}`;
  const d1 = db.$client;
  const results = await d1.batch([
    ...toFirst(guard),
    ...toEntryWrites(d1, [toSearchEntry(toPostingContent(row))], guard),
    d1
      .prepare(
        `UPDATE jobs AS j SET status = 'open', status_by = ?3, status_reason = ?4, confirmed_at = iif(?5 IS NULL, confirmed_at, ?2),
          confirmed_by = iif(?1 IS NULL, confirmed_by, ifnull(?5, confirmed_by)), valid_through = ifnull(?1, valid_through), ${touched("?2")} WHERE ${guard}`,
      )
      .bind(validThrough, now, by.userId, by.reason ?? null, confirms === "nobody" ? null : confirms),
  ]);
  return hasChanged(results);
}

interface EditOptions extends With {
  /** Whether a person has to read a posting first that has a public page, open or not. */
  mustBeRead?: boolean;
  /** Whether it becomes another opening, which is read as a new one is. */
  isAnother?: boolean;
  /** Statements of the same batch after the change. */
  afterwards?: D1PreparedStatement[];
}

/**
 * Keeps employer, date posted and confirmation. What was sent back or withdrawn waits for us again, and so does every new
 * text of a company that is not approved.
 */
export async function editJob(
  db: Db,
  job: OwnJob,
  edited: PostingContent,
  by: Actor,
  now: number,
  {
    also = nothingElse,
    afterwards = [],
    onlyIf = "true",
    mustBeRead = false,
    isAnother = false,
  }: EditOptions = {},
): Promise<"changed" | "refused" | "duplicate"> {
  const row = await findOwnRow(db, job);
  if (!row) return "refused";
  const { confirmedAt, confirmedBy } = row.job;
  const draft = { ...edited, employer: row.employer, confirmedAt, confirmedBy };
  const d1 = db.$client;
  const own = toGuard(toOwnJobs(job), editable);
  const guard = `${own} AND ${onlyIf}`;
  const values = toJobValues(draft);
  const wanted = toFingerprint(draft);
  // It has its own suffix if it was created beside another with this title and place.
  const fingerprint = row.job.fingerprint.startsWith(`${wanted}|`) ? row.job.fingerprint : wanted;
  const listing = { ...toStored(values, contentColumns.listing), fingerprint };
  const isNew = isAnother ? `(j.status <> 'pending' AND ${toIsReadFirst(job.employerId)})` : "false";
  const waits = mustBeRead ? "j.status <> 'pending'" : `(${isRead} OR ${isNew})`;
  const counts = isAnother
    ? ", rewritten = rewritten + (status NOT IN ('pending', 'rejected', 'withdrawn'))"
    : "";
  try {
    const results = await d1.batch([
      ...also(toExists(guard)),
      ...toEntryWrites(d1, [toSearchEntry(draft)], `${guard} AND j.status = 'open'`),
      d1
        .prepare(
          `UPDATE job_details SET ${toSet(toStored(values, contentColumns.details))}
            WHERE job_id IN (SELECT j.id FROM jobs j WHERE ${guard})`,
        )
        .bind(...Object.values(toStored(values, contentColumns.details))),
      d1
        .prepare(
          `UPDATE jobs AS j SET ${toSet(listing)}, ${touched(String(now))}, status_by = iif(${waits}, ?, status_by),
            status_reason = iif(${waits}, NULL, status_reason), status = iif(${waits}, 'pending', status)${counts} WHERE ${guard}`,
        )
        .bind(...Object.values(listing), by.userId),
      ...afterwards,
    ]);
    return hasChanged(results.slice(0, results.length - afterwards.length)) ? "changed" : "refused";
  } catch (error) {
    if (isUniqueViolation(error, "jobs.fingerprint")) return "duplicate";
    throw error;
  }
}

const editable = ["pending", "rejected", "withdrawn", "open", "paused", "expired", "closed"] as const;

/** SQL about the row `j`: whether an edit sends it to us. */
const isRead = `(j.status IN ('rejected', 'withdrawn') OR (j.status <> 'pending' AND NOT ${mayOpen}))`;

const toSet = (row: Record<string, unknown>) =>
  Object.keys(row)
    .map((column) => `${column} = ?`)
    .join(", ");

const hasChanged = (results: readonly D1Result[]) => (results.at(-1)?.meta.changes ?? 0) > 0;

export async function findOwnRow(db: Db, { id, employerId }: OwnJob) {
  const [row] = await selectContentRows(db, sql`jobs.id = ${id} AND jobs.employer_id = ${employerId}`);
  return row ?? null;
}
