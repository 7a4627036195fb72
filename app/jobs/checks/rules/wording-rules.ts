import { type Finding, toFinding } from "./finding.ts";
import { wordingTable } from "./wording-table.ts";

const aroundLength = 80;
const mostExcused = 50;

/** A limit by age, sex or the like is an error, a hint of one a warning. Words about patients are excused. */
export function checkWording(texts: Readonly<Record<string, string>>): Finding[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    wordingTable.flatMap(({ rule, severity, pattern, unless, why, fix, source }) => {
      const found = findUnexcused(text, pattern, unless);
      return found ? [toFinding(rule, severity, field, `“${found}”: ${why}`, { fix, source })] : [];
    }),
  );
}

/** Limits the excused matches, so that no text takes long. */
function findUnexcused(text: string, pattern: RegExp, unless: RegExp): string | null {
  let seen = 0;
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - aroundLength), match.index);
    const after = text.slice(end, end + aroundLength);
    // Only the same sentence shows whom the words are about.
    const sentence = `${before.split(/[.;!?\n]\s/).at(-1)}${match[0]}${after.split(/[.;!?\n]/)[0]}`;
    if (!unless.test(sentence)) return match[0];
    if (++seen === mostExcused) return null;
  }
  return null;
}
