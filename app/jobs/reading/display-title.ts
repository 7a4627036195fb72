import { findState } from "#app/facts/reference/place/states.ts";
import { listTownSpellings } from "#app/facts/reference/place/town-names.ts";
import { toShortText } from "./phrases.ts";
import { professionLexicon } from "./profession-phrases.ts";
import { parseRole } from "./role.ts";
import { specialtyLexicon } from "./specialty-phrases.ts";
import { requisitionNumbers, titleNoise } from "./title-noise.ts";

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
  return [...requisitionNumbers, ...titleNoise].reduce((rest, pattern) => rest.replace(pattern, " "), text);
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
    "emt ems lcsw msw lmsw lpc lmft bcba rbt rdh mri ct pet ekg ecg eeg er ed or icu nicu picu cvicu micu sicu ccu cticu pacu cicu pcu imcu " +
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

interface TitleSurroundings {
  employer: string;
  city: string | null;
  stateCode: string | null;
}

// Private-use characters replace the posting's own names, so that every title can use the same patterns.
const marks = { city: "\ue000", code: "\ue001", state: "\ue002", employer: "\ue003" };
const state = "[\ue001\ue002]";
const town = `\ue000(?:\\s*[,–-]?\\s*${state})?(?:\\s+\\d{5}(?:-\\d{4})?)?`;
const otherTown = String.raw`\p{Lu}[\p{L}.' -]{2,30},\s*${state}`;
const end = String.raw`(?=\s*(?:$|[-–|,()!]))`;
const patterns: readonly RegExp[] = [
  new RegExp(String.raw`(?:\s*[-–|@]\s*|\s+at\s+)\ue003${end}`, "gi"),
  new RegExp(String.raw`^${town}\s*[-–|:]\s*`),
  new RegExp(String.raw`\(\s*(?:(?:job is |located )?in\s+)?${town}\s*\)`, "i"),
  new RegExp(String.raw`(?:\s*[,–|-]\s*|\(\s*|\s+)(?:(?:job is |located )?in\s+)${town}${end}`, "i"),
  new RegExp(String.raw`(?:\s*[,–|-]\s*|\(\s*)${town}${end}`),
  new RegExp(String.raw`(?<!\b(?:of|at|the))\s+${town}\s*$`, "i"),
  new RegExp(String.raw`^${otherTown}\s*(?:[-–|:]\s*)`, "iu"),
  new RegExp(String.raw`\(\s*${otherTown}\s*\)`, "iu"),
  new RegExp(String.raw`\s+(?:in|[-–|])\s*[\p{L}.' ]{3,30},\s*${state}\s*$`, "iu"),
  new RegExp(String.raw`\s*(?:,|\s[-–|])\s*${state}\s*$`),
];

function withoutPlace(title: string, around: TitleSurroundings): string {
  const plain = toShortText(title);
  const stateName = findState(around.stateCode)?.name ?? "";
  const names: [string, string][] = [
    [marks.employer, around.employer.length < 4 ? "" : around.employer],
    ...listTownSpellings(around.city ?? "").map((name): [string, string] => [marks.city, name]),
    [marks.state, stateName],
  ];
  let text = plain;
  for (const [mark, name] of names) text = replaceWord(text, name, mark);
  if (around.stateCode) text = replaceWord(text, around.stateCode, marks.code, true);
  if (text === plain) return plain;
  for (const pattern of patterns) text = text.replace(pattern, " ");
  for (const [mark, name] of names) text = text.replaceAll(mark, name);
  return text.replaceAll(marks.code, around.stateCode ?? "");
}

const isLetter = (text: string | undefined) => text !== undefined && /[\p{L}\p{N}]/u.test(text);

function replaceWord(text: string, word: string, mark: string, isExact = false): string {
  if (!word) return text;
  const search = isExact ? text : text.toLowerCase();
  const wanted = isExact ? word : word.toLowerCase();
  if (search.length !== text.length) return text;
  let result = "";
  let from = 0;
  for (let at = search.indexOf(wanted); at >= 0; at = search.indexOf(wanted, at + 1)) {
    if (at < from || isLetter(text[at - 1]) || isLetter(text[at + word.length])) continue;
    result += text.slice(from, at) + mark;
    from = at + word.length;
  }
  return result + text.slice(from);
}
