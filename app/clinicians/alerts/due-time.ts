import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { fromWallTime, toWallTime } from "#app/kit/text/workday.ts";
import type { Rhythm } from "./alert.ts";

const sendHourMs = 7 * hourMs;
const daysPerWeek = 7;

export interface Mailable {
  zone: string;
  /** Bit 0 is Sunday. At least one day is left. */
  quietDays: number;
}

/** January 1, 1970 was a Thursday. */
const toWeekday = (day: number): number => (day + 4) % daysPerWeek;

const isQuietDay = (day: number, { quietDays }: Mailable): boolean => (quietDays >> toWeekday(day)) % 2 === 1;

/** The first day from Monday on that is not quiet. */
function isWeekly(day: number, person: Mailable): boolean {
  const sinceMonday = (toWeekday(day) + daysPerWeek - 1) % daysPerWeek;
  for (let before = 1; before <= sinceMonday; before++) if (!isQuietDay(day - before, person)) return false;
  return true;
}

/** The next 7 AM on the person's clock, in UTC milliseconds: of any day for "instant", whose rest goes into a digest. */
export function toNextMorning(after: number, person: Mailable, rhythm: Rhythm): number {
  const wall = toWallTime(after, person.zone);
  let day = Math.floor(wall / dayMs);
  if (wall >= day * dayMs + sendHourMs) day++;
  while (isQuietDay(day, person) || (rhythm === "weekly" && !isWeekly(day, person))) day++;
  return fromWallTime(day * dayMs + sendHourMs, person.zone);
}

export const isQuietNow = (now: number, person: Mailable): boolean =>
  isQuietDay(Math.floor(toWallTime(now, person.zone) / dayMs), person);

/** When the person's day began, in UTC milliseconds. */
export function toDayStart(now: number, zone: string): number {
  return fromWallTime(Math.floor(toWallTime(now, zone) / dayMs) * dayMs, zone);
}
