import { type StageWriter, toWriterSql } from "#app/applications/applicants/stages/stage-store.server.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import { askOne, type Question } from "#app/kit/platform/db-questions.ts";

export interface AnswerText {
  id: number;
  name: string;
  text: string;
}

const mostTexts = 30;

export const toTextsQuestion = ({ $client }: Db, employerId: number): Question<AnswerText[]> => ({
  statement: $client
    .prepare(
      `SELECT id, name, text FROM answer_texts WHERE employer_id = ? ORDER BY name COLLATE NOCASE LIMIT ${mostTexts}`,
    )
    .bind(employerId),
  toAnswer: (rows) => rows as AnswerText[],
});

export const listAnswerTexts = (db: Db, employerId: number): Promise<AnswerText[]> =>
  askOne(toTextsQuestion(db, employerId));

type TextChange = "done" | "taken" | "full" | "unknown";

/** A new one, or with an id the one of the company. */
export async function saveAnswerText(
  { $client }: Db,
  writer: StageWriter,
  { id, name, text }: Omit<AnswerText, "id"> & { id?: number },
): Promise<TextChange> {
  const mayWrite = toWriterSql(writer);
  try {
    const { results } = id
      ? await $client
          .prepare(
            `UPDATE answer_texts SET name = ?2, text = ?3 WHERE id = ?4 AND employer_id = ?1 AND ${mayWrite} RETURNING id`,
          )
          .bind(writer.employerId, name, text, id)
          .all()
      : await $client
          .prepare(
            `INSERT INTO answer_texts (employer_id, name, text) SELECT ?1, ?2, ?3 WHERE ${mayWrite}
              AND (SELECT count(*) FROM answer_texts WHERE employer_id = ?1) < ${mostTexts} RETURNING id`,
          )
          .bind(writer.employerId, name, text)
          .all();
    if (results.length > 0) return "done";
    return id ? "unknown" : "full";
  } catch (error) {
    if (isUniqueViolation(error, "name")) return "taken";
    throw error;
  }
}

export async function removeAnswerText({ $client }: Db, writer: StageWriter, id: number): Promise<boolean> {
  const { results } = await $client
    .prepare(
      `DELETE FROM answer_texts WHERE id = ?2 AND employer_id = ?1 AND ${toWriterSql(writer)} RETURNING id`,
    )
    .bind(writer.employerId, id)
    .all();
  return results.length > 0;
}
