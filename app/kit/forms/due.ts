import { claims } from "#app/claims.ts";
import { dayMs, hourMs, minuteMs } from "#app/kit/platform/durations.ts";
import { officeZone, toOfficeHour } from "#app/kit/text/when.ts";
import { firstMonday, fromWallTime, isFederalHoliday, toWallTime, workday } from "#app/kit/text/workday.ts";
import { site } from "#app/site.ts";

const promisedDays = claims.responseHours / 24;

/** Our promised answer time (spec section 1): one business day later, or from the next opening. */
export function toDueAt(sentAt: number): number {
  const wall = toWallTime(sentAt, officeZone);
  const begins = isOpen(wall) ? wall : toOpening(wall);
  return fromWallTime(moveWorkdays(begins, promisedDays), officeZone);
}

/** What `toDueAt` does, for the pages that tell its time. */
export const dueRule = `The ${claims.responseHours} hours leave out weekends and federal holidays. They start at once while we are open, or when we next open: ${site.hours}.`;

/** The inverse of `toDueAt`: a request from before then that is still new is overdue. */
export function toOverdueBefore(now: number): number {
  const wall = toWallTime(now, officeZone);
  if (isOpen(wall)) return fromWallTime(moveWorkdays(wall, -promisedDays), officeZone);
  const closing = moveWorkdays(toOpening(wall), -1) - workday.start + workday.end;
  return fromWallTime(moveWorkdays(closing, -promisedDays), officeZone) - 1;
}

export function toDueText(createdAt: number, now: number): string {
  const dueAt = toDueAt(createdAt);
  if (dueAt <= now) return `${toSpan(now - dueAt)} overdue`;
  return dueAt - now < hourMs ? `due in ${toSpan(dueAt - now)}` : `due ${toOfficeHour(dueAt)}`;
}

export const isOverdue = (createdAt: number, now: number): boolean => toDueAt(createdAt) <= now;

const toMidnight = (wall: number) => Math.floor(wall / dayMs) * dayMs;

const isClosedDay = (wall: number) => {
  const day = Math.floor((wall - firstMonday) / dayMs) % 7;
  return (day < 0 ? day + 7 : day) >= 5 || isFederalHoliday(wall);
};

const isOpen = (wall: number) => {
  const time = wall - toMidnight(wall);
  return !isClosedDay(wall) && time >= workday.start && time < workday.end;
};

function toOpening(wall: number): number {
  const isEarly = wall - toMidnight(wall) < workday.start && !isClosedDay(wall);
  return (isEarly ? toMidnight(wall) : moveWorkdays(toMidnight(wall), 1)) + workday.start;
}

/** Works on wall time, so that days of clock changes count like others. */
function moveWorkdays(wall: number, days: number): number {
  const step = Math.sign(days) * dayMs;
  let moved = wall;
  for (let left = Math.abs(days); left > 0; ) {
    moved += step;
    if (!isClosedDay(moved)) left--;
  }
  return moved;
}

function toSpan(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  const hours = Math.floor(ms / hourMs);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}
