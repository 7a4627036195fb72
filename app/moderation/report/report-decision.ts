import { z } from "zod";
import { requiredText } from "#app/forms/fields.ts";

export const reportDecisionSchema = z.object({
  slug: z.string().max(200),
  decision: z.enum(["take-down", "dismiss"]),
  reason: requiredText("Please say why", 1000),
});

export type ReportDecision = z.output<typeof reportDecisionSchema>;
