import { z } from "zod";
import { requiredLine, requiredText } from "#app/forms/fields.ts";
import { templateNames } from "./answer-templates.ts";

export const answerSchema = z.object({
  template: z.enum(templateNames),
  subject: requiredLine("Write a subject", 200),
  text: requiredText("Write your answer", 5000),
});

export type WrittenAnswer = z.output<typeof answerSchema>;

/** In an answer to many, in place of each first name. */
export const firstNameMark = "{first name}";

interface Sent {
  text: string;
  company: string;
  job: string;
  replyTo: string;
  /** The applicant's page here, which somebody who was signed out does not have. */
  page: string | null;
}

/** The mail as it is sent: what was written, then which application it answers and how to reply. */
export function toAnswerBody({ text, company, job, replyTo, page }: Sent): string {
  const lines = [
    `You applied to ${company} as ${job}. Reply to this email to write to ${replyTo}.`,
    ...(page ? [`Where your application stands: ${page}`] : []),
  ];
  return `${text}\n\n--\n${lines.join("\n")}`;
}
