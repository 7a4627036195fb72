import { generateIcsCalendar, type IcsTimezone } from "ts-ics";
import { minuteMs } from "#app/kit/platform/durations.ts";
import { toWallTime } from "#app/kit/text/workday.ts";
import { site } from "#app/site.ts";

interface CalendarInterview {
  publicId: string;
  /** Grows with each change, so that a calendar knows which is the newer. */
  sequence: number;
  startAt: number;
  minutes: number;
  timeZone: string;
  title: string;
  place: string;
  text: string;
  organizer: { name: string; email: string };
  attendees: readonly { name: string; email: string }[];
}

/** iTIP (RFC 5546) in iCalendar: asks to put an interview into a calendar, or to take it out. The same interview keeps its UID. */
export function toInterviewFile(
  method: "REQUEST" | "CANCEL",
  interview: CalendarInterview,
  host: string,
  now: number,
): string {
  const { publicId, sequence, startAt, minutes, timeZone, title, place, text, organizer, attendees } =
    interview;
  const isCanceled = method === "CANCEL";
  return generateIcsCalendar({
    version: "2.0",
    prodId: `-//${site.name}//Interviews//EN`,
    method,
    timezones: [toTimezone(timeZone)],
    events: [
      {
        uid: `interview-${publicId}@${host}`,
        stamp: { date: new Date(now) },
        sequence,
        status: isCanceled ? "CANCELLED" : "CONFIRMED",
        start: toLocal(startAt, timeZone),
        end: toLocal(startAt + minutes * minuteMs, timeZone),
        summary: title,
        description: text,
        ...(place ? { location: place } : {}),
        organizer,
        attendees: attendees.map((attendee) => ({
          ...attendee,
          role: "REQ-PARTICIPANT",
          partstat: "ACCEPTED",
          rsvp: false,
        })),
        ...(isCanceled
          ? {}
          : {
              alarms: [
                {
                  action: "DISPLAY",
                  description: title,
                  trigger: { type: "relative", value: { before: true, minutes: 30 } },
                },
              ],
            }),
      },
    ],
  });
}

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
