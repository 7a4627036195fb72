import { dayMs, minuteMs } from "#app/kit/platform/durations.ts";
import { formatIsoDay, toIsoDay } from "#app/kit/text/when.ts";
import { firstMonday, isFederalHoliday, toWallTime, workday } from "#app/kit/text/workday.ts";
import { toSpanText } from "./profile-facts.ts";

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
  const isOverdue = toWorkingMs(since, now, timeZone) >= answerWithinMs;
  const [due, today] = [toDueTime(toWallTime(since, timeZone)), toWallTime(now, timeZone)];
  return {
    waiting: `Waiting ${toSpanText(now - since)} for a first answer.`,
    due: isOverdue ? `late since ${toPastText(due, today)}` : `answer by ${toComingText(due, today)}`,
    isOverdue,
  };
}

/** When so much working time has passed, on the same clock. */
function toDueTime(since: number): number {
  let left = answerWithinMs;
  for (let midnight = Math.floor(since / dayMs) * dayMs; ; midnight += dayMs) {
    if (Math.floor((midnight - firstMonday) / dayMs) % 7 >= workdays || isFederalHoliday(midnight)) continue;
    const start = Math.max(since, midnight + workday.start);
    const open = Math.max(0, midnight + workday.end - start);
    if (open >= left) return start + left;
    left -= open;
  }
}

const dayOf = (wall: number) => Math.floor(wall / dayMs);

function toComingText(due: number, today: number): string {
  if (dayOf(due) === dayOf(today)) return `${toClockText(due)} today`;
  return dayOf(due) === dayOf(today) + 1 ? "tomorrow" : toWallDay(due, today);
}

function toPastText(due: number, today: number): string {
  if (dayOf(due) === dayOf(today)) return due % dayMs < dayMs / 2 ? "this morning" : "this afternoon";
  return dayOf(due) === dayOf(today) - 1 ? "yesterday" : toWallDay(due, today);
}

const weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];

/** "Wed, Dec 2", with the year unless it is this one. */
function toWallDay(due: number, today: number): string {
  const [day, year] = formatIsoDay(toIsoDay(due)).split(", ");
  const named = `${weekdays[dayOf(due) % weekdays.length]}, ${day}`;
  return toYear(due) === toYear(today) ? named : `${named}, ${year}`;
}

/** "3:00 PM" */
function toClockText(wall: number): string {
  const minutes = Math.floor((wall % dayMs) / minuteMs);
  const hour = Math.floor(minutes / 60);
  return `${((hour + 11) % 12) + 1}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** Calendar days, as people count them: since yesterday is one. */
export function toDaysBetween(from: number, to: number, timeZone: string): number {
  const toDay = (ms: number) => Math.floor(toWallTime(ms, timeZone) / dayMs);
  return Math.max(0, toDay(to) - toDay(from));
}
