import { freeMailDomains } from "#app/facts/reference/mail/open-domains.ts";
import { isDenied, isWarning } from "./denied.ts";
import {
  hasWord,
  listSentences,
  listSpans,
  type SentenceToken,
  toWordList,
  type WordSpan,
} from "./sentence-tokens.ts";
import {
  messengerLabels,
  moneyLabels,
  secretLabels,
  type WarningRule,
  warningRules,
} from "./warning-rules.ts";
import { harmless } from "./warning-words.ts";

export interface PostingWarning {
  label: string;
  points: number;
  /** The name of the field, as "Text". */
  where: string;
  words: string;
}

/** From here on a person reads the posting before visitors do. */
export const warningScore = 3;
/** Of one rule, however often and strongly the text breaks it. */
const mostPoints = 5;
const longestQuote = 160;
/** How many words away from the anchor a relief counts: "patients" elsewhere in the sentence excuse no fee. */
const reliefReach = 14;

const harmlessPhrases = toWordList(harmless);

export const toWarningScore = (found: readonly PostingWarning[]): number =>
  found.reduce((sum, { points }) => sum + points, 0);

export const needsPerson = (found: readonly PostingWarning[]): boolean =>
  toWarningScore(found) >= warningScore;

/** From here on a text to one person is not sent: it is shorter than a posting, and read by nobody before. */
const unsafeScore = 2;

/** What a text to an applicant asks for, and no honest one does. */
export function findUnsafeAsk(text: string): "money" | "messenger" | "secrets" | null {
  const found = listWarnings({ Answer: text });
  const isUnsafe = (labels: ReadonlySet<string>) =>
    toWarningScore(found.filter(({ label }) => labels.has(label))) >= unsafeScore;
  if (isUnsafe(moneyLabels)) return "money";
  if (isUnsafe(messengerLabels)) return "messenger";
  return isUnsafe(secretLabels) ? "secrets" : null;
}

/** Each kind's strongest place, the strongest kind first. */
export const listWarnings = (texts: Readonly<Record<string, string>>): PostingWarning[] =>
  listStrongest(listWarnedPlaces(texts));

export function listStrongest(places: readonly PostingWarning[]): PostingWarning[] {
  const strongest = new Map<string, PostingWarning>();
  for (const found of places) {
    const before = strongest.get(found.label);
    if (!before || before.points < found.points) strongest.set(found.label, found);
  }
  return [...strongest.values()].sort((one, other) => other.points - one.points);
}

/** Every place, so that a second phone number is not the one that we approved. */
export const listWarnedPlaces = (texts: Readonly<Record<string, string>>): PostingWarning[] =>
  Object.entries(texts).flatMap(([where, text]) => {
    const sentences = listSentences(text);
    return sentences.flatMap((tokens, at) => warnOf(tokens, sentences[at + 1] ?? [], where));
  });

function warnOf(
  tokens: readonly SentenceToken[],
  next: readonly SentenceToken[],
  where: string,
): PostingWarning[] {
  if (isWarning(tokens)) return [];
  const toFound = (label: string, points: number, at: number): PostingWarning => ({
    label,
    points: Math.min(points, mostPoints),
    where,
    words: toQuote(tokens, at),
  });
  const [read, after] = [withoutHarmless(tokens), withoutHarmless(next)];
  const found = warningRules.flatMap((rule) => {
    const anchors = listSpans(read, rule.anchors);
    return anchors.flatMap((span) => {
      const points = toPoints(rule, read, after, span);
      return points > 0 ? [toFound(rule.label, points, span.from)] : [];
    });
  });
  const mails = tokens.flatMap(({ stem, raw }, at) => {
    const isPersonal = stem === "#email" && isFreeMail(raw) && !isDenied(tokens, { from: at, to: at + 1 });
    return isPersonal ? [toFound("A personal mail address", warningScore, at)] : [];
  });
  return [...found, ...mails];
}

function toPoints(
  rule: WarningRule,
  tokens: readonly SentenceToken[],
  next: readonly SentenceToken[],
  span: WordSpan,
): number {
  if (rule.isAnchor && !rule.isAnchor(tokens, span.from, span.to)) return 0;
  const near = tokens.slice(Math.max(0, span.from - reliefReach), span.to + reliefReach);
  const isHonest = rule.reliefs.some(
    ({ words, unless }) => hasWord(near, words) && !(unless && hasWord(tokens, unless)),
  );
  if (isHonest || isDenied(tokens, span)) return 0;
  const after = [...tokens.slice(span.to), ...(rule.readsOn ? next : [])];
  const cued = rule.cues.filter(({ words, reach }) =>
    hasWord(
      [...tokens.slice(Math.max(0, span.from - reach[0]), span.from), noWord, ...after.slice(0, reach[1])],
      words,
    ),
  );
  return rule.points + cued.reduce((sum, { points }) => sum + points, 0);
}

/** Keeps the places of the words. */
function withoutHarmless(tokens: readonly SentenceToken[]): SentenceToken[] {
  const innocent = listSpans(tokens, harmlessPhrases);
  return tokens.map((token, at) =>
    innocent.some(({ from, to }) => from <= at && at < to) ? { ...token, stem: "" } : token,
  );
}

const noWord: SentenceToken = { stem: "", raw: "" };

const toQuote = (tokens: readonly SentenceToken[], at: number): string =>
  tokens
    .slice(Math.max(0, at - 8), at + 10)
    .map(({ raw }) => raw)
    .join(" ")
    .replace(/ (?=[,;:!?)])/g, "")
    .slice(0, longestQuote);

const isFreeMail = (email: string): boolean => {
  const host = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return freeMailDomains.has(host) || freeMailDomains.has(host.split(".").slice(-2).join("."));
};
