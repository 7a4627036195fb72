import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { crisisHelp } from "#app/assistant/navigation/reading/crisis.ts";
import type { QuestionLabel, RefusalLabel } from "#app/assistant/understanding/labels.ts";
import { claims } from "#app/claims.ts";
import { paths } from "#app/paths.ts";
import type { Asked } from "./read-question.ts";

const contact = { source: paths.contact(), title: "Contact us" };
const guides = { source: paths.careerGuides(), title: "Career guides" };
const mentor = { source: paths.mentor(), title: "AI career mentor" };

const ofBody =
  /\b(?:chest|breath\w*|bleeding|stroke|unconscious|passed out|overdos\w*|seizures?|choking)\b|\b(?:took|taken|swallowed|drank)\b[^.?!]{0,40}\b(?:pills?|bottles?|tablets|bleach)\b/i;

export const isOfBody = (question: string): boolean => ofBody.test(question);
const emergencyHelp =
  "Call 911 now if you or someone near you has chest pain, trouble breathing, heavy bleeding or other signs of an emergency. If someone took something harmful, Poison Control answers day and night at 1-800-222-1222.";

/** An emergency of the body begins with 911. */
export const toRefusalTexts = (label: RefusalLabel, question: string): readonly SourcedFact[] =>
  (label === "crisis" || label === "medical") && isOfBody(question)
    ? [{ text: emergencyHelp, ...mentor }, ...refusalTexts[label]]
    : refusalTexts[label];

const ofDistress = /\b(?:cry|cries|crying|cried|sobbing|tears|hopeless|panic attacks?|numb|dread)\b/i;
export const namesDistress = (question: string): boolean => ofDistress.test(question);
/** Follows an answer about work, so that who is near the end of her strength knows it too. */
export const distressHelp: SourcedFact = {
  text: "If it ever gets to be too much, call or text 988, at any hour and in confidence.",
  ...mentor,
};

/** What we do not answer, and who does. */
const refusalTexts: Readonly<Record<RefusalLabel, readonly SourcedFact[]>> = {
  crisis: [{ text: crisisHelp, ...mentor }],
  medical: [
    {
      text: "This is a medical question, and the mentor gives no medical advice. Ask the treating clinician, the chain of command on your unit, a pharmacist or your employee health service. After a needlestick or a splash, go to employee health or an emergency department now: treatment works best within hours. In an emergency call 911; in a mental health crisis call or text 988.",
      ...mentor,
    },
    { text: "We answer questions about jobs, pay, licenses and careers.", ...guides },
  ],
  legal: [
    {
      text: "This is a question for a lawyer, and the mentor gives no legal advice. Ask an employment attorney, your state bar's referral service or, about wages and safety, the labor department.",
      ...mentor,
    },
    {
      text: "Our guides explain what contracts in healthcare usually say.",
      source: "/career-guides/pay-and-contracts/restrictive-covenants",
      title: "Restrictive covenants",
    },
  ],
  immigration: [
    {
      text: "The mentor does not judge a person's immigration case. Ask an immigration attorney, or the employer's own attorney if one sponsors you. USCIS publishes the official rules.",
      ...mentor,
    },
    {
      text: "We can show you postings that name visa sponsorship.",
      source: paths.jobs("has=visa"),
      title: "Jobs with visa sponsorship",
    },
  ],
  rival: [
    {
      text: "The mentor does not repeat or judge the figures of other job boards, agencies and single employers. Ask them, or look at their own pages.",
      ...mentor,
    },
    {
      text: "Our pay figures are the Bureau of Labor Statistics', each with its year.",
      source: paths.salaryComparison(),
      title: "Salary comparison",
    },
  ],
  improper: [
    {
      text: "The mentor does not help with this: false records, someone else's private data, a faked paper or test, and harm to patients or colleagues cost people their licenses and can be crimes. If you are under pressure or made a mistake, tell your manager, compliance line or a license attorney the truth first.",
      ...mentor,
    },
    {
      text: "Our guide says what boards look at, and what to do after a mistake or a lapsed paper.",
      source: paths.careerGuide("working-life", "license-trouble-and-background-checks"),
      title: "License trouble, background checks and drug screens",
    },
  ],
  "not-covered": [
    {
      text: "We have no answer to this in our guides or data. The mentor answers questions about licenses, pay, certificates, continuing education, contracts, interviews and open jobs.",
      ...mentor,
    },
    { text: `A person answers other questions ${claims.answerTime}.`, ...contact },
  ],
};

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
