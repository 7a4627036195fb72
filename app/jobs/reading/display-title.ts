import { professionLexicon } from "./profession-phrases.ts";
import { parseRole } from "./role.ts";
import { specialtyLexicon } from "./specialty-phrases.ts";
import { toShortText } from "./text-limits.ts";
import { titleNoise } from "./title-noise.ts";
import { type TitleSurroundings, withoutPlace } from "./title-place.ts";

const longestTitle = 160;

/** Google's rule: pay, dates, employer and place belong in their own fields. */
export function toDisplayTitle(raw: string, around: TitleSurroundings): string {
  const plain = toShortText(raw)
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const short = tidy(withoutPlace(withoutNoise(plain), around));
  const kept =
    /[a-z]{2,}/i.test(short) && parseRole(short).profession === parseRole(plain).profession
      ? short
      : tidy(plain);
  return toShortened(toCalmCase(kept));
}

function withoutNoise(text: string): string {
  return titleNoise.reduce((rest, pattern) => rest.replace(pattern, " "), text);
}

function tidy(text: string): string {
  return text
    .replace(/[*!_~]+/g, " ")
    .replace(/\(\s*[,/-]*\s*\)|\[\s*\]/g, " ")
    .replace(/\(\s+/g, "(")
    .replace(/\s+\)/g, ")")
    .replace(/\s+/g, " ")
    .replace(/(?:\s*[-–|,:]\s*){2,}/g, " - ")
    .replace(/^[\s,;:/|–.-]+|(?:[\s,;:/|–&+-]|\b(?:with|plus)\b)+$/gi, "")
    .replace(/([\w)])(?:\s*[-–]\s+|\s+[-–]\s*)(?=\S)/g, "$1 - ")
    .replace(/\s+,/g, ",")
    .trim();
}

const acronyms = new Set(
  (
    "rn lpn lvn cna gna stna np fnp pmhnp agnp acnp aprn arnp crnp dnp msn bsn pa crna cnm cns md do pt pta ot cota slp rrt rt " +
    "emt ems lcsw msw lmsw lpc lmft bcba rbt rdh mri ct pet ekg ecg eeg er ed or icu nicu picu cvicu micu sicu ccu cticu pacu pcu imcu " +
    "snf ltc ob gyn gi ent ir prn va vamc cboc clc hbpc mds iv ii iii us usa ii ft hiv ivf nte spd ltac irf asc aba"
  ).split(" "),
);
/** "MED SURG" and "PEDS" are words. "EDRP" could be anything. */
const ordinaryWords = new Set(
  [...professionLexicon.phrases.keys(), ...specialtyLexicon.phrases.keys()].flatMap((phrase) => {
    const words = phrase.split(" ");
    return words.length > 1 ? words : [];
  }),
);
const small = new Set("of and in the for to with at on by a an".split(" "));

function toCalmCase(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, "");
  if (letters === letters.toLowerCase()) return toCalm(text, 0);
  if (letters === letters.toUpperCase() && /[A-Z]{4}/.test(text)) return toCalm(text, 4);
  return text.replace(/\b[A-Z]{3,}\b/g, (word) =>
    word.length > 5 || ordinaryWords.has(word.toLowerCase()) ? toCalm(word, 0) : word,
  );
}

function toCalm(text: string, shortest: number): string {
  const isUnit = parseRole(text).specialty === "operating-room";
  return text.toLowerCase().replace(/\p{L}[\p{L}'’]*/gu, (word, at: number) => {
    const isBracketed = text[at - 1] === "(" && text[at + word.length] === ")" && word.length <= shortest;
    if (word === "or" && !isUnit) return at === 0 ? "Or" : "or";
    if (acronyms.has(word) || isBracketed || !/[aeiouy]/.test(word)) return word.toUpperCase();
    return at > 0 && small.has(word) ? word : word[0]!.toUpperCase() + word.slice(1);
  });
}

function toShortened(text: string): string {
  if (text.length <= longestTitle) return text;
  return text
    .slice(0, longestTitle + 1)
    .replace(/\s+\S*$/, "")
    .replace(/[\s,;:/|–-]+$/, "");
}
