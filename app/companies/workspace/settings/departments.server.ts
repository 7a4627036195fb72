import { type Reach, toReachSql } from "#app/companies/workspace/frame/reach.ts";

const mostOffered = 100;

/** SQL of the department of the posting with this id. */
export const toDepartmentSql = (jobId: string): string =>
  `(SELECT d.name FROM posting_departments d WHERE d.job_id = ${jobId})`;

export const findDepartment = (d1: D1Database, jobId: number): Promise<string | null> =>
  d1
    .prepare(`SELECT ${toDepartmentSql("?1")} AS name`)
    .bind(jobId)
    .first<string>("name");

/** Those that the postings have which the reader sees. One seek for each, however many postings have it. */
export const selectDepartments = (d1: D1Database, reach: Reach): D1PreparedStatement => {
  const isSeen = toReachSql(reach, "d.job_id");
  const first = "SELECT d.name FROM posting_departments d WHERE d.employer_id = ?1";
  return d1
    .prepare(
      `WITH RECURSIVE found (name) AS (
          SELECT (${first} AND ${isSeen} ORDER BY d.name LIMIT 1)
          UNION ALL SELECT (${first} AND d.name > found.name AND ${isSeen} ORDER BY d.name LIMIT 1)
            FROM found WHERE found.name IS NOT NULL LIMIT ${mostOffered})
        SELECT name FROM found WHERE name IS NOT NULL`,
    )
    .bind(reach.employerId);
};

export const readDepartments = (result: D1Result | undefined): string[] =>
  ((result?.results ?? []) as { name: string }[]).map(({ name }) => name);

/** Gives the postings `j` of `from` the department, "" for none. `from` is SQL with a WHERE; what it binds begins at ?2. */
export const toDepartmentWrite = (
  d1: D1Database,
  name: string,
  from: string,
  bound: readonly (string | number)[] = [],
): D1PreparedStatement =>
  d1
    .prepare(
      name
        ? `INSERT INTO posting_departments (job_id, employer_id, name) SELECT j.id, j.employer_id, ?1 ${from}
            ON CONFLICT (job_id) DO UPDATE SET name = excluded.name, employer_id = excluded.employer_id`
        : `DELETE FROM posting_departments WHERE ?1 = '' AND job_id IN (SELECT j.id ${from})`,
    )
    .bind(name, ...bound);

/** Of own postings, "" for none. Returns how many were changed. */
export async function setDepartment(
  d1: D1Database,
  { employerId, userId }: { employerId: number; userId: number },
  slugs: readonly string[],
  name: string,
): Promise<number> {
  const those = `FROM json_each(?3) s CROSS JOIN jobs j ON j.slug = s.value WHERE j.employer_id = ?2
    AND EXISTS (SELECT 1 FROM memberships o WHERE o.user_id = ${Number(userId)} AND o.employer_id = ?2
      AND o.role IN ('owner', 'recruiter'))`;
  const set = toDepartmentWrite(d1, name, those, [employerId, JSON.stringify(slugs)]);
  return (await set.run()).meta.changes;
}
