import { z } from "zod";
import { requiredText } from "#app/kit/forms/fields.ts";
import { site } from "#app/site.ts";
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
    `If you did not apply there, someone else typed your address: forward this email to ${site.email}, and we will stop these emails.`,
  ];
  return `You applied to ${company} as ${job}. Their message:\n\n${text}\n\n--\n${lines.join("\n")}`;
}
