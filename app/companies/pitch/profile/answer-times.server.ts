import type { Db } from "#app/kit/platform/db.ts";
import { toWorkingMs } from "./response-clock.ts";

/** With fewer applications, the figure says more about an applicant than about the employer. */
export const fewestCounted = 5;

export interface AnswerTime {
  jobId: number;
  /** Working time in the company's time zone. */
  medianMs: number;
  answered: number;
}

const mostCompared = 100;

/** Leaves out postings without an answer or with fewer than five applications. */
export async function listMedianAnswerTimes(
  { $client }: Db,
  jobIds: readonly number[],
  timeZone: string,
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
      .flatMap(([asked, answered]) => (answered === null ? [] : toWorkingMs(asked, answered, timeZone)))
      .sort((a, b) => a - b);
    const medianMs = waits[Math.floor((waits.length - 1) / 2)];
    return medianMs === undefined || spans.length < fewestCounted
      ? []
      : [{ jobId, medianMs, answered: waits.length }];
  });
}
