import type { applications } from "#app/applications/schema.ts";
import { openStates } from "#app/facts/reference/application-states.ts";
import { toOfficeDate, toOfficeDay, toOfficeTime, toSlotText } from "#app/kit/text/when.ts";
import type { ChipTone } from "#app/kit/ui/chip.tsx";
import type { ContactView } from "./contact-part.tsx";
import { toAskFrom } from "./may-write.ts";
import { readSentReferences, toReferencesCount, toReferenceText } from "./sent-references.ts";

type ApplicationState = (typeof applications.$inferSelect)["state"];

interface StandingWords {
  label: string;
  text: string;
  tone: ChipTone;
}

const applicationStates: Record<ApplicationState, StandingWords> = {
  new: { label: "Sent", text: "Your application was sent.", tone: "blue" },
  "in-review": { label: "In review", text: "The employer is reading your application.", tone: "blue" },
  interview: { label: "Interview", text: "The employer wants to talk with you.", tone: "good" },
  offer: { label: "Offer", text: "The employer made you an offer.", tone: "good" },
  hired: { label: "Hired", text: "You took the job.", tone: "good" },
  "not-selected": {
    label: "Not selected",
    text: "The employer is not taking your application further.",
    tone: "plain",
  },
  withdrawn: { label: "Withdrawn", text: "You withdrew.", tone: "plain" },
};

/** How a posting ended that took its applications with it. */
const ways: Record<string, Omit<StandingWords, "tone">> = {
  filled: { label: "Position filled", text: "The employer filled the position." },
  closed: { label: "Posting closed", text: "The posting ended, and your application with it." },
  removed: {
    label: "Posting taken down",
    text: "We took the posting down, because it does not meet our rules. This says nothing about you.",
  },
  suspended: {
    label: "Closed",
    text: "The company cannot hire through our site for now. This says nothing about you.",
  },
};

interface Standing {
  state: ApplicationState;
  way: string | null;
  /** Whether our recruiter passes it on. */
  isForDesk: number;
  passedOnAt: number | null;
  seenAt: number | null;
}

/** What `toStandingColumns` reads beside. */
export interface ToldStanding extends Standing {
  createdAt: number;
  answeredAt: number | null;
  messagesStoppedAt: number | null;
  contactSharedAt: number | null;
  /** When the applicant last asked how it stands. */
  askedAt: number | null;
  /** 1 once the applicant asked for another recruiter. */
  askedOther: number;
  /** The kind of the last event about references. */
  references: string | null;
}

/** Where an application stands, as its sender reads it. */
export function toStanding({ state, way, isForDesk, passedOnAt, seenAt }: Standing): StandingWords {
  if (state === "not-selected" && way && ways[way]) return { ...ways[way], tone: "plain" };
  if (state !== "new") return applicationStates[state];
  if (seenAt !== null)
    return { label: "Opened", text: `The employer opened it on ${toOfficeDay(seenAt)}.`, tone: "blue" };
  if (passedOnAt !== null) {
    const text = `Our recruiter passed it on to the employer on ${toOfficeDay(passedOnAt)}.`;
    return { label: "Sent to the employer", text, tone: "blue" };
  }
  if (!isForDesk) return applicationStates.new;
  return {
    label: "With our recruiter",
    text: "Our recruiter has it, and passes it on to the employer. You get an email then.",
    tone: "blue",
  };
}

/** The heading of an application's own page. */
export function toHeadline(found: Standing): string {
  if (found.state !== "new" || found.seenAt !== null || found.passedOnAt !== null)
    return toStanding(found).label;
  return found.isForDesk ? "Sent to our recruiters" : "Sent to the employer";
}

export const canWithdraw = (state: ApplicationState): boolean => openStates.some((open) => open === state);

interface ApplicationEvent {
  kind: string;
  detail: Record<string, unknown>;
  at: number;
}

