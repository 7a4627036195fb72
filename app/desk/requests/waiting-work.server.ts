import { deskPaths } from "#app/desk-paths.ts";
import { isOverdue, toDueText } from "#app/kit/forms/due.ts";
import { type Db, toCountUpTo } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { mostCounted } from "./list-search.ts";

interface WaitingWork {
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

export async function countWaitingWork({ $client }: Db, now: number): Promise<WaitingWork> {
  const count = (from: string) => toCountUpTo(mostCounted, from);
  const row = await $client
    .prepare(
      `SELECT ${count("jobs WHERE status = 'pending'")} AS postings,
        (SELECT min(updated_at) FROM (SELECT updated_at FROM jobs WHERE status = 'pending'
          ORDER BY posted_at LIMIT ${mostCounted})) AS oldestPosting,
        ${count("job_reports WHERE state = 'open'")} AS reports,
        ${count("company_claims WHERE state = 'pending'")} AS claims,
        (SELECT min(created_at) FROM company_claims WHERE state = 'pending') AS oldestClaim,
        ${count("company_changes WHERE state = 'pending'")} + ${count("company_pages WHERE asked_at IS NOT NULL")} AS changes,
        (SELECT min(at) FROM (SELECT min(created_at) AS at FROM company_changes WHERE state = 'pending'
          UNION ALL SELECT min(asked_at) FROM company_pages WHERE asked_at IS NOT NULL)) AS oldestChange,
        ${count("outbox WHERE sent_at IS NULL AND next_attempt_at IS NULL")} AS failedMails,
        ${count("cron_runs WHERE outcome = 'failed' AND started_at > ?1")} AS failedRuns`,
    )
    .bind(now - dayMs)
    .first<WaitingWork>();
  return row!;
}

interface WorkTile {
  to: string;
  title: string;
  /** Null if nothing of it waits. */
  text: string | null;
  isUrgent: boolean;
}

export function toWorkTiles(work: WaitingWork, now: number): WorkTile[] {
  const toCount = (count: number) =>
    count >= mostCounted ? `${formatCount(mostCounted - 1)}+` : formatCount(count);
  const toWaiting = (count: number, oldest: number | null) => ({
    text: count === 0 || oldest === null ? null : `${toCount(count)} waiting, next ${toDueText(oldest, now)}`,
    isUrgent: oldest !== null && isOverdue(oldest, now),
  });
  const toBroken = (count: number, text: string) => ({
    text: count === 0 ? null : `${toCount(count)} ${text}`,
    isUrgent: count > 0,
  });
  return [
    {
      to: deskPaths.adminPostings(),
      title: "Postings to check",
      ...toWaiting(work.postings, work.oldestPosting),
    },
    {
      to: deskPaths.adminReports(),
      title: "Reports",
      text: work.reports === 0 ? null : `${toCount(work.reports)} open`,
      isUrgent: work.reports > 0,
    },
    { to: deskPaths.adminEmployers(), title: "Company claims", ...toWaiting(work.claims, work.oldestClaim) },
    {
      to: `${deskPaths.adminEmployers()}#changes`,
      title: "Company changes",
      ...toWaiting(work.changes, work.oldestChange),
    },
    { to: deskPaths.adminMail("state=failed"), title: "Mail", ...toBroken(work.failedMails, "given up") },
    {
      to: deskPaths.adminCron(),
      title: "Cron runs",
      ...toBroken(work.failedRuns, "failed in the last 24 hours"),
    },
  ];
}
