import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { type Lexicon, toLexicon } from "./phrases.ts";
import { type Named, professionLexicon } from "./profession-phrases.ts";
import { specialtyLexicon } from "./specialty-phrases.ts";

/** What an operator said that words of titles mean. */
export interface Synonym {
  phrase: string;
  kind: "profession" | "specialty";
  /** The profession's or specialty's slug. */
  target: string;
}

export interface ReaderWords {
  professions: Lexicon<Named>;
  specialties: Lexicon<string | null>;
}

export const ownWords: ReaderWords = { professions: professionLexicon, specialties: specialtyLexicon };

/** Our own words and these, which outrank ours. One whose target we no longer have is left out. */
export function toReaderWords(synonyms: readonly Synonym[]): ReaderWords {
  const professions = synonyms.flatMap(({ kind, phrase, target }): [string, Named][] =>
    kind === "profession" && findProfession(target)
      ? [[phrase, { profession: target, strength: "certain", isHealthcare: true }]]
      : [],
  );
  const specialties = synonyms.flatMap(({ kind, phrase, target }): [string, string][] =>
    kind === "specialty" && findSpecialty(target) ? [[phrase, target]] : [],
  );
  return {
    professions: extend(professionLexicon, professions),
    specialties: extend(specialtyLexicon, specialties),
  };
}

const extend = <T>(own: Lexicon<T>, added: readonly (readonly [string, T])[]): Lexicon<T> =>
  added.length === 0 ? own : toLexicon([...added, ...own.phrases]);
