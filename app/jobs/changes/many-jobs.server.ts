import { type LeavingTransition, transitions } from "#app/jobs/postings/record/transitions.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { OwnJobs } from "./job-guards.server.ts";
import { type Actor, type FurtherStatements, toGuard, toHeldCompany, touched } from "./job-guards.server.ts";

// Each function returns the ids of the postings that it changed.

/** A posting that closes ends now. `onlyIf` is SQL about the row `j`, and sees what `also` wrote. */
export async function changeStatuses(
  { $client }: Db,
  own: OwnJobs,
  transition: LeavingTransition,
  by: Actor,
  now: number,
  { also = nothingElse, onlyIf = "true" }: With = {},
): Promise<number[]> {
  const { from, to } = transitions[transition];
  const end = transition === "close" ? ", valid_through = min(valid_through, ?1)" : "";
  // A suspended company sends us nothing.
  const free = transition === "resubmit" ? ` AND NOT ${toHeldCompany("j.employer_id")}` : "";
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

export const toOwnJobs = ({ id, employerId }: OwnJob): OwnJobs => ({ ids: [id], employerId });

export const nothingElse: FurtherStatements = () => [];

/** What a change does and asks beside. */
export interface With {
  /** In the same batch, before it. */
  also?: FurtherStatements;
  /** SQL about the row `j`, without parameters. */
  onlyIf?: string;
}

export const toExists = (guard: string): string => `EXISTS (SELECT 1 FROM jobs j WHERE ${guard})`;

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
