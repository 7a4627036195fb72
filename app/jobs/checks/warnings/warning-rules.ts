import { type SentenceToken, toWordList, type WordList } from "./sentence-tokens.ts";
import * as words from "./warning-words.ts";

interface Cue {
  words: WordList;
  points: number;
  /** How many words away from the anchor it counts, before it and after it. */
  reach: readonly [before: number, after: number];
}

export interface WarningRule {
  label: string;
  anchors: WordList;
  /** Of an anchor alone. */
  points: number;
  cues: readonly Cue[];
  /** Words that make it honest, unless the sentence also has one of `unless`. */
  reliefs: readonly { words: WordList; unless: WordList | null }[];
  /** Whether the next sentence counts too, because the story takes two. */
  readsOn?: boolean;
  isAnchor?: (tokens: readonly SentenceToken[], from: number, to: number) => boolean;
}

const toCue = (phrases: readonly string[], points: number, before: number, after = before): Cue => ({
  words: toWordList(phrases),
  points,
  reach: [before, after],
});
const toRelief = (phrases: readonly string[], unless: readonly string[] | null = null) => ({
  words: toWordList(phrases),
  unless: unless && toWordList(unless),
});

const targets = ["#phone", "#handle", "#email"];
const names = toWordList(words.namesakes);
const through = toWordList(words.throughIt);
const marks = new Set([
  ",",
  ";",
  ":",
  "!",
  "?",
  ")",
  "—",
  "–",
  "and",
  "or",
  "#handle",
  "#phone",
  "us",
  "me",
  "app",
]);

/** A name and not its namesake: "on Signal", but neither "on Signal Hill" nor "the signal". */
function isMessengerName(tokens: readonly SentenceToken[], from: number, to: number): boolean {
  const raw = tokens[from]!.raw;
  const next = tokens[to];
  const isCapital = /^\p{Lu}/u.test(raw);
  const isTitled = tokens.filter((token) => /^\p{Lu}/u.test(token.raw)).length > tokens.length * 0.6;
  const isLonger =
    next !== undefined && /^\p{Lu}\p{Ll}/u.test(next.raw) && !isTitled && !names.has(next.stem);
  if (isCapital || raw.toLowerCase() === "telegram") return !isLonger;
  const isThrough = from > 0 && through.has(tokens[from - 1]!.stem);
  return isThrough && (next === undefined || marks.has(next.stem));
}

const asked = [
  toCue(words.feeKinds, 1, 3, 5),
  toCue(["#amount"], 1, 6),
  toCue(words.payers, 2, 8, 4),
  toCue(words.demanded, 2, 10, 12),
  toCue(words.refunds, 2, 8, 14),
];
const honest = [
  toRelief(words.othersMoney, words.insisting),
  toRelief(words.employerPays, words.refunds),
  toRelief(words.benefits, [...words.insisting, ...words.refunds]),
];

/** What no employer may ask of an applicant, in a posting or in an answer. */
export const messengerLabels: ReadonlySet<string> = new Set(["A messenger instead of the site"]);
export const secretLabels: ReadonlySet<string> = new Set(["Bank or identity details"]);
export const moneyLabels: ReadonlySet<string> = new Set([
  "Money from the applicant",
  "A check to deposit",
  "Cryptocurrency",
  "Gift cards",
  "A money transfer",
  "Equipment that the applicant buys",
]);

