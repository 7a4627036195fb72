import { z } from "zod";
import { requiredText } from "#app/kit/forms/fields.ts";

export const longestNote = 1000;

/** What the reviewer had before them. `read` is in words, to show what has changed; without it nothing is compared. */
export const asReadFields = {
  revision: z.string().max(64).default(""),
  read: z.string().default(""),
};

export const rejectionSchema = z.object({
  ...asReadFields,
  decision: z.literal("reject"),
  reason: requiredText("Please say why, so that the employer can change it", longestNote),
});

/** Why an approver of the company sends a draft back. */
export const noteField = requiredText("Please say what should change", longestNote);
