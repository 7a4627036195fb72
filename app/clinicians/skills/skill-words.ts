import type { Answer, LastDone, SkillRating } from "./skill-answers.ts";

interface RatingWords {
  rating: SkillRating;
  short: string;
  name: string;
}

export const ratingScale: readonly RatingWords[] = [
  { rating: 0, short: "never", name: "Never done" },
  { rating: 1, short: "help", name: "With help" },
  { rating: 2, short: "alone", name: "Alone" },
  { rating: 3, short: "teach", name: "Can teach" },
];

export const lastDone: readonly { last: LastDone; name: string }[] = [
  { last: 1, name: "Within 1 year" },
  { last: 2, name: "1 to 2 years ago" },
  { last: 3, name: "Over 2 years ago" },
];

export const toRatingName = (rating: Answer["rating"]): string =>
  rating === null ? "Not rated" : `${rating} ${ratingScale[rating]!.name}`;

export const toLastName = (last: Answer["last"]): string => (last === null ? "–" : lastDone[last - 1]!.name);

export const toProgress = (done: number, of: number): string => `${done} of ${of}`;

const secondsAnItem = 10;
export const toMinutes = (items: number): number => Math.round((items * secondsAnItem) / 60);

/** The prefix keeps item ids apart from the form's other fields. */
export const toRatingField = (id: string): string => `r.${id}`;
export const toLastField = (id: string): string => `w.${id}`;

/** SkillAnswers as text, for a form that does not ask them again. */
export const carriedField = "answers";
export const changeField = "change";