export const warningRules: readonly WarningRule[] = [
  {
    label: "Money from the applicant",
    anchors: toWordList(words.fees),
    points: 1,
    cues: asked,
    reliefs: honest,
  },
  {
    label: "Money from the applicant",
    anchors: toWordList(words.costs),
    points: 0,
    cues: asked,
    reliefs: honest,
  },
  {
    label: "Money from the applicant",
    anchors: toWordList(words.amounts),
    points: 0,
    cues: [
      toCue(words.feeKinds, 1, 6, 8),
      toCue(words.surePayers, 2, 8, 6),
      toCue(words.sending, 1, 1, 0),
      toCue(words.demanded, 1, 10, 12),
      toCue(words.refunds, 2, 8, 14),
    ],
    reliefs: [...honest, toRelief(words.nursePay)],
  },
  {
    label: "A check to deposit",
    readsOn: true,
    anchors: toWordList(words.checks),
    points: 0,
    cues: [
      toCue(words.given, 2, 6, 8),
      toCue(words.purposes, 2, 12, 16),
      toCue(words.cashing, 2, 8, 14),
      toCue(words.remainder, 2, 12, 20),
    ],
    reliefs: [toRelief(words.othersMoney)],
  },
  {
    label: "A messenger instead of the site",
    anchors: toWordList(words.messengers),
    points: 1,
    cues: [toCue(words.contacting, 2, 8), toCue(words.throughIt, 1, 3, 0), toCue([...targets, ":"], 2, 6)],
    reliefs: [toRelief(words.notUs, ["us", "me", "hr", ...targets])],
  },
  {
    label: "A messenger instead of the site",
    anchors: toWordList(words.namesakes),
    points: 0,
    cues: [
      toCue(words.throughIt, 2, 3, 0),
      toCue(["app", "handle", "channel", "group", "username", "account", "number", "us", "me"], 2, 0, 2),
      toCue(words.contacting, 1, 8),
      toCue(targets, 2, 4),
      toCue([":"], 1, 0, 1),
    ],
    reliefs: [toRelief(words.notUs, ["us", "me", "hr", ...targets])],
    isAnchor: isMessengerName,
  },
  {
    label: "A messenger instead of the site",
    anchors: toWordList(words.messengerLinks),
    points: 3,
    cues: [],
    reliefs: [],
  },
  {
    label: "Cryptocurrency",
    anchors: toWordList(words.cryptos),
    points: 1,
    cues: [toCue(words.cryptoUses, 2, 6)],
    reliefs: [toRelief(words.othersMoney)],
  },
  {
    label: "Gift cards",
    readsOn: true,
    anchors: toWordList(words.giftCards),
    points: 0,
    cues: [
      toCue(words.buying, 3, 6, 2),
      toCue(words.getting, 2, 6, 2),
      toCue(words.codes, 2, 14),
      toCue(words.cardPay, 3, 8, 4),
      toCue(words.cardPurposes, 2, 8),
    ],
    reliefs: [toRelief([...words.kindness, ...words.othersMoney], words.codes)],
  },
  {
    label: "A money transfer",
    anchors: toWordList(words.transfers),
    points: 1,
    cues: [toCue(words.transferUses, 2, 8)],
    reliefs: [toRelief(words.othersMoney)],
  },
  {
    label: "“Kindly” send or text",
    anchors: toWordList(words.kindly),
    points: 0,
    cues: [toCue(words.kindlyAsks, 3, 0, 1), toCue(words.kindlyInvites, 2, 0, 1)],
    reliefs: [],
  },
  {
    label: "Bank or identity details",
    anchors: toWordList(words.identities),
    points: 0,
    cues: [toCue(words.identityAsks, 2, 10), toCue(words.bankSecrets, 1, 10)],
    reliefs: [],
  },
  {
    label: "Equipment that the applicant buys",
    readsOn: true,
    anchors: toWordList(words.gear),
    points: 0,
    cues: [toCue(words.gearBuys, 1, 6, 2), toCue(words.gearYou, 1, 14), toCue(words.gearTerms, 1, 16)],
    reliefs: [toRelief(words.employerPays, words.refunds)],
  },
  {
    label: "Words of a scam",
    anchors: toWordList(words.promises),
    points: 1,
    cues: [],
    reliefs: [],
  },
  {
    label: "Applications by text message",
    anchors: toWordList(words.textUs),
    points: 0,
    cues: [toCue(["#phone"], 1, 0, 8)],
    reliefs: [],
  },
];
