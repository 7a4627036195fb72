import { firstNameMark, positionMark } from "./applicant-answer.ts";

/** Why a text cannot be mailed: what is in braces and not filled would reach applicants as it is. */
export function findUnknownMark(text: string, known: readonly string[]): string | null {
  const rest = known.reduce((left, mark) => left.replaceAll(mark, " "), text);
  const [unknown] = /\{[^{}\n]{0,40}\}?|[^{}\s]{0,20}\}/.exec(rest) ?? [];
  if (unknown === undefined) return null;
  const advice =
    known.length === 0
      ? "An answer to one person has no placeholders: enter the words themselves."
      : `You can use ${known.join(" and ")}.`;
  return `We do not know “${unknown}”, and it would be mailed as it is. ${advice}`;
}

export const manyMarks = [firstNameMark, positionMark];
