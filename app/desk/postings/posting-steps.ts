import { z } from "zod";
import { isPossible, type JobStatus, type Transition } from "#app/jobs/postings/record/transitions.ts";
import { requiredText } from "#app/kit/forms/fields.ts";

/** What one of us does with a posting that does not wait for a decision. */
export const postingSteps = {
  pause: { transition: "pause", label: "Pause it", done: "The posting is paused" },
  "take-down": { transition: "takeDown", label: "Take it down for good", done: "The posting was taken down" },
  reopen: { transition: "reopen", label: "Reopen it", done: "The posting is open again" },
  review: {
    transition: "review",
    label: "Take it back to the check",
    done: "The posting waits for a decision",
  },
  restore: {
    transition: "restore",
    label: "Take back that we took it down",
    done: "The posting waits for a decision",
  },
} as const satisfies Record<string, { transition: Transition; label: string; done: string }>;

export type PostingStep = keyof typeof postingSteps;

const names = Object.keys(postingSteps) as [PostingStep, ...PostingStep[]];

export const postingStepSchema = z.object({
  step: z.enum(names, { error: "Choose what to do" }),
  /** When the posting last changed, as the page showed it. */
  changedAt: z.coerce.number().int().positive().optional(),
  reason: requiredText("Please say why: the company reads it", 1000),
});

export type PostingAct = z.output<typeof postingStepSchema>;

/** A posting that waits is taken down here, too, and otherwise approved or sent back. */
export const listPostingSteps = (status: JobStatus) =>
  names
    .filter((name) => isPossible(postingSteps[name].transition, status))
    .map((value) => ({ value, label: postingSteps[value].label }));
