import * as z from "zod";
import { slug } from "./record-fields.ts";

export const downloadGroup = z.enum(["offer", "move", "keep"]);

const link = z.strictObject({ title: z.string().min(2), to: z.string().startsWith("/") });

export const download = z.strictObject({
  slug,
  title: z.string(),
  purpose: z.string(),
  group: downloadGroup,
  updated: z.iso.date(),
  isLandscape: z.boolean(),
  links: z.array(link),
});
export type Download = z.infer<typeof download>;
