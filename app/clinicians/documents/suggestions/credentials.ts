import { findState, parseState, states } from "#app/facts/reference/place/states.ts";
import { certificates } from "#app/facts/reference/profession/certificates.ts";
import {
  findPhrases,
  type Lexicon,
  type Token,
  toLexicon,
  toShortText,
  toTokens,
} from "#app/jobs/reading/phrases.ts";
import { professionLexicon } from "#app/jobs/reading/profession-phrases.ts";
import {
  certificateNames,
  licenseLexicon,
  multistateLexicon,
  singleStateLexicon,
  unsureLexicon,
} from "./resume-words.ts";
import { findExpiry, isExpiryLine } from "./spans.ts";
import type { Suggestion } from "./suggestion.ts";

const certificateLexicon = toLexicon([
  ...certificates.map(({ code }) => [code, code] as const),
  ...certificates.map(({ name, code }) => [name.replace(/ \(.*\)$/, ""), code] as const),
  ...certificateNames,
]);
/** A card of the emergency services has the same letters: "Nationally Registered Paramedic". */
const otherMeanings: Record<string, readonly string[]> = { NRP: ["paramedic", "emt"] };
const stateLexicon = toLexicon(
  states.flatMap(
    ({ name, code }) =>
      [
        [name, code],
        [code, code],
      ] as const,
  ),
);

const says = <T>(tokens: readonly Token[], lexicon: Lexicon<T>) => findPhrases(tokens, lexicon).length > 0;
const tokensOf = (text: string) => toTokens(toShortText(text));
export const isUnsure = (text: string): boolean => says(tokensOf(text), unsureLexicon);

/** Letters of five or fewer count in capitals only. */
export function suggestCertificates(lines: readonly string[], profession: string | null): Suggestion[] {
  const found = new Map<string, Suggestion>();
  for (const [at, line] of lines.entries()) {
    const pieces = toPieces(line);
    const next = toExpiryLine(lines[at + 1]);
    for (const piece of pieces) {
      if (isUnsure(piece)) continue;
      const tokens = tokensOf(piece);
      const phrases = findPhrases(tokens, certificateLexicon);
      // "BLS (Basic Life Support)" names one card.
      const isOne = phrases.every(({ value }) => value === phrases[0]!.value);
      const expires = isOne ? findExpiry(pieces.length === 1 ? `${piece} ${next}` : piece) : null;
      for (const { value: code, from, to } of phrases) {
        const raw = tokens
          .slice(from, to)
          .map((token) => token.raw)
          .join("");
        if (raw.length <= 5 && raw !== raw.toUpperCase()) continue;
        if (found.has(code) || otherMeanings[code]?.includes(profession ?? "")) continue;
        found.set(code, { field: "certificates", value: { code, expires }, line });
      }
    }
  }
  return [...found.values()];
}

/** "Expires 05/2027" on a line of its own belongs to the line before. */
const toExpiryLine = (next = ""): string => (isExpiryLine(next) ? next : "");

const toPieces = (line: string): string[] => line.split(/[;•·●▪|]/).filter((piece) => piece.trim());

interface LicenseLine {
  line: string;
  /** Below a heading of licenses, where a state needs no further word. */
  isListed: boolean;
}

export function suggestLicenses(lines: readonly LicenseLine[]): Suggestion[] {
  const found = new Map<string, Suggestion & { field: "licenses" }>();
  for (const [at, { line, isListed }] of lines.entries()) {
    const pieces = toPieces(line);
    const isEach = pieces.filter((piece) => findStates(piece).length > 0).length > 1;
    const isAbout = isListed || says(tokensOf(line), licenseLexicon);
    const next = lines[at + 1]?.line ?? "";
    const isPart = onlyNumber.test(next) || isExpiryLine(next);
    for (const piece of isEach ? pieces : [isPart ? `${line} ${next}` : line])
      for (const value of isAbout ? readLicenses(piece) : []) {
        const before = found.get(value.state);
        if (!before) found.set(value.state, { field: "licenses", value, line });
        else {
          before.value.number ??= value.number;
          before.value.expires ??= value.expires;
        }
      }
  }
  const [only, ...others] = found.values();
  const isCompact = ({ line, isListed }: LicenseLine) => isListed && isMultistate(line) && !isUnsure(line);
  if (only && others.length === 0) only.value.multistate ||= lines.some(isCompact);
  return [...found.values()];
}

