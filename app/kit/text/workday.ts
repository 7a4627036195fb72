import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
/** January 5, 1970 was a Monday. */
export const firstMonday = 4 * dayMs;

/** Monday to Friday, from midnight in the time zone. */
export const workday = { start: 8 * hourMs, end: 18 * hourMs };

const formats = new Map<string, Intl.DateTimeFormat>();

/** The time zone's clock reading, as if it were UTC. */
export function toWallTime(ms: number, timeZone: string): number {
  const day = Math.floor(ms / dayMs);
  const offset = findOffset(day * dayMs, timeZone);
  // Formatting takes microseconds, and a page needs thousands. Only a day of a clock change needs it.
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

/** Not for the hour that a clock change skips or repeats, at night on a Sunday. */
export function fromWallTime(wallTime: number, timeZone: string): number {
  const near = 2 * wallTime - toWallTime(wallTime, timeZone);
  return wallTime + near - toWallTime(near, timeZone);
}

/** Month and day of those with a date, and month, weekday and which of the month of the others (5 U.S.C. 6103). */
const datedHolidays = new Set(["1-1", "6-19", "7-4", "11-11", "12-25"]);
const floatingHolidays = new Set(["1-1-3", "2-1-3", "9-1-1", "10-1-2", "11-4-4"]);

/** One on a Saturday is kept on the Friday before, and one on a Sunday on the Monday after. */
export function isFederalHoliday(wall: number): boolean {
  const isDated = (time: number) => {
    const date = new Date(time);
    return datedHolidays.has(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`);
  };
  const date = new Date(wall);
  const [month, day, weekday] = [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCDay()];
  const isMemorialDay = month === 5 && weekday === 1 && day > 24;
  return (
    isDated(wall) ||
    (weekday === 5 && isDated(wall + 24 * hourMs)) ||
    (weekday === 1 && isDated(wall - 24 * hourMs)) ||
    isMemorialDay ||
    floatingHolidays.has(`${month}-${weekday}-${Math.ceil(day / 7)}`)
  );
}
