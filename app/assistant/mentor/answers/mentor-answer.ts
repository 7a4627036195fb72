import * as z from "zod";
import { longestQuestion } from "./question-length.ts";

const tooLong = `Ask in ${longestQuestion} characters or fewer.`;

export const questionSchema = z.object({
  question: z
    .string("Type a question.")
    .transform((text) =>
      text
        .replace(/[\p{Cc}\p{Cs}\p{Cf}]+/gu, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .pipe(z.string().min(3, "Type a question.").max(longestQuestion, tooLong)),
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

export type RefusalReason = "crisis" | "medical" | "legal" | "immigration" | "rival" | "not-covered";

export interface MentorAnswer {
  answer: readonly SourcedFact[];
  postings: readonly FoundPosting[];
  refused: RefusalReason | null;
}

export const foundOf = (told: readonly SourcedFact[], postings: readonly FoundPosting[] = []): Found => ({
  told,
  postings,
});
