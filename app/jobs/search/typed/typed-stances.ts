import { measureRefusal } from "./negation.ts";
import type { Claims } from "./typed-claims.ts";
import type { Reading, ReadingOf } from "./typed-query.ts";

// What people say of a thing without asking for it: that it is fine either way, or that they refuse what no fact tells.

const anyOfThem =
  /\b(?:any|all)\s+(?:and\s+all\s+)?(?:shifts?|hours?|schedules?|units?|specialt(?:y|ies)|locations?|states?|places?|cit(?:y|ies)|settings?|types?|days?)\b(?!\s+(?:that|with|i\b|but\b|except\b))|\banywhere\b(?!\s+but\b)(?:\s+in\s+(?:the\s+)?(?:us|usa|united states|country|nation)\b)?/gi;

/** "Kids in school" asks for no school. */
const ofFamily =
  /\b(?:kids?|child(?:ren)?|sons?|daughters?|husband|wife|spouse|partner)\s+(?:is\s+|are\s+|just\s+)*(?:in|at|start(?:s|ing)?)\s+(?:(?:high|elementary|middle|grade|med(?:ical)?|nursing|law)\s+)?(?:school|college|kindergarten|preschool|day-?care)\b/gi;

/** "Any shift" and "anywhere". */
export function readAnything(claims: Claims): Reading[] {
  for (const { index, 0: words } of claims.text.matchAll(ofFamily))
    claims.claim({ from: index, to: index + words.length });
  const readings: Reading[] = [];
  for (const match of claims.text.matchAll(anyOfThem)) {
    const claimed = claims.claim({ from: match.index, to: match.index + match[0].length });
    if (claimed) readings.push({ kind: "open", words: match[0], ...claimed, isNot: false });
  }
  return readings;
}

const number = "(?:[1-7]|one|two|three|four|five|six|seven)";
/** "4 days a week", "every other weekend" and "W2", for which postings have no field that a list could go by. */
const terms = new RegExp(
  String.raw`(?<![\p{L}\p{N}$.,/-])(?:${number}\s+(?:weeks?|weekends?)\s+(?:a|per)\s+month|\d{1,2}\s+(?:\d{1,2}[\s-]*(?:hours?|hrs?)\s+)?shifts?\s*(?:\/|a\b|per\b)?\s*(?:months?|mo)\b|(?:holidays?|summers?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\s+off|${number}\s*days?\s*(?:\/|a\b|per\b)?\s*(?:work\s*)?(?:weeks?|wk)|(?:${number}|\d{1,2})\s+(?:days?\s+)?on\s*[,/]?\s*(?:${number}|\d{1,2})\s+(?:days?\s+)?off|(?:call\s+)?(?:no\s+more\s+than|at\s+most|max(?:imum)?(?:\s+of)?|only)\s+(?:once|twice|(?:${number}|\d{1,2})(?:\s+(?:times?|calls?|shifts?|weekends?|nights?))?)\s+(?:an?|per|every|each)\s+(?:week|month|year)|(?:every|1\s+in|one\s+in|each)\s+(?:other|${number}(?:rd|th)?|third|fourth)\s+week-?ends?(?:\s+(?:only|off|rotation))?|(?:spring|summer|fall|winter)(?:\s+20\d\d)?\s+start(?:\s+date)?|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober|tember)?(?:\s+20\d\d)?\s+start(?:\s+date)?|start(?:s|ing)?(?:\s+(?:date|in|on|around|after|by))*\s+(?:early\s+|mid[\s-]+|late\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|ember|ober|tember)?(?:\s+(?:\d{1,2}(?:st|nd|rd|th)?|20\d\d))*|start(?:s|ing)?\s+(?:(?:this|next)\s+(?:week|month)|in\s+(?:a\s+)?(?:\d+\s+)?(?:weeks?|months?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*))|alternat(?:e|ing)\s+week-?ends?|2-2-3|(?:panama|pitman|dupont)\s+schedule|block[\s-]+scheduling|(?:set|consistent|fixed)\s+(?:hours|schedules?|scheduling)|[1-9]\s?:\s?\d(?!\d)(?:\s+(?:patient\s+|nurse\s+)?ratios?)?|w-?2(?:\s+(?:only|position|employee))?)(?![\p{L}\p{N}$/-])`,
  "giu",
);

/** Terms of work that are named as not applied. */
export const readTerms = (claims: Claims): ReadingOf<"undecided">[] => readEach(claims, terms);

const here =
  /\b(?:(?:close|closest|nearest|near)(?:\s+to)?\s+(?:me|here|home|my\s+(?:house|home|location|town|city|area))|(?:in|around)\s+(?:my|the)(?:\s+local)?\s+(?:area|town|neighborhood)|around\s+(?:me|here)|near\s?by|close\s+by|locally|local(?!\s+(?:contracts?|travel\w*|assignments?|anesth\w*|agency|rates?|governments?|health)\b))\b(?!\s+(?:hospice|health)\b)/gi;

