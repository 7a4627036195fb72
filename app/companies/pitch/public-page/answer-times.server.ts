import { sql } from "drizzle-orm";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";

/** With fewer applications, the figure says more about an applicant than about the employer. */
export const fewestCounted = 5;

export interface AnswerTime {
  jobId: number;
  medianMs: number;
  answered: number;
}

const mostCompared = 100;

/** Leaves out postings without an answer or with fewer than five applications. */
export async function listMedianAnswerTimes(
  { $client }: Db,
  jobIds: readonly number[],
  now: number,
): Promise<AnswerTime[]> {
  if (jobIds.length === 0) return [];
  const { results } = await $client
    .prepare(
      `SELECT asked.value AS jobId, (SELECT json_group_array(json_array(created_at, answered_at)) FROM
          (SELECT a.created_at, a.answered_at FROM applications a WHERE a.job_id = asked.value
            ORDER BY a.created_at DESC, a.id DESC LIMIT ${mostCompared})) AS spans
        FROM json_each(?) asked`,
    )
    .bind(JSON.stringify(jobIds))
    .all<{ jobId: number; spans: string }>();
  return results.flatMap(({ jobId, spans: listed }) => {
    const spans: [number, number | null][] = JSON.parse(listed);
    const waits = spans
      .flatMap(([asked, answered]) =>
        answered === null || answered > now ? [] : Math.max(0, answered - asked),
      )
      .sort((a, b) => a - b);
    const [lower, upper] = [waits[Math.floor((waits.length - 1) / 2)], waits[Math.floor(waits.length / 2)]];
    return lower === undefined || upper === undefined || spans.length < fewestCounted
      ? []
      : [{ jobId, medianMs: (lower + upper) / 2, answered: waits.length }];
  });
}

const countedDays = 90;
const mostCounted = 2000;

export interface AnswerFigures {
  received: number;
  answered: number;
  rate: number;
  /** From sending to the first answer. Null when none was answered. */
  medianMs: number | null;
}

/** Last 90 days, at most the newest 2,000 applications. Null with fewer than five. */
export async function findAnswerFigures(
  db: Db,
  employerId: number,
  now: number,
): Promise<AnswerFigures | null> {
  const [row] = await db.all<{ received: number; answered: number; medianMs: number | null }>(
    sql`WITH recent AS (
        SELECT iif(answered_at <= ${now}, answered_at - created_at, NULL) AS span FROM applications
        WHERE employer_id = ${employerId} AND created_at > ${now - countedDays * dayMs}
        ORDER BY created_at DESC, id DESC LIMIT ${mostCounted}
      ), answers AS (SELECT span, row_number() OVER (ORDER BY span) AS place FROM recent WHERE span IS NOT NULL)
      SELECT (SELECT count(*) FROM recent) AS received, (SELECT count(*) FROM answers) AS answered,
        (SELECT avg(span) FROM answers WHERE place IN (((SELECT count(*) FROM answers) + 1) / 2, ((SELECT count(*) FROM answers) + 2) / 2)) AS medianMs`,
  );
  if (!row || row.received < fewestCounted) return null;
  return { ...row, rate: row.answered / row.received };
}
