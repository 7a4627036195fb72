import { parseState } from "#app/facts/reference/place/states.ts";
import { findPhrases, toShortText, toTokens } from "#app/jobs/reading/phrases.ts";
import { parseRole } from "#app/jobs/reading/role.ts";
import { degreeLexicon, facilityLexicon, schoolLexicon, sureFacilityLexicon } from "./resume-words.ts";
import { type FoundSpan, findSpan } from "./spans.ts";
import type { Span } from "./suggestion.ts";

export interface Position extends Span {
  facility: string | null;
  title: string | null;
  unit: string | null;
  profession: string | null;
  specialty: string | null;
  line: string;
  titleLine: string;
}

const longestHeader = 110;
const mostBefore = 3;
const mostAfter = 3;
const bullet = /^\s*(?:[•●▪◦■♦‣⁃➢➤✓*·o–—-]\s|\d+[.)]\s)/u;

/** A line that names something, not a sentence about what was done. */
function isHeader(line: string): boolean {
  if (bullet.test(line) || line.length > longestHeader || /[.;]$/.test(line.replace(/\b\p{L}\.$/u, "")))
    return false;
  const words = line.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const capital = words.filter((word) => /^\p{Lu}/u.test(word) || minor.has(word)).length;
  return words.length > 0 && capital / words.length >= 0.7;
}
const minor = new Set("of and the at for in to a de la".split(" "));

/** Entries of a history. A résumé writes all of them alike: as many lines before the dates as in the first. */
export function readPositions(lines: readonly string[], today: Date): Position[] {
  const spans = lines.map((line) =>
    isHeader(line) || !bullet.test(line) ? findHeaderSpan(line, today) : null,
  );
  const anchors = spans.flatMap((span, at) => (span ? [at] : []));
  const [first] = anchors;
  if (first === undefined) return [];
  const before = Math.min(first, mostBefore);
  if (!lines.slice(first - before, first).every(isHeader)) return [];
  return anchors.map((at, number) => {
    const end = (anchors[number + 1] ?? lines.length) - (number + 1 < anchors.length ? before : 0);
    const start = Math.max(number > 0 ? anchors[number - 1]! + 1 : 0, at - before);
    const above = takeWhile(lines.slice(start, at).toReversed(), isHeader).toReversed();
    const below = takeWhile(
      lines.slice(at + 1, Math.max(at + 1, Math.min(end, at + 1 + mostAfter))),
      isHeader,
    );
    return readEntry({ above, dated: lines[at]!, below }, spans[at]!);
  });
}

function findHeaderSpan(line: string, today: Date): FoundSpan | null {
  const span = findSpan(line, today);
  return span &&
    (span.rest.trim() === "" || isHeader(span.rest.replace(/\t/g, " ").trim()) || /\d/.test(span.rest)) &&
    line.length <= longestHeader + 40
    ? span
    : null;
}

function takeWhile<T>(items: readonly T[], isTaken: (item: T) => boolean): T[] {
  const end = items.findIndex((item) => !isTaken(item));
  return items.slice(0, end < 0 ? undefined : end);
}

type PartKind = "facility" | "title" | "unit" | "place" | "none" | "other";

interface Header {
  above: readonly string[];
  /** The line with the dates. */
  dated: string;
  below: readonly string[];
}

function readEntry({ above, dated, below }: Header, { from, to, rest }: FoundSpan): Position {
  const parts = [...above, rest, ...below].flatMap(toHeaderParts);
  const lineOf = (part: string | null) =>
    [...above, dated, ...below].find((line) => part !== null && line.includes(part)) ?? dated;
  const kinds = parts.map(toPartKind);
  const firstOf = (kind: PartKind) => parts[kinds.indexOf(kind)] ?? null;
  const sure = parts.filter((part, at) => kinds[at] === "facility" && isSurelyFacility(part));
  const title = firstOf("title");
  // A name that says nothing of itself ("Kaiser Permanente") is the facility if nothing else is left.
  const others = parts.filter((part, at) => kinds[at] === "other" && /^\p{Lu}/u.test(part));
  const units = parts.filter((_, at) => kinds[at] === "unit");
  const named = others.length > 0 ? others : units.filter(isLikeFacility);
  const facility = sure[0] ?? firstOf("facility") ?? (title && named.length === 1 ? named[0]! : null);
  const role = title ? parseRole(title) : null;
  const unit = units.find((part) => part !== facility) ?? null;
  return {
    from,
    to,
    facility: facility && toPlainName(facility),
    title,
    unit,
    profession: role?.profession ?? null,
    specialty: role?.specialty ?? (unit ? parseRole(unit).specialty : null),
    line: lineOf(facility ?? title),
    titleLine: lineOf(title),
  };
}

