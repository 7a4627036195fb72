import { z } from "zod";
import { settingsSchema } from "#app/companies/workspace/company/settings.ts";
import { requiredLine, requiredText } from "#app/kit/forms/fields.ts";

/** A form is recognized by a field that no other form has. */
export const companyEditSchema = settingsSchema.pick({ name: true, kind: true, website: true, about: true });
export type CompanyEdit = z.output<typeof companyEditSchema>;

export const companySuspendSchema = z.object({ reason: requiredLine("Enter the reason", 300) });
export const companyNoteSchema = z.object({ note: requiredText("Enter a note", 5000) });
export const companyIntentSchema = z.object({ intent: z.enum(["lift", "review-again"]) });
