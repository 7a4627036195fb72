import type { ApplicantState } from "#app/applications/applicants/applicant-states.ts";
import type { InterviewState } from "#app/applications/interviews/interview.ts";
import { toZonedTime } from "#app/kit/text/when.ts";

/** Where an application stands between both sides. */
interface UnderWay {
  state: ApplicantState;
  newsAt: number | null;
  /** Of the newest interview and offer. */
  interview?: InterviewState | null;
  interviewAt?: number | null;
  offer?: string | null;
}

/** What someone of the company does next. */
export function toNextAction(
  { state, newsAt, interview, interviewAt = null, offer }: UnderWay,
  now: number,
  zone: string,
): string | null {
  if (newsAt !== null) return "Read what they wrote";
  if (offer === "accepted" && state !== "hired") return "Set the first day";
  if (offer === "sent") return "Offer sent, waiting for them";
  if (interview === "proposed") return "Waiting for them to pick a time";
  if (interview === "asked") return "Propose other times";
  if (interview === "confirmed" && interviewAt !== null)
    return interviewAt > now ? toComing(interviewAt, now, zone) : "Note how the interview went";
  if (state === "interview" && interview !== "done") return "Set up an interview";
  return stageActions[state] ?? null;
}

/** What a stage asks for, when nothing else is under way. */
export const stageActions: Partial<Record<ApplicantState, string>> = {
  new: "Read the application",
  "in-review": "Decide on an interview",
  interview: "Decide on an offer",
  offer: "Send the offer",
};

/** The button that does it, of those beside an application. */
const steps: Readonly<Record<string, "invite" | "offer">> = {
  "Propose other times": "invite",
  "Set up an interview": "invite",
  "Decide on an interview": "invite",
  "Decide on an offer": "offer",
  "Send the offer": "offer",
};

export const toStep = (next: string | null): "write" | "invite" | "offer" => steps[next ?? ""] ?? "write";

interface OwnPart extends Pick<UnderWay, "state" | "interview" | "interviewAt"> {
  /** When their own scorecard was sent or changed. */
  cardAt?: number | null;
  /** 1 while a colleague's note names them, and they have written none since. */
  isNamed?: number | null;
}

/** What a hiring manager does next. Recruiters answer, invite and offer. */
export function toManagerAction(
  { state, interview, interviewAt = null, cardAt = null, isNamed }: OwnPart,
  now: number,
  zone: string,
): string | null {
  if (isNamed) return "Answer the note to you";
  if (["hired", "not-selected", "withdrawn"].includes(state)) return null;
  const talkedAt = interview === "confirmed" || interview === "done" ? interviewAt : null;
  if (talkedAt !== null && talkedAt > now) return toComing(talkedAt, now, zone);
  if (talkedAt !== null && (cardAt === null || cardAt < talkedAt)) return "Send your scorecard";
  if (cardAt !== null) return null;
  return state === "new" ? "Read the application" : "Read it and send a scorecard";
}

const toComing = (at: number, now: number, zone: string): string => `Interview ${toZonedTime(at, now, zone)}`;
