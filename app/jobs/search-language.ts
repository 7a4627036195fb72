import { anyOf } from "./search-keys.ts";

/**
 * Ways to say the same thing in this field. A search for one finds the others, whichever of them the posting uses.
 * Strict equivalents only: "charge nurse" is an RN, but whoever types it does not mean every RN.
 *
 * A posting is indexed with one token for each group that its text names, so that a search looks up one term instead
 * of several phrases. A group's place in the list is its token: add at the end, and index again after a change.
 */
const professionWords: readonly (readonly string[])[] = [
  ["rn", "registered nurse"],
  ["lpn", "lvn", "licensed practical nurse", "licensed vocational nurse"],
  ["np", "nurse practitioner", "crnp", "arnp", "aprn"],
  ["fnp", "family nurse practitioner"],
  ["pmhnp", "psychiatric nurse practitioner", "psychiatric mental health nurse practitioner", "psych np"],
  ["agacnp", "acute care nurse practitioner", "acnp"],
  ["nnp", "neonatal nurse practitioner"],
  ["pa", "pa c", "physician assistant", "physician associate"],
  ["crna", "nurse anesthetist", "nurse anesthesiologist"],
  ["cnm", "nurse midwife", "midwife"],
  ["cns", "clinical nurse specialist"],
  ["cna", "stna", "nursing assistant", "nurse aide"],
  ["pct", "patient care technician", "patient care tech"],
  ["ma", "cma", "medical assistant"],
  ["md", "physician", "doctor"],
  ["pt", "physical therapist", "physical therapy"],
  ["pta", "physical therapist assistant", "physical therapy assistant"],
  ["ot", "occupational therapist", "occupational therapy"],
  ["cota", "occupational therapy assistant"],
  ["slp", "speech language pathologist", "speech therapist", "speech pathologist"],
  ["rt", "rrt", "respiratory therapist", "respiratory care practitioner"],
  ["emt", "emergency medical technician"],
  ["lcsw", "licsw", "clinical social worker"],
  ["bcba", "behavior analyst"],
  ["rdh", "dental hygienist"],
  ["rdn", "dietitian", "dietician"],
  ["mls", "medical laboratory scientist", "medical technologist"],
  ["rad tech", "radiologic technologist", "radiology tech", "x ray tech", "xray tech", "radiographer"],
  ["ultrasound tech", "sonographer"],
  ["surg tech", "surgical technologist", "scrub tech"],
  ["cno", "chief nursing officer"],
  ["don", "director of nursing"],
];

const fieldWords: readonly (readonly string[])[] = [
  ["er", "ed", "emergency room", "emergency department", "emergency medicine"],
  ["icu", "intensive care", "critical care"],
  ["nicu", "neonatal icu", "neonatal intensive care"],
  ["picu", "pediatric icu", "pediatric intensive care"],
  ["pcu", "progressive care", "step down", "stepdown", "imcu"],
  ["pacu", "post anesthesia care", "recovery room"],
  ["or", "operating room", "perioperative"],
  ["med surg", "medsurg", "medical surgical"],
  ["tele", "telemetry"],
  ["l d", "labor and delivery", "labor delivery"],
  ["ob gyn", "obgyn", "obstetrics gynecology", "obstetrics and gynecology"],
  ["peds", "pediatric", "pediatrician"],
  ["psych", "psychiatry", "psychiatric", "psychiatrist", "behavioral health", "mental health"],
  ["ortho", "orthopedic", "orthopaedic"],
  ["onc", "oncology"],
  ["gi", "gastroenterology"],
  ["ent", "otolaryngology"],
  ["pm r", "pmr", "physiatry", "physical medicine rehabilitation", "physical medicine and rehabilitation"],
  ["cath lab", "cardiac catheterization"],
  ["snf", "skilled nursing"],
  ["ltc", "long term care"],
  ["hospitalist", "hospital medicine"],
  ["anesthesia", "anesthesiology", "anesthesiologist"],
  ["locum", "locum tenens"],
  ["prn", "per diem"],
  ["noc", "night"],
  ["wfh", "remote", "work from home"],
  ["telehealth", "telemedicine"],
  ["im", "internal medicine", "internist"],
  ["family medicine", "family practice"],
  ["ekg", "ecg"],
  ["ct", "computed tomography"],
  ["mri", "magnetic resonance imaging"],
];

const fillers = new Set([
  "a",
  "an",
  "and",
  "at",
  "for",
  "in",
  "job",
  "jobs",
  "me",
  "near",
  "of",
  "the",
  "to",
  "w",
  "with",
  "position",
  "positions",
]);
const maxWords = 12;

/** Words as the full-text tokenizer cuts them: letters and digits, no accents, lower case. */
export function toWords(text: string): string[] {
  return toWrittenWords(text).map((word) => word.toLowerCase());
}

