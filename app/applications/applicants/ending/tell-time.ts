import { z } from "zod";
import { dayMs, hourMs, minuteMs } from "#app/kit/platform/durations.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { fromWallTime, toWallTime } from "#app/kit/text/workday.ts";

/** An ending can be undone until then. */
export const undoMs = 10 * minuteMs;

const morning = 9 * hourMs;
const mostDays = 30;

export const tellDayField = z.iso.date("Enter a day, or leave it empty").optional();

export const outOfDays = `Choose a day from tomorrow to ${mostDays} days from now, or leave it empty.`;

/** The days that an employer may choose for telling those who were not selected. */
export function toTellDays(now: number, timeZone: string): { first: string; last: string } {
  const today = toWallTime(now, timeZone);
  return { first: toIsoDay(today + dayMs), last: toIsoDay(today + mostDays * dayMs) };
}

/** Nine in the morning of that day at the company. Null without a day, and false for one that cannot be chosen. */
export function toTellAt(day: string | undefined, now: number, timeZone: string): number | null | false {
  if (!day) return null;
  const { first, last } = toTellDays(now, timeZone);
  return day < first || day > last ? false : fromWallTime(Date.parse(day) + morning, timeZone);
}

/** `toTellAt` of what was typed. */
export function readTellAt(typed: string, now: number, timeZone: string): number | null | false {
  const day = tellDayField.safeParse(typed || undefined);
  return day.success && toTellAt(day.data, now, timeZone);
}