function isMultistate(text: string): boolean {
  const tokens = tokensOf(text);
  return says(tokens, multistateLexicon) && !says(tokens, singleStateLexicon);
}

function readLicenses(text: string) {
  const tokens = tokensOf(text);
  if (says(tokens, noLicenseLexicon) || isUnsure(text)) return [];
  const states = findStates(text);
  const number = findNumber(text);
  const isTold =
    [professionLexicon, licenseLexicon].some((lexicon) => says<unknown>(tokens, lexicon)) || number !== null;
  if (!isTold && !states.every((state) => text.includes(findState(state)!.name))) return [];
  const isOne = states.length === 1;
  return states.map((state) => ({
    state,
    multistate: isOne && isMultistate(text),
    number: isOne ? number : null,
    expires: isOne ? findExpiry(text) : null,
  }));
}

/** Driving, prescribing, and what national bodies register. */
const noLicenseLexicon = toLexicon(
  "driver, drivers, dea, npi, university, college, arrt, nbrc, ardms, ascp, aha, ancc, nccpa, nbcot, asha, nremt"
    .split(", ")
    .map((word) => [word, word]),
);
/** These letters are also professions, and short words in capitals. */
const alsoProfessions = new Set(["PA", "MD", "MA"]);
const alsoWords = new Set(["OR", "IN", "ME", "HI", "OK", "OH", "ID", "LA", "CO", "AL", "DE", "MS"]);

function findStates(text: string): string[] {
  const tokens = tokensOf(text);
  const isCapital = text === text.toUpperCase();
  const roles = findPhrases(tokens, professionLexicon);
  const found = findPhrases(tokens, stateLexicon).filter(({ from, to }) => {
    const { raw } = tokens[from]!;
    if (to - from > 1 || raw.length > 2) return true;
    if (!findState(raw)) return false;
    if (alsoProfessions.has(raw)) return roles.some((role) => role.to <= from || role.from >= to);
    return !(alsoWords.has(raw) && isCapital && tokens.length > 6);
  });
  const isNamed = found.some(({ to, from }) => tokens[from]!.raw.length > 2 || to - from > 1);
  const codes = found.map(({ value }) => parseState(value)!.code);
  // "Kansas City" is no license, and "Florida Medical License ME 118822" one.
  const isElse = (at: number) => {
    const { from, to } = found[at]!;
    const next = tokens[to]?.word ?? "";
    const { raw } = tokens[from]!;
    const isPrefix = isNamed && raw.length === 2 && (/^\d+$/.test(next) || alsoProfessions.has(raw));
    return next === "city" || isPrefix;
  };
  return [...new Set(codes.filter((_, at) => !isElse(at)))];
}

const numberAfter =
  /(?:#|\bno\b\.?|\bnumber\b|\bnum\b\.?|\blic(?:ense)?\b\.?)\s*[:#]?\s*((?:[A-Z]{1,4}[-. ]?)?\d[\d.-]{2,12}[A-Z]?)\b/i;
const numberAlone = /(?<![\w/.#-])((?:(?:[A-Z]{2,5}-){1,3}|[A-Z]{1,4}[-.]?)?\d(?:[.-]?\d){3,11})(?![\w/-])/g;
const oneYear = /^(?:19|20)\d\d(?:[-.]\d\d){0,2}$/;
const onlyNumber = /^#?\s*(?:[A-Z]{1,4}[-. ]?)?\d{4,10}$/;

/** Null unless one thing in the text can be it. */
function findNumber(text: string): string | null {
  const said = numberAfter.exec(text)?.[1];
  if (said && /\d{3}/.test(said)) return said.trim();
  const alone = [...text.matchAll(numberAlone)]
    .map(([, number]) => number!)
    .filter((number) => !oneYear.test(number));
  return alone.length === 1 ? alone[0]! : null;
}
