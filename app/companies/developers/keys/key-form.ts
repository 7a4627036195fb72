import { z } from "zod";
import { requiredLine } from "#app/kit/forms/fields.ts";
import { scopeNames } from "../scopes.ts";

export const keySchema = z.object({
  name: requiredLine("Enter a name, such as the system that gets the key", 60),
  scopes: z
    .preprocess(
      (given) => (given === undefined ? [] : [given].flat()),
      z.array(z.enum(scopeNames)).min(1, "Choose at least one"),
    )
    .transform((all) => [...new Set(all)]),
});
