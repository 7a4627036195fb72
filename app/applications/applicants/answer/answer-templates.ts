import { z } from "zod";
import type { ApplicantState, SettableState } from "#app/applications/applicants/applicant-states.ts";
import { firstNameMark, positionMark } from "#app/applications/notices/applicant-mails.ts";
import { requiredText } from "#app/kit/forms/fields.ts";
import { site } from "#app/site.ts";

export const templateNames = [
  "message",
  "received",
  "questions",
  "interview",
  "not-selected",
  "filled",
] as const;
export type TemplateName = (typeof templateNames)[number];

export interface AnswerFacts {
  firstName: string;
  job: string;
  company: string;
  sender: string;
}

interface AnswerTemplate {
  label: string;
  /** Null moves nobody. */
  to: SettableState | null;
  /** Ours, so that no company writes into the subject of a mail to someone else. */
  subject: string;
  paragraphs: (facts: AnswerFacts) => string[];
  /** For someone who was interviewed, in place of the first paragraph. */
  afterInterview?: (facts: AnswerFacts) => string;
}

export const answerTemplates: Record<TemplateName, AnswerTemplate> = {
  message: {
    label: "Your own message",
    to: null,
    subject: "A message about your application",
    paragraphs: () => [],
  },
  received: {
    label: "We have your application",
    to: "in-review",
    subject: "We have your application",
    paragraphs: ({ job, company }) => [
      `Thank you for applying to ${company} as ${job}. Your application is here, and we are reading it.`,
      "We will write to you again as soon as we know more, even if we choose someone else.",
    ],
  },
  questions: {
    label: "We have a few questions",
    to: "in-review",
    subject: "A few questions about your application",
    paragraphs: ({ job, company }) => [
      `Thank you for applying to ${company} as ${job}. Before we go on, we would like to know:`,
      "- Which licenses do you hold, in which states, and until when?\n- When could you start?\n- Which shifts can you work?",
      "A short reply to this email is enough.",
    ],
  },
  interview: {
    label: "We would like to talk with you",
    to: "interview",
    subject: "About an interview",
    paragraphs: ({ job, company }) => [
      `Thank you for applying to ${company} as ${job}. We would like to talk with you for about 30 minutes, by phone or video.`,
      "Please reply with two or three times that suit you this week or next, and the number where we can reach you.",
    ],
  },
  "not-selected": {
    label: "We chose someone else",
    to: "not-selected",
    subject: "About your application",
    paragraphs: ({ job, company }) => [
      `Thank you for applying to ${company} as ${job}, and for the time you took.`,
      "We are moving forward with other candidates whose experience is closer to what this position needs. We are sorry not to have better news.",
      "You are welcome to apply again if another of our positions fits you.",
    ],
    afterInterview: ({ job, company }) =>
      `Thank you for taking the time to talk with us at ${company} about the position as ${job}.`,
  },
  filled: {
    label: "The position is filled",
    to: "not-selected",
    subject: "The position is filled",
    paragraphs: ({ job, company }) => [
      `Thank you for applying to ${company} as ${job}. The position is now filled, so we are closing your application.`,
      "You are welcome to apply again if another of our positions fits you.",
    ],
    afterInterview: ({ job, company }) =>
      `Thank you for taking the time to talk with us at ${company} about the position as ${job}. It is now filled, so we are closing your application.`,
  },
};

export function fillTemplate(name: TemplateName, facts: AnswerFacts, isInterviewed = false): string {
  const { paragraphs, afterInterview } = answerTemplates[name];
  const [first, ...others] = paragraphs(facts);
  const text = [
    `Hello ${facts.firstName},`,
    ...(first ? [isInterviewed && afterInterview ? afterInterview(facts) : first] : []),
    ...others,
    `Kind regards\n${facts.sender}\n${facts.company}`,
  ];
  return text.join("\n\n");
}

/** Of a text that says nothing between the greeting and the name. */
export const emptyLetter = "Write your message between the greeting and your name.";

/** Whether it says more than the greeting and the name that each text begins and ends with. */
export function hasOwnWords(text: string, facts: AnswerFacts): boolean {
  const frame = new Set(fillTemplate("message", facts).split("\n").map(toWords));
  return text.split("\n").some((line) => !frame.has(toWords(line)));
}

const toWords = (line: string): string => line.replace(/\s+/g, " ").trim();

/** An answer only moves an applicant forward: a question must not put an offer back in review. */
export function listMovedStates(to: SettableState | null): readonly ApplicantState[] {
  if (to === null) return [];
  if (to === "in-review") return ["new"];
  if (to === "interview") return ["new", "in-review"];
  return ["new", "in-review", "interview", "offer"];
}

export const parseTemplate = (text: string | null): TemplateName | null =>
  templateNames.find((name) => name === text) ?? null;

/** The button of an answer that can be undone until it goes. */
export const sendingLater = "later";

export const answerSchema = z.object({
  template: z.enum(templateNames),
  text: requiredText("Enter your answer", 5000),
});

export type WrittenAnswer = z.output<typeof answerSchema>;

interface Sent {
  text: string;
  company: string;
  job: string;
  /** Whether an answer by mail reaches them. */
  isAnswered: boolean;
  page: string;
}

export function toAnswerBody({ text, company, job, isAnswered, page }: Sent): string {
  const lines = [
    isAnswered
      ? `Reply to this email, and ${company} reads it with your application. Our site passes it on without your address.`
      : "Answer on the page below. A reply to this email reaches nobody.",
    `You get this email because you applied for ${job} at ${company}.`,
    `See where your application stands: ${page}`,
    `If you did not apply there, someone else typed your address: forward this email to ${site.email}, and we will stop these emails.`,
  ];
  return `You applied to ${company} as ${job}. Their message:\n\n${text}\n\n--\n${lines.join("\n")}`;
}

/** Why a text cannot be mailed: what is in braces and not filled would reach applicants as it is. */
export function findUnknownMark(text: string, known: readonly string[]): string | null {
  const rest = known.reduce((left, mark) => left.replaceAll(mark, " "), text);
  const [unknown] = /\{[^{}\n]{0,40}\}?|[^{}\s]{0,20}\}/.exec(rest) ?? [];
  if (unknown === undefined) return null;
  const advice =
    known.length === 0
      ? "An answer to one person has no placeholders: enter the words themselves."
      : `You can use ${known.join(" and ")}.`;
  return `We do not know “${unknown}”, and it would be mailed as it is. ${advice}`;
}

export const manyMarks = [firstNameMark, positionMark];

/** Of a company's own texts. Who talks with the applicant is known once there is an interview. */
export const textMarks = [firstNameMark, positionMark, "{company}", "{your name}", "{interviewer}"];

/** A mark without words stays, so that nothing is sent before someone has filled it in. */
export function fillText(
  text: string,
  { firstName, job, company, sender, interviewer }: AnswerFacts & { interviewer: string | null },
): string {
  const values = [firstName, job, company, sender, interviewer];
  return textMarks.reduce((left, mark, at) => left.replaceAll(mark, values[at] ?? mark), text);
}

/** Why someone was not selected, for the company alone. */
export const endReasons = [
  "License or certificates",
  "Experience",
  "Schedule or start date",
  "Pay",
  "Location",
  "Interview",
  "References",
  "Chose another applicant",
  "Did not answer us",
  "Other",
] as const;
