import { toAskedTokens } from "#app/assistant/understanding/tokens.ts";
import type { Reading } from "#app/jobs/search/typed/typed-query.ts";
import type { Asked } from "./read-question.ts";

/** "What about Nevada?", "and for LPNs?" */
const openings = [
  "what about",
  "how about",
  "what if",
  "and",
  "also",
  "or",
  "but",
  "then",
  "same",
  "in",
  "for",
  "after",
  "with",
];
/** They stand for what was said before. */
const standIns: ReadonlySet<string> = new Set([
  "there",
  "that",
  "it",
  "those",
  "them",
  "this",
  "these",
  "here",
  "they",
]);
/** Of these, "there" and "here" mean the place alone. */
const standsFor: ReadonlySet<string> = new Set(["that", "it", "those", "this", "these"]);
const mostOfLeaning = 12;
/** Words of a follow-up that ask nothing by themselves. */
const empty: ReadonlySet<string> = new Set(
  "what about how if and also or but then same ok in for at near the a an is are it there that those to of with on my i im as be would do does so yes no please thanks question instead okay hmm oh cool great husband wife partner friend hes shes theyre who".split(
    " ",
  ),
);
const mostWords = 9;
/** What asks nothing by itself goes on from the question before. */
const mostOfRest = 14;
const longestWhole = 390;

const isSlot = ({ kind, isNot }: Reading): boolean =>
  !isNot &&
  (kind === "profession" || kind === "specialty" || kind === "state" || kind === "city" || kind === "pay");
/** A city takes the place of a state, and a specialty's name that of a profession's. */
const toSlot = ({ kind }: Reading): string =>
  kind === "city" || kind === "state" ? "place" : kind === "specialty" ? "profession" : kind;

const toWords = (text: string): string[] =>
  toAskedTokens(text).flatMap(({ word }) => (word === "?" ? [] : [word]));

/** "OK, so what about Nevada?" */
const fillers: ReadonlySet<string> = new Set(["ok", "okay", "so", "hmm", "thanks", "oh", "cool", "great"]);

function isOpened(words: readonly string[]): boolean {
  const start = words.join(" ");
  return openings.some((opening) => start === opening || start.startsWith(`${opening} `));
}

const isFollowUp = (said: readonly string[], isSure: boolean): boolean => {
  const words = said.slice(
    Math.max(
      0,
      said.findIndex((word) => !fillers.has(word)),
    ),
  );
  return (
    words.length <= mostWords &&
    (isOpened(words) || words.some((word) => standIns.has(word)) || (!isSure && words.length <= 4))
  );
};

/** "What about there?" says nothing without the question before. */
export function leansOnBefore({ sentence: { text, readings } }: Asked): boolean {
  const words = toWords(text);
  return readings.length === 0 && isFollowUp(words, false) && words.every((word) => empty.has(word));
}

/** "Thanks, and what about for per diem?", whose last sentence goes on from something. */
export const goesOnFrom = ({ sentence: { text } }: Asked): boolean =>
  /(?:^|[.!?,;]\s*|\bso )(?:and |but |ok(?:ay)?,? )?(?:what|how) about\b[^.!?]*[.!?]?\s*$/i.test(text);

/**
 * The whole question that a follow-up asks, in the words of the one before: with another place, profession or pay, or
 * its own words about who and where that was. Null when the question stands alone.
 */
export function completeFollowUp(now: Asked, before: Asked, isSure: boolean): string | null {
  const words = toWords(now.sentence.text);
  const slots = now.sentence.readings.filter(isSlot);
  const leans =
    slots.length === 0 && words.length <= mostOfLeaning && words.some((word) => standsFor.has(word));
  if (!leans && !isFollowUp(words, isSure) && (isSure || words.length > mostOfRest)) return null;
  const own = toWords(withoutSpans(now.sentence.text, slots)).filter((word) => !empty.has(word));
  const said = before.sentence.readings.filter(isSlot);
  if (slots.length > 0 && own.length === 0) return replaceSlots(before, said, now, slots);
  const filled = new Set(slots.map(toSlot));
  const missing = said.filter((one) => !filled.has(toSlot(one)));
  // "Is that taxed?" and "how much is it?" ask nothing without the whole question before.
  if (leans || (!isSure && slots.length === 0 && (missing.length === 0 || !isOpened(words))))
    return `${toOpen(before.sentence.text)}, ${now.sentence.text}`.slice(0, longestWhole);
  if (missing.length === 0) return null;
  const carried = missing.map((one) => toText(before, one));
  const [license] = before.sentence.held;
  if (license) carried.push(before.sentence.text.slice(license.from, license.to));
  return `${toOpen(now.sentence.text)} ${carried.join(" ")}`.slice(0, longestWhole);
}

/** Without what ends it. */
const toOpen = (text: string): string => text.replace(/[?.!\s]+$/, "");

const toText = ({ sentence: { text } }: Asked, { from, to }: Reading): string => text.slice(from, to).trim();

const withoutSpans = (text: string, spans: readonly Reading[]): string =>
  spans.reduce((left, { from, to }) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to), text);

/** From the end, so that the places of the others stay right. The last of several that are said is meant. */
function replaceSlots(
  before: Asked,
  said: readonly Reading[],
  now: Asked,
  slots: readonly Reading[],
): string {
  let { text } = before.sentence;
  const added: string[] = [];
  const replaced = slots.map((slot) => ({
    words: slot.kind === "state" ? `in ${slot.state.name}` : toText(now, slot),
    old: said.findLast((one) => toSlot(one) === toSlot(slot)),
  }));
  for (const { words, old } of replaced.toSorted((a, b) => (b.old?.from ?? -1) - (a.old?.from ?? -1))) {
    if (old) text = `${text.slice(0, old.from)} ${words} ${text.slice(old.to)}`;
    else added.push(words);
  }
  const whole = [toOpen(text), ...added].join(" ");
  return whole.replace(/\s+/g, " ").trim().slice(0, longestWhole);
}
