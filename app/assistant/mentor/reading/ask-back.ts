import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { crisisHelp } from "#app/assistant/navigation/reading/crisis.ts";
import type { QuestionLabel, RefusalLabel } from "#app/assistant/understanding/labels.ts";
import { paths } from "#app/paths.ts";
import type { Asked } from "./read-question.ts";
import { emergencyHelp, isOfBody } from "./refusal-texts.ts";

type Asks = Readonly<Partial<Record<QuestionLabel, string>>>;

/** What a question has to name for a tool to answer it. */
const missing: Asks = {
  "take-home":
    "How much a year, and in which state? Ask again with both, such as “$90,000 in Ohio after tax”.",
  education: "Which state, and are you a nurse or a physician? We have the rules of both.",
  certificate:
    "We have no answer to this about that certificate. Our table has the usual ones, such as BLS, ACLS, CCRN and CEN: who gives them, what they require and cost, and how they are renewed.",
  authority: "Which state do you mean? The rule differs in each.",
  license: "In which state do you want to work, what is your profession, and which license do you hold?",
  compact: "Which compact and which state do you mean?",
  "pay-law": "Which state do you mean? Pay transparency laws differ.",
  pay: "Whose pay do you mean? Name the profession and, if you like, a state or city.",
  prices: "Which state do you mean? Name two to compare them.",
  hospitals: "Which state or city do you mean? We have counts and the largest hospitals of both.",
  "per-diem": "Which city or state do you mean?",
  outlook: "Which profession do you mean?",
  training: "Which profession do you want to enter?",
  work: "Which profession do you mean?",
  guides: "Our guides have no direct answer to this. A person answers if you write to us.",
  site: "Our questions and answers have no direct answer to this. A person answers if you write to us.",
};

const names: Asks = {
  "take-home": "what is left of a pay after tax",
  education: "continuing education for a license",
  certificate: "a certificate",
  authority: "practice without a physician",
  ratio: "laws on nurse staffing",
  overtime: "laws on overtime",
  license: "a license in another state",
  compact: "which states are in a compact",
  "pay-law": "laws on pay in job postings",
  pay: "pay",
  prices: "the cost of living of a state",
  hospitals: "how many hospitals a state has",
  "per-diem": "federal per diem rates",
  outlook: "the growth of jobs",
  training: "training",
  work: "daily work",
  match: "which jobs fit your profile",
  jobs: "open jobs",
  guides: "advice from our guides",
  site: "this website",
};

/** Said when a question may be one that we must not answer. */
const doubts: Readonly<Record<RefusalLabel, string>> = {
  crisis: crisisHelp,
  medical:
    "We are not sure what you are asking. If it is about a patient's or your own health, ask the treating clinician or a pharmacist: the mentor gives no medical advice.",
  legal:
    "We are not sure what you are asking. If it is about a case of your own, ask an employment attorney: the mentor gives no legal advice.",
  immigration:
    "We are not sure what you are asking. If it is about your own visa or petition, ask an immigration attorney: the mentor does not judge cases.",
  rival:
    "We are not sure what you are asking. The mentor does not repeat or judge the figures of single employers, agencies and other job boards.",
  improper:
    "We are not sure what you are asking. The mentor does not help with false records, private data of others or faked papers; after a mistake, tell your manager, compliance line or a license attorney.",
  "not-covered":
    "We are not sure what you are asking. The mentor answers questions about work in healthcare: jobs, pay, licenses and careers.",
};

const mentor = { source: paths.mentor(), title: "AI career mentor" };

/** Said when nothing is likely enough. */
export const notSure: SourcedFact = {
  text: "We have no direct answer to this. Ask about one thing, such as a job, pay, a license or an offer, with the profession and the place. A person answers other questions.",
  source: paths.contact(),
  title: "Contact us",
};

/** Said to "what about there?" when nothing was asked before. */
export const askForWhole: SourcedFact = {
  text: "What do you want to know, and about whom or where? We have no question of yours before this one.",
  ...mentor,
};

export const describeDoubt = (label: RefusalLabel, question: string): SourcedFact => ({
  text: `${isOfBody(question) && ofEmergency.has(label) ? `${emergencyHelp} ` : ""}${doubts[label]}`,
  ...mentor,
});

const ofEmergency: ReadonlySet<RefusalLabel> = new Set(["crisis", "medical"]);

const aboutWho: ReadonlySet<QuestionLabel> = new Set(["pay", "outlook", "training", "work"]);
const aboutWhere: ReadonlySet<QuestionLabel> = new Set([
  ...(["education", "authority", "pay-law", "prices", "hospitals", "per-diem"] as const),
]);

/** Hospitals and rates of nowhere in particular are no question of a guide's. */
export const needsPlace = (label: QuestionLabel, { states }: Asked): boolean =>
  (label === "hospitals" || label === "per-diem") && states.length === 0;

/** Asks for what the question lacks. Null where nothing more would help. */
export function askForMissing(label: QuestionLabel, { profession, states }: Asked): SourcedFact | null {
  const text = missing[label];
  if (!text || (aboutWhere.has(label) && states.length > 0)) return null;
  if (aboutWho.has(label) && profession)
    return { text: `We have nothing on ${names[label]} for ${profession.plural.toLowerCase()}.`, ...mentor };
  return { text, ...mentor };
}

/** Asks which of two things is meant. */
export function askWhich(labels: readonly QuestionLabel[]): SourcedFact | null {
  const [first, second] = labels.flatMap((label) => names[label] ?? []);
  return first && second
    ? { text: `Do you mean ${first}, or ${second}? Ask again in those words.`, ...mentor }
    : null;
}
