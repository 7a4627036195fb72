import { findPhrases, toShortText, toTokens } from "#app/jobs/reading/phrases.ts";
import { isUnsure } from "./credentials.ts";
import { degreeLetters, degreeLexicon, schoolLexicon } from "./resume-words.ts";
import { findSpan } from "./spans.ts";
import type { Suggestion } from "./suggestion.ts";

type Education = Suggestion & { field: "education" };

const partsOf = (line: string): string[] =>
  line
    .split(/[\t|•●▪;]|\s[–—-]\s|,\s(?!(?:AAS|BS|MS|BA)\b)/)
    .map((part) => part.replace(/^[\s•*·-]+|[\s,]+$|(?<!\.\p{L})\.$/gu, ""))
    .filter(Boolean);

const isSchool = (part: string): boolean =>
  findPhrases(toTokens(toShortText(part)), schoolLexicon).length > 0 && !/\bhigh school\b/i.test(part);

const isOther = (part: string): boolean => /\b(?:high school|ged)\b/i.test(part) || isSchool(part);
const hasDegreeWord = (part: string): boolean =>
  !isOther(part) && findPhrases(toTokens(toShortText(part)), degreeLexicon).length > 0;
const hasDegreeLetters = (part: string): boolean =>
  !isOther(part) && degreeLetters.has(part.split(/[\s(]/)[0]!.replaceAll(".", ""));

/** Each degree with its school, which a résumé names on the degree's line, or always after it, or always before it. */
export function suggestEducation(lines: readonly string[], today: Date): Suggestion[] {
  const rows = lines.map((line) => {
    const parts = partsOf(findSpan(line, today)?.rest ?? line);
    return {
      line,
      degree: parts.find(hasDegreeWord) ?? parts.find(hasDegreeLetters) ?? null,
      school: parts.find(isSchool) ?? null,
      year: readYear(line, today),
      isUnsure: isUnsure(line),
    };
  });
  const isSchoolFirst = rows.findIndex(({ school }) => school) < rows.findIndex(({ degree }) => degree);
  const found: Education[] = [];
  for (const [at, row] of rows.entries()) {
    if (!row.degree) continue;
    const others = isSchoolFirst ? [rows[at - 1], rows[at + 1]] : [rows[at + 1], rows[at - 1]];
    const beside = row.school ? row : others[0]?.degree || !others[0]?.school ? null : others[0];
    const next = rows[at + 1]?.degree || rows[at + 1]?.school ? null : rows[at + 1];
    const around = [row, beside, next];
    if (around.some((other) => other?.isUnsure)) continue;
    const year = around.find((other) => other?.year)?.year ?? null;
    found.push({
      field: "education",
      value: { degree: row.degree, school: beside?.school ?? null, year },
      line: row.line,
    });
  }
  return found;
}

/** The last year of a line: "2012 – 2016". */
function readYear(line: string, today: Date): number | null {
  const years = [...line.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year));
  const last = Math.max(0, ...years);
  return last > 1950 && last <= today.getUTCFullYear() ? last : null;
}
