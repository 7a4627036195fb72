import { z } from "zod";
import { emailField } from "#app/accounts/account-fields.ts";

const suppressionReasons = ["asked", "bounced", "complained", "wrong-person"] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

export const suppressionReasonNames: Record<SuppressionReason, string> = {
  asked: "Asked us not to write",
  bounced: "Does not exist, or takes no mail",
  complained: "Reported our email as spam",
  "wrong-person": "Belongs to someone else",
};

export const suppressionSchema = z.object({
  email: emailField,
  reason: z.enum(suppressionReasons, { error: "Choose a reason" }),
});