const toWrittenWords = (text: string): string[] => readWords(text).map(({ word }) => word);

/** "R.N." and "O.R" are one word each. */
const dotted = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])\.?/gu;

/** Each word as it was written, and whether a slash joins it to the one before. */
function readWords(text: string): { word: string; isAfterSlash: boolean }[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(dotted, (letters) => letters.replaceAll(".", ""));
  return [...plain.matchAll(/(?:(\/)\s*)?([\p{L}\p{N}]+)/gu)].map(([, slash, word]) => ({
    word: word!,
    isAfterSlash: slash !== undefined,
  }));
}

const groupByPhrase = new Map<string, number>(
  [...professionWords, ...fieldWords].flatMap((phrases, group) =>
    phrases.map((phrase) => [phrase, group] as const),
  ),
);
const longestPhrase = Math.max(...[...groupByPhrase.keys()].map((phrase) => phrase.split(" ").length));

/** "rns" and "locums" are asked for as often as the singular; the stemmer never sees an abbreviation as a plural. */
const findGroup = (phrase: string) =>
  groupByPhrase.get(phrase) ?? groupByPhrase.get(phrase.replace(/s$/, ""));

// Ends in a digit, which keeps the stemmer off it.
const groupToken = (group: number) => `zq${group}`;

const maxAbbreviation = 3;

/**
 * The text with the token of every way of saying that it holds, for the full-text index.
 * @param kind short abbreviations count in a title, in capitals; prose has "or", "MD" and "PA" for other reasons
 */
export function toIndexedText(text: string, kind: "title" | "prose"): string {
  const written = toWrittenWords(text);
  const words = written.map((word) => word.toLowerCase());
  const tokens = words.flatMap((_, at) =>
    findPhrasesAt(words, at)
      .filter(({ group, length }, index) => {
        // "Physician assistant" is no physician; "pediatric ICU" is pediatric.
        if (index > 0 && group < professionWords.length) return false;
        const singular = groupByPhrase.has(words[at]!) ? written[at]! : written[at]!.replace(/s$/, "");
        if (length > 1 || singular.length > maxAbbreviation) return true;
        return kind === "title" && singular === singular.toUpperCase();
      })
      .map(({ group }) => groupToken(group)),
  );
  return [text, ...tokens].join(" ");
}

/**
 * A full-text expression for what a person typed, or null where it holds no word at all. Every word is quoted, so
 * that nothing typed is ever read as an operator; the last word also matches as the beginning of one. "ICU/CCU" asks
 * for either, unless the two are one phrase, as "OB/GYN" is.
 */
export function toTextExpression(text: string): string | null {
  const read = readWords(text);
  const written = read.map(({ word }) => word);
  const words = written.map((word) => word.toLowerCase());
  const isFiller = words.map((word, at) => fillers.has(word) || isConjunction(written, at));
  const hasOthers = isFiller.includes(false);
  const last = hasOthers ? isFiller.lastIndexOf(false) : words.length - 1;
  const parts: string[][] = [];
  let taken = 0;
  let lastKind: WordKind | null = null;
  for (let at = 0; at < words.length && taken < maxWords; ) {
    const [known] = isConjunction(written, at) ? [] : findPhrasesAt(words, at);
    const word = words[at]!;
    const isTaken = known !== undefined || !isFiller[at] || !hasOthers;
    const kind = known ? toKind(known.group) : "word";
    if (isTaken) {
      const term = known ? groupToken(known.group) : `"${word}"${at === last && word.length > 2 ? " *" : ""}`;
      const isAlternative = read[at]!.isAfterSlash && lastKind !== null && isEither(lastKind, kind);
      if (isAlternative) parts.at(-1)!.push(term);
      else parts.push([term]);
      taken += 1;
    }
    lastKind = isTaken ? kind : null;
    at += known?.length ?? 1;
  }
  return parts.length > 0 ? parts.map((terms) => anyOf([...new Set(terms)])).join(" AND ") : null;
}

type WordKind = "profession" | "field" | "word";

const toKind = (group: number): WordKind => (group < professionWords.length ? "profession" : "field");

/** "RN/ICU" is a nurse of that unit; "RN/LPN" and "ICU/CCU" are one or the other. */
const isEither = (a: WordKind, b: WordKind): boolean => a === b || a === "word" || b === "word";

/** "nurse or tech" is no operating room; "OR nurse" and "or nurse" are. */
function isConjunction(written: readonly string[], at: number): boolean {
  return written[at] === "or" && at > 0 && at < written.length - 1;
}

/** The known phrases that begin at a word, the longest first. */
function findPhrasesAt(words: readonly string[], at: number): { group: number; length: number }[] {
  const found: { group: number; length: number }[] = [];
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const group = findGroup(words.slice(at, at + length).join(" "));
    if (group !== undefined) found.push({ group, length });
  }
  return found;
}
