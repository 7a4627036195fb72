import { z } from "zod";
import { fillTemplate } from "#app/applications/applicants/answer/answer-templates.ts";
import { applicantStates } from "#app/applications/applicants/applicant-states.ts";
import { tellDayField, toTellDays } from "#app/applications/applicants/ending/tell-time.ts";
import { toTownText } from "#app/applications/applicants/list/list-words.ts";
import { firstNameMark } from "#app/applications/notices/applicant-mails.ts";
import { toApplicantName } from "#app/applications/notices/blind.ts";
import { toDaysBetween } from "#app/companies/pitch/public-page/response-clock.ts";
import { findTransition, type JobStatus } from "#app/jobs/postings/record/transitions.ts";
import { optionalLine, optionalText, requiredText } from "#app/kit/forms/fields.ts";
import { toZonedTime } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";
import type { FoundEnding } from "./waiting-applicants.server.ts";

interface Reader {
  name: string;
  company: { slug: string; name: string };
}

export function toEndingView(
  { posting, waiting, hasMore, offers, timeZone, undoable }: FoundEnding,
  { name, company }: Reader,
  slug: string,
  wanted: string | null,
  now: number,
) {
  const possible = listEndings(posting.status);
  const ending: Ending = possible.find((each) => each === wanted) ?? possible[0] ?? "fill";
  const facts = {
    firstName: firstNameMark,
    job: posting.title,
    company: company.name,
    sender: name || company.name,
  };
  return {
    posting: { title: posting.title, place: toTownText(posting), to: paths.job(slug) },
    ending,
    hasEnded: possible.length === 0,
    choices: possible.map((each) => ({
      ending: each,
      label: endingWords[each].verb,
      to: `${paths.closeHiringJob(company.slug, slug)}?as=${each}`,
    })),
    draft: {
      text: fillTemplate(endingWords[ending].template, facts),
      interviewedText: fillTemplate(endingWords[ending].template, facts, true),
      interviewedGet: "own",
    },
    others: toNames(waiting.filter(({ isInterviewed }) => isInterviewed === 0)),
    interviewed: toNames(waiting.filter(({ isInterviewed }) => isInterviewed === 1)),
    days: toTellDays(now, timeZone),
    hireable: [...offers, ...waiting].map((applicant) => ({
      value: applicant.publicId,
      label: toApplicantName(applicant),
    })),
    waiting: waiting.map((applicant) => ({
      publicId: applicant.publicId,
      name: toApplicantName(applicant),
      to: workPaths.hiringApplicant(company.slug, applicant.publicId),
      chip: applicantStates[applicant.state],
      days: toDaysText(toDaysBetween(applicant.createdAt, now, timeZone)),
    })),
    hasMore,
    undoable: undoable.map(({ publicId, tellAt, people }) => ({
      publicId,
      text: toGoesText(people, toZonedTime(tellAt, now, timeZone)),
    })),
    endedText: posting.status === "filled" ? endingWords.fill.done : endingWords.close.done,
    offers: offers.length,
  };
}

/** With nobody told, the one hired gets an email. */
const toGoesText = (people: number, time: string): string =>
  people === 0
    ? `The email goes on ${time}.`
    : `Your message goes to ${people === 1 ? "1 person" : `${people} people`} on ${time}.`;

const mostNames = 30;

/** Null for nobody. */
function toNames(people: FoundEnding["waiting"]): string | null {
  const names = people.slice(0, mostNames).map(toApplicantName).join(", ");
  const more = people.length - mostNames;
  return names ? (more > 0 ? `${names} and ${more} more` : names) : null;
}

const toDaysText = (days: number): string =>
  days === 0 ? "today" : days === 1 ? "yesterday" : `${days} days ago`;

export type EndingView = ReturnType<typeof toEndingView>;

const endings = ["fill", "close"] as const;
type Ending = (typeof endings)[number];

export const endingWords: Record<
  Ending,
  { verb: string; done: string; template: "filled" | "not-selected" }
> = {
  fill: { verb: "Mark as filled", done: "The posting is filled.", template: "filled" },
  close: { verb: "Close without a hire", done: "The posting is closed.", template: "not-selected" },
};

export const bareEndingSchema = z.object({ ending: z.enum(endings), hired: optionalLine(40) });

export const endingSchema = bareEndingSchema.extend({
  text: requiredText("Enter what you want to tell them", 5000),
  interviewedText: optionalText(5000),
  interviewedGet: z.enum(["own", "same"]).optional(),
  tellOn: tellDayField,
});

export const listEndings = (status: JobStatus): readonly Ending[] =>
  endings.filter((ending) => findTransition(ending, status) !== null);