/** Leaves out internal notes of our desk and of the employer's team. */
interface HistoryLine {
  at: string;
  words: string;
  answer?: { subject: string; text: string };
}

/** By the step of an interview or an offer, of who took it. */
const steps: Record<string, (who: string) => string> = {
  proposed: (who) => `${who} proposed times for an interview`,
  picked: (who) => `${who} picked a time for the interview`,
  asked: (who) => `${who} asked for other interview times`,
  canceled: (who) => `${who} canceled the interview`,
  offered: (who) => `${who} made you an offer`,
  "taken-back": (who) => `${who} took the offer back`,
  accepted: (who) => `${who} accepted the offer`,
  declined: (who) => `${who} declined the offer`,
};

/** By what happened to a link that shows the application outside the team. Nobody is named. */
const shares: Record<string, (employer: string) => string> = {
  made: (employer) =>
    `${employer} shared your application with someone outside the team, without your contact data`,
  opened: () => "Someone outside the team opened your application",
  answered: (employer) => `Someone outside the team told ${employer} what they think`,
  ended: (employer) => `${employer} ended what it had shared outside the team`,
};

const listHistory = (events: readonly ApplicationEvent[], employer: string): HistoryLine[] =>
  events.flatMap(({ kind, detail, at }) => {
    if (kind === "seen") return [{ at: toOfficeTime(at), words: `${employer} opened your application` }];
    if (kind === "shared" && typeof detail.share === "string" && shares[detail.share])
      return [{ at: toOfficeTime(at), words: shares[detail.share]!(employer) }];
    if (kind === "opened")
      return [
        {
          at: toOfficeTime(at),
          words: `${detail.by === "desk" ? "Our recruiter" : employer} opened ${toFileWords(detail)}`,
        },
      ];
    if (kind === "passed-on")
      return [
        {
          at: toOfficeTime(at),
          words: `Our recruiters passed it on to ${employer} on ${toOfficeDay(Number(detail.on))}`,
        },
      ];
    if (typeof detail.step === "string" && steps[detail.step])
      return [{ at: toOfficeTime(at), words: steps[detail.step]!(kind === "reply" ? "You" : employer) }];
    if (kind === "asked") return [{ at: toOfficeTime(at), words: "You asked how it stands" }];
    if (kind === "reply") return [{ at: toOfficeTime(at), words: `You wrote to ${employer}` }];
    if (kind.startsWith("references-"))
      return [{ at: toOfficeTime(at), ...toReferenceWords(kind, detail, employer) }];
    if (kind === "state" && typeof detail.way === "string" && ways[detail.way])
      return [{ at: toOfficeTime(at), words: ways[detail.way]!.label }];
    if (kind === "answer") return [{ at: toOfficeTime(at), words: `${employer} wrote to you` }];
    const state = kind === "sent" ? "new" : kind === "state" ? detail.to : null;
    const words = Object.entries(applicationStates).find(([name]) => name === state)?.[1].label;
    return words ? [{ at: toOfficeTime(at), words }] : [];
  });

function toReferenceWords(
  kind: string,
  detail: Record<string, unknown>,
  employer: string,
): Omit<HistoryLine, "at"> {
  if (kind === "references-asked") return { words: `${employer} asked for your references` };
  const sent = readSentReferences(detail);
  if (sent.length === 0) return { words: "You sent no references" };
  const text = sent.map(toReferenceText).join("\n");
  return {
    words: `You sent ${toReferencesCount(sent.length)}`,
    answer: { subject: "Your references", text },
  };
}

const toFileWords = ({ field, file }: Record<string, unknown>): string =>
  field === "resume" ? "your résumé" : file ? `your file ${file}` : "your application";

/** Null where an answer came or none is to come. Otherwise the day from which the applicant may ask, or may ask now. */
function toAskView(
  application: Parameters<typeof toAskFrom>[0],
  now: number,
  toDay: (ms: number) => string,
): { isDue: boolean; day: string } | null {
  const from = toAskFrom(application);
  return from === null ? null : { isDue: from <= now, day: toDay(from) };
}

