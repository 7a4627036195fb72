import { readWords, toWords, toWrittenWords } from "#app/text/words.ts";
import { anyOf } from "./search-keys.ts";

/**
 * Only strict equivalents: "charge nurse" is an RN, but a search for it should not find every RN. A group's position is
 * its token in the index, so add at the end, and reindex after a change.
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

const groupByPhrase = new Map<string, number>(
  [...professionWords, ...fieldWords].flatMap((phrases, group) =>
    phrases.map((phrase) => [phrase, group] as const),
  ),
);
const longestPhrase = Math.max(...[...groupByPhrase.keys()].map((phrase) => phrase.split(" ").length));

/** The stemmer does not recognize the plurals of abbreviations, such as "rns". */
const findGroup = (phrase: string) =>
  groupByPhrase.get(phrase) ?? groupByPhrase.get(phrase.replace(/s$/, ""));

const groupToken = (group: number) => `zq${group}`;

const maxAbbreviation = 3;

/** Abbreviations count only in titles and in capitals, because prose uses "or", "MD" and "PA" for other things. */
export function toIndexedText(text: string, kind: "title" | "prose"): string {
  const written = toWrittenWords(text);
  const words = written.map((word) => word.toLowerCase());
  const tokens = words.flatMap((_, at) =>
    findPhrasesAt(words, at)
      .filter(({ group, length }, index) => {
        // "Physician assistant" must not match physician. "Pediatric ICU" does match pediatric.
        if (index > 0 && group < professionWords.length) return false;
        const singular = groupByPhrase.has(words[at]!) ? written[at]! : written[at]!.replace(/s$/, "");
        if (length > 1 || singular.length > maxAbbreviation) return true;
        return kind === "title" && singular === singular.toUpperCase();
      })
      .map(({ group }) => groupToken(group)),
  );
  return [text, ...tokens].join(" ");
}

const inQuotes = /["“”]([^"“”]*)["“”]/g;

/** Several words in quotes are found only together and in this order. One word in quotes is a plain word. */
export function toTextExpression(text: string): string | null {
  const phrases: string[] = [];
  const rest = text.replace(inQuotes, (all, inside: string) => {
    const words = toWords(inside.replaceAll("&", " and ")).slice(0, maxWords);
    if (words.length < 2) return all;
    phrases.push(toPhrase(words));
    return " ";
  });
  const plain = toPlainExpression(rest);
  const parts = [...new Set(phrases), ...(plain === null ? [] : [plain])];
  return parts.length > 0 ? parts.join(" AND ") : null;
}

/** The index has no word for "&", so "labor & delivery" is also found as "labor and delivery". */
function toPhrase(words: readonly string[]): string {
  const short = words.filter((word) => word !== "and");
  return anyOf([...new Set([words, short].map((way) => `"${way.join(" ")}"`))]);
}

/** Quotes every word, so that nothing typed is an operator. The last word also matches as a prefix. */
function toPlainExpression(text: string): string | null {
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

/** "RN/ICU" is a nurse on that unit. "RN/LPN" and "ICU/CCU" mean either one. */
const isEither = (a: WordKind, b: WordKind): boolean => a === b || a === "word" || b === "word";

/** In "nurse or tech" it is a conjunction. In "OR nurse" and "or nurse" it is the operating room. */
function isConjunction(written: readonly string[], at: number): boolean {
  return written[at] === "or" && at > 0 && at < written.length - 1;
}

function findPhrasesAt(words: readonly string[], at: number): { group: number; length: number }[] {
  const found: { group: number; length: number }[] = [];
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const group = findGroup(words.slice(at, at + length).join(" "));
    if (group !== undefined) found.push({ group, length });
  }
  return found;
}
