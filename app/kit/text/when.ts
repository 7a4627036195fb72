/*
 * One way to write a day and a time for each place, all of them here:
 *
 *              a day                                    a day and a time
 * in a list    "Nov 23, 2026" (toListDay, formatIsoDay) "Mon, Nov 23, 3:05 PM" (toZonedTime)
 * in sentences "November 23, 2026" (toOfficeDay)        the same, with its day and zone (toOfficeTime)
 * exact        "2026-11-23" (toIsoDay: `time`, files)   "Mon, Nov 23, 2026, 3:05 PM ET" (toOfficeTime)
 *
 * An appointment is said in full, "Tuesday, March 16, 10:00 AM CDT" (toSlotText). The specification's own strings, as on
 * a card, are in card-view.ts.
 */

/** Our business hours are in this time zone. */
export const officeZone = "America/New_York";

let format: Intl.DateTimeFormat | undefined;
let officeFormat: Intl.DateTimeFormat | undefined;

export function toTimeText(ms: number): string {
  // Created on first use, because every page loads this module.
  format ??= new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
  return format.format(ms);
}

/** "Mon, Nov 23, 2026, 3:05 PM ET" */
export function toOfficeTime(ms: number): string {
  officeFormat ??= new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: officeZone,
  });
  return `${officeFormat.format(ms)} ET`;
}

let hourFormat: Intl.DateTimeFormat | undefined;

export function toOfficeHour(ms: number): string {
  hourFormat ??= new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZone: officeZone,
  });
  return `${hourFormat.format(ms)} ET`;
}

let dayFormat: Intl.DateTimeFormat | undefined;

export function toOfficeDay(ms: number): string {
  dayFormat ??= new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: officeZone });
  return dayFormat.format(ms);
}

let listFormat: Intl.DateTimeFormat | undefined;

/** "Nov 23, 2026" */
export function toListDay(ms: number): string {
  listFormat ??= new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: officeZone });
  return listFormat.format(ms);
}

let dateFormat: Intl.DateTimeFormat | undefined;

/** "Nov 23" */
export function toOfficeDate(ms: number): string {
  dateFormat ??= new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: officeZone });
  return dateFormat.format(ms);
}

/** "Mon, Nov 23, 3:05 PM", with the year unless it is this one. */
export function toZonedTime(ms: number, now: number, timeZone: string): string {
  const format = toZonedFormat(timeZone, true);
  const year = toZonedFormat(timeZone, false);
  const [then, today] = [year.format(ms), year.format(now)];
  return then === today ? format.format(ms) : `${format.format(ms)}, ${then}`;
}

const zonedFormats = new Map<string, Intl.DateTimeFormat>();

function toZonedFormat(timeZone: string, hasTime: boolean): Intl.DateTimeFormat {
  const key = `${timeZone} ${hasTime}`;
  const known = zonedFormats.get(key);
  if (known) return known;
  const fields = hasTime
    ? ({ weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const)
    : ({ year: "numeric" } as const);
  const format = new Intl.DateTimeFormat("en-US", { ...fields, timeZone });
  zonedFormats.set(key, format);
  return format;
}

const isoLength = 10;

/** "2027-03-31", in UTC. */
export const toIsoDay = (ms: number): string => new Date(ms).toISOString().slice(0, isoLength);

const months = "January February March April May June July August September October November December".split(
  " ",
);

/** As precise as the date is: "July 2, 2026", "December 2025" or "2025". Without `Intl`, which costs far more. */
export function formatDay(date: string): string {
  const [year, month, day] = date.split("-");
  if (!month) return year!;
  return `${months[Number(month) - 1]} ${day ? `${Number(day)}, ` : ""}${year}`;
}

const shortLength = 3;

/** "Mar 31, 2027" */
export function formatIsoDay(iso: string): string {
  const [year, month, day] = iso.split("-");
  return `${months[Number(month) - 1]!.slice(0, shortLength)} ${Number(day)}, ${year}`;
}

const slotFormats = new Map<string, Intl.DateTimeFormat>();

/** "Tuesday, March 16, 10:00 AM CDT" */
export function toSlotText(ms: number, timeZone: string): string {
  const known = slotFormats.get(timeZone);
  const format =
    known ??
    new Intl.DateTimeFormat("en-US", {
      ...{ weekday: "long", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" },
      ...{ timeZone, timeZoneName: "short" },
    } as Intl.DateTimeFormatOptions);
  if (!known) slotFormats.set(timeZone, format);
  return format.format(ms).replace(" at ", ", ");
}
