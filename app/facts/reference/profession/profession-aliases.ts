import { findProfession } from "./professions.ts";
import { type ProfiledProfession, profiledProfessions } from "./profiled-professions.ts";

/** Not covered by any name, synonym or specialty. */
export const usualNames: readonly [alias: string, slug: string][] = [
  ["ob-gyn", "ob-gyn-physician"],
  ["obgyn", "ob-gyn-physician"],
  ["family-physician", "family-medicine-physician"],
  ["family-doctor", "family-medicine-physician"],
  ["emergency-physician", "emergency-medicine-physician"],
  ["er-doctor", "emergency-medicine-physician"],
  ["internist", "internal-medicine-physician"],
];

export const toAliasKey = (words: string): string =>
  words
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join("-");

let known: Map<string, ProfiledProfession> | undefined;

export function findProfessionByAddress(asked: string): ProfiledProfession | null {
  known ??= toAliases();
  return known.get(toAliasKey(asked)) ?? null;
}

// Built once. The first claim wins, so names come before synonyms.
function toAliases(): Map<string, ProfiledProfession> {
  const claims = [
    ...profiledProfessions.flatMap((page) =>
      [page.slug, page.name, page.plural].map((name) => [name, page] as const),
    ),
    ...profiledProfessions.flatMap((page) => {
      if (page.specialty) return [[page.specialty, page] as const];
      const { slug, name, plural, synonyms } = findProfession(page.profession)!;
      return [slug, name, plural, ...synonyms].map((called) => [called, page] as const);
    }),
    ...usualNames.map(
      ([alias, slug]) => [alias, profiledProfessions.find((page) => page.slug === slug)!] as const,
    ),
  ];
  const found = new Map<string, ProfiledProfession>();
  for (const [name, page] of claims) if (!found.has(toAliasKey(name))) found.set(toAliasKey(name), page);
  return found;
}
