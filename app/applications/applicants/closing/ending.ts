import { z } from "zod";
import { findTransition, type JobStatus } from "#app/jobs/postings/record/transitions.ts";
import { optionalLine, requiredText } from "#app/kit/forms/fields.ts";

export const endings = ["fill", "close"] as const;
export type Ending = (typeof endings)[number];

export const endingWords: Record<
  Ending,
  { verb: string; done: string; template: "filled" | "not-selected" }
> = {
  fill: { verb: "Mark as filled", done: "The posting is filled.", template: "filled" },
  close: { verb: "Close without a hire", done: "The posting is closed.", template: "not-selected" },
};

export const bareEndingSchema = z.object({ ending: z.enum(endings), hired: optionalLine(40) });

export const endingSchema = bareEndingSchema.extend({
  text: requiredText("Enter what you want to tell them", 5000),
});

export const listEndings = (status: JobStatus): readonly Ending[] =>
  endings.filter((ending) => findTransition(ending, status) !== null);
