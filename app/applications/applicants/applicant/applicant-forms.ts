import { z } from "zod";
import { answerSchema } from "#app/applications/applicants/answer/applicant-answer.ts";
import { settableStates } from "#app/applications/applicants/applicant-states.ts";
import { requiredText } from "#app/kit/forms/fields.ts";

export const noteSchema = z.object({ note: requiredText("Enter a note", 5000) });

export const stateSchema = z.object({ state: z.enum(settableStates) });
export const assigneeSchema = z.object({ assignee: z.coerce.number().int().positive().optional() });
export const removalSchema = z.object({ remove: z.coerce.number().int().positive() });

/** A form is recognized by a field that no other form has. */
export const formFields = {
  note: Object.keys(noteSchema.shape),
  state: Object.keys(stateSchema.shape),
  assignee: Object.keys(assigneeSchema.shape),
  remove: Object.keys(removalSchema.shape),
  answer: [...Object.keys(answerSchema.shape), "preview"],
};