/** "Near me" and "close to home": where that is, no word says. */
export const readHere = (claims: Claims): ReadingOf<"undecided">[] =>
  readEach(claims, here).map((reading) => ({ ...reading, isHere: true }));

function readEach(claims: Claims, pattern: RegExp): ReadingOf<"undecided">[] {
  return [...claims.text.matchAll(pattern)].flatMap((match) => {
    const claimed = claims.claim({ from: match.index, to: match.index + match[0].length });
    const words = claimed && claims.text.slice(claimed.from, claimed.to).trim();
    return claimed && words ? [{ kind: "undecided" as const, words, ...claimed, isNot: false }] : [];
  });
}

const accepting =
  /(?<![\p{L}\p{N}])(?:(?:i\s+|we\s+)?(?:do(?:es)?\s+not|do(?:es)?n['’]?t)\s+mind|(?:ok|okay|fine|good|cool)\s+with|open\s+to)(?:\s+(?:working|doing|taking|having|some|an?|the|to|work))*\s*$/iu;
/** Between two things of a list. */
export const joined = /^\s*(?:[,/&]|,?\s*\b(?:or|and)\b)\s*$/i;
const acceptable: ReadonlySet<Reading["kind"]> = new Set(["shift", "type", "workplace"]);

/** Who does not mind nights wants days too. "Don't mind nights or weekends" is open to both. */
export function withAccepted(claims: Claims, readings: readonly Reading[]): Reading[] {
  let accepted: Reading | null = null;
  return readings
    .toSorted((a, b) => a.from - b.from)
    .map((reading) => {
      if (!acceptable.has(reading.kind) || reading.isNot) return reading;
      const isListed = accepted !== null && joined.test(claims.text.slice(accepted.to, reading.from));
      const match = isListed ? null : accepting.exec(claims.text.slice(0, reading.from));
      if (!match && !isListed) return reading;
      const from = match ? match.index : reading.from;
      if (match && !claims.claim({ from, to: reading.from })) return reading;
      const { to } = reading;
      accepted = { kind: "open", words: claims.text.slice(from, to), from, to, isNot: false };
      return accepted;
    });
}

/** "No stroke call": some call, and not all of it. */
const partOfCall =
  /\b(?:no|without|zero)\s+(?!on\b|any\b|more\b|or\b)(?:(?!(?:(?:over)?nights?|weekends?|evenings?|days?|holidays?|travel|floating)\b)[a-z]+(?:\s*,\s*|\s*\/\s*|\s+or\s+|\s+and\s+)){0,2}(?:[a-z]+|c[\s-]section)\s+call\b/gi;

/** Read before the shifts, so that "no weekend call" refuses neither weekends nor all call, but jobs that are all "OB". */
export const readPartOfCall = (claims: Claims): ReadingOf<"undecided">[] =>
  readEach(claims, partOfCall).map((reading) => ({
    ...reading,
    refused: reading.words.replace(/^\S+\s+|\s+call$/gi, ""),
  }));

const mostRefusedWords = 3;
/** A kind of employer, and one employer. */
const named = /\b(?:not[\s-]+for[\s-]+profit|non[\s-]|without[\s-]+borders)/i;
/** What a posting does without, when it says the word: "no experience needed". */
const ofPerson =
  /\b(?:experience|degree|licen[sc]e|certificat\w+|previous|prior|overtime|holidays?|phones?|call|weekends?|float\w*|rotat\w+|benefits?|agency|drug|vax\w*|vaccin\w*|bedside|hospitals?|required?|needed)\b|^(?:just|only|sure|picky|too|so|very|much)\b/i;
const ends = new Set("but within with in near for at on or so if because when".split(" "));

/** The words after a "no" that nothing was read from. Searched as words, they would find what is refused. */
export function readUndecided(claims: Claims): ReadingOf<"undecided">[] {
  const { text } = claims;
  const found: ReadingOf<"undecided">[] = [];
  const tokens = claims.listTokens();
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at]!;
    const refusal = measureRefusal(text.slice(0, first.at));
    const from = first.at - refusal;
    const isWhole = refusal > 0 && claims.isFree({ from, to: first.at });
    if (!isWhole || ends.has(first.word) || measureRefusal(`${text.slice(from, first.at)}${first.raw} `) > 0)
      continue;
    let last = at;
    while (
      last + 1 < tokens.length &&
      last - at + 1 < mostRefusedWords &&
      /^[\s-]+$/.test(tokens[last + 1]!.gap) &&
      !ends.has(tokens[last + 1]!.word)
    )
      last++;
    const to = tokens[last]!.at + tokens[last]!.raw.length;
    const words = text.slice(from, to);
    if (named.test(words)) continue;
    const claimed = claims.claim({ from, to });
    const refused = text.slice(first.at, to);
    const isTitled = at === last && !ofPerson.test(refused);
    if (claimed)
      found.push({ kind: "undecided", words, ...(isTitled && { refused }), ...claimed, isNot: false });
    at = last;
  }
  return found;
}
