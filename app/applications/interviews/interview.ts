import { z } from "zod";
import { optionalText } from "#app/kit/forms/fields.ts";
import { dayMs, minuteMs } from "#app/kit/platform/durations.ts";
import { fromWallTime } from "#app/kit/text/workday.ts";

export const interviewKinds = {
  video: { label: "Video call", place: "Link to the call" },
  phone: { label: "Phone call", place: "Number to call, or leave it empty to call them" },
  onsite: { label: "In person", place: "Address, and where to report" },
} as const;

export type InterviewKind = keyof typeof interviewKinds;
export type InterviewState = "proposed" | "asked" | "confirmed" | "canceled" | "done" | "no-show";

/** Still to come, or to be agreed on. */
export const isOpenInterview = ({ state }: { state: InterviewState }): boolean =>
  state === "proposed" || state === "asked" || state === "confirmed";

/** What happened to an interview, in the history of its application. */
export type InterviewStep = "proposed" | "picked" | "asked" | "canceled";

export const isInterviewStep = (step: unknown): step is InterviewStep =>
  ["proposed", "picked", "asked", "canceled"].some((each) => each === step);

export const lengths = [15, 20, 30, 45, 60, 90, 120] as const;
export const usualLength = 30;
export const mostTimes = 8;
export const timeFields = Array.from({ length: mostTimes }, (_, at) => `time${at + 1}`);
const mostDaysAhead = 90;

export const interviewSchema = z.object({
  kind: z.enum(["video", "phone", "onsite"], "Choose how you will talk"),
  minutes: z.coerce
    .number()
    .refine((minutes) => lengths.some((length) => length === minutes), "Choose how long it takes"),
  place: optionalText(300),
  words: optionalText(1000),
});

export type InterviewInput = z.output<typeof interviewSchema>;

/** What the fields of the form say in the proposer's time zone, or what is wrong with them. */
export function readTimes(
  form: FormData,
  timeZone: string,
  now: number,
): { times: number[]; problem?: undefined } | { problem: string; field: string } {
  const times = new Set<number>();
  for (const field of timeFields) {
    const typed = form.get(field);
    if (typeof typed !== "string" || typed === "") continue;
    if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) || Number.isNaN(Date.parse(`${typed}Z`)))
      return { field, problem: "Enter a day and an hour." };
    const at = fromWallTime(Date.parse(`${typed}Z`), timeZone);
    if (at < now + 10 * minuteMs) return { field, problem: "This time is over. Choose a later one." };
    if (at > now + mostDaysAhead * dayMs)
      return { field, problem: `Choose a time within ${mostDaysAhead} days.` };
    times.add(at);
  }
  return times.size === 0
    ? { field: timeFields[0]!, problem: "Enter at least one time." }
    : { times: [...times].sort((a, b) => a - b) };
}

export const toLengthText = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes / 60} ${minutes === 60 ? "hour" : "hours"}` : `${minutes} minutes`;

/** "Video call, 30 minutes" */
export const toKindText = ({ kind, minutes }: { kind: InterviewKind; minutes: number }): string =>
  `${interviewKinds[kind].label}, ${toLengthText(minutes)}`;
