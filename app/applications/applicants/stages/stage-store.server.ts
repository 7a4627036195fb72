import type { Db } from "#app/kit/platform/db.ts";
import { isUniqueViolation } from "#app/kit/platform/db.ts";
import {
  freeStates,
  mostStages,
  mostTemplates,
  type readyNames,
  readyTemplates,
  type Stage,
  type StageTemplate,
} from "./stages.ts";

export interface StageWriter {
  employerId: number;
  userId: number;
}

/** SQL: the person may still change what belongs to the company. */
export const toWriterSql = ({ employerId, userId }: StageWriter): string =>
  `EXISTS (SELECT 1 FROM memberships w WHERE w.user_id = ${Number(userId)} AND w.employer_id = ${Number(employerId)}
    AND w.role IN ('owner', 'recruiter'))`;

const stageColumns = "s.id, s.template_id AS template, s.name, s.state";
const freeSql = `state IN (${freeStates.map((state) => `'${state}'`).join(", ")})`;

export const selectStages = (d1: D1Database, employerId: number) =>
  d1
    .prepare(
      `SELECT ${stageColumns}, t.name AS templateName, t.is_default AS isDefault FROM stage_templates t
        JOIN stages s ON s.template_id = t.id WHERE t.employer_id = ? ORDER BY t.name COLLATE NOCASE, s.position, s.id`,
    )
    .bind(employerId);

export type StageRow = Stage & { templateName: string; isDefault: number };

