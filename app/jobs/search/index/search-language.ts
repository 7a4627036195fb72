import {
  fieldWords,
  professionWords,
  sureAbbreviations,
  type WordGroups,
} from "#app/jobs/reading/word-groups.ts";
import { readWords, toWords, toWrittenWords } from "#app/kit/text/words.ts";
import { anyOf } from "./search-keys.ts";

const fillers = new Set([
  "a",
  "an",
  "and",
  "at",
  "for",
  "in",
  "job",
  "jobs",
  "me",
  "near",
  "of",
  "the",
  "to",
  "w",
  "with",
  "position",
  "positions",
]);
const maxWords = 12;

interface WordGroup {
  token: string;
  kind: "profession" | "field";
}

interface PhraseTable {
  groups: ReadonlyMap<string, WordGroup>;
  firstWords: ReadonlySet<string>;
  longest: number;
}

export function toPhraseTable(professions: WordGroups, fields: WordGroups): PhraseTable {
  const groups = new Map([...toPhrases(professions, "profession"), ...toPhrases(fields, "field")]);
  const phrases = [...groups.keys()].map((phrase) => phrase.split(" "));
  return {
    groups,
    firstWords: new Set(phrases.flatMap(([first = ""]) => [first, `${first}s`])),
    longest: Math.max(...phrases.map((words) => words.length)),
  };
}

// Tokens end in a digit to bypass the stemmer.
const toPhrases = (words: WordGroups, kind: WordGroup["kind"]) =>
  Object.entries(words).flatMap(([name, others]) => {
    const group = { token: `zq${name.replaceAll(" ", "")}0`, kind };
    return [name, ...others].map((phrase) => [phrase, group] as const);
  });

const ownPhrases = toPhraseTable(professionWords, fieldWords);

const withoutPlural = (word: string) => (word.endsWith("s") ? word.slice(0, -1) : word);

const maxAbbreviation = 3;

/** Abbreviations count only in titles and in capitals, because prose uses "or", "MD" and "PA" otherwise. */
export function toIndexedText(text: string, kind: "title" | "prose", phrases = ownPhrases): string {
  const written = toWrittenWords(text);
  const words = written.map((word) => word.toLowerCase());
  const tokens = words.flatMap((_, at) =>
    findPhrasesAt(words, at, phrases)
      .filter(({ group, length }, index) => {
        // "Physician assistant" must not match physician, but "Pediatric ICU" does match pediatric.
        if (index > 0 && group.kind === "profession") return false;
        const singular = phrases.groups.has(words[at]!) ? written[at]! : withoutPlural(written[at]!);
        if (length > 1 || singular.length > maxAbbreviation) return true;
        const isRead = kind === "title" || sureAbbreviations.has(singular.toLowerCase());
        return isRead && singular === singular.toUpperCase();
      })
      .map(({ group }) => group.token),
  );
  return [text, ...tokens].join(" ");
}

const inQuotes = /["“”]([^"“”]*)["“”]/g;

/** Several words in quotes match only together and in order. One word in quotes is a plain word. */
export function toTextExpression(text: string): string | null {
  const phrases: string[] = [];
  const rest = text.replace(inQuotes, (all, inside: string) => {
    const words = toWords(inside.replaceAll("&", " and ")).slice(0, maxWords);
    if (words.length < 2) return all;
    phrases.push(toPhrase(words));
    return " ";
  });
  const plain = toPlainExpression(rest);
  const parts = [...new Set(phrases), ...(plain === null ? [] : [plain])];
  return parts.length > 0 ? parts.join(" AND ") : null;
}

/** The index has no word for "&", so "labor & delivery" also finds "labor and delivery". */
function toPhrase(words: readonly string[]): string {
  const short = words.filter((word) => word !== "and");
  return anyOf([...new Set([words, short].map((way) => `"${way.join(" ")}"`))]);
}

/** Quotes every word, so that no typed word is an operator. The last word is also a prefix. */
function toPlainExpression(text: string): string | null {
  const read = readWords(text);
  const written = read.map(({ word }) => word);
  const words = written.map((word) => word.toLowerCase());
  const isFiller = words.map((word, at) => fillers.has(word) || isConjunction(written, at));
  const hasOthers = isFiller.includes(false);
  const last = hasOthers ? isFiller.lastIndexOf(false) : words.length - 1;
  const parts: string[][] = [];
  let taken = 0;
  let lastKind: WordKind | null = null;
  for (let at = 0; at < words.length && taken < maxWords; ) {
    const [known] = isConjunction(written, at) ? [] : findPhrasesAt(words, at);
    const word = words[at]!;
    const isTaken = known !== undefined || !isFiller[at] || !hasOthers;
    const kind = known?.group.kind ?? "word";
    if (isTaken) {
      const term = known ? known.group.token : `"${word}"${at === last && word.length > 2 ? " *" : ""}`;
      const isAlternative = read[at]!.isAfterSlash && lastKind !== null && isEither(lastKind, kind);
      if (isAlternative) parts.at(-1)!.push(term);
      else parts.push([term]);
      taken += 1;
    }
    lastKind = isTaken ? kind : null;
    at += known?.length ?? 1;
  }
  return parts.length > 0 ? parts.map((terms) => anyOf([...new Set(terms)])).join(" AND ") : null;
}

type WordKind = WordGroup["kind"] | "word";

/** "RN/ICU" is a nurse on that unit, but "RN/LPN" and "ICU/CCU" mean either one. */
const isEither = (a: WordKind, b: WordKind): boolean => a === b || a === "word" || b === "word";

/** A conjunction in "nurse or tech", but the operating room in "OR nurse" and "or nurse". */
function isConjunction(written: readonly string[], at: number): boolean {
  return written[at] === "or" && at > 0 && at < written.length - 1;
}

/** The stemmer does not recognize the plurals of abbreviations, such as "rns". */
function findPhrasesAt(words: readonly string[], at: number, { groups, firstWords, longest } = ownPhrases) {
  const found: { group: WordGroup; length: number }[] = [];
  if (!firstWords.has(words[at]!)) return found;
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(" ");
    const group = groups.get(phrase) ?? groups.get(withoutPlural(phrase));
    if (group) found.push({ group, length });
  }
  return found;
}
