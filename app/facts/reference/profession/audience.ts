import { listParts, type Passage } from "#app/facts/catalog/passage.ts";
import type { ProfiledProfession } from "./profiled-professions.ts";

/** A text without a list of professions is for everyone. */
export const isFor = (
  professions: readonly string[] | undefined,
  { slug, profession }: ProfiledProfession,
): boolean => !professions || professions.includes(slug) || professions.includes(profession);

const worthTelling = 70;

/** "" when nothing worth a paragraph remains. */
export function wordsForAudience(profession: ProfiledProfession, passage: Passage): string {
  const parts = listParts(passage);
  const own = parts.filter(({ professions }) => isFor(professions, profession));
  const text = own.map(({ text }) => text).join(" ");
  return text.length < worthTelling && own.length < parts.length ? "" : text;
}
