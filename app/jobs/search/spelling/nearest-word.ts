import { states } from "#app/facts/reference/place/states.ts";
import { professionLexicon } from "#app/jobs/reading/profession-phrases.ts";
import { specialtyLexicon } from "#app/jobs/reading/specialty-phrases.ts";
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

const offers =
  "visa sponsorship waiver graduate graduates loan repayment forgiveness bonus travel locum locums tenens remote hybrid " +
  "night nights evening evenings weekend weekends rotating contract temporary compact multistate agency urgent permanent";

let words: ReadonlyMap<string, readonly string[]> | undefined;

/** By first letter. Built when a search finds nothing. */
export function listNamedWords(letter: string): readonly string[] {
  words ??= toWordsByLetter();
  return words.get(letter) ?? [];
}

function toWordsByLetter(): Map<string, string[]> {
  const names = [
    ...professionLexicon.phrases.keys(),
    ...specialtyLexicon.phrases.keys(),
    ...states.map(({ name }) => name.toLowerCase()),
    offers,
  ];
  const byLetter = new Map<string, string[]>();
  for (const word of new Set(names.flatMap((name) => name.split(" ")))) {
    if (!/^[a-z]{4,}$/.test(word) || misspelled.has(word)) continue;
    byLetter.set(word[0]!, [...(byLetter.get(word[0]!) ?? []), word]);
  }
  return byLetter;
}

/** The import reads these from postings with misspellings. */
const misspelled = new Set(
  "gasteroenterolgy gasteroenterology oncolgy opiod ulltrasound hlth asst pract supv comm".split(" "),
);
