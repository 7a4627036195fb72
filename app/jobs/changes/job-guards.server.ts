import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";

/** The site itself has no id. */
export interface Actor {
  userId: number | null;
  reason?: string | null;
  /** Whose word it is that a reopened posting is open. Nobody's if that only takes an ending back. */
  confirms?: "employer" | "recruiter" | "nobody";
}

/** Takes SQL that is true while the posting may change, and returns statements for the same batch. */
export type FurtherStatements = (isPossible: string) => D1PreparedStatement[];

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
export const toHeldCompany = (employer: string | number): string =>
  `EXISTS (SELECT 1 FROM held_employers h WHERE h.id = ${employer})`;

/** Never the same twice, because reopening checks with it that the row did not change. */
export const touched = (now: string): string => `updated_at = max(${now}, updated_at + 1)`;

export interface OwnJobs {
  ids: readonly number[];
  employerId: number;
}
