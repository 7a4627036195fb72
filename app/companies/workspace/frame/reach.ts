/** Which of a company's postings and applicants someone sees. Of a member of its team: `Membership`. */
export interface Reach {
  employerId: number;
  /** Their account, if they are a hiring manager: they see what is assigned to them. Null for all others. */
  managerId: number | null;
  /** Email, phone, links and files of applicants. */
  hidesContact: boolean;
}

export const toWholeReach = (employerId: number): Reach => ({
  employerId,
  managerId: null,
  hidesContact: false,
});

/** SQL: someone sees the posting with this id, in a query that asks for their company. */
export const toReachSql = ({ managerId }: Pick<Reach, "managerId">, jobId: string): string =>
  managerId === null ? "true" : toManagedSql(jobId, String(Number(managerId)));

/** SQL: a member `w` of the company sees the posting with this id. */
export const toSeesSql = (jobId: string): string =>
  `(w.is_manager = 0 OR ${toManagedSql(jobId, "w.user_id")})`;

const toManagedSql = (jobId: string, userId: string): string =>
  `EXISTS (SELECT 1 FROM posting_managers r WHERE r.job_id = ${jobId} AND r.user_id = ${userId})`;
