const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;
const workday = { start: 8 * hourMs, end: 18 * hourMs };
const workdayMs = workday.end - workday.start;
const workdays = 5;
/** January 5, 1970 was a Monday. */
const firstMonday = 4 * dayMs;

/** Two working days: the time in which an employer should answer somebody for the first time. */
export const answerWithinMs = 2 * workdayMs;

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of the time zone show, as if they were UTC. */
export function toWallTime(ms: number, timeZone: string): number {
  const day = Math.floor(ms / dayMs);
  const offset = findOffset(day * dayMs, timeZone);
  // Formatting takes microseconds, and a page reads thousands of times. A clock that changes today is asked itself.
  return ms + (offset === findOffset((day + 1) * dayMs, timeZone) ? offset : readOffset(ms, timeZone));
}

const offsets = new Map<string, number>();
const mostOffsets = 5000;

function findOffset(midnight: number, timeZone: string): number {
  const key = `${timeZone} ${midnight}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= mostOffsets) offsets.clear();
  const offset = readOffset(midnight, timeZone);
  offsets.set(key, offset);
  return offset;
}

function readOffset(ms: number, timeZone: string): number {
  const known = formats.get(timeZone);
  const format = known ?? createFormat(timeZone);
  if (!known) formats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
  const { year, month, day, hour, minute, second } = parts as Record<string, number>;
  return Date.UTC(year!, month! - 1, day!, hour, minute, second) - Math.floor(ms / 1000) * 1000;
}

const createFormat = (timeZone: string) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });

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
  /** "waiting 5 working hours" */
  waiting: string;
  /** "due in 3 h", "overdue" */
  due: string;
  isOverdue: boolean;
}

export function readClock(since: number, now: number, timeZone: string): ClockReading {
  const waited = toWorkingMs(since, now, timeZone);
  const left = answerWithinMs - waited;
  return {
    waiting: `waiting ${toWorkingText(waited)}`,
    due:
      left > 0
        ? `due in ${left < hourMs ? `${toMinutes(left)} min` : `${Math.floor(left / hourMs)} h`}`
        : "overdue",
    isOverdue: left <= 0,
  };
}

/** "40 working minutes", "5 working hours", "3 working days" */
export function toWorkingText(ms: number): string {
  if (ms < hourMs) return toCounted(toMinutes(ms), "working minute");
  if (ms < 2 * workdayMs) return toCounted(Math.floor(ms / hourMs), "working hour");
  return toCounted(Math.floor(ms / workdayMs), "working day");
}

const toMinutes = (ms: number) => Math.max(1, Math.floor(ms / 60_000));

const toCounted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** Whole days on the calendar, as people count them: since yesterday is one. */
export function toDaysBetween(from: number, to: number, timeZone: string): number {
  const toDay = (ms: number) => Math.floor(toWallTime(ms, timeZone) / dayMs);
  return Math.max(0, toDay(to) - toDay(from));
}
