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
const optional = /\b(?:prefer|desir|a plus|ideal|nice to have|within \d+ (?:days|months))/i;

/** Leaves out what is only preferred. "CCRN or PCCN" is one group. */
export function listAskedCertificates(requirements: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const part of requirements.flatMap((line) => line.split(/[.;]\s/))) {
    if (optional.test(part)) continue;
    const named = part.match(name)?.map((text) => byName.get(text.toLowerCase())!) ?? [];
    const found = [...new Set([...(part.match(code) ?? []), ...named])];
    const asked = /\bor\b/i.test(part) ? (found.length > 0 ? [found] : []) : found.map((one) => [one]);
    for (const group of asked) groups.set(group.join(), group);
  }
  return [...groups.values()];
}
