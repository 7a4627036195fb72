import { toWords } from "#app/text/words.ts";

/** Words that say nothing of the subject. */
const empty = new Set(
  "a about after all also am an and any are as at be been before being but by can could did do does doing done each else ever for from get gets getting give go going good got had has have having he her him his how i if in into is it its just know let like look make many may me might mine more most much must my need no not of off on one only or other our out over own per please really say see she should so some such take tell than that the their them then there these they thing things this those to too under until up us use very want was way we were what when where which while who why will with would yes you your im ive id whats hows explain guide question answer help us happens happen work works anything old keep long".split(
    " ",
  ),
);

/** What guides call something that people ask for by another word. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/\btake (?:down|back)\b|\bcancel my application\b/gi, "withdraw"],
  [/\bsign(?:ing)?-?\s?on\b|\bsigning bonus\b/gi, "signon bonus"],
  [/\bnon-?\s?competes?\b/gi, "noncompete restrictive covenant"],
  [/\bclaw-?\s?backs?\b|\bpay(?:ing)? (?:it|them|that) back\b|\bpay back\b/gi, "repayment"],
  [/\bcv\b/gi, "résumé"],
  [/\bquit\b|\bresign\w*\b/gi, "leave"],
  [/\bpermanent home\b/gi, "tax home"],
  [/\bw-?\s?2\b/gi, "w2"],
  [/\bmed-?\s?surg\b/gi, "medsurg"],
  [/\b(?:cancell?ed|called off|call-?offs?)\b/gi, "canceled"],
  [/\bi-?9\b/gi, "documents"],
];

/** Three letters at least stay of a word. */
const stem = (word: string): string => word.replace(/(?<=.{3})(?:ations?|ings?|ies|ed|es|s|e|y)$/, "");

const spellAlike = (text: string): string =>
  alike.reduce((all, [pattern, words]) => all.replace(pattern, ` ${words} `), text);

/** Text as both sides of the comparison read it: "1099s" and "1099" are the same. */
export const toStems = (text: string): string[] => toWords(spellAlike(text)).map(stem);

/** The words by which a question is looked up, each once. */
export const listTellingWords = (question: string): string[] => [
  ...new Set(toWords(spellAlike(question)).filter((word) => !empty.has(word) && word.length > 1)),
];
