import { z } from "zod";
import { requiredLine, requiredName, requiredText } from "#app/kit/forms/fields.ts";
import { requestStatuses } from "#app/kit/platform/column-words.ts";
import { replyNames } from "./reply-templates.ts";

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
