import type { Db } from "#app/kit/platform/db.ts";
import { mostCounted } from "./request-count.ts";

export interface WaitingWork {
  postings: number;
  oldestPosting: number | null;
  reports: number;
  claims: number;
  oldestClaim: number | null;
  changes: number;
  oldestChange: number | null;
  failedMails: number;
  failedRuns: number;
}

const dayMs = 24 * 60 * 60 * 1000;

export async function countWaitingWork({ $client }: Db, now: number): Promise<WaitingWork> {
  const count = (from: string) => `(SELECT count(*) FROM (SELECT 1 FROM ${from} LIMIT ${mostCounted}))`;
  const row = await $client
    .prepare(
      `SELECT ${count("jobs WHERE status = 'pending'")} AS postings,
        (SELECT min(updated_at) FROM (SELECT updated_at FROM jobs WHERE status = 'pending'
          ORDER BY posted_at LIMIT ${mostCounted})) AS oldestPosting,
        ${count("job_reports WHERE state = 'open'")} AS reports,
        ${count("company_claims WHERE state = 'pending'")} AS claims,
        (SELECT min(created_at) FROM company_claims WHERE state = 'pending') AS oldestClaim,
        ${count("company_changes WHERE state = 'pending'")} AS changes,
        (SELECT min(created_at) FROM company_changes WHERE state = 'pending') AS oldestChange,
        ${count("outbox WHERE sent_at IS NULL AND next_attempt_at IS NULL")} AS failedMails,
        ${count("cron_runs WHERE outcome = 'failed' AND started_at > ?1")} AS failedRuns`,
    )
    .bind(now - dayMs)
    .first<WaitingWork>();
  return row!;
}
