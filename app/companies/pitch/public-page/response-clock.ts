import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { firstMonday, toWallTime, workday } from "#app/kit/text/workday.ts";

const weekMs = 7 * dayMs;
const workdayMs = workday.end - workday.start;
const workdays = 5;

/** The time in which an employer should first answer. */
export const answerWithinMs = 2 * workdayMs;

/** Working time since a Monday long ago. Daylight saving changes at night on a Sunday, when nobody works. */
function toWorked(wallTime: number): number {
  const since = wallTime - firstMonday;
  const weeks = Math.floor(since / weekMs);
  const inWeek = since - weeks * weekMs;
  const days = Math.floor(inWeek / dayMs);
  const today = Math.min(Math.max(inWeek - days * dayMs - workday.start, 0), workdayMs);
  const thisWeek = days >= workdays ? workdays * workdayMs : days * workdayMs + today;
  return weeks * workdays * workdayMs + thisWeek;
}

/** Monday to Friday, 8 AM to 6 PM on the clocks of the time zone. */
export const toWorkingMs = (from: number, to: number, timeZone: string): number =>
  Math.max(0, toWorked(toWallTime(to, timeZone)) - toWorked(toWallTime(from, timeZone)));

interface ClockReading {
  waiting: string;
  due: string;
  isOverdue: boolean;
}

export function readClock(since: number, now: number, timeZone: string): ClockReading {
  const waited = toWorkingMs(since, now, timeZone);
  const left = answerWithinMs - waited;
  return {
    waiting: `waiting ${toWorkingText(waited)}`,
    due: left > 0 ? `due in ${toWorkingText(left)}` : "overdue",
    isOverdue: left <= 0,
  };
}

export function toWorkingText(ms: number): string {
  if (ms < hourMs) return toCounted(toMinutes(ms), "working minute");
  if (ms < 2 * workdayMs) return toCounted(Math.floor(ms / hourMs), "working hour");
  return toCounted(Math.floor(ms / workdayMs), "working day");
}

const toMinutes = (ms: number) => Math.max(1, Math.floor(ms / 60_000));

const toCounted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** Calendar days, as people count them: since yesterday is one. */
export function toDaysBetween(from: number, to: number, timeZone: string): number {
  const toDay = (ms: number) => Math.floor(toWallTime(ms, timeZone) / dayMs);
  return Math.max(0, toDay(to) - toDay(from));
}
