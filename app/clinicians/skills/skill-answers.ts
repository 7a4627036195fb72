/** 0: never done, 1: with help, 2: alone, 3: can teach. */
export type SkillRating = 0 | 1 | 2 | 3;
/** 1: within a year, 2: one to two years ago, 3: longer ago. */
export type LastDone = 1 | 2 | 3;

export interface Answer {
  rating: SkillRating | null;
  last: LastDone | null;
}

/** By the item's id. */
export type SkillAnswers = ReadonlyMap<string, Answer>;

export const noAnswer: Answer = { rating: null, last: null };

export const countRated = (answers: SkillAnswers): number =>
  [...answers.values()].filter(({ rating }) => rating !== null).length;

const none = "-";

/** "arterial-line.21~crrt.0-": for storage and for forms. */
export const writeAnswers = (answers: SkillAnswers): string =>
  [...answers]
    .filter(([, { rating, last }]) => rating !== null || last !== null)
    .map(([id, { rating, last }]) => `${id}.${rating ?? none}${last ?? none}`)
    .join("~");

const written = /^([a-z0-9-]{1,60})\.([0-3-])([1-3-])$/;

export function readAnswers(text: string): SkillAnswers {
  const answers = new Map<string, Answer>();
  for (const part of text.split("~")) {
    const [, id, rating, last] = written.exec(part) ?? [];
    if (id)
      answers.set(id, {
        rating: toDigit(rating!) as SkillRating | null,
        last: toDigit(last!) as LastDone | null,
      });
  }
  return answers;
}

const toDigit = (text: string): number | null => (text === none ? null : Number(text));
