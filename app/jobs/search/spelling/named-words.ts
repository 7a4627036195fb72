import { professionLexicon } from "#app/jobs/reading/profession-phrases.ts";
import { specialtyLexicon } from "#app/jobs/reading/specialty-phrases.ts";
import { states } from "#app/facts/reference/place/states.ts";

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