const toPlainName = (name: string) => name.replace(/^(?:at|the)\s+/i, "").replace(/[\s,:.(-]+$/, "");

/** "Mercy Hospital, Tulsa, OK" is three parts. A state at the end takes the city before it. */
function toHeaderParts(line: string): string[] {
  return line
    .split(/[\t|•·;()]|\s[–—-]+\s|\s(?:at|@)\s|:\s/i)
    .flatMap((chunk) => {
      const parts = chunk.split(/,\s*/).map((part) => part.trim());
      const last = parts.at(-1) ?? "";
      const state = parts.length > 1 && parseState(last.replace(/\s*\d{5}$/, ""));
      if (!state) return parts;
      return parts.length > 2 || toPartKind(parts[0]!) === "other" ? parts.slice(0, -2) : parts.slice(0, -1);
    })
    .map((part) => part.replace(/^[\s\p{Pd},•]+|[\s\p{Pd},]+$/gu, ""))
    .filter(Boolean);
}

const employmentWords =
  /^(?:full|part)[\s-]?time|^per diem|^prn$|^contract|^travel(?:er)?(?: assignment| contract)?$|^\d+[\s-]weeks?/i;

function toPartKind(part: string): PartKind {
  const tokens = toTokens(toShortText(part));
  if (tokens.length === 0 || employmentWords.test(part) || /^\p{Ll}/u.test(part)) return "none";
  const has = (lexicon: Parameters<typeof findPhrases>[1]) => findPhrases(tokens, lexicon).length > 0;
  if (has(degreeLexicon)) return "none";
  if (
    parseState(part) ||
    (/^[\p{L} .]+ [A-Z]{2}$/u.test(part) && parseState(part.slice(-2)) && tokens.length <= 3)
  )
    return "place";
  if (/\d/.test(part) && !has(sureFacilityLexicon)) return unitNumber.test(part) ? "unit" : "none";
  const role = parseRole(part);
  const isSure = isSurelyFacility(part);
  if (role.profession && !(isSure && tokens.length > 2 && !endsInRole(part))) return "title";
  if (titleWord.test(part.split(/\s+/).at(-1)!)) return "title";
  if (isSure || has(schoolLexicon)) return "facility";
  if (role.specialty || unitWord.test(part)) return "unit";
  return has(facilityLexicon) ? "facility" : titleWord.test(part) ? "title" : "other";
}
const unitWord = /\b(?:unit|department|dept|floor|icu|wing)\b/i;
const unitNumber = /\b(?:unit|floor|[a-z]*icu)\b/i;
const titleWord =
  /\b(?:director|manager|supervisor|coordinator|administrator|specialist|technician|technologist|assistant|officer|lead|educator|resident|fellow|intern|president|chief|therapist|attending|partner|owner|liaison|consultant|analyst)\b/i;

/** "Home Health Registered Nurse" is a role and "Physicians Regional Medical Center" a facility. */
const endsInRole = (part: string): boolean => {
  const { named } = parseRole(part);
  return named.some(({ to }) => to >= toTokens(part).length) || titleWord.test(part.split(/\s+/).at(-1)!);
};

/** "County Ambulance", which the reader of titles takes for a field. */
const isLikeFacility = (part: string): boolean => {
  const tokens = toTokens(toShortText(part));
  return findPhrases(tokens, facilityLexicon).length > 0 && tokens.length > 2;
};

const isSurelyFacility = (part: string): boolean => {
  const tokens = toTokens(toShortText(part));
  return findPhrases(tokens, sureFacilityLexicon).length > 0 && tokens.length > 1;
};
