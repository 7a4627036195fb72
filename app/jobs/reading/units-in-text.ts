import { findPhrases, toTokens } from "./phrases.ts";
import type { ReaderWords } from "./reader-words.ts";
import { specialtyAbbreviations } from "./specialty-phrases.ts";
import { type Said, toStatements } from "./statements.ts";

const place =
  "unit|team|floor|department|neighborhood|household|wing|ward|pod|clinic|program|practice|center|suite|lab|buildings?|facilit(?:y|ies)|SNFs?|home";
/** What a sentence calls the workplace: "on our hospice team", "is a 126-bed skilled nursing facility". */
const workplace = new RegExp(
  String.raw`\b(?:(?:[Oo]n|[Ii]n|for|[Jj]oin(?:ing)?|[Aa]t|to)\s(?:an?|our)|in [\p{Lu}][\p{L}'’]+(?: [\p{Lu}][\p{L}'’]+)?, our|is an?)\s((?:[\p{L}\d'’&/+-]+\s){0,5}?(?:${place}))\b`,
  "gu",
);
/** Words of somebody else's unit, or of one to float to. */
const elsewhere =
  /\b(?:float\w*|pull(?:ed|s)?|transfer\w*|refer\w*|consult\w*|collaborat\w*|liais\w*|experience|preferred|rotat\w*|cross|attached|nearby|besides?|away|also)\b/i;
const label =
  /^(?:unit|department|dept|specialty|area|service line|clinical area|home unit|setting|floor)\s?[:–-]\s?(.{2,60})$/i;
const mostStatements = 100;

/** Fields of work that say nothing of a place, or are too wide to be one. */
const tooWide = new Set([
  "float-pool",
  "telehealth",
  "case-management",
  "nurse-education",
  "ambulatory-care",
  "primary-care",
  "radiology",
]);

/** The only unit that a description's lines call its workplace. Null where they name several. */
export function findUnitInText(text: Said, words: ReaderWords): string | null {
  const said = toStatements(text).slice(0, mostStatements);
  const labelled = said.flatMap(({ text: one }) => label.exec(one)?.[1] ?? []);
  const named = said.flatMap(({ text: one }) =>
    elsewhere.test(one) ? [] : [...one.matchAll(workplace)].map(([, phrase]) => phrase!),
  );
  for (const phrases of [labelled, named]) {
    const units = new Set(phrases.flatMap((phrase) => listUnits(phrase, words)));
    if (units.size > 0) return units.size === 1 ? [...units][0]! : null;
  }
  return null;
}

function listUnits(phrase: string, words: ReaderWords): string[] {
  const tokens = toTokens(phrase);
  return findPhrases(tokens, words.specialties).flatMap(({ value, phrase: name, from }) =>
    value === null ||
    tooWide.has(value) ||
    // Of the hospital, not of the work.
    (value === "trauma" && /\blevel\b/i.test(phrase)) ||
    (specialtyAbbreviations.has(name) && !/^\p{Lu}+$/u.test(tokens[from]!.raw))
      ? []
      : [value],
  );
}
