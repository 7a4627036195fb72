import type { PayUnit } from "#app/jobs/postings/record/posting-content.ts";
import { toShortText } from "#app/jobs/reading/phrases.ts";

/** `other`: paid by something that no posting's pay has, such as a mile. Half of what two weeks pay is a week's. */
export type ReadUnit = PayUnit | "two weeks" | "other";

const wordsOf: Readonly<Record<ReadUnit, string>> = {
  hour: "hour hours hr hrs h hourly ph hrly",
  year: "year years yr yrs y annum annual annually yearly pa",
  week: "week weeks wk wks w weekly",
  month: "month months mo mos m monthly pm",
  day: "day days daily pd diem",
  shift: "shift shifts",
  visit:
    "visit visits encounter encounters session sessions intake intakes evaluation evaluations eval evals follow followup recert",
  "two weeks": "biweekly fortnight fortnightly bw",
  other: "mile miles night nights weekend weekends evening evenings bimonthly semimonthly period paycheck",
};

const unitByWord = new Map(
  Object.entries(wordsOf).flatMap(([unit, words]) =>
    words.split(" ").map((word) => [word, unit as ReadUnit] as const),
  ),
);
export const isUnitWord = (word: string): boolean => unitByWord.has(word);

const counts: Readonly<Record<string, number>> = { two: 2, one: 1, half: 0.5 };

/** "$100 per extra shift" is paid on top, and "$30 per non-billable hour" beside the rate. */
const onTop = new Set("extra additional added further missed made non nonbillable indirect".split(" "));

/** Reads "12-hour shift", "routine visit" and "two weeks", the words after "per". */
function readUnitWords(words: readonly string[]): ReadUnit {
  const at = words.slice(0, 3).findIndex((word) => unitByWord.has(word));
  if (at < 0 || words.slice(0, at).some((word) => onTop.has(word))) return "other";
  const unit = unitByWord.get(words[at]!)!;
  const next = unitByWord.get(words[at + 1] ?? "");
  const count = at > 0 ? (counts[words[at - 1]!] ?? Number(words[at - 1])) : 1;
  if (unit === "hour" && count > 1) {
    if (next && next !== "other") return next;
    return count === 24 ? "day" : "other";
  }
  if ((unit === "day" || unit === "other") && next === "shift") return "shift";
  if (unit === "week" && count === 2) return "two weeks";
  return count > 1 || count < 1 ? "other" : unit;
}

const perWord = /\s*(?:(\/|\bper\b|\bp\/|\beach\b|\bevery\b)|\ban?\b)\s*/iy;
const bareWord =
  /[\s,(]*(?<!\p{L})(?:(bi-?\s?weekly|hourly|annually|annual|yearly|weekly|monthly|daily)\b|(hr|hour|yr|year|wk|ph|pa|p\.a)(?![\p{L}\d])\.?)/iuy;
const endOfWords =
  /[.,;:()[\]\n+&$|!?*]|\s[-\u2010-\u2015]|\b(?:and|as|at|based|by|depending|doe|during|for|from|if|in|is|of|on|or|plus|to|(?<!-)up|usd|with|when)\b/i;
/** "$24.50 / Maximum $33.10" */
const bound = /^(?:min|max|mid|low|high|top)/;
const longestUnit = 48;

/** The unit right behind an amount: "/hr", "per routine visit", "weekly". `to` is where it ends. */
export function readUnitAt(text: string, from: number): { unit: ReadUnit; to: number } | null {
  perWord.lastIndex = from;
  const per = perWord.exec(text);
  if (per) {
    const rest = text.slice(perWord.lastIndex, perWord.lastIndex + longestUnit);
    const phrase = rest.slice(0, rest.search(endOfWords) >>> 0);
    const words = phrase.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
    const known = words.slice(0, per[1] ? 4 : 2);
    // "$27.88 / Level 8" goes on in a list.
    const isList = / \/ /.test(per[0]) && !known.some(isUnitWord);
    const unit = known.length > 0 && !isList && !bound.test(known[0]!) ? readUnitWords(known) : null;
    // "A" begins other things, too: "$45 a new graduate". "/ Annual: $95,000" names the next amount.
    if (unit && rest[phrase.length] !== ":" && (per[1] || unit !== "other")) {
      const isAbbreviated = /^\.(?!\s+\p{Lu}\p{Ll})/u.test(rest.slice(phrase.length, phrase.length + 4));
      return { unit, to: perWord.lastIndex + toEnd(phrase, unit) + (isAbbreviated ? 1 : 0) };
    }
  }
  bareWord.lastIndex = from;
  const bare = bareWord.exec(text);
  if (!bare) return null;
  const unit = unitByWord.get(
    (bare[1] ?? bare[2])!.toLowerCase().replace(/^bi.*/, "biweekly").replace(".", ""),
  )!;
  return { unit, to: bareWord.lastIndex };
}

/** Words behind the unit belong to what follows: "per hour differential". */
function toEnd(phrase: string, unit: ReadUnit): number {
  let end = 0;
  for (const match of phrase.matchAll(/\p{L}+|\d+/gu)) {
    end = match.index + match[0].length;
    if (unitByWord.get(match[0].toLowerCase()) === unit) break;
  }
  return end;
}

const unitInWords =
  /(?:\b(?:per|an?|each|every|by the)\s|\/\s?)(?:\p{L}+[\s-]){0,2}?(hour|hr|year|annum|week|month|day|shift|visit|encounter)s?\b|\b(visit|encounter|day)(?= (?:rates?|fees?|types?)\b)|\b(?<!paid |pay |payments? |deposits? |disbursed )(bi-?\s?weekly|hourly|hrly|annually|annual|annualized|yearly|weekly|monthly|daily|semi-?monthly|salary|salaried)\b/giu;

/** Every unit that the words name, in their order: "Estimated weekly gross" is by the week. */
export const listUnits = (text: string): ReadUnit[] =>
  [...text.matchAll(unitInWords)].map(([, per, ofRate, adjective]) => {
    const word = (per ?? ofRate ?? adjective!).toLowerCase().replace(/^bi.*/, "biweekly");
    return unitByWord.get(word) ?? (/^(?:annualized|salar)/.test(word) ? "year" : "other");
  });

/** Of a field that has nothing but the unit. Null when it is empty. */
export function parsePayUnit(text: string): ReadUnit | null {
  const words = toShortText(text)
    .trim()
    .toLowerCase()
    .replace(/[_-]/g, " ")
    .replace(/^(?:per|an?|1)\s+/, "")
    .replace(/\b(?:year salary|hour wage)\b/, (pair) => pair.split(" ")[0]!)
    .replace(/^(?:bi |every (?:two|2) |two |2 )week(?:s|ly)$/, "biweekly");
  return unitByWord.get(words) ?? (words ? "other" : null);
}
