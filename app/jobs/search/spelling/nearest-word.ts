import { editDistance } from "#app/pages/sitemap/edit-distance.ts";

/** A short word with one wrong letter is often another word. */
export function allowedDistance(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Spellings by ear: "flebotomist", "kardiology", "sychologist", "nefrologist". */
const heard: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^f/, ["ph"]],
  [/^ph/, ["f"]],
  [/^k/, ["c", "ch"]],
  [/^c(?=[aou])/, ["k"]],
  [/^n/, ["kn", "pn"]],
  [/^s(?=[eiy])/, ["c", "ps"]],
  [/^s/, ["ps"]],
  [/^c(?=[eiy])/, ["s"]],
  [/^j/, ["g"]],
  [/^g(?=[eiy])/, ["j"]],
  [/^z/, ["x"]],
  [/(?<=.)f/, ["ph"]],
];

const listHeard = (word: string): string[] =>
  heard.flatMap(([sound, ways]) => (sound.test(word) ? ways.map((way) => word.replace(sound, way)) : []));

/** The first two letters may be swapped, or the first misheard. */
export const listFirstLetters = (word: string): string[] => [
  ...new Set([word[0]!, word[1]!, ...listHeard(word).map(([first]) => first!)]),
];

export interface MeantWord {
  word: string;
  /** Among words of the same distance, the heaviest wins. */
  weight: number;
}

export function findNearestWord(word: string, candidates: Iterable<MeantWord>): string | null {
  const most = allowedDistance(word);
  const sounds = listHeard(word);
  const toDistance = (other: string) =>
    Math.min(
      editDistance(word, other, most + 1),
      ...sounds.map((sound) => 1 + editDistance(sound, other, most)),
    );
  let best: (MeantWord & { distance: number }) | null = null;
  for (const candidate of candidates) {
    const distance = toDistance(candidate.word);
    if (distance > most || distance === 0) continue;
    const isBetter =
      !best || distance < best.distance || (distance === best.distance && candidate.weight > best.weight);
    if (isBetter) best = { ...candidate, distance };
  }
  return best?.word ?? null;
}
