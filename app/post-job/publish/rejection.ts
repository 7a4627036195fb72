import { z } from "zod";
import { requiredText } from "#app/forms/fields.ts";

export const rejectionSchema = z.object({
  decision: z.literal("reject"),
  reason: requiredText("Please say why, so that the employer can change it", 1000),
});
