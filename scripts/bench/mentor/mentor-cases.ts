import * as z from "zod";

/** `sources`: pages, one of which answers, or all of them with `all`. A refused question has its kind instead. */
const mentorCase = z.strictObject({
  question: z.string().min(3),
  sources: z.array(z.string().startsWith("/")).default([]),
  all: z.boolean().default(false),
  refused: z.string().optional(),
});
export type MentorCase = z.infer<typeof mentorCase>;

export const mentorCases = z.strictObject({ tuned: z.array(mentorCase), fresh: z.array(mentorCase) });

export interface GivenAnswer {
  answer: readonly { text: string; source: string }[];
  postings: readonly unknown[];
  refused: string | null;
}

/** A state's tabs are parts of the state's page. */
const toPage = (address: string): string =>
  address.replace(/[?#].*$/, "").replace(/^(\/states\/[^/]+)\/(?:license|living-costs)$/, "$1");

/** Returns null when a page that answers the question was quoted, or it was refused for the right reason. */
export function findMistake(expected: MentorCase, given: GivenAnswer): string | null {
  const { question, sources, all, refused } = expected;
  const told = new Set(given.answer.map(({ source }) => toPage(source)));
  const line = `${question} -> ${given.refused ?? [...told].join(" ")}`;
  if (refused) return given.refused === refused ? null : `${line}, not ${refused}`;
  if (given.refused) return line;
  const isRight = all ? sources.every((page) => told.has(page)) : sources.some((page) => told.has(page));
  return isRight ? null : `${line}, not ${sources.join(" ")}`;
}
