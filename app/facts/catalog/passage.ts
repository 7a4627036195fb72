import * as z from "zod";
import { slug } from "./record-fields.ts";

/** Slugs of the job search's professions, or of profiled ones. */
const audience = z.array(slug).min(1);

/** For everyone, or only for `professions`. `firstFor` only puts a fact first for them. */
const part = z.union([
  z.string().min(20),
  z.strictObject({
    professions: audience.optional(),
    firstFor: audience.optional(),
    text: z.string().min(10),
  }),
]);

export const passage = z.union([part, z.array(part).min(2)]);
export type Passage = z.infer<typeof passage>;

interface PassagePart {
  text: string;
  professions?: string[];
  firstFor?: string[];
}

export const listParts = (passage: Passage): PassagePart[] =>
  [passage].flat().map((one) => (typeof one === "string" ? { text: one } : one));

export const toWhole = (passage: Passage): string =>
  listParts(passage)
    .map(({ text }) => text)
    .join(" ");

export function mapTexts(passage: Passage, map: (text: string) => string): Passage {
  const mapPart = (one: z.infer<typeof part>) =>
    typeof one === "string" ? map(one) : { ...one, text: map(one.text) };
  return Array.isArray(passage) ? passage.map(mapPart) : mapPart(passage);
}
