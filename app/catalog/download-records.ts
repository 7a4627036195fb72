import * as z from "zod";
import { slug } from "./record-fields.ts";

/** On the page of downloads, in this order. */
export const downloadGroup = z.enum(["offer", "move", "keep"]);

const link = z.strictObject({ title: z.string().min(2), to: z.string().startsWith("/") });

/** A worksheet as the page tells of it. Its files are made by the build. */
export const download = z.strictObject({
  slug,
  title: z.string(),
  purpose: z.string(),
  group: downloadGroup,
  updated: z.iso.date(),
  isLandscape: z.boolean(),
  /** Guides that are there, and other pages that it goes with. */
  links: z.array(link),
});
export type Download = z.infer<typeof download>;
