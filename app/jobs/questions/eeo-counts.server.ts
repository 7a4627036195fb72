import { sql } from "drizzle-orm";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { type EeoAnswer, fewestEeoPeople } from "./eeo.ts";

const toMonth = (at: number): string => new Date(at).toISOString().slice(0, 7);

export async function asksEeo(db: Db, jobId: number): Promise<boolean> {
  const [row] = await db.all<{ asks: number }>(
    sql`SELECT e.asks_eeo AS asks FROM jobs j JOIN employers e ON e.id = j.employer_id WHERE j.id = ${jobId}`,
  );
  return row?.asks === 1;
}

interface GivenEeo {
  jobId: number;
  answers: readonly EeoAnswer[];
  now: number;
  /** SQL that is true once the application is stored. */
  isStored: string;
}

/** For the batch that stores an application: adds to the counts of a company that asks, and of no other. */
export const toEeoInsert = (db: Db, { jobId, answers, now, isStored }: GivenEeo): D1PreparedStatement =>
  toStatement(
    db,
    sql`INSERT INTO eeo_counts (employer_id, month, question, answer, people)
      SELECT e.id, ${toMonth(now)}, given.value ->> 0, given.value ->> 1, 1
        FROM jobs j JOIN employers e ON e.id = j.employer_id, json_each(${JSON.stringify(answers)}) given
        WHERE j.id = ${jobId} AND e.asks_eeo = 1 AND ${sql.raw(isStored)}
      ON CONFLICT (employer_id, month, question, answer) DO UPDATE SET people = people + 1`,
  );

interface EeoCount {
  month: string;
  question: string;
  answer: string;
  people: number;
}

const mostMonths = 24;

/**
 * Months that are over and questions that enough people answered, the newest month first: counts that grow while one
 * looks would tell what the newest applicant said.
 */
export function listEeoCounts(db: Db, employerId: number, now: number): Promise<EeoCount[]> {
  const first = new Date(now);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() - mostMonths);
  return db.all<EeoCount>(sql`
    SELECT c.month, c.question, c.answer, c.people FROM eeo_counts c
      WHERE c.employer_id = ${employerId} AND c.month >= ${toMonth(first.getTime())} AND c.month < ${toMonth(now)}
        AND (SELECT sum(s.people) FROM eeo_counts s WHERE s.employer_id = c.employer_id AND s.month = c.month
          AND s.question = c.question AND s.answer <> 'declined') >= ${fewestEeoPeople}
      ORDER BY c.month DESC, c.question DESC, c.answer DESC LIMIT ${mostMonths * 20}`);
}
