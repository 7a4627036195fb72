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
 * Closes postings missing from three full runs in a row, unless another source showed them recently. A full
 * run has at least half the median number of good postings of the five runs before it.
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
       AND origin = 'feed' AND id IN (SELECT job_id FROM job_sources WHERE source = ?1 AND last_seen_at < ?2)
       AND NOT EXISTS (SELECT 1 FROM job_sources o WHERE o.job_id = jobs.id AND o.last_seen_at >= ?2) RETURNING id`,
    )
    .bind(source, since, now)
    .all();
  return { closed: closed.results.length, note: null };
}

/** For a feed that has not changed: what its last full run held is still there. */
export async function confirmRun(db: D1Database, source: string, now: number): Promise<Closing> {
  const last = await db
    .prepare(
      `SELECT finished_at finishedAt, seen, created, updated, unchanged, rejected, skipped FROM import_runs
        WHERE source = ? ORDER BY finished_at DESC LIMIT 1`,
    )
    .bind(source)
    .first<Counts & { finishedAt: number }>();
  if (!last) return { closed: 0, note: null };
  await db.batch([
    db
      .prepare(
        `UPDATE jobs SET confirmed_at = ?1, confirmed_by = 'feed' WHERE id IN
          (SELECT job_id FROM job_sources WHERE source = ?2 AND last_seen_at >= ?3)`,
      )
      .bind(now, source, last.finishedAt),
    db
      .prepare("UPDATE job_sources SET last_seen_at = ?1 WHERE source = ?2 AND last_seen_at >= ?3")
      .bind(now, source, last.finishedAt),
  ]);
  return closeRun(db, source, last, now);
}

/** Returns how many postings closed; those that another source shows stay open. */
export async function closeSource(
  db: D1Database,
  source: string,
  userId: number,
  now: number,
): Promise<number> {
  const { meta } = await db
    .prepare(
      `UPDATE jobs SET status = 'closed', status_by = ?2, status_reason = 'feed removed',
          valid_through = min(valid_through, ?3), updated_at = max(?3, updated_at + 1)
        WHERE status IN ('open', 'paused') AND origin = 'feed' AND id IN (SELECT job_id FROM job_sources WHERE source = ?1)
          AND NOT EXISTS (SELECT 1 FROM job_sources o JOIN employer_feeds f ON f.source = o.source AND f.status = 'active'
            WHERE o.job_id = jobs.id AND o.source <> ?1)`,
    )
    .bind(source, userId, now)
    .run();
  return meta.changes;
}

/** The next run counts as the first: its size becomes the usual one. */
export const forgetUsualSize = (db: D1Database, source: string) =>
  db.prepare("DELETE FROM import_runs WHERE source = ?").bind(source);

function toMedian(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
