import { states } from "#app/facts/reference/place/states.ts";
import {
  findPhrases,
  isApart,
  type Token,
  toLexicon,
  toShortText,
  toTokens,
} from "#app/jobs/reading/phrases.ts";
import type { ReaderWords } from "#app/jobs/reading/reader-words.ts";

export const unreadKinds = ["left-out", "profession", "specialty"] as const;
export type UnreadKind = (typeof unreadKinds)[number];

export interface UnreadWords {
  kind: UnreadKind;
  /** Spelled as in `toTokens`, separated by spaces. */
  phrase: string;
}

const mostPhraseWords = 5;
const mostPhraseLength = 60;
/** A role is named first, but a specialty may come after the place or the shift. */
const mostOfTitle: Record<UnreadKind, number> = { "left-out": 1, profession: 1, specialty: 3 };

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** How and when the work is done, and how feeds advertise it. */
const noise = list(
  "travel traveler traveling local per diem prn pool part full time ft pt locum locums tenens contract temp temporary permanent perm " +
    "staff lead senior sr jr junior principal night nights day days evening evenings weekend weekends shift shifts rotating noc am pm " +
    "remote hybrid onsite virtual float licensed certified registered new grad graduate bilingual experienced entry level the a an i ii iii iv v " +
    "urgent hiring needed wanted required opening openings job jobs position positions role or bonus hours hrs hour week weeks weekly month year " +
    "years pay rate sign relocation incentive competitive salary benefits great opportunity intermittent not to exceed monday friday",
);
/** A place or a condition follows. */
const breaks = list("in at for with to near from on by");
/** Alone, these name no role and no specialty. */
const general = list(
  "unit units department dept clinic clinics hospital hospitals inpatient outpatient acute team program center centre health healthcare " +
    "medical assistant services service care clinical system systems facility office campus north south east west main regional community " +
    "general adult of specialist technician technologist officer supervisor supervisory manager director administrator coordinator associate " +
    "advanced intern title every other office automation expanded function chief located flexible",
);
const stateNames = toLexicon(states.map(({ name }) => [name, true] as const));

export function listUnread(title: string, kind: UnreadKind, words: ReaderWords): UnreadWords[] {
  const tokens = toTokens(toShortText(title));
  const known = new Set<number>();
  for (const lexicon of [words.professions, words.specialties, stateNames])
    for (const hit of findPhrases<unknown>(tokens, lexicon))
      for (let at = hit.from; at < hit.to; at++) known.add(at);
  const runs: Token[][] = [[]];
  let isAfterBreak = false;
  tokens.forEach((token, at) => {
    isAfterBreak = breaks.has(token.word) || (isAfterBreak && !isApart(token));
    const ends = known.has(at) || !isWord.test(token.word) || isAfterBreak || noise.has(token.word);
    if (ends || isApart(token)) runs.push([]);
    if (!ends) runs.at(-1)!.push(token);
  });
  const phrases = runs.map((run) => toPhrase(run, kind)).filter((phrase) => phrase !== null);
  return [...new Set(phrases)].slice(0, mostOfTitle[kind]).map((phrase) => ({ kind, phrase }));
}

/** Two letters are a state or one of many abbreviations. */
const isWord = /^(?:of|\p{L}{3,})$/u;

function toPhrase(run: readonly Token[], kind: UnreadKind): string | null {
  const isOutside = (word: string) => (kind === "specialty" ? general.has(word) : word === "of");
  const words = run.map(({ word }) => word);
  const from = words.findIndex((word) => !isOutside(word));
  if (from < 0 || words.every((word) => general.has(word))) return null;
  const to = words.findLastIndex((word) => !isOutside(word));
  const phrase = words
    .slice(from, to + 1)
    .slice(0, mostPhraseWords)
    .join(" ");
  return phrase.length <= mostPhraseLength ? phrase : null;
}

/** Null when there are too many words, or they name nothing by themselves. */
export function parsePhrase(text: string): string | null {
  const words = toTokens(toShortText(text)).map(({ word }) => word);
  const phrase = words.join(" ");
  if (words.length === 0 || words.length > mostPhraseWords || phrase.length > mostPhraseLength) return null;
  return words.every((word) => noise.has(word) || breaks.has(word) || general.has(word) || word.length < 2)
    ? null
    : phrase;
}
