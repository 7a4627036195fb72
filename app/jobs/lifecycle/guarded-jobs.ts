import type { JobStatus } from "#app/jobs/posting/transitions.ts";

// What every change of postings shares: whose they are, who changes them, and the SQL that guards the change.

/** A posting of an employer. Another employer's is never found. */
export interface OwnJob {
  id: number;
  employerId: number;
}

/** Postings of one employer. Others' ids change nothing. */
export interface OwnJobs {
  ids: readonly number[];
  employerId: number;
}

export const toOwnJobs = ({ id, employerId }: OwnJob): OwnJobs => ({ ids: [id], employerId });

/** Who changes a posting, and why. The site itself has no id. */
export interface Actor {
  userId: number | null;
  reason?: string | null;
}

/** Takes SQL that is true while the posting can still be changed, and returns what belongs into the same batch. */
export type Also = (isPossible: string) => D1PreparedStatement[];

export const nothingElse: Also = () => [];

/** SQL about the row `j`, without parameters: ids are numbers, and statuses are ours. */
export const toGuard = ({ ids, employerId }: OwnJobs, from: readonly JobStatus[]): string =>
  `j.id IN (${ids.map(Number).join(", ") || "NULL"}) AND j.employer_id = ${Number(employerId)}
    AND j.status IN (${from.map((status) => `'${status}'`).join(", ")})`;

export const toExists = (guard: string): string => `EXISTS (SELECT 1 FROM jobs j WHERE ${guard})`;

/** Never twice the same, because reopening knows by it that the row is still the one that was read. */
export const touched = (now: string): string => `updated_at = max(${now}, updated_at + 1)`;
