import { editDistance } from "#app/sitemap/edit-distance.ts";

/** A short word with one wrong letter is often another word. */
export function allowedDistance(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The first two letters may have been swapped. */
export const listFirstLetters = (word: string): string[] => [...new Set([word[0]!, word[1]!])];

export interface MeantWord {
  word: string;
  /** Tells words of the same distance apart; the heavier is meant. */
  weight: number;
}

/** Null when no other word is near enough. */
export function findNearestWord(word: string, candidates: Iterable<MeantWord>): string | null {
  const most = allowedDistance(word);
  let best: (MeantWord & { distance: number }) | null = null;
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate.word, most + 1);
    if (distance > most || distance === 0) continue;
    const isBetter =
      !best || distance < best.distance || (distance === best.distance && candidate.weight > best.weight);
    if (isBetter) best = { ...candidate, distance };
  }
  return best?.word ?? null;
}
