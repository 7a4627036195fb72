import { isOverdue, toDueText } from "#app/kit/forms/due.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import { mostCounted } from "./request-count.ts";
import type { WaitingWork } from "./waiting-work.server.ts";

interface WorkTile {
  to: string;
  title: string;
  text: string;
  isUrgent: boolean;
}

export function toWorkTiles(work: WaitingWork, now: number): WorkTile[] {
  const toCount = (count: number) =>
    count >= mostCounted ? `${formatCount(mostCounted - 1)}+` : formatCount(count);
  const toWaiting = (count: number, oldest: number | null) => ({
    text:
      count === 0 || oldest === null
        ? "None wait"
        : `${toCount(count)} waiting, next ${toDueText(oldest, now)}`,
    isUrgent: oldest !== null && isOverdue(oldest, now),
  });
  const toBroken = (count: number, text: string) => ({
    text: count === 0 ? "Nothing failed" : `${toCount(count)} ${text}`,
    isUrgent: count > 0,
  });
  return [
    {
      to: paths.adminPostings(),
      title: "Postings to check",
      ...toWaiting(work.postings, work.oldestPosting),
    },
    {
      to: paths.adminReports(),
      title: "Reports",
      text: work.reports === 0 ? "None open" : `${toCount(work.reports)} open`,
      isUrgent: work.reports > 0,
    },
    { to: paths.adminEmployers(), title: "Company claims", ...toWaiting(work.claims, work.oldestClaim) },
    {
      to: `${paths.adminEmployers()}#changes`,
      title: "Company changes",
      ...toWaiting(work.changes, work.oldestChange),
    },
    { to: paths.adminMail("state=failed"), title: "Mail", ...toBroken(work.failedMails, "given up") },
    {
      to: paths.adminCron(),
      title: "Cron runs",
      ...toBroken(work.failedRuns, "failed in the last 24 hours"),
    },
  ];
}
