import { z } from "zod";
import { requiredLine } from "#app/kit/forms/fields.ts";

export const pauseSchema = z.object({ reason: requiredLine("Enter the reason", 300) });
