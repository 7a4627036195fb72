import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { firstMonday, isFederalHoliday, toWallTime, workday } from "#app/kit/text/workday.ts";

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

const holidays = new Map<number, readonly number[]>();

/** The midnights of a year's federal holidays from Monday to Friday. */
function listHolidays(year: number): readonly number[] {
  const known = holidays.get(year);
  if (known) return known;
  const days = Array.from({ length: 366 }, (_, day) => Date.UTC(year, 0, 1 + day));
  const found = days.filter(
    (day) =>
      new Date(day).getUTCFullYear() === year &&
      isFederalHoliday(day) &&
      Math.floor((day - firstMonday) / dayMs) % 7 < workdays,
  );
  holidays.set(year, found);
  return found;
}

const toYear = (wallTime: number): number => new Date(wallTime).getUTCFullYear();

function toHolidayMs(from: number, to: number): number {
  let sum = 0;
  for (let year = toYear(from); year <= toYear(to); year++)
    for (const day of listHolidays(year))
      sum += Math.max(0, Math.min(to, day + workday.end) - Math.max(from, day + workday.start));
  return sum;
}

/** Monday to Friday but federal holidays, 8 AM to 6 PM on the clocks of the time zone. */
export function toWorkingMs(from: number, to: number, timeZone: string): number {
  if (to <= from) return 0;
  const [start, end] = [toWallTime(from, timeZone), toWallTime(to, timeZone)];
  return Math.max(0, toWorked(end) - toWorked(start) - toHolidayMs(start, end));
}

interface ClockReading {
  waiting: string;
  due: string;
  isOverdue: boolean;
}

export function readClock(since: number, now: number, timeZone: string): ClockReading {
  const waited = toWorkingMs(since, now, timeZone);
  const left = answerWithinMs - waited;
  return {
    waiting:
      waited === 0
        ? "Sent outside your working hours."
        : `Waiting ${toWorkingText(waited)} for a first answer.`,
    due: left > 0 ? `due in ${toWorkingText(left)}` : left < 0 ? `${toWorkingText(-left)} late` : "overdue",
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
