import { z } from "zod";
import { requiredLine } from "#app/forms/fields.ts";

export const pauseSchema = z.object({ reason: requiredLine("Enter the reason", 300) });
