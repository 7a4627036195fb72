import { z } from "zod";
import { requiredText } from "#app/forms/fields.ts";
import { templateNames } from "./answer-templates.ts";

export const answerSchema = z.object({
  template: z.enum(templateNames),
  text: requiredText("Enter your answer", 5000),
});

export type WrittenAnswer = z.output<typeof answerSchema>;

export const firstNameMark = "{first name}";
export const positionMark = "{position}";

interface Sent {
  text: string;
  company: string;
  job: string;
  replyTo: string;
  /** Null for someone who applied signed out and has no such page. */
  page: string | null;
}

export function toAnswerBody({ text, company, job, replyTo, page }: Sent): string {
  const lines = [
    `Reply to this email to write to ${replyTo}.`,
    ...(page ? [`Where your application stands: ${page}`] : []),
    "If you did not apply there, someone typed your address: please forward this to us, and we stop it.",
  ];
  return `You applied to ${company} as ${job}. They write:\n\n${text}\n\n--\n${lines.join("\n")}`;
}
