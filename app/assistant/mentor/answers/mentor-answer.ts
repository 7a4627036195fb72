import * as z from "zod";
import type { RefusalLabel } from "#app/assistant/understanding/labels.ts";
import { longestQuestion } from "./question-length.ts";

const tooLong = `Ask in ${longestQuestion} characters or fewer.`;

const toPlain = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\p{Cf}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

export const questionSchema = z.object({
  question: z
    .string("Type a question.")
    .transform(toPlain)
    .pipe(z.string().min(3, "Type a question.").max(longestQuestion, tooLong)),
  /** The question before, which a follow-up leans on. */
  before: z
    .string()
    .transform((text) => toPlain(text).slice(0, longestQuestion))
    .optional(),
});

/** A sentence of an answer, with the page of ours that says so. */
export interface SourcedFact {
  text: string;
  source: string;
  /** The name of that page. */
  title: string;
}

export interface FoundPosting {
  title: string;
  employer: string;
  place: string | null;
  pay: string;
  to: string;
}

/** What a tool found. Nothing found makes no sentence. */
export interface Found {
  told: readonly SourcedFact[];
  postings: readonly FoundPosting[];
}

export interface MentorAnswer {
  answer: readonly SourcedFact[];
  postings: readonly FoundPosting[];
  refused: RefusalLabel | null;
  /** A follow-up in full, as it was understood. Null for a question that stands alone. */
  understood: string | null;
}

export const foundOf = (told: readonly SourcedFact[], postings: readonly FoundPosting[] = []): Found => ({
  told,
  postings,
});
