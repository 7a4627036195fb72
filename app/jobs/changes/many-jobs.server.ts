import {
  type JobStatus,
  type LeavingTransition,
  transitions,
} from "#app/jobs/postings/record/transitions.ts";
import type { Db } from "#app/kit/platform/db.ts";

// Each function returns the ids of the postings that it changed.

/** A posting that closes ends now. `onlyIf` is SQL about the row `j`, and sees what `also` wrote. */
export async function changeStatuses(
  { $client }: Db,
  own: OwnJobs,
  transition: LeavingTransition,
  by: Actor,
  now: number,
  also = nothingElse,
  onlyIf = "true",
): Promise<number[]> {
  const { from, to } = transitions[transition];
  const end = transition === "close" ? ", valid_through = min(valid_through, ?1)" : "";
  // A suspended company sends us nothing.
  const free = transition === "resubmit" ? ` AND NOT ${toHeld("j.employer_id")}` : "";
  const guard = toGuard(own, from) + free;
  const results = await $client.batch<{ id: number }>([
    ...also(toExists(guard)),
    $client
      .prepare(
        `UPDATE jobs AS j SET status = '${to}', status_by = ?2, status_reason = ?3${end},
          ${touched("?1")} WHERE ${guard} AND ${onlyIf} RETURNING id`,
      )
      .bind(now, by.userId, by.reason ?? null),
  ]);
  return toIds(results.at(-1));
}

export async function extendJobs(
  { $client }: Db,
  own: OwnJobs,
  validThrough: number,
  now: number,
): Promise<number[]> {
  const result = await $client
    .prepare(
      `UPDATE jobs AS j SET valid_through = ?1, ${touched("?2")}
        WHERE ${toGuard(own, ["open", "paused"])} AND valid_through < ?1 AND ?1 > ?2 RETURNING id`,
    )
    .bind(validThrough, now)
    .run<{ id: number }>();
  return toIds(result);
}

/** Confirming again within the hour changes nothing, because of double clicks. */
const sameWordMs = 60 * 60_000;

/** A paused posting is reopened instead. */
export async function confirmJobs(
  { $client }: Db,
  own: OwnJobs,
  by: Actor,
  now: number,
  onlyIf = "true",
): Promise<number[]> {
  const guard = `${toGuard(own, ["open"])} AND ${onlyIf}
    AND NOT (j.confirmed_by = 'employer' AND j.confirmed_at > ${Number(now) - sameWordMs} AND j.confirmed_at > j.posted_at)`;
  const [, changed] = await $client.batch<{ id: number }>([
    toConfirmedEvents($client, guard, by, now),
    $client
      .prepare(
        `UPDATE jobs AS j SET confirmed_at = max(?1, confirmed_at + 1), confirmed_by = 'employer' WHERE ${guard} RETURNING id`,
      )
      .bind(now),
  ]);
  return toIds(changed);
}

export const toConfirmedEvents = ($client: D1Database, guard: string, by: Actor, now: number) =>
  $client
    .prepare(
      `INSERT INTO job_events (job_id, actor_id, kind, detail, at)
        SELECT j.id, ?1, 'confirmed', json_object('reason', ?2), ?3 FROM jobs j WHERE ${guard}`,
    )
    .bind(by.userId, by.reason ?? null, now);

const toIds = (result: D1Result<{ id: number }> | undefined): number[] =>
  (result?.results ?? []).map(({ id }) => id);

export interface OwnJob {
  id: number;
  employerId: number;
}

interface OwnJobs {
  ids: readonly number[];
  employerId: number;
}

export const toOwnJobs = ({ id, employerId }: OwnJob): OwnJobs => ({ ids: [id], employerId });

/** The site itself has no id. */
export interface Actor {
  userId: number | null;
  reason?: string | null;
  /** Whose word it is that a reopened posting is open. */
  confirms?: "employer" | "recruiter";
}

/** Takes SQL that is true while the posting may change, and returns statements for the same batch. */
export type FurtherStatements = (isPossible: string) => D1PreparedStatement[];

export const nothingElse: FurtherStatements = () => [];

/** SQL about the row `j`, without parameters: ids are numbers, and statuses are ours. */
export const toGuard = ({ ids, employerId }: OwnJobs, from: readonly JobStatus[]): string =>
  `j.id IN (${ids.map(Number).join(", ") || "NULL"}) AND j.employer_id = ${Number(employerId)}
    AND j.status IN (${from.map((status) => `'${status}'`).join(", ")})`;

/**
 * SQL about the row `j`: a company that is not approved opens nothing by itself (migrations/0053). Postings of our feeds
 * are our own decision while nobody acts for their company.
 */
export const mayOpen = `(EXISTS (SELECT 1 FROM employers e WHERE e.id = j.employer_id AND e.approved_at IS NOT NULL)
  OR j.origin = 'feed' AND NOT EXISTS (SELECT 1 FROM memberships m WHERE m.employer_id = j.employer_id))`;

/** SQL that is true of a company that is suspended, or whose owners all are (migrations/0056). */
export const toHeld = (employer: string | number): string =>
  `EXISTS (SELECT 1 FROM held_employers h WHERE h.id = ${employer})`;

export const toExists = (guard: string): string => `EXISTS (SELECT 1 FROM jobs j WHERE ${guard})`;

/** Never the same twice, because reopening checks with it that the row did not change. */
export const touched = (now: string): string => `updated_at = max(${now}, updated_at + 1)`;

const expiredAtOnce = 500;

/** A trigger (jobs_closed) removes the search entries. */
export async function expireJobs({ $client }: Db, now: number): Promise<void> {
  for (let runs = 0; runs < 50; runs++) {
    const { meta } = await $client
      .prepare(
        `UPDATE jobs SET status = 'expired', status_by = NULL, status_reason = NULL, updated_at = ?1 WHERE id IN
          (SELECT id FROM jobs WHERE status = 'open' AND valid_through <= ?1 ORDER BY valid_through LIMIT ${expiredAtOnce})`,
      )
      .bind(now)
      .run();
    if (meta.changes === 0) return;
  }
}
