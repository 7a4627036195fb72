import { type StageWriter, toWriterSql } from "#app/applications/applicants/stages/stage-store.server.ts";
import { toBlindSql } from "#app/applications/notices/blind.ts";
import type { Db } from "#app/kit/platform/db.ts";

/** Whose applicants the team judges before it knows their names. */
export const selectBlindPostings = (d1: D1Database, employerId: number) =>
  d1
    .prepare(
      `SELECT j.slug, j.title FROM blind_postings b CROSS JOIN jobs j ON j.id = b.job_id WHERE j.employer_id = ?
        ORDER BY j.id DESC LIMIT 200`,
    )
    .bind(employerId);

/** False for a posting of another company. */
export async function setBlind(
  { $client: d1 }: Db,
  writer: StageWriter,
  slug: string,
  isBlind: boolean,
): Promise<boolean> {
  const job = `SELECT j.id FROM jobs j WHERE j.slug = ?1 AND j.employer_id = ?2 AND ${toWriterSql(writer)}`;
  const bind = (sql: string) => d1.prepare(sql).bind(slug, writer.employerId);
  const results = await d1.batch([
    bind(
      isBlind
        ? `INSERT OR IGNORE INTO blind_postings (job_id) ${job}`
        : `DELETE FROM blind_postings WHERE job_id = (${job})`,
    ),
    bind(job),
  ]);
  return results[1]!.results.length > 0;
}

/** Once: the history says who asked. False where the team knows already. */
export async function revealApplicant(
  { $client: d1 }: Db,
  writer: StageWriter,
  applicationId: number,
  now: number,
): Promise<boolean> {
  const where = `a.id = ${Number(applicationId)} AND a.employer_id = ${Number(writer.employerId)} AND ${toBlindSql("a")}
    AND ${toWriterSql(writer)}`;
  const [noted] = await d1.batch([
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, at) SELECT a.id, ?1, 'revealed', ?2 FROM applications a WHERE ${where}`,
      )
      .bind(writer.userId, now),
    d1.prepare(`UPDATE applications AS a SET revealed_at = ?1 WHERE ${where}`).bind(now),
  ]);
  return noted!.meta.changes > 0;
}
