import { z } from "zod";
import { formatIsoDay } from "#app/kit/text/when.ts";

/** Of a posting with several places. */
export const preferredPlaceLabel = "Preferred place";

/** Copies from before November 2026 have days as the form sent them. */
const value = z
  .string()
  .transform((text) => (z.iso.date().safeParse(text).success ? formatIsoDay(text) : text));
const line = z.object({ label: z.string(), value });

/** What was sent, and the posting as it read at that moment. Its shape may only grow: old copies stay as they are. */
const copySchema = z.object({
  posting: z.object({
    slug: z.string(),
    title: z.string(),
    employer: z.string(),
    place: z.string().nullable(),
    pay: z.string(),
    license: z.string().nullable(),
    freshness: z.string(),
    facts: z.array(line),
    descriptionHtml: z.string(),
    needs: z.array(z.string()),
  }),
  person: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
  }),
  licenses: z.array(z.object({ state: z.string(), number: z.string().nullable(), isCompact: z.boolean() })),
  /** Sent instead of a résumé, or null. */
  profile: z.array(line).nullable(),
  details: z.array(line),
  note: z.string(),
  /** `asked` is what the employer asks for, where the answer is something else. `isJudged`: it asks for something. */
  answers: z.array(line.extend({ isJudged: z.boolean().optional(), asked: z.string().optional() })),
  files: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      name: z.string(),
      type: z.string(),
      size: z.number(),
      sha256: z.string(),
    }),
  ),
  isForDesk: z.boolean(),
  consent: z.object({ version: z.string(), text: z.string() }),
});

export type ApplicationCopy = z.output<typeof copySchema>;

/** Null for an application from before we kept copies. */
export const readCopy = (json: string | null): ApplicationCopy | null =>
  json === null ? null : (copySchema.safeParse(JSON.parse(json)).data ?? null);
