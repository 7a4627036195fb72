import { z } from "zod";
import { optionalText } from "#app/kit/forms/fields.ts";

export const verdicts = {
  "strong-yes": "Strong yes",
  yes: "Yes",
  no: "No",
  "strong-no": "Strong no",
} as const;
export type Verdict = keyof typeof verdicts;
export const verdictNames = Object.keys(verdicts) as Verdict[];

/** From 1 to 4. */
export const ratingWords = ["Weak", "Fair", "Good", "Strong"] as const;

/** Of a company that has set none of its own. */
export const readyCriteria: readonly string[] = [
  "Clinical skills",
  "Experience for this role",
  "Communication with patients and team",
  "Judgment under pressure",
  "Fit with the schedule",
];

export const fewestCriteria = 3;
const mostCriteria = 8;
const toFields = (name: string) => Array.from({ length: mostCriteria }, (_, at) => `${name}${at + 1}`);
export const criterionFields = toFields("criterion");
export const ratingFields = toFields("rating");
export const cardFields = ["verdict", "cardNote", "criteria", "cardSeen", ...ratingFields];

/** What was seen is rated; the rest is left out. */
type Rating = [criterion: string, rating: number];

export interface CardInput {
  verdict: Verdict;
  ratings: Rating[];
  note: string;
}

export interface Card extends CardInput {
  isOwn: boolean;
  author: string;
  changedAt: number;
}

const cardSchema = z.object({
  verdict: z.enum(verdictNames, "Choose what you think overall."),
  note: optionalText(5000),
});

/** `criteria` are those that the form showed. What is wrong is null for a card that can be stored. */
export function readCard(
  form: FormData,
  criteria: readonly string[],
): { typed: CardInput; problem: null } | { typed: Partial<CardInput>; problem: string } {
  const ratings = criteria.flatMap((criterion, at): Rating[] => {
    const rating = Number(form.get(ratingFields[at] ?? ""));
    return ratingWords[rating - 1] ? [[criterion, rating]] : [];
  });
  const note = String(form.get("cardNote") ?? "");
  const verdict = verdictNames.find((name) => name === form.get("verdict"));
  const read = cardSchema.safeParse({ verdict, note });
  return read.success
    ? { typed: { ...read.data, ratings }, problem: null }
    : { typed: { verdict, note, ratings }, problem: read.error.issues[0]!.message };
}

/** Three to eight different ones, in the order of their fields, or what is wrong. */
export function readCriteria(form: FormData): { criteria: string[] } | { problem: string } {
  const criteria = criterionFields
    .map((field) =>
      String(form.get(field) ?? "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
  if (criteria.some((name) => name.length > 60)) return { problem: "Use at most 60 characters for each." };
  if (new Set(criteria.map((name) => name.toLowerCase())).size < criteria.length)
    return { problem: "Enter each criterion once." };
  return criteria.length < fewestCriteria
    ? { problem: `Enter at least ${fewestCriteria} criteria.` }
    : { criteria };
}

interface CardSummary {
  count: number;
  /** "2 strong yes, 1 no" */
  verdicts: string;
  /** Of each criterion that someone rated, in the order of the first card that has it. */
  ratings: { criterion: string; average: string; count: number }[];
}

export function toSummary(cards: readonly CardInput[]): CardSummary {
  const counts = verdictNames.map((name) => cards.filter(({ verdict }) => verdict === name).length);
  const given = cards.flatMap(({ ratings }) => ratings);
  return {
    count: cards.length,
    verdicts: verdictNames
      .flatMap((name, at) => (counts[at] ? [`${counts[at]} ${verdicts[name].toLowerCase()}`] : []))
      .join(", "),
    ratings: [...new Set(given.map(([criterion]) => criterion))].map((criterion) => {
      const all = given.flatMap(([name, rating]) => (name === criterion ? [rating] : []));
      const sum = all.reduce((total, rating) => total + rating, 0);
      return { criterion, average: (sum / all.length).toFixed(1), count: all.length };
    }),
  };
}