/** What the company sees of her, as `ContactPart` says it. */
export const toContactView = (standing: ToldStanding, mayReply: boolean): ContactView => {
  const { state, contactSharedAt, messagesStoppedAt, askedOther } = standing;
  return {
    shared: contactSharedAt === null ? null : toOfficeDay(contactSharedAt),
    stopped: messagesStoppedAt === null ? null : toOfficeDay(messagesStoppedAt),
    isOpen: state !== "withdrawn",
    other: askedOther === 1 ? "asked" : mayReply ? "open" : null,
  };
};

/** All that `StandingPart` says. */
export const toStandingView = (
  found: ToldStanding & { employerName: string },
  events: readonly ApplicationEvent[],
  now: number,
) => ({
  standing: toStanding(found),
  history: listHistory(events, found.employerName),
  ask: toAskView(found, now, toOfficeDay),
  needsReferences: needsReferences(found),
});

/** Whether the employer asked for them, and has no reply. */
const needsReferences = ({ state, references }: ToldStanding): boolean =>
  canWithdraw(state) && references === "references-asked";

export type StandingView = ReturnType<typeof toStandingView>;

interface Listed extends ToldStanding {
  publicId: string;
  jobTitle: string;
  employerName: string;
  place: string | null;
  pay: string | null;
  /** JSON: when it came to each state last. */
  reached: string;
  /** JSON: the interview that is open. */
  interview: string | null;
}

/** A line of the list. Days alone: the application's own page has the times. */
export function toOwnApplication(listed: Listed, now: number) {
  const { publicId, jobTitle, employerName, place, pay, state, createdAt } = listed;
  const reached = JSON.parse(listed.reached) as Partial<Record<string, number>>;
  const isOpen = canWithdraw(state);
  return {
    ...{ publicId, jobTitle, employerName, place, pay, state },
    standing: toStanding(listed),
    stages: isOpen ? toStages(listed, reached) : [],
    ended: isOpen ? null : toOfficeDate(Math.max(createdAt, ...Object.values(reached).map(Number))),
    ask: toAskView(listed, now, toOfficeDate),
    needsReferences: needsReferences(listed),
    interview: toInterviewStep(listed.interview, now),
  };
}

/** What she has to do about an interview, or where she has to be. Null without one that is to come. */
function toInterviewStep(interview: string | null, now: number) {
  const read =
    interview && (JSON.parse(interview) as { id: string; state: string; at: number | null; zone: string });
  if (!read || (read.at !== null && read.at <= now)) return null;
  return {
    id: read.id,
    isToPick: read.state === "proposed",
    start: read.at && toSlotText(read.at, read.zone),
  };
}

export type OwnApplication = ReturnType<typeof toOwnApplication>;

/** Each with the day on which it was reached, and the last one as where it stands. */
function toStages(
  { state, createdAt, seenAt, isForDesk, passedOnAt }: Listed,
  reached: Partial<Record<string, number>>,
) {
  // Moving an application back corrects a mistake: a stage beyond its state was never reached.
  const order: readonly string[] = openStates;
  const toReached = (stage: string) =>
    order.includes(state) && order.indexOf(stage) > order.indexOf(state) ? null : reached[stage];
  const steps: [label: string, at: number | null | undefined][] = [
    ["Sent", createdAt],
    ...(isForDesk ? [["To the employer", passedOnAt] as [string, number | null]] : []),
    ["Opened", seenAt ?? toReached("in-review")],
    ["Interview", toReached("interview")],
    ["Offer", toReached("offer")],
  ];
  const last = steps.findLastIndex(([, at]) => at);
  return steps.map(([label, at], place) => ({
    label,
    day: at ? toOfficeDate(at) : null,
    ...(place === last && { isNow: true }),
  }));
}
