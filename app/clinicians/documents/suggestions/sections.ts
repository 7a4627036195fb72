import { findPhrases, toShortText, toTokens } from "#app/jobs/reading/phrases.ts";
import { besideHeadings, headingLexicon, type SectionKind } from "./resume-words.ts";

export interface Section {
  kinds: readonly SectionKind[];
  lines: string[];
}

const longestHeading = 60;
const spacedLetters = /^(?:\p{L}\s){3,}\p{L}$/u;

/** What a heading says of the lines below it; null for any other line. "Education & Certifications" says two things. */
function readHeading(line: string): SectionKind[] | null {
  if (line.length > longestHeading || line.includes("\t")) return null;
  const bare = line.replace(/[:\s\p{Pd}_=*|•■▪]+$/u, "").replace(/^[\s\p{Pd}_=*|•■▪#]+/u, "");
  const text = bare
    .split(/\s{2,}/)
    .map((word) => (spacedLetters.test(word) ? word.replaceAll(" ", "") : word))
    .join(" ");
  const tokens = toTokens(toShortText(text));
  if (tokens.length === 0) return null;
  const hits = findPhrases(tokens, headingLexicon);
  const said = new Set(hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  const isWhole = tokens.every(({ word }, at) => said.has(at) || besideHeadings.has(word));
  return hits.length > 0 && isWhole ? [...new Set(hits.map(({ value }) => value))] : null;
}

/** "Licenses: Texas RN" is a section of one line, after which the one before goes on. */
export function toSections(lines: readonly string[]): Section[] {
  let section: Section = { kinds: ["head"], lines: [] };
  const sections = [section];
  for (const line of lines) {
    const kinds = readHeading(line);
    const colon = line.indexOf(":");
    const inline = colon > 0 && !kinds ? readHeading(line.slice(0, colon)) : null;
    if (kinds) {
      section = { kinds, lines: [] };
      sections.push(section);
    } else if (inline && !inline.includes("experience")) {
      const rest = line.slice(colon + 1).trim();
      if (rest) sections.push({ kinds: inline, lines: [rest] });
    } else section.lines.push(line);
  }
  return sections;
}

export const linesOf = (sections: readonly Section[], ...kinds: SectionKind[]): string[] =>
  sections
    .filter((section) => section.kinds.some((kind) => kinds.includes(kind)))
    .flatMap(({ lines }) => lines);
