import type { Db } from "#app/platform/db.ts";

/** Of the newest applications of a posting that were answered. */
interface AnswerTime {
  jobId: number;
  medianMs: number;
  answered: number;
}

const mostCompared = 500;

/** How long people who applied for each posting waited for the first answer. A posting without one is left out. */
export async function listMedianAnswerTimes(
  { $client }: Db,
  jobIds: readonly number[],
): Promise<AnswerTime[]> {
  if (jobIds.length === 0) return [];
  const { results } = await $client
    .prepare(
      `SELECT asked.value AS jobId, (SELECT json_group_array(waited) FROM
          (SELECT a.answered_at - a.created_at AS waited FROM applications a
            WHERE a.job_id = asked.value AND a.answered_at IS NOT NULL
            ORDER BY a.created_at DESC, a.id DESC LIMIT ${mostCompared})) AS waits
        FROM json_each(?) asked`,
    )
    .bind(JSON.stringify(jobIds))
    .all<{ jobId: number; waits: string }>();
  return results.flatMap(({ jobId, waits }) => {
    const sorted = (JSON.parse(waits) as number[]).sort((a, b) => a - b);
    const medianMs = sorted[Math.floor((sorted.length - 1) / 2)];
    return medianMs === undefined ? [] : [{ jobId, medianMs, answered: sorted.length }];
  });
}
