import { emailField } from "#app/accounts/account-fields.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { parseState } from "#app/facts/reference/place/states.ts";
import { findPhrases, toTokens } from "#app/jobs/reading/phrases.ts";
import { parseRole } from "#app/jobs/reading/role.ts";
import { degreeLexicon, lettersAfterNames, schoolLexicon, sureFacilityLexicon } from "./resume-words.ts";
import type { Suggestion } from "./suggestion.ts";

const mostNameLines = 6;
const nameWord = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u;
const initial = /^\p{Lu}\.?$/u;
const particles = new Set("de la del van von der di da dos el al bin le st".split(" "));
const noNames = new Set(
  "resume résumé curriculum vitae cv page confidential nurse registered licensed profile contact phone email address objective summary".split(
    " ",
  ),
);
const emailShape = /[\w.%+'-]{1,64}@[\w.-]{1,180}\.\w{2,24}/g;
const phoneShape =
  /(?<![\d/.-])(?:\+?1[\s.-]?)?\(?[2-9]\d{2}\)?[\s.\-–]{0,2}[2-9]\d{2}[\s.\-–]?\d{4}(?![\d/-])/g;
const otherPhones = /\b(?:fax|emergency|work|office|reference)\b/i;

export interface NameLine {
  name: string;
  /** "RN, BSN, CCRN" */
  letters: string;
  line: string;
}

/** Parts of a head's line: "Tulsa, OK | 918-555-0100 • ana@example.org". */
export const toParts = (line: string): string[] =>
  line
    .split(/[\t|•·●▪◦■♦;]|\s[–—-]\s/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The head's, or where columns put it elsewhere, the one that the email's address confirms. */
export function findName(head: readonly string[], lines: readonly string[]): NameLine | null {
  const local =
    /([\w.]{1,64})@/.exec(lines.find((line) => line.includes("@")) ?? "")?.[1]?.toLowerCase() ?? "";
  const isInEmail = ({ name }: NameLine) => {
    const last = toTokens(name).at(-1)!.word;
    return last.length >= 4 && local.includes(last);
  };
  return listNames(head.slice(0, mostNameLines))[0] ?? listNames(lines).find(isInEmail) ?? null;
}

const listNames = (lines: readonly string[]): NameLine[] =>
  lines.flatMap((line) => {
    const [whole = "", ...others] = toParts(line.replace(/^name\s*:\s*/i, ""));
    const found = readName(whole);
    if (!found) return [];
    return [{ name: found.name, letters: [found.letters, ...others].filter(Boolean).join(", "), line }];
  });

function readName(text: string): { name: string; letters: string } | null {
  const pieces = text.split(",").map((piece) => piece.trim());
  const words = pieces[0]!.replace(/^(?:dr|mr|ms|mrs)\.?\s+/i, "").split(/\s+/);
  const letters: string[] = pieces.slice(1);
  while (words.length > 2 && isLetters(words.at(-1)!)) letters.unshift(words.pop()!);
  // "Ortiz, Ana M., RN"
  const given = (pieces[1] ?? "").split(/\s+/);
  if (
    words.length === 1 &&
    !parseState(pieces[1] ?? "") &&
    given.every((word) => nameWord.test(word)) &&
    !isLetters(given[0]!)
  ) {
    letters.shift();
    words.unshift(...given);
  }
  const name = words.join(" ");
  const isName =
    words.length >= 2 &&
    words.length <= 5 &&
    words.every((word) => nameWord.test(word) || particles.has(word.toLowerCase())) &&
    words.filter((word) => !initial.test(word)).length >= 2 &&
    !words.some((word) => noNames.has(word.toLowerCase())) &&
    !isSomethingElse(name);
  return isName ? { name: toCased(name), letters: letters.join(", ") } : null;
}

const isLetters = (word: string) =>
  lettersAfterNames.has(word.replace(/[()]/g, "")) || lettersAfterNames.has(word);

function isSomethingElse(text: string): boolean {
  const tokens = toTokens(text);
  const role = parseRole(text);
  const said = [degreeLexicon, schoolLexicon, sureFacilityLexicon].some(
    (lexicon) => findPhrases(tokens, lexicon).length > 0,
  );
  return said || role.profession !== null || role.specialty !== null || parsePlace(text).state !== null;
}

function toCased(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'’.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\b(?:De|La|Del|Van|Von|Der|Di|Da|Dos)\b(?=\s)/g, (word, at: number) =>
      at > 0 ? word.toLowerCase() : word,
    );
}

export function suggestContact(lines: readonly string[], name: NameLine | null): Suggestion[] {
  return [suggestEmail(lines), suggestPhone(lines), suggestPlace(lines, name)].flatMap(
    (found) => found ?? [],
  );
}

/** Two addresses of one person are a choice that only they can make. */
function suggestEmail(lines: readonly string[]): Suggestion | null {
  const found = lines.flatMap((line) =>
    (line.match(emailShape) ?? []).flatMap((text) => {
      const { success, data } = emailField.safeParse(text);
      return success ? [{ field: "email" as const, value: data, line }] : [];
    }),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0]! : null;
}

function suggestPhone(lines: readonly string[]): Suggestion | null {
  const found = lines.flatMap((line) =>
    toParts(line)
      .filter((part) => !otherPhones.test(part))
      .flatMap((part) => part.match(phoneShape) ?? [])
      .map((text) => ({ field: "phone" as const, value: toPhone(text), line })),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0]! : null;
}

function toPhone(text: string): string {
  const digits = text.replace(/\D/g, "").slice(-10);
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

const cityAndState = /\p{L}[,\s]+(?:[A-Z]{2}|[A-Z][\p{L}]+(?: [A-Z]\p{L}+)?)\.?(?:,?\s+\d{5}(?:-\d{4})?)?$/u;

/** "Ana Ortiz, PA" is no place. */
function suggestPlace(lines: readonly string[], name: NameLine | null): Suggestion | null {
  for (const line of lines)
    for (const part of toParts(line).slice(line === name?.line ? 1 : 0)) {
      const text = part.replace(/^(?:address|location|home|based in|residence|lives in)\s*:?\s*/i, "");
      if (!text.includes(",") || !cityAndState.test(text) || text.includes("@")) continue;
      const { city, state } = parsePlace(text);
      if (city && state) return { field: "place", value: `${city}, ${state.code}`, line };
    }
  return null;
}
