import { generateIcsCalendar, type IcsAlarm, type IcsEvent, type IcsTimezone } from "ts-ics";
import { minuteMs } from "#app/kit/platform/durations.ts";
import { toWallTime } from "#app/kit/text/workday.ts";
import { site } from "#app/site.ts";

export interface CalendarInterview {
  publicId: string;
  /** Grows with each change, so that a calendar knows which is the newer. */
  sequence: number;
  startAt: number;
  minutes: number;
  timeZone: string;
  title: string;
  place: string;
  text: string;
  /** Left out where nobody is asked to answer. */
  organizer?: { name: string; email: string };
  attendees?: readonly { name: string; email: string }[];
}

/** iTIP (RFC 5546) in iCalendar: asks to put an interview into a calendar, or to take it out. The same interview keeps its UID. */
export function toInterviewFile(
  method: "REQUEST" | "CANCEL",
  interview: CalendarInterview,
  host: string,
  now: number,
): string {
  return generateIcsCalendar({
    version: "2.0",
    prodId,
    method,
    timezones: [toTimezone(interview.timeZone)],
    events: [
      {
        ...toInterviewEvent(interview, host, now),
        status: method === "CANCEL" ? "CANCELLED" : "CONFIRMED",
        ...(method === "CANCEL" ? { alarms: [] } : {}),
      },
    ],
  });
}

/** All-day, on "2027-05-01". The id stays while the date changes, so that a calendar moves the entry. */
interface CalendarDay {
  id: string;
  day: string;
  title: string;
  text: string;
  url: string;
  /** Reminds so many days before. */
  remindDays: number;
}

/** What a calendar program reads again and again from an address (RFC 5545). `host` makes the ids unique in the world. */
export function toCalendarFile(
  name: string,
  days: readonly CalendarDay[],
  interviews: readonly CalendarInterview[],
  host: string,
  now: number,
): string {
  const zones = new Set(interviews.map(({ timeZone }) => timeZone));
  return generateIcsCalendar({
    version: "2.0",
    prodId,
    method: "PUBLISH",
    name,
    timezones: [...zones].map(toTimezone),
    events: [
      ...days.map((day) => toDayEvent(day, host, now)),
      ...interviews.map((interview) => toInterviewEvent(interview, host, now)),
    ],
  });
}

export const toCalendarResponse = (file: string, name: string): Response =>
  new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.ics"`,
      "cache-control": "private, no-store",
    },
  });

const prodId = `-//${site.name}//Dates//EN`;

function toInterviewEvent(interview: CalendarInterview, host: string, now: number): IcsEvent {
  const { publicId, sequence, startAt, minutes, timeZone, title, place, text, organizer, attendees } =
    interview;
  return {
    uid: `interview-${publicId}@${host}`,
    stamp: { date: new Date(now) },
    sequence,
    start: toLocal(startAt, timeZone),
    end: toLocal(startAt + minutes * minuteMs, timeZone),
    summary: title,
    description: text,
    ...(place ? { location: place } : {}),
    ...(organizer ? { organizer: toQuoted(organizer) } : {}),
    attendees: attendees?.map((attendee) => ({
      ...toQuoted(attendee),
      role: "REQ-PARTICIPANT",
      partstat: "ACCEPTED",
      rsvp: false,
    })),
    alarms: [toAlarm(title, { minutes: 30 })],
  };
}

const toDayEvent = (
  { id, day, title, text, url, remindDays }: CalendarDay,
  host: string,
  now: number,
): IcsEvent => ({
  uid: `${id}@${host}`,
  stamp: { date: new Date(now) },
  start: { date: new Date(day), type: "DATE" },
  duration: { days: 1 },
  summary: title,
  description: text,
  url,
  timeTransparent: "TRANSPARENT",
  ...(remindDays > 0 ? { alarms: [toAlarm(title, { days: remindDays })] } : {}),
});

// The library escapes neither names nor what an alarm says.
const toQuoted = <Person extends { name: string }>(person: Person): Person => ({
  ...person,
  name: `"${person.name.replace(/["\p{Cc}]/gu, " ")}"`,
});

const toAlarm = (text: string, before: { minutes?: number; days?: number }): IcsAlarm => ({
  action: "DISPLAY",
  description: text.replace(/\p{Cc}+/gu, " ").replace(/[\\;,]/g, (mark) => `\\${mark}`),
  trigger: { type: "relative", value: { before: true, ...before } },
});

function toLocal(ms: number, timezone: string) {
  const wall = toWallTime(ms, timezone);
  return { date: new Date(ms), local: { date: new Date(wall), timezone, tzoffset: toOffset(wall - ms) } };
}

function toOffset(ms: number): string {
  const minutes = Math.abs(ms) / minuteMs;
  const two = (number: number) => String(number).padStart(2, "0");
  return `${ms < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

/** The United States' rule since 2007: from the second Sunday in March to the first in November (15 U.S.C. 260a). */
function toTimezone(id: string): IcsTimezone {
  const winter = Date.UTC(2027, 0, 15);
  const summer = Date.UTC(2027, 6, 15);
  const [standard, daylight] = [winter, summer].map((ms) => toWallTime(ms, id) - ms) as [number, number];
  const turn = (
    type: "STANDARD" | "DAYLIGHT",
    from: number,
    to: number,
    month: number,
    week: number,
    day: number,
  ) => ({
    type,
    start: new Date(Date.UTC(2007, month, day, 2) - from),
    offsetFrom: toOffset(from),
    offsetTo: toOffset(to),
    recurrenceRule: {
      frequency: "YEARLY" as const,
      byMonth: [month as 2 | 10],
      byDay: [{ day: "SU" as const, occurrence: week }],
    },
  });
  if (standard === daylight)
    return {
      id,
      props: [
        {
          type: "STANDARD",
          start: new Date(Date.UTC(2007, 0, 1) - standard),
          offsetFrom: toOffset(standard),
          offsetTo: toOffset(standard),
        },
      ],
    };
  return {
    id,
    props: [turn("DAYLIGHT", standard, daylight, 2, 2, 11), turn("STANDARD", daylight, standard, 10, 1, 4)],
  };
}
