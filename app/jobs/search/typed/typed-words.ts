import { findPhrases, toLexicon, toTokens } from "#app/jobs/reading/phrases.ts";
import typed from "../../../../data/words/typed.json" with { type: "json" };
import type { Claims } from "./typed-claims.ts";
import type { ReadingOf } from "./typed-query.ts";
import { labWords } from "./typed-roles.ts";

// What no field of a posting tells, but its words do: titles that are no profession of the catalogue, and benefits.

type Words = Pick<ReadingOf<"words">, "name" | "ways" | "isTitle">;

const list = (text: string): string[] => text.split(", ");

/** Postings write "tech" in three ways. */
const techs = ["tech", "technician", "technologist"];
const toWays = (names: string): string[] =>
  list(names).flatMap((name) =>
    name.endsWith(" tech") ? techs.map((tech) => name.replace(/tech$/, tech)) : [name],
  );

interface Phrases {
  /** Must be in the title. The first is the name that is shown. */
  titles: string[];
  /** Anywhere in the posting. The first is the name that is shown, and phrases after the bar are only typed. */
  offers: string[];
  /** What the title must have any of, for words that no title has. */
  kinds: [typed: string, ways: string][];
  /** What people wish for and no posting says. */
  wishes: string;
  /** Names of employers that would be read as something else, or corrected to another word. */
  employers: string;
}

const { titles, offers, kinds, wishes, employers } = typed as unknown as Phrases;

function* entries(): Generator<readonly [string, Words | null]> {
  for (const wish of list(wishes)) yield [wish, null];
  for (const row of titles) {
    const ways = toWays(row);
    const words = { name: list(row)[0]!, ways, isTitle: true };
    for (const way of ways) yield [way, words];
  }
  for (const [typed, ways] of kinds) {
    const words = { name: list(typed)[0]!, ways: list(ways), isTitle: true };
    for (const way of list(typed)) yield [way, words];
  }
  for (const row of offers) {
    const [said = "", typed = ""] = row.split(" | ");
    const ways = list(said);
    for (const way of [...ways, ...list(typed)]) yield [way, { name: ways[0]!, ways, isTitle: false }];
  }
}

const lexicon = toLexicon(entries());

const employerNames = toLexicon(list(employers).map((name) => [name, name] as const));
const employerWords = new Set([...employerNames.phrases.keys()].flatMap((name) => name.split(" ")));

/** Whether a word is no misspelling, because an employer is called so. */
export const isOfEmployer = (word: string): boolean => employerWords.has(word);

export function findEmployerNames(text: string): { from: number; to: number }[] {
  const tokens = toTokens(text);
  return findPhrases(tokens, employerNames).map(({ from, to }) => {
    const last = tokens[to - 1]!;
    return { from: tokens[from]!.at, to: last.at + last.raw.length };
  });
}

const ofVeterans = lexicon.phrases.get("veterans affairs")!;

const theVeterans = /\b(?:(?:at|for|with|in)\s+)?the\s+va\b(?!\s+(?:area|suburbs|beach)\b)/i;
const veterans = /(?<![\p{L}\p{N}])va(?![\p{L}\p{N}])/iu;

/** "At the VA", and "psychologist VA San Antonio": beside a place of another state, the letters are no state. */
export function readVeterans(
  claims: Claims,
  { isElsewhere }: { isElsewhere: boolean },
): ReadingOf<"words">[] {
  const match = (isElsewhere ? veterans : theVeterans).exec(claims.text);
  const claimed = match && claims.claim({ from: match.index, to: match.index + match[0].length });
  return claimed ? [{ kind: "words", ...ofVeterans, ...claimed }] : [];
}

export function readWordings(claims: Claims): ReadingOf<"words" | "undecided">[] {
  const tokens = claims.listTokens();
  const isSonography = tokens.some(({ word }) => /^(?:sono|ultraso)/.test(word));
  const isOfLab = tokens.some(({ word }) => labWords.has(word));
  return findPhrases(tokens, lexicon).flatMap(
    ({ from, to, value, phrase }): ReadingOf<"words" | "undecided">[] => {
      const isOther = isOfLab || /^nuc(?:lear|s)?$/.test(tokens[from - 1]?.word ?? "");
      if (isOther && /^med techs?$/.test(phrase)) return [];
      if (phrase === "vascular" && !isSonography) return [];
      const last = tokens[to - 1]!;
      const claimed = claims.claim({ from: tokens[from]!.at, to: last.at + last.raw.length });
      if (!claimed) return [];
      const words = claims.text.slice(claimed.from, claimed.to);
      return value
        ? [{ kind: "words" as const, ...value, ...claimed }]
        : [{ kind: "undecided" as const, words, ...claimed, isNot: false }];
    },
  );
}
