import { z } from "zod";
import type { Suggestion } from "./suggestions/suggestion.ts";
import { textTypes, type UnreadReason } from "./text/text-limits.ts";

/** Names a file and no row: a forged message reaches nothing but the reading of that file. */
export const documentMessage = z.object({
  key: z.string().regex(/^(?:documents|application-files)\/[\w-]{1,128}$/),
  type: z.enum(textTypes),
});

export type DocumentMessage = z.output<typeof documentMessage>;

/**
 * `of` is the etag of the file that was read, so that a later file under the key is told from it. A file that was sent with
 * an application has its text, and of suggestions those of years and certificates.
 */
export type DocumentReading = { of: string } & (
  | { ok: true; suggestions: Suggestion[]; text?: string }
  | { ok: false; reason: UnreadReason | "unfinished" }
);
