import type { TimeZone } from "#app/facts/reference/place/time-zones.ts";
import type { Mail } from "#app/kit/platform/mail.ts";
import { dropMarks, quote } from "#app/kit/platform/quoted-words.ts";
import { toSlotText } from "#app/kit/text/when.ts";
import { toKindText } from "./interview.ts";
import type { FoundInterview, InterviewRow } from "./interview-store.server.ts";
import { toBothText } from "./slots.ts";

interface About {
  job: string;
  company: string;
}

interface Plan extends Pick<InterviewRow, "kind" | "minutes" | "place" | "timeZone"> {
  /** The applicant's, where it is known. */
  otherZone?: TimeZone | null;
}

const toTimeText = (at: number, { timeZone, otherZone = null }: Plan): string =>
  toBothText(at, timeZone, otherZone);

const toSubject = (words: string, { job, company }: About): string =>
  dropMarks(`${words}: ${job} at ${company}`);

const toPlaceLines = ({ kind, place }: Plan): string[] =>
  place
    ? [`${kind === "onsite" ? "Where" : kind === "phone" ? "Number" : "Link"}: ${quote(place)}`]
    : kind === "phone"
      ? ["They call you."]
      : [];

/** What both read on their pages when times are proposed. */
export const toProposalText = (plan: Plan, times: readonly number[], note: string | null): string =>
  [
    `We would like to talk with you: ${toKindText(plan).toLowerCase()}. Please pick a time:`,
    times.map((at) => `- ${toTimeText(at, plan)}`).join("\n"),
    ...(note ? [note] : []),
  ].join("\n\n");

export const toProposalMail = (
  to: string,
  about: About,
  {
    plan,
    times,
    note,
    replaced = null,
    page,
    replyTo,
  }: {
    plan: Plan;
    times: readonly number[];
    note: string | null;
    /** The interview that was set, with the file that takes it out of her calendar. */
    replaced?: { startAt: number; calendar: string } | null;
    page: string;
    replyTo?: string;
  },
): Mail => ({
  to,
  replyTo,
  calendar: replaced?.calendar,
  subject: toSubject("Pick a time for your interview", about),
  body: [
    `${quote(about.company)} would like to talk with you about ${quote(about.job)}: ${toKindText(plan).toLowerCase()}.`,
    `They are free at these times:\n${times.map((at) => `- ${toTimeText(at, plan)}`).join("\n")}`,
    ...(replaced
      ? [
          `They replace the interview on ${toSlotText(replaced.startAt, plan.timeZone)}. The attached file takes it out of your calendar.`,
        ]
      : []),
    ...toPlaceLines(plan),
    ...(note ? [quote(note)] : []),
    `Pick a time, or ask for others:\n${page}`,
  ].join("\n\n"),
});

/** To the team, of an interview that was set. */
export const toMovedNotice = ({
  interview,
  applicant,
  job,
}: Omit<ToCompany, "startAt" | "page">): Omit<Mail, "to"> => ({
  subject: dropMarks(`Interview to be moved: ${applicant}, ${job}`),
  body: [
    `Your team proposed other times to ${quote(applicant)} in place of the interview about ${quote(job)} on ${toSlotText(interview.startAt!, interview.timeZone)}.`,
    "The attached file takes it out of your calendar. You get another once a time is picked.",
  ].join("\n\n"),
});

interface Settled {
  interview: FoundInterview;
  startAt: number;
  page: string;
  replyTo?: string;
  calendar: string;
}

export const toSettledMail = (
  to: string,
  about: About,
  { interview, startAt, page, replyTo, calendar }: Settled,
): Mail => ({
  to,
  replyTo,
  calendar,
  subject: toSubject(`Interview on ${toSlotText(startAt, interview.timeZone)}`, about),
  body: [
    `Your interview with ${quote(about.company)} for ${quote(about.job)} is on ${toSlotText(startAt, interview.timeZone)}. ${toKindText(interview)}.`,
    ...toPlaceLines(interview),
    "The attached file puts it into your calendar. We remind you a day and an hour before.",
    `Move or cancel it:\n${page}`,
  ].join("\n\n"),
});

interface ToCompany {
  interview: FoundInterview;
  startAt: number | null;
  applicant: string;
  job: string;
  page: string | null;
}

export const toSettledNotice = ({
  interview,
  startAt,
  applicant,
  job,
  page,
}: ToCompany): Omit<Mail, "to"> => ({
  subject: dropMarks(`Interview with ${applicant} on ${toSlotText(startAt!, interview.timeZone)}`),
  body: [
    `${quote(applicant)} picked ${toSlotText(startAt!, interview.timeZone)} for the interview about ${quote(job)}. ${toKindText(interview)}.`,
    ...toPlaceLines(interview),
    "The attached file puts it into your calendar.",
    ...(page ? [`See the application:\n${page}`] : []),
  ].join("\n\n"),
});