export function toTemplates(rows: readonly StageRow[]): StageTemplate[] {
  const templates = new Map<number, StageTemplate>();
  for (const { templateName, isDefault, ...stage } of rows) {
    const known = templates.get(stage.template);
    if (known) known.stages.push(stage);
    else
      templates.set(stage.template, {
        id: stage.template,
        name: templateName,
        isDefault: isDefault === 1,
        stages: [stage],
      });
  }
  return [...templates.values()].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

export const findStage = ({ $client }: Db, employerId: number, id: number) =>
  $client
    .prepare(
      `SELECT ${stageColumns} FROM stages s JOIN stage_templates t ON t.id = s.template_id WHERE s.id = ? AND t.employer_id = ?`,
    )
    .bind(id, employerId)
    .first<Stage>();

/** Where the application goes once its sender is hired. */
export const findLastStage = ({ $client }: Db, employerId: number, applicationId: number) =>
  $client
    .prepare(
      `SELECT ${stageColumns} FROM applications a JOIN stages o ON o.id = a.stage_id JOIN stages s ON s.template_id = o.template_id
        WHERE a.id = ? AND a.employer_id = ? AND s.state = 'hired'`,
    )
    .bind(applicationId, employerId)
    .first<Stage>();

/** Which postings go by stages of their own. */
export const selectPostingStages = (d1: D1Database, employerId: number) =>
  d1
    .prepare(
      `SELECT j.slug, j.title, p.template_id AS template FROM stage_templates t JOIN posting_stages p ON p.template_id = t.id
        JOIN jobs j ON j.id = p.job_id WHERE t.employer_id = ?1 AND j.employer_id = ?1 LIMIT 200`,
    )
    .bind(employerId);

/** After a change of which stages count: a trigger gives each the one for its state, the same where that still fits. */
const toRestage = (d1: D1Database, where: string) =>
  d1.prepare(`UPDATE applications SET stage_before = stage_id, stage_id = NULL WHERE ${where}`);

/** False where the company has one of that name, or as many as it may have. */
export async function startTemplate(
  { $client }: Db,
  writer: StageWriter,
  kind: (typeof readyNames)[number],
): Promise<boolean> {
  const { name, stages } = readyTemplates[kind];
  const { employerId } = writer;
  try {
    const [made] = await $client.batch([
      $client
        .prepare(
          `INSERT INTO stage_templates (employer_id, name) SELECT ?1, ?2 WHERE ${toWriterSql(writer)}
            AND (SELECT count(*) FROM stage_templates WHERE employer_id = ?1) < ${mostTemplates} RETURNING id`,
        )
        .bind(employerId, name),
      $client
        .prepare(
          `INSERT INTO stages (template_id, name, state, position)
            SELECT t.id, s.value ->> 0, s.value ->> 1, s.key FROM stage_templates t, json_each(?3) s
            WHERE t.employer_id = ?1 AND t.name = ?2 AND NOT EXISTS (SELECT 1 FROM stages o WHERE o.template_id = t.id)`,
        )
        .bind(employerId, name, JSON.stringify(stages)),
    ]);
    return made!.results.length > 0;
  } catch (error) {
    if (isUniqueViolation(error, "name")) return false;
    throw error;
  }
}

const toOwnTemplate = (writer: StageWriter, id: number): string =>
  `EXISTS (SELECT 1 FROM stage_templates o WHERE o.id = ${Number(id)} AND o.employer_id = ${Number(writer.employerId)})
    AND ${toWriterSql(writer)}`;

export async function makeDefault({ $client }: Db, writer: StageWriter, id: number): Promise<boolean> {
  const isOwn = toOwnTemplate(writer, id);
  const employerId = Number(writer.employerId);
  const results = await $client.batch([
    $client.prepare(
      `UPDATE stage_templates SET is_default = 0 WHERE employer_id = ${employerId} AND is_default = 1 AND ${isOwn}`,
    ),
    $client.prepare(
      `UPDATE stage_templates SET is_default = 1 WHERE id = ${Number(id)} AND ${isOwn} RETURNING id`,
    ),
    toRestage($client, `employer_id = ${employerId} AND ${isOwn}`),
  ]);
  return results[1]!.results.length > 0;
}

/** Its postings go by the company's default again. The default itself stays. */
export async function dropTemplate({ $client }: Db, writer: StageWriter, id: number): Promise<boolean> {
  const isOwn = `${toOwnTemplate(writer, id)} AND EXISTS (SELECT 1 FROM stage_templates d WHERE d.id = ${Number(id)} AND d.is_default = 0)`;
  const stages = `SELECT id FROM stages WHERE template_id = ${Number(id)}`;
  const results = await $client.batch([
    $client.prepare(`DELETE FROM posting_stages WHERE template_id = ${Number(id)} AND ${isOwn}`),
    toRestage($client, `stage_id IN (${stages}) AND ${isOwn}`),
    $client.prepare(`DELETE FROM stage_templates WHERE id = ${Number(id)} AND ${isOwn} RETURNING id`),
  ]);
  return results[2]!.results.length > 0;
}

/** False for a posting of another company. */
export async function chooseTemplate(
  { $client }: Db,
  writer: StageWriter,
  id: number,
  slug: string,
): Promise<boolean> {
  const job = "(SELECT j.id FROM jobs j WHERE j.slug = ?1 AND j.employer_id = ?2)";
  const isOwn = `${toOwnTemplate(writer, id)} AND ${job} IS NOT NULL`;
  const bind = (sql: string) => $client.prepare(sql).bind(slug, writer.employerId);
  const results = await $client.batch([
    bind(`DELETE FROM posting_stages WHERE job_id = ${job} AND ${isOwn}`),
    bind(
      `INSERT INTO posting_stages (job_id, template_id) SELECT ${job}, t.id FROM stage_templates t
        WHERE t.id = ${Number(id)} AND t.is_default = 0 AND ${isOwn}`,
    ),
    toRestage($client, `job_id = ${job} AND ${isOwn}`).bind(slug, writer.employerId),
    bind(`SELECT 1 WHERE ${isOwn}`),
  ]);
  return results[3]!.results.length > 0;
}

export type StageChange = "done" | "taken" | "full" | "unknown";

/** After the last one that counts as that state or as one before it. */
export async function addStage(
  { $client }: Db,
  writer: StageWriter,
  template: number,
  { name, state }: Pick<Stage, "name" | "state">,
): Promise<StageChange> {
  const before = ["new", ...freeStates.slice(0, freeStates.indexOf(state as "offer") + 1)];
  const id = Number(template);
  const at = `(SELECT max(s.position) FROM stages s WHERE s.template_id = ${id}
    AND s.state IN (${before.map((each) => `'${each}'`).join(", ")}))`;
  const mayAdd = `${toOwnTemplate(writer, id)} AND (SELECT count(*) FROM stages c WHERE c.template_id = ${id}) < ${mostStages}`;
  try {
    // Doubled positions leave room for the new one between two.
    const results = await $client.batch([
      $client.prepare(`UPDATE stages SET position = position * 2 WHERE template_id = ${id} AND ${mayAdd}`),
      $client
        .prepare(
          `INSERT INTO stages (template_id, name, state, position) SELECT ${id}, ?1, ?2, ${at} + 1 WHERE ${mayAdd} RETURNING id`,
        )
        .bind(name, state),
      toRenumber($client, id, toOwnTemplate(writer, id)),
      $client.prepare(`SELECT 1 WHERE ${toOwnTemplate(writer, id)}`),
    ]);
    if (results[1]!.results.length > 0) return "done";
    return results[3]!.results.length > 0 ? "full" : "unknown";
  } catch (error) {
    if (isUniqueViolation(error, "name")) return "taken";
    throw error;
  }
}

const toRenumber = (d1: D1Database, template: number, isOwn: string) =>
  d1.prepare(
    `UPDATE stages SET position = n.at FROM (SELECT id, row_number() OVER (ORDER BY position, id) - 1 AS at FROM stages
      WHERE template_id = ${template}) n WHERE n.id = stages.id AND ${isOwn}`,
  );

const toOwnStage = (writer: StageWriter): string =>
  `template_id IN (SELECT o.id FROM stage_templates o WHERE o.employer_id = ${Number(writer.employerId)}) AND ${toWriterSql(writer)}`;

export async function renameStage(
  { $client }: Db,
  writer: StageWriter,
  id: number,
  name: string,
): Promise<StageChange> {
  try {
    const { results } = await $client
      .prepare(`UPDATE stages SET name = ?2 WHERE id = ?1 AND ${toOwnStage(writer)} RETURNING id`)
      .bind(id, name)
      .all();
    return results.length > 0 ? "done" : "unknown";
  } catch (error) {
    if (isUniqueViolation(error, "name")) return "taken";
    throw error;
  }
}

/** Changes places with its neighbor. The fixed ones stay where they are. */
export async function shiftStage(
  { $client }: Db,
  writer: StageWriter,
  stage: Stage,
  by: -1 | 1,
): Promise<void> {
  const near = `(SELECT n.id FROM stages n, stages m WHERE m.id = ?1 AND n.template_id = m.template_id AND n.${freeSql}
    AND n.position ${by < 0 ? "<" : ">"} m.position ORDER BY n.position ${by < 0 ? "DESC" : "ASC"} LIMIT 1)`;
  await $client
    .prepare(
      `UPDATE stages SET position = iif(stages.id = ?1, p.near_at, p.own_at) FROM
        (SELECT n.id, n.position AS near_at, m.position AS own_at FROM stages n, stages m WHERE n.id = ${near} AND m.id = ?1) p
        WHERE stages.id IN (?1, p.id) AND stages.${freeSql} AND ${toOwnStage(writer)}`,
    )
    .bind(stage.id)
    .run();
}

/** At most 1,000: more need no number. */
export const countInStage = async ({ $client }: Db, { id }: Pick<Stage, "id">): Promise<number> =>
  (await $client
    .prepare("SELECT count(*) AS n FROM (SELECT 1 FROM applications WHERE stage_id = ?1 LIMIT 1000)")
    .bind(id)
    .first<number>("n")) ?? 0;

/** Its applicants go to the nearest stage of the same state. Where there is none, a stage with applicants stays. */
export async function removeStage(
  { $client }: Db,
  writer: StageWriter,
  stage: Stage,
  now: number,
): Promise<boolean> {
  const near = `(SELECT n.id FROM stages n, stages m WHERE m.id = ?1 AND n.template_id = m.template_id AND n.id <> m.id
    AND n.state = m.state ORDER BY abs(n.position - m.position), n.position LIMIT 1)`;
  const isOwn = `EXISTS (SELECT 1 FROM stages o WHERE o.id = ?1 AND o.${freeSql} AND o.${toOwnStage(writer)})`;
  const results = await $client.batch([
    $client
      .prepare(
        `INSERT INTO stage_moves (application_id, actor_id, left_stage, stage, at) SELECT a.id, ?2, m.name, n.name, ?3
          FROM applications a JOIN stages m ON m.id = a.stage_id JOIN stages n ON n.id = ${near} WHERE a.stage_id = ?1 AND ${isOwn}`,
      )
      .bind(stage.id, writer.userId, now),
    $client
      .prepare(
        `UPDATE applications SET stage_id = ${near} WHERE stage_id = ?1 AND ${near} IS NOT NULL AND ${isOwn}`,
      )
      .bind(stage.id),
    $client
      .prepare(
        `DELETE FROM stages WHERE id = ?1 AND ${isOwn} AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.stage_id = ?1)
          RETURNING id`,
      )
      .bind(stage.id),
    toRenumber($client, Number(stage.template), toWriterSql(writer)),
  ]);
  return results[2]!.results.length > 0;
}
