import { type StageWriter, toWriterSql } from "#app/applications/applicants/stages/stage-store.server.ts";
import type { Db } from "#app/kit/platform/db.ts";

export interface Tag {
  id: number;
  name: string;
}

/** On an applicant. */
const mostTags = 10;
const mostOfCompany = 200;

/** SQL of the names on an application `a`, as JSON. */
export const tagsColumn = `(SELECT json_group_array(t.name) FROM application_tags p JOIN applicant_tags t ON t.id = p.tag_id
  WHERE p.application_id = a.id) AS tags`;

export const selectTags = (d1: D1Database, employerId: number) =>
  d1
    .prepare(
      `SELECT id, name FROM applicant_tags WHERE employer_id = ? ORDER BY name COLLATE NOCASE LIMIT ${mostOfCompany}`,
    )
    .bind(employerId);

/** Returns how many of them got it. Leaves out those who have it, and those with as many as one may have. */
export async function addTag(
  { $client: d1 }: Db,
  writer: StageWriter,
  publicIds: readonly string[],
  name: string,
): Promise<number> {
  const employerId = Number(writer.employerId);
  const those = `SELECT a.id FROM applications a WHERE a.employer_id = ${employerId}
    AND a.public_id IN (SELECT value FROM json_each(?2)) AND ${toWriterSql(writer)}
    AND (SELECT count(*) FROM application_tags c WHERE c.application_id = a.id) < ${mostTags}`;
  const bind = (sql: string) => d1.prepare(sql).bind(name, JSON.stringify(publicIds));
  const [, added] = await d1.batch([
    bind(
      `INSERT OR IGNORE INTO applicant_tags (employer_id, name) SELECT ${employerId}, ?1 WHERE EXISTS (${those})
        AND (SELECT count(*) FROM applicant_tags WHERE employer_id = ${employerId}) < ${mostOfCompany}`,
    ),
    bind(
      `INSERT OR IGNORE INTO application_tags (application_id, tag_id) SELECT o.id, t.id FROM (${those}) o
        JOIN applicant_tags t ON t.employer_id = ${employerId} AND t.name = ?1 COLLATE NOCASE`,
    ),
  ]);
  return added!.meta.changes;
}

/** Returns how many of them had it. */
export async function removeTag(
  { $client: d1 }: Db,
  writer: StageWriter,
  publicIds: readonly string[],
  name: string,
): Promise<number> {
  const employerId = Number(writer.employerId);
  const tag = `SELECT id FROM applicant_tags WHERE employer_id = ${employerId} AND name = ?1 COLLATE NOCASE`;
  const [removed] = await d1.batch([
    d1
      .prepare(
        `DELETE FROM application_tags WHERE tag_id = (${tag}) AND ${toWriterSql(writer)} AND application_id IN
          (SELECT a.id FROM applications a WHERE a.employer_id = ${employerId} AND a.public_id IN (SELECT value FROM json_each(?2)))`,
      )
      .bind(name, JSON.stringify(publicIds)),
    d1
      .prepare(
        `DELETE FROM applicant_tags WHERE id = (${tag})
          AND NOT EXISTS (SELECT 1 FROM application_tags p WHERE p.tag_id = applicant_tags.id)`,
      )
      .bind(name),
  ]);
  return removed!.meta.changes;
}