export const toAskedNotice = (
  { applicant, job, page }: Pick<ToCompany, "applicant" | "job" | "page">,
  text: string,
): Omit<Mail, "to"> => ({
  subject: dropMarks(`Other interview times, please: ${job}`),
  body: [
    `${quote(applicant)} cannot come at the times for the interview about ${quote(job)}, and wrote:`,
    quote(text),
    ...(page ? [`Propose others:\n${page}`] : []),
  ].join("\n\n"),
});

export const toCanceledNotice = ({
  interview,
  startAt,
  applicant,
  job,
  page,
}: ToCompany): Omit<Mail, "to"> => ({
  subject: dropMarks(`Interview canceled: ${applicant}, ${job}`),
  body: [
    `${quote(applicant)} canceled the interview about ${quote(job)}${startAt ? ` on ${toSlotText(startAt, interview.timeZone)}` : ""}. The application stays.`,
    ...(page ? [`See the application:\n${page}`] : []),
  ].join("\n\n"),
});

export const toCanceledMail = (
  to: string,
  about: About,
  {
    interview,
    words,
    page,
    replyTo,
    calendar,
  }: Pick<Settled, "interview" | "page" | "replyTo"> & { words: string; calendar?: string },
): Mail => ({
  to,
  replyTo,
  calendar,
  subject: toSubject("Your interview is canceled", about),
  body: [
    `${quote(about.company)} canceled the interview for ${quote(about.job)}${
      interview.startAt ? ` on ${toSlotText(interview.startAt, interview.timeZone)}` : ""
    }. Your application is still open, and they can propose another time.`,
    ...(words ? [quote(words)] : []),
    `See the interview:\n${page}`,
  ].join("\n\n"),
});

/** To the applicant, of an interview that was set and that she canceled, or asked to have at another time. */
export const toOwnEndMail = (
  to: string,
  about: About,
  { interview, startAt, page, replyTo, calendar }: Settled,
  step: "canceled" | "asked",
): Mail => ({
  to,
  replyTo,
  calendar,
  subject: toSubject(
    step === "canceled" ? "You canceled your interview" : "You asked for other interview times",
    about,
  ),
  body: [
    step === "canceled"
      ? `You canceled the interview with ${quote(about.company)} for ${quote(about.job)} on ${toSlotText(startAt, interview.timeZone)}. They were told, and your application stays.`
      : `You asked ${quote(about.company)} for other times, so the interview for ${quote(about.job)} on ${toSlotText(startAt, interview.timeZone)} is off. We email you once they propose some.`,
    "The attached file takes it out of your calendar.",
    `See the interview:\n${page}`,
  ].join("\n\n"),
});

export const toReminderMail = (
  to: string,
  about: About,
  {
    interview,
    page,
    replyTo,
    isDayBefore,
  }: Pick<Settled, "interview" | "page" | "replyTo"> & { isDayBefore: boolean },
): Mail => ({
  to,
  replyTo,
  subject: toSubject(isDayBefore ? "Your interview is tomorrow" : "Your interview begins in an hour", about),
  body: [
    `Your interview with ${quote(about.company)} for ${quote(about.job)} is on ${toSlotText(interview.startAt!, interview.timeZone)}. ${toKindText(interview)}.`,
    ...toPlaceLines(interview),
    `Move or cancel it:\n${page}`,
  ].join("\n\n"),
});

export const toReminderNotice = (
  { interview, applicant, job, page }: Omit<ToCompany, "startAt">,
  isDayBefore: boolean,
): Omit<Mail, "to"> => ({
  subject: dropMarks(`${isDayBefore ? "Interview tomorrow" : "Interview in an hour"}: ${applicant}, ${job}`),
  body: [
    `You talk with ${quote(applicant)} about ${quote(job)} on ${toSlotText(interview.startAt!, interview.timeZone)}. ${toKindText(interview)}.`,
    ...toPlaceLines(interview),
    ...(page ? [`See the application:\n${page}`] : []),
  ].join("\n\n"),
});

/** To both sides, once the application ended before the day. */
export const toEndedNotice = ({
  interview,
  applicant,
  job,
}: Omit<ToCompany, "startAt" | "page">): Omit<Mail, "to"> => ({
  subject: dropMarks(`Interview canceled: ${applicant}, ${job}`),
  body: [
    `The application of ${quote(applicant)} for ${quote(job)} ended, and with it the interview on ${toSlotText(interview.startAt!, interview.timeZone)}.`,
    "The attached file takes it out of your calendar.",
  ].join("\n\n"),
});
