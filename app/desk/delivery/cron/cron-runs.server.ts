import type { Db } from "#app/kit/platform/db.ts";
import { hourMs } from "#app/kit/platform/durations.ts";

export const byHand = "by hand";

interface CronRun {
  name: string;
  /** The line of wrangler.toml, or `byHand`. */
  cron: string;
  startedAt: number;
  finishedAt: number;
  problem: string | null;
}

/** Successes within an hour share a row: a five-minute line leaves 24 rows a day instead of 288. */
export async function recordRun(db: Db, run: CronRun): Promise<void> {
  const { name, cron, startedAt, finishedAt, problem } = run;
  await db.$client
    .prepare(
      `INSERT INTO cron_runs (name, cron, hour, started_at, finished_at, longest_ms, outcome, note)
        VALUES (?1, ?2, ?3, ?4, ?5, ?5 - ?4, iif(?6 IS NULL, 'done', 'failed'), ?6)
        ON CONFLICT (name, cron, hour) WHERE outcome = 'done' DO UPDATE SET runs = runs + 1,
          started_at = excluded.started_at, finished_at = excluded.finished_at,
          longest_ms = max(longest_ms, excluded.longest_ms)`,
    )
    .bind(name, cron, Math.floor(startedAt / hourMs), startedAt, finishedAt, problem)
    .run();
}

const keptMs = 14 * 24 * hourMs;

export async function removeOldRuns(db: Db, now: number): Promise<void> {
  await db.$client
    .prepare("DELETE FROM cron_runs WHERE outcome IN ('done', 'failed') AND started_at < ?")
    .bind(now - keptMs)
    .run();
}

export interface LastRun {
  name: string;
  cron: string;
  startedAt: number;
  finishedAt: number;
  outcome: "done" | "failed";
  runs: number;
  failures: number;
  longestMs: number | null;
}

/** Leaves out names that never ran. */
export function selectLastRuns(db: Db, names: readonly string[], now: number) {
  return db.$client
    .prepare(
      `SELECT r.name, r.cron, r.started_at AS startedAt, r.finished_at AS finishedAt, r.outcome,
          total(day.runs) AS runs, total(day.runs) FILTER (WHERE day.outcome = 'failed') AS failures,
          max(day.longest_ms) AS longestMs
        FROM json_each(?1) asked
        JOIN cron_runs r ON r.id = (SELECT id FROM cron_runs WHERE name = asked.value ORDER BY started_at DESC LIMIT 1)
        LEFT JOIN cron_runs day ON day.name = r.name AND day.started_at > ?2
        GROUP BY asked.key`,
    )
    .bind(JSON.stringify(names), now - 24 * hourMs);
}

const mostFailures = 50;

export interface FailedRun {
  id: number;
  name: string;
  cron: string;
  startedAt: number;
  note: string;
}

export function selectFailedRuns(db: Db) {
  return db.$client.prepare(
    `SELECT id, name, cron, started_at AS startedAt, note FROM cron_runs WHERE outcome = 'failed'
        ORDER BY started_at DESC LIMIT ${mostFailures}`,
  );
}
