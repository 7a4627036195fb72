import { toPostingDate, toPostingDay } from "#app/jobs/postings/record/posting-key.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { formatIsoDay } from "#app/kit/text/when.ts";

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
