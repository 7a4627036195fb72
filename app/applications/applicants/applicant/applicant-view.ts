import { z } from "zod";
import {
  answerSchema,
  answerTemplates,
  fillTemplate,
  listMovedStates,
  type TemplateName,
  templateNames,
} from "#app/applications/applicants/answer/answer-templates.ts";
import {
  type ApplicantState,
  applicantStates,
  isWaiting,
  settableStates,
} from "#app/applications/applicants/applicant-states.ts";
import { toApplicantName, toTownText } from "#app/applications/applicants/list/list-view.ts";
import { readClock, toWorkingMs, toWorkingText } from "#app/companies/pitch/public-page/response-clock.ts";
import { isOnSite } from "#app/jobs/postings/record/transitions.ts";
import { requiredText } from "#app/kit/forms/fields.ts";
import { toZonedTime } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import type { ApplicantEvent, FoundApplicant } from "./find-applicant.server.ts";

interface Reader {
  id: number;
  name: string;
  company: { slug: string; name: string };
}

export function toApplicantView(
  { applicant, events, notes, copy, files, members, timeZone }: FoundApplicant,
  reader: Reader,
  template: TemplateName | null,
  now: number,
) {
  const { slug, name: companyName } = reader.company;
  const toTime = (ms: number) => toZonedTime(ms, now, timeZone);
  const { createdAt, answeredAt } = applicant;
  const toPath = (search = "") => paths.hiringApplicant(slug, applicant.publicId, search);
  return {
    name: toApplicantName(applicant),
    email: applicant.email,
    phone: applicant.phone,
    message: applicant.message,
    copy,
    filePaths: Object.fromEntries(
      files.map(({ field, publicId, r2Key }) => [
        field,
        r2Key && paths.hiringApplicantFile(slug, applicant.publicId, publicId),
      ]),
    ),
    sent: toTime(createdAt),
    posting: {
      title: applicant.jobTitle,
      place: toTownText(applicant),
      to: applicant.jobSlug && isOnSite(applicant.jobStatus) ? paths.job(applicant.jobSlug) : null,
      close: applicant.jobSlug && paths.closeHiringJob(slug, applicant.jobSlug),
      others: applicant.jobSlug && paths.hiringApplicants(slug, `job=${applicant.jobSlug}`),
    },
    state: applicant.state,
    chip: applicantStates[applicant.state],
    clock: isWaiting(applicant) ? readClock(createdAt, now, timeZone) : null,
    answered:
      answeredAt === null ? null : `after ${toWorkingText(toWorkingMs(createdAt, answeredAt, timeZone))}`,
    isWithdrawn: applicant.state === "withdrawn",
    states: settableStates.map((state) => ({ value: state, label: applicantStates[state].label })),
    assignedTo: String(applicant.assignedTo ?? ""),
    members: members.map(({ id, name }) => ({ value: String(id), label: name })),
    history: events.flatMap((event) => {
      const words = toEventWords(event);
      const { kind, endingId, tellAt } = event;
      const waits = kind === "state" && endingId !== null && tellAt !== null && tellAt > now;
      const undo = waits ? { to: paths.hiringEnding(slug, endingId), at: toTime(tellAt) } : null;
      return words ? [{ id: event.id, at: toTime(event.at), by: event.actor, undo, ...words }] : [];
    }),
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      author: note.author ?? "Someone who has left",
      at: toTime(note.createdAt),
      isOwn: note.authorId === reader.id,
    })),
    templates: templateNames.map((name) => ({
      name,
      label: answerTemplates[name].label,
      to: `${toPath(`template=${name}`)}#answer`,
      isChosen: name === template,
    })),
    draft: template && {
      template,
      text: fillTemplate(template, {
        firstName: applicant.firstName,
        job: applicant.jobTitle,
        company: companyName,
        sender: reader.name || companyName,
      }),
      moves: toMoveLabel(template, applicant.state),
    },
    path: toPath(),
  };
}

function toMoveLabel(template: TemplateName, state: ApplicantState): string | null {
  const { to } = answerTemplates[template];
  return listMovedStates(to).includes(state) ? applicantStates[to].label : null;
}

interface EventWords {
  words: string;
  answer?: { subject: string; text: string };
}

function toEventWords({ kind, detail, assignee }: ApplicantEvent): EventWords | null {
  if (kind === "sent") return detail.message ? toSentAgain(detail) : { words: "Applied" };
  if (kind === "state") return { words: toMoveWords(detail) };
  if (kind === "seen") return { words: "Opened for the first time" };
  if (kind === "passed-on") return { words: "Passed on by our recruiter" };
  if (kind === "assigned") return { words: assignee ? `Assigned to ${assignee}` : "Assigned to nobody" };
  if (kind !== "answer") return null;
  return {
    words: "Answered by email",
    answer: { subject: String(detail.subject), text: String(detail.text) },
  };
}

const toMoveWords = ({ to, undone, way }: Record<string, unknown>): string => {
  const label = `“${toStateLabel(to)}”`;
  if (undone) return `Put back to ${label} before the applicant was told`;
  return way ? `Moved to ${label}, and told by us: the posting had ended` : `Moved to ${label}`;
};

const toSentAgain = ({ firstName, lastName, phone, message }: Record<string, unknown>): EventWords => ({
  words: "Applied again with the same email address",
  answer: {
    subject: [`${firstName} ${lastName}`.trim(), phone].filter(Boolean).join(", "),
    text: String(message),
  },
});

const toStateLabel = (state: unknown): string =>
  applicantStates[state as ApplicantState]?.label ?? String(state);

export type ApplicantView = ReturnType<typeof toApplicantView>;

export const noteSchema = z.object({ note: requiredText("Enter a note", 5000) });

export const stateSchema = z.object({ state: z.enum(settableStates) });
export const assigneeSchema = z.object({ assignee: z.coerce.number().int().positive().optional() });
export const removalSchema = z.object({ remove: z.coerce.number().int().positive() });

/** A form is recognized by a field that no other form has. */
export const formFields = {
  note: Object.keys(noteSchema.shape),
  state: Object.keys(stateSchema.shape),
  assignee: Object.keys(assigneeSchema.shape),
  remove: Object.keys(removalSchema.shape),
  answer: [...Object.keys(answerSchema.shape), "preview"],
};
