import { z } from "zod";
import { type TimeZone, timeZones, toTimeZoneName } from "#app/facts/reference/place/time-zones.ts";
import { dayMs, minuteMs } from "#app/kit/platform/durations.ts";
import { toWallTime } from "#app/kit/text/workday.ts";

/** When a member takes interviews. */
export interface WorkHours {
  /** "12345": Monday is 1, Sunday 7. */
  days: string;
  /** In minutes after midnight of the zone. */
  from: number;
  to: number;
  zone: TimeZone;
  /** They have said nothing yet. */
  isDefault: boolean;
}

export const toDefaultHours = (zone: TimeZone): WorkHours => ({
  ...{ days: "12345", from: 9 * 60, to: 17 * 60 },
  zone,
  isDefault: true,
});

/** Columns of a membership. */
export interface StoredHours {
  workDays: string | null;
  workFrom: number | null;
  workTo: number | null;
  workZone: string | null;
  companyZone: string;
}

const toZone = (text: string | null): TimeZone =>
  timeZones.find((zone) => zone === text) ?? "America/New_York";

export const readHours = ({ workDays, workFrom, workTo, workZone, companyZone }: StoredHours): WorkHours =>
  workDays === null
    ? toDefaultHours(toZone(companyZone))
    : { days: workDays, from: workFrom!, to: workTo!, zone: toZone(workZone), isDefault: false };

export const dayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export const dayFields = dayNames.map((_, at) => `day${at + 1}`);
export const hoursFields = [...dayFields, "from", "to", "zone"];

const clock = (wrong: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, wrong)
    .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));

export const hoursSchema = z
  .object({
    days: z.string().min(1, "Choose at least one day"),
    from: clock("Enter the hour from which you take interviews"),
    to: clock("Enter the hour until which you take interviews"),
    zone: z.enum(timeZones, "Choose your time zone"),
  })
  .superRefine(({ from, to }, context) => {
    if (to <= from)
      context.addIssue({ code: "custom", path: ["to"], message: "Enter a later hour than the first" });
  });

export const readDays = (form: FormData): string =>
  dayFields.map((field, at) => (form.has(field) ? String(at + 1) : "")).join("");

/** "09:00" */
export const toClockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

const noon = 12 * 60;

/** "9 AM", "4:30 PM" */
function toHourText(minutes: number): string {
  const rest = minutes % 60;
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return `${hour}${rest ? `:${String(rest).padStart(2, "0")}` : ""} ${minutes % (24 * 60) < noon ? "AM" : "PM"}`;
}

const shortName = (day: string): string => dayNames[Number(day) - 1]!.slice(0, 3);

/** "Mon to Fri, 9 AM to 5 PM Central" */
export function toHoursText({ days, from, to, zone }: WorkHours): string {
  const isRow = days.length > 2 && "1234567".includes(days);
  const named = isRow
    ? `${shortName(days[0]!)} to ${shortName(days.at(-1)!)}`
    : [...days].map(shortName).join(", ");
  return `${named}, ${toHourText(from)} to ${toHourText(to)} ${toTimeZoneName(zone)}`;
}

/** The whole meeting, on one day of the person's zone. */
export function isWithin({ days, from, to, zone }: WorkHours, at: number, minutes: number): boolean {
  const wall = toWallTime(at, zone);
  const ofDay = (wall % dayMs) / minuteMs;
  const day = new Date(wall).getUTCDay() || 7;
  return days.includes(String(day)) && ofDay >= from && ofDay + minutes <= to;
}
