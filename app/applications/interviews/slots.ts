import { isWithin, toHoursText, type WorkHours } from "#app/companies/workspace/team/work-hours.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import {
  hasTwoZones,
  type TimeZone,
  toTimeZone,
  toTimeZoneName,
} from "#app/facts/reference/place/time-zones.ts";
import { dayMs, hourMs, minuteMs } from "#app/kit/platform/durations.ts";
import { toSlotText } from "#app/kit/text/when.ts";
import { fromWallTime, isFederalHoliday, toWallTime } from "#app/kit/text/workday.ts";
import { mostTimes } from "./interview.ts";

/** When someone of the company is taken. */
export interface Taken {
  userId: number;
  at: number;
  minutes: number;
  /** 0 for a time that was only proposed to someone. */
  isSet: number;
}

interface Interviewer {
  id: number;
  name: string;
  hours: WorkHours;
}

export interface Talk {
  people: readonly Interviewer[];
  taken: readonly Taken[];
  minutes: number;
}

/** Where the applicant's clock is known from. */
export interface ApplicantZone {
  zone: TimeZone;
  source: "profile" | "posting";
  stateCode: string;
}

/** Of the applicant's own place, or else of the posting's. Null where neither is known. */
export function toApplicantZone(own: string | null, posted: string | null): ApplicantZone | null {
  const stateCode = findState(own ?? "")?.code ?? findState(posted ?? "")?.code;
  if (!stateCode) return null;
  const source = findState(own ?? "") ? "profile" : "posting";
  return { zone: toTimeZone(stateCode), source, stateCode };
}

export function toZoneText(name: string, found: ApplicantZone | null): string {
  if (!found) return `We do not know the time zone of ${name}.`;
  const { zone, source, stateCode } = found;
  const of = source === "profile" ? "from the state in their profile" : "from the place of the posting";
  const half = hasTwoZones(stateCode)
    ? ` ${findState(stateCode)!.name} has two time zones, and this is the one of most people there.`
    : "";
  return `For ${name} we use ${toTimeZoneName(zone)} time, ${of}.${half}`;
}

/** "Tuesday, December 1, 9:00 AM CST (10:00 AM Eastern for Dana)". Once where both clocks say the same. */
export function toBothText(at: number, zone: string, other: TimeZone | null, name = ""): string {
  const text = toSlotText(at, zone);
  const [here, there] = [toWallTime(at, zone), other === null ? null : toWallTime(at, other)];
  if (other === null || there === null || here === there) return text;
  const [day, hour] = splitWall(there);
  const shown = Math.floor(here / dayMs) === Math.floor(there / dayMs) ? hour : `${day} ${hour}`;
  return `${text} (${shown} ${toTimeZoneName(other)}${name && ` for ${name}`})`;
}

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

function splitWall(wall: number): [day: string, hour: string] {
  const at = new Date(wall);
  const hour = at.getUTCHours();
  const minute = String(at.getUTCMinutes()).padStart(2, "0");
  return [weekdays[at.getUTCDay()]!, `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`];
}

export const overlaps = (at: number, minutes: number, taken: Taken): boolean =>
  at < taken.at + taken.minutes * minuteMs && at + minutes * minuteMs > taken.at;

/** What speaks against a time, in words: it may be meant so. */
export function listObjections(
  at: number,
  { people, taken, minutes }: Talk,
  applicant: { name: string; zone: TimeZone | null },
): string[] {
  return [
    ...people
      .filter(({ hours }) => !isWithin(hours, at, minutes))
      .map(({ name, hours }) => `outside the hours of ${name} (${toSaidHours(hours)})`),
    ...people
      .filter(({ id }) => taken.some((each) => each.userId === id && overlaps(at, minutes, each)))
      .map(({ name }) => `proposed to someone else already by ${name}`),
    ...(applicant.zone !== null && isAtNight(at, minutes, applicant.zone)
      ? [`at night for ${applicant.name}`]
      : []),
  ];
}

/** "Mon to Fri, 9 AM to 5 PM Central" */
const toSaidHours = (hours: WorkHours): string =>
  `${toHoursText(hours)}${hours.isDefault ? ", the default until they set their own" : ""}`;

const earliest = 7 * hourMs;
const latest = 20 * hourMs;

function isAtNight(at: number, minutes: number, zone: TimeZone): boolean {
  const ofDay = toWallTime(at, zone) % dayMs;
  return ofDay < earliest || ofDay + minutes * minuteMs > latest;
}

const stepMs = 30 * minuteMs;
const searchedDays = 10;
const noon = 12 * hourMs;

/**
 * Up to eight times of the next ten working days at which all are free and at work, and the applicant is awake: of each day the
 * first one and the first after noon, so that there is a choice of days.
 */
export function listFreeTimes(
  { people, taken, minutes }: Talk,
  zone: TimeZone,
  applicantZone: TimeZone | null,
  now: number,
): number[] {
  if (people.length === 0) return [];
  const isFree = (at: number) =>
    people.every(({ hours }) => isWithin(hours, at, minutes)) &&
    !taken.some((each) => overlaps(at, minutes, each)) &&
    (applicantZone === null || !isAtNight(at, minutes, applicantZone));
  const days = listWorkdays(toWallTime(now, zone)).map((midnight) =>
    Array.from({ length: dayMs / stepMs }, (_, step) => midnight + step * stepMs)
      .map((wall) => ({ wall, at: fromWallTime(wall, zone) }))
      .filter(({ at }) => isFree(at)),
  );
  const first = days.flatMap((slots) => {
    const late = slots.find(({ wall }) => wall % dayMs > noon);
    return [...new Set([slots[0], late])].flatMap((slot) => slot?.at ?? []);
  });
  const rest = days.flatMap((slots) => slots.map(({ at }) => at)).filter((at) => !first.includes(at));
  return [...first, ...rest].slice(0, mostTimes).sort((a, b) => a - b);
}

/** Their midnights, from tomorrow on. */
function listWorkdays(wall: number): number[] {
  const days: number[] = [];
  for (let day = Math.floor(wall / dayMs) + 1; days.length < searchedDays; day++) {
    const midnight = day * dayMs;
    const weekday = new Date(midnight).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !isFederalHoliday(midnight)) days.push(midnight);
  }
  return days;
}

/** As a field for a day and an hour has it: "2026-12-01T09:00". */
export const toFieldTime = (at: number, zone: string): string =>
  new Date(toWallTime(at, zone)).toISOString().slice(0, "2026-12-01T09:00".length);

/** What the form shows of the times for these people. */
export const toProposing = (
  talk: Talk,
  zone: TimeZone,
  applicant: { name: string; found: ApplicantZone | null },
  now: number,
) => ({
  zoneName: toTimeZoneName(zone),
  applicant: toZoneText(applicant.name, applicant.found),
  hours: talk.people.map(({ name, hours }) => `${name}: ${toSaidHours(hours)}`),
  free: listFreeTimes(talk, zone, applicant.found?.zone ?? null, now).map((at) => ({
    value: toFieldTime(at, zone),
    label: toBothText(at, zone, applicant.found?.zone ?? null, applicant.name),
  })),
});

export type Proposing = ReturnType<typeof toProposing>;
