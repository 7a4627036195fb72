import { z } from "zod";
import { requiredLine, requiredName, requiredText } from "#app/kit/forms/fields.ts";
import { requestStatuses } from "#app/kit/platform/column-words.ts";
import { site } from "#app/site.ts";

export const replyNames = ["received", "questions", "call", "unable", "blank"] as const;
type ReplyName = (typeof replyNames)[number];

interface ReplyFacts {
  name: string;
  /** "ICU nurse in Bangor, ME", or what else the request is about. */
  about: string;
  sender: string;
}

interface ReplyTemplate {
  label: string;
  subject: string;
  paragraphs: (facts: ReplyFacts) => string[];
}

export const replyTemplates: Record<ReplyName, ReplyTemplate> = {
  received: {
    label: "We are working on it",
    subject: "We have your request",
    paragraphs: ({ about }) => [
      `Thank you for writing about ${about}. I am taking care of it from here on.`,
      "I will write again by the end of the next business day with what I found out, or with what I still need to know.",
    ],
  },
  questions: {
    label: "A few questions",
    subject: "A few questions about your request",
    paragraphs: ({ about }) => [
      `Thank you for writing about ${about}. Before we start, I would like to know:`,
      "- Which licenses and certificates are required, and which would be nice to have?\n- What is the pay range, and by hour, shift or year?\n- Which shifts, how many hours a week, and from when?\n- Who decides, and how soon can interviews take place?",
      "A short reply to this email is enough.",
    ],
  },
  call: {
    label: "When can we call?",
    subject: "A call about your request",
    paragraphs: ({ about }) => [
      `Thank you for writing about ${about}. I would like to talk it through with you for about 15 minutes.`,
      "Please reply with two or three times that suit you this week or next, and the number where I can reach you.",
    ],
  },
  unable: {
    label: "We can't help with this",
    subject: "About your request",
    paragraphs: ({ about }) => [
      `Thank you for writing about ${about}. We have looked at it, and we are not able to help with this one.`,
      "You are welcome to post the job yourself: that is free, and clinicians apply to you directly.",
    ],
  },
  blank: {
    label: "Write it myself",
    subject: "About your message",
    paragraphs: () => ["Thank you for your message."],
  },
};

export function fillReply(name: ReplyName, facts: ReplyFacts): { subject: string; text: string } {
  const { subject, paragraphs } = replyTemplates[name];
  const text = [`Hello ${facts.name},`, ...paragraphs(facts), `Kind regards\n${facts.sender}\n${site.name}`];
  return { subject, text: text.join("\n\n") };
}

export const parseReplyName = (text: string | null): ReplyName | null =>
  replyNames.find((name) => name === text) ?? null;

export const deskNoteSchema = z.object({ note: requiredText("Enter a note", 5000) });
export const deskStatusSchema = z.object({ status: z.enum(requestStatuses) });
export const deskAssigneeSchema = z.object({ assignee: z.coerce.number().int().positive().optional() });
export const replySchema = z.object({
  template: z.enum(replyNames),
  subject: requiredLine("Enter a subject", 200),
  text: requiredText("Enter your answer", 5000),
});
export type WrittenReply = z.output<typeof replySchema>;

/** `company` is the slug of an existing one; without it a new one gets this name. */
export const deskCompanySchema = z.object({
  companyName: requiredName("Enter the company's name", 120),
  company: z.string().max(120).optional(),
});

/** A form is recognized by a field that no other form has. */
export const deskRequestFields = [
  deskNoteSchema,
  deskStatusSchema,
  deskAssigneeSchema,
  replySchema,
  deskCompanySchema,
].flatMap((schema) => Object.keys(schema.shape));
