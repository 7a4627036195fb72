import { certificates } from "#app/facts/reference/profession/certificates.ts";

const byName = new Map(certificates.map(({ code, name }) => [name.toLowerCase(), code]));
byName.set("advanced cardiac life support", "ACLS");

const toLiteral = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const longestFirst = (texts: readonly string[]) =>
  texts
    .toSorted((a, b) => b.length - a.length)
    .map(toLiteral)
    .join("|");
// Codes in capitals only, because "cen" and "ocn" are also parts of words and of names.
const code = new RegExp(
  String.raw`(?<![\w-])(?:${longestFirst(certificates.map((one) => one.code))})(?![\w-])`,
  "g",
);
const name = new RegExp(String.raw`\b(?:${longestFirst([...byName.keys()])})\b`, "gi");
const preferred = /\b(?:prefer|desir|a plus|ideal|nice to have)/i;
const later = /\bwithin (?:\w+ ){1,2}(?:days?|weeks?|months?|years?)\b/i;

/** "TNCC within one year" is not needed at the start. */
export const isForLater = (line: string): boolean => later.test(line);

/** Beyond it no one lists requirements in a line. */
const longestLine = 4000;

/** "BLS required, CCRN preferred" has two parts. */
const toParts = (line: string) =>
  line
    .slice(0, longestLine)
    .split(/[.;]\s|(?<=\brequired),\s/i)
    .filter((part) => part.trim());

/** False for a line that also requires something. */
export const isPreferred = (line: string): boolean => toParts(line).every((part) => preferred.test(part));

/** Leaves out what is only preferred or comes after hire. "CCRN or PCCN" is one group. */
export const listAskedCertificates = (requirements: readonly string[]): string[][] =>
  toGroups(requirements.flatMap(toParts).filter((part) => !preferred.test(part) && !isForLater(part)));

/** Of a line that is only preferred, what it prefers, and of others what they require. */
export function listNamedCertificates(line: string): string[][] {
  const parts = toParts(line);
  return toGroups(isPreferred(line) ? parts : parts.filter((part) => !preferred.test(part)));
}

function toGroups(parts: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const part of parts) {
    const named = part.match(name)?.map((text) => byName.get(text.toLowerCase())!) ?? [];
    const found = [...new Set([...(part.match(code) ?? []), ...named])];
    const asked = /\bor\b/i.test(part) ? (found.length > 0 ? [found] : []) : found.map((one) => [one]);
    for (const group of asked) groups.set(group.join(), group);
  }
  return [...groups.values()];
}
