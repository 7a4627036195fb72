import { editDistance } from "#app/pages/sitemap/edit-distance.ts";
import {
  aboutOneself,
  close,
  crisisSubjects,
  finalPhrases,
  misspelled,
  ofWork,
  others,
  respelled,
  spelledRight,
} from "./crisis-words.ts";

/** Told before anything else is answered. */
export const crisisHelp =
  "If you may hurt yourself or end your life, call or text 988 now: the Suicide & Crisis Lifeline answers day and night, free and in confidence, for you or for someone you worry about. In immediate danger call 911. If someone threatens or hurts you, the National Domestic Violence Hotline answers at 1-800-799-7233.";

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bca(?:n['’]?t|nnot)\b/g, "can not"],
  [/\bwon['’]?t\b/g, "will not"],
  [/\b(do|does|did|is|has|have|would|could|should)n['’]?t\b/g, "$1 not"],
  [/\baint\b|\bain['’]t\b/g, "is not"],
  [/\b(i|they|we|you)['’]?m\b/g, "$1 am"],
  [/\b(life|it|that|there)['’]?s\b/g, "$1 is"],
  [/\bi['’]ve\b|\bive\b/g, "i have"],
  [/\bi['’]d\b/g, "i would"],
  [/\bself-/g, "self "],
  [/\bany more\b/g, "anymore"],
  [/\bmy self\b/g, "myself"],
  [/\bno ?(?:one|body)\b/g, "nobody"],
];

function toRead(text: string): string[] {
  const whole = contractions.reduce((read, [from, to]) => read.replace(from, to), text.toLowerCase());
  return (whole.match(/[\p{L}\p{N}]+/gu) ?? []).map(toRight);
}

function toRight(word: string): string {
  if (Object.hasOwn(misspelled, word)) return misspelled[word]!;
  if (word.length < 5 || spelledRight.has(word)) return word;
  const limit = (other: string) => (other.length > 7 ? 3 : 2);
  return (
    respelled.find(
      (other) => other[0] === word[0] && editDistance(word, other, limit(other)) < limit(other),
    ) ?? word
  );
}

type Phrase = readonly (readonly string[])[];
const toPhrase = (text: string): Phrase => text.split(" ").map((word) => word.split("/"));
const phrases = aboutOneself.map(toPhrase);
const lastPhrases = finalPhrases.map(toPhrase);

/** Where the phrase ends that begins at a word, or null. */
function findEnd(words: readonly string[], at: number, [slot, ...rest]: Phrase): number | null {
  if (!slot) return at;
  const taken = slot.includes(words[at] ?? "") ? findEnd(words, at + 1, rest) : null;
  return taken ?? (slot.includes("-") ? findEnd(words, at, rest) : null);
}

/** "I don't want to live in Ohio" is about Ohio. */
const placing: ReadonlySet<string> = new Set(
  "in at near on there here far outside within around by where close alone with paycheck".split(" "),
);

const says: ReadonlySet<string> = new Set(
  "says say said tells tell telling saying reports states".split(" "),
);

function isOfOthers(words: readonly string[], at: number): boolean {
  const before = words.slice(0, at);
  if (words.some((word, index) => close.has(word) && words.slice(0, index).includes("my"))) return false;
  const isQuoted = before.some((word) => others.has(word)) && before.some((word) => says.has(word));
  return isQuoted || before.slice(-3).some((word) => others.has(word));
}

const isCompared = (words: readonly string[], end: number): boolean =>
  words[end] === "than" || (words[end - 1] === "live" && placing.has(words[end] ?? ""));

/** Nobody looks for work so: the words name the line itself, and nothing else. */
const asksForLine =
  /^(?:(?:i|we|you|the|a|an|call|need|want|number|phone|for|to|of|whats|what|is)\s+)*(?:suicide|suicidal|crisis)\s+(?:(?:and|crisis|prevention|hot|life|help|text)\s+)*(?:hotline|lifeline|helpline|line|number)(?:\s+(?:number|please|pls|now))*$/;

/** Whether someone says that she, or someone close to her, may end or hurt her life. */
export function isCrisis(text: string): boolean {
  const words = toRead(text);
  if (asksForLine.test(words.join(" "))) return true;
  const isSaid = words.some((_, at) => {
    const ends = phrases.flatMap((phrase) => findEnd(words, at, phrase) ?? []);
    const last = lastPhrases.flatMap((phrase) => findEnd(words, at, phrase) ?? []);
    const isAtEnd = last.some(
      (end) => end === words.length || /^(?:anymore|living|like|any)$/.test(words[end - 1]!),
    );
    const isPhrase = ends.some((end) => !isCompared(words, end));
    return (isPhrase || isAtEnd) && !isOfOthers(words, at) && !isSubject(words, at);
  });
  if (isSaid || saysOfClose(words)) return true;
  // "Suicidal teens" are whom one works with.
  const isOwn = words.some((word, at) => crisisSubjects.has(word) && !others.has(words[at + 1] ?? ""));
  return isOwn && !words.some((word) => ofWork.has(word));
}

/** "Self harm" alone is said of oneself, and "self harm precautions" are of the work. */
const isSubject = (words: readonly string[], at: number): boolean =>
  words[at] === "self" && words.some((word) => ofWork.has(word));

const ofThem: ReadonlySet<string> = new Set(["himself", "herself", "themself", "themselves"]);
const harms: ReadonlySet<string> = new Set(
  "kill killing hurting hurt harm harming hang hanging shoot cutting".split(" "),
);

/** "My friend wants to kill himself" */
const saysOfClose = (words: readonly string[]): boolean =>
  words.some((word, at) => close.has(word) && words.slice(0, at).includes("my")) &&
  words.some((word, at) => ofThem.has(word) && harms.has(words[at - 1] ?? ""));
