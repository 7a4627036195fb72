import { z } from "zod";
import { eventNames, shapeNames } from "./webhook-events.ts";

export const webhookSchema = z.object({
  address: z
    .string({ error: "Enter the address of your endpoint" })
    .trim()
    .min(1, "Enter the address of your endpoint"),
  events: z
    .preprocess(
      (given) => (given === undefined ? [] : [given].flat()),
      z.array(z.enum(eventNames)).min(1, "Choose at least one"),
    )
    .transform((all) => [...new Set(all)]),
  shape: z.enum(shapeNames, "Choose one"),
});
