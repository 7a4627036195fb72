import { toPostingDate, toPostingDay } from "#app/jobs/postings/record/posting-key.ts";
import { dayMs, minuteMs } from "#app/kit/platform/durations.ts";
import { formatIsoDay } from "#app/kit/text/when.ts";

/** Opening a page again within it is the same visit. */
export const visitMs = 30 * minuteMs;

export interface Visit {
  visitedAt: number;
  beforeAt: number | null;
}

/** The time of the visit before this one, which opening the page again soon does not change. Null for the first. */
export function readVisit(
  visit: Visit | undefined,
  now: number,
): { beforeAt: number | null; isNoted: boolean } {
  if (!visit) return { beforeAt: null, isNoted: false };
  const isNoted = now - visit.visitedAt <= visitMs;
  return { beforeAt: isNoted ? visit.beforeAt : visit.visitedAt, isNoted };
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const daysPerWeek = 7;

/** "since Friday", or "in the last 30 days" for a visit that is longer ago than `mostDays`. */
export function toSinceWords(since: number, now: number, mostDays: number): string {
  const days = toPostingDay(now) - toPostingDay(since);
  if (days === 0) return "since earlier today";
  if (days === 1) return "since yesterday";
  const day = toPostingDate(since);
  if (days < daysPerWeek) return `since ${weekdays[new Date(day).getUTCDay()]}`;
  return now - since >= mostDays * dayMs ? `in the last ${mostDays} days` : `since ${formatIsoDay(day)}`;
}
