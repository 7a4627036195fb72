import { z } from "zod";
import { requiredLine } from "#app/kit/forms/fields.ts";
import { deskRoles, roles } from "#app/kit/platform/column-words.ts";

export const suspendSchema = z.object({ reason: requiredLine("Enter the reason", 300) });

export const userStepSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("role"), role: z.enum(roles), desk: z.enum(deskRoles).default("support") }),
  z.object({ intent: z.literal("unsuspend") }),
  z.object({ intent: z.literal("reset") }),
]);
