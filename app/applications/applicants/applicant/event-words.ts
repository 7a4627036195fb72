import { type ApplicantState, applicantStates } from "#app/applications/applicants/applicant-states.ts";
import { type InterviewStep, isInterviewStep } from "#app/applications/interviews/interview.ts";
import { readSentReferences, toReferencesCount } from "#app/applications/receipt/sent-references.ts";
import type { ApplicantEvent } from "./find-applicant.server.ts";

/** What applicants do, and the team has not opened yet, is marked in the list and in the history. */
export const newsKinds: readonly ApplicantEvent["kind"][] = [
  "asked",
  "reply",
  "references-sent",
  "references-declined",
];

interface EventWords {
  words: string;
  answer?: { subject: string; text: string };
}

export function toEventWords(
  { kind, detail, assignee, tellAt }: ApplicantEvent,
  now: number,
): EventWords | null {
  if (isInterviewStep(detail.step))
    return { words: interviewWords[kind === "reply" ? "applicant" : "company"][detail.step] };
  if (typeof detail.step === "string" && offerWords[detail.step]) return { words: offerWords[detail.step]! };
  if (kind === "sent") return detail.message ? toSentAgain(detail) : { words: "Applied" };
  if (kind === "state") return { words: toMoveWords(detail) };
  if (kind === "shared") return { words: shareWords[String(detail.share)] ?? "Shared" };
  if (kind === "revealed") return { words: "Looked up who this is" };
  if (kind === "seen") return { words: "Opened for the first time" };
  if (kind === "passed-on") return { words: "Passed on by our recruiter" };
  if (kind === "assigned") return { words: assignee ? `Assigned to ${assignee}` : "Assigned to nobody" };
  if (kind === "asked") return { words: "The applicant asked how it stands" };
  if (kind === "reply") return { words: "The applicant wrote" };
  if (kind === "references-asked") return { words: "Asked for references" };
  if (kind === "references-declined") return { words: "The applicant sent no references" };
  if (kind === "references-sent")
    return { words: `The applicant sent ${toReferencesCount(readSentReferences(detail).length)}` };
  if (kind !== "answer") return null;
  if (tellAt === null || tellAt <= now) return { words: "Wrote to the applicant" };
  return {
    words: "Email written, not sent yet",
    answer: { subject: String(detail.subject), text: String(detail.text) },
  };
}

const interviewWords: Record<"applicant" | "company", Record<InterviewStep, string>> = {
  company: {
    proposed: "Proposed times for an interview",
    picked: "Set the interview",
    asked: "Asked about the interview",
    canceled: "Canceled the interview",
  },
  applicant: {
    proposed: "The applicant proposed times for an interview",
    picked: "The applicant picked a time for the interview",
    asked: "The applicant asked for other interview times",
    canceled: "The applicant canceled the interview",
  },
};

const shareWords: Record<string, string> = {
  made: "Shared with someone outside the team",
  opened: "Opened by someone outside the team",
  answered: "Answered by someone outside the team",
  ended: "Took a shared link back",
};

const offerWords: Record<string, string> = {
  offered: "Made an offer",
  "taken-back": "Took the offer back",
  accepted: "The applicant accepted the offer",
  declined: "The applicant declined the offer",
};

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
