import type { Counts } from "./outcome.ts";

const runsForUsual = 5;
const missesToClose = 3;

interface Run {
  finishedAt: number;
  kept: number;
}

export interface Closing {
  closed: number;
  note: string | null;
}

/**
 * Closes postings missing from three full runs in a row. A full run has at least half the median number of
 * good postings of the five runs before it. A posting that another source showed recently stays open.
 */
export async function closeRun(
  db: D1Database,
  source: string,
  counts: Counts,
  now: number,
): Promise<Closing> {
  const before = await db
    .prepare(
      "SELECT finished_at finishedAt, seen - rejected - skipped kept FROM import_runs WHERE source = ? ORDER BY finished_at DESC LIMIT 10",
    )
    .bind(source)
    .all<Run>();
  await db
    .prepare(
      `INSERT INTO import_runs (source, finished_at, seen, created, updated, unchanged, rejected, skipped)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      source,
      now,
      counts.seen,
      counts.created,
      counts.updated,
      counts.unchanged,
      counts.rejected,
      counts.skipped,
    )
    .run();
  const kept = counts.seen - counts.rejected - counts.skipped;
  const usual = toMedian(before.results.slice(0, runsForUsual).map((run) => run.kept));
  if (kept * 2 < usual) {
    return {
      closed: 0,
      note: `The feed held ${kept} good postings where ${usual} are usual, so nothing was closed.`,
    };
  }
  const full = [{ finishedAt: now, kept }, ...before.results].filter((run) => run.kept * 2 >= usual);
  const since = full[missesToClose - 1]?.finishedAt;
  if (since === undefined) return { closed: 0, note: null };
  const closed = await db
    .prepare(
      `UPDATE jobs SET status = 'expired', status_by = NULL, status_reason = 'gone from its feed', updated_at = ?3 WHERE status = 'open'
       AND id IN (SELECT job_id FROM job_sources WHERE source = ?1 AND last_seen_at < ?2)
       AND NOT EXISTS (SELECT 1 FROM job_sources o WHERE o.job_id = jobs.id AND o.last_seen_at >= ?2) RETURNING id`,
    )
    .bind(source, since, now)
    .all();
  return { closed: closed.results.length, note: null };
}

function toMedian(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
