import { sql } from "drizzle-orm";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import type { Question } from "./question.ts";

export interface QuestionSet {
  questions: Question[];
  /** 0 before the first are saved. A form tells which one it changes. */
  revision: number;
}

export async function getQuestionSet(db: Db, jobId: number): Promise<QuestionSet> {
  const [row] = await db.all<{ questions: string; revision: number }>(
    sql`SELECT questions, revision FROM job_questions WHERE job_id = ${jobId}`,
  );
  return row
    ? { questions: JSON.parse(row.questions), revision: row.revision }
    : { questions: [], revision: 0 };
}

interface SavedQuestions {
  jobId: number;
  employerId: number;
  userId: number;
  /** The one that the form was made of. */
  revision: number;
  questions: readonly Question[];
  now: number;
}

/** Returns false when someone else saved first, or the person may no longer change the posting. */
export async function saveQuestions(
  db: Db,
  { jobId, employerId, userId, revision, questions, now }: SavedQuestions,
): Promise<boolean> {
  const { meta } = await toStatement(
    db,
    sql`
    INSERT INTO job_questions (job_id, questions, revision, changed_at)
      SELECT j.id, ${JSON.stringify(questions)}, 1, ${now} FROM jobs j
      WHERE j.id = ${jobId} AND j.employer_id = ${employerId} AND j.status <> 'removed'
        AND ${revision} = coalesce((SELECT q.revision FROM job_questions q WHERE q.job_id = j.id), 0)
        AND EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = ${userId} AND m.employer_id = j.employer_id
          AND m.role IN ('owner', 'recruiter'))
        AND NOT EXISTS (SELECT 1 FROM held_employers h WHERE h.id = j.employer_id)
      ON CONFLICT (job_id) DO UPDATE SET questions = excluded.questions, revision = job_questions.revision + 1,
        changed_at = excluded.changed_at`,
  ).run();
  return meta.changes > 0;
}
