import { z } from "zod";
import { requiredLine } from "#app/kit/forms/fields.ts";

export const personKeySchema = z.object({ name: requiredLine("Enter the assistant's name", 60) });
