import { madeOnce } from "#app/kit/made-once.ts";
import {
  endOf,
  hasWord,
  listSpans,
  type SentenceToken,
  toWordList,
  type WordSpan,
} from "./sentence-tokens.ts";
import * as words from "./warning-words.ts";

const negators = toWordList(words.negators);
const idle = toWordList(words.idleNegations);
const idleObjects = toWordList(words.idleObjects);
const idleOrders = toWordList(words.idleOrders);
const subjects = toWordList(words.subjects);
const asking = toWordList(words.asking);
const turns = toWordList(words.turns);
const enders = toWordList(words.enders);
const deniedAfter = toWordList(words.deniedAfter);
const warnings = toWordList(words.warnings);
const assurances = toWordList(words.assurances);
const targets = toWordList(["#phone", "#handle", "#email", "only", ...words.messengerLinks]);

const demands = toWordList([...words.amounts, ...words.insisting, ...words.surePayers, ...words.refunds]);

const determiners = new Set(["no", "without", "zero", "free", "nor"]);
const joins = new Set([",", "and", "or", "&"]);
const breaks = new Set([";", "—", "–", "!", "?"]);

/** "Beware of scams" warns, unless the sentence says where to write, what to pay or that it is none itself. */
export const isWarning = (tokens: readonly SentenceToken[]): boolean =>
  hasWord(tokens, warnings) && ![assurances, targets, demands].some((list) => hasWord(tokens, list));

/** Whether the sentence says of these words that they do not happen: "we never ask for a fee". */
export function isDenied(tokens: readonly SentenceToken[], span: WordSpan): boolean {
  return (
    listNegators(tokens).some(({ from, to }) => to <= span.from && reaches(tokens, from, to, span.from)) ||
    isDeniedAfter(tokens, span.to)
  );
}

/** Asked of each anchor of a sentence. */
const listNegators = madeOnce((tokens: readonly SentenceToken[]): readonly WordSpan[] =>
  listSpans(tokens, negators),
);

const determinerReach = 14;
const askingReach = 40;

function reaches(tokens: readonly SentenceToken[], at: number, next: number, target: number): boolean {
  const isDeterminer = determiners.has(tokens[at]!.stem);
  // Cheap, and true of most in a sentence that is all negations.
  if (target - next > (isDeterminer ? determinerReach : askingReach)) return false;
  const hasSubject = hasWord(tokens.slice(Math.max(0, at - 4), at), subjects);
  const isNear = (list: typeof idle, most: number) =>
    Array.from({ length: most }, (_, i) => next + i).some(
      (i) => i < target && endOf(tokens, i, list) !== null,
    );
  if (isNear(idle, 2) || tokens.slice(Math.max(0, at - 3), at).some(({ stem }) => stem === "if"))
    return false;
  if (isDeterminer && isNear(idleObjects, 2)) return false;
  if (!isDeterminer && !hasSubject && isNear(idleOrders, 2)) return false;
  const isAsking = !isDeterminer && isNear(asking, 4);
  const most = isDeterminer ? determinerReach : isAsking ? askingReach : 4;
  if (target - next > most) return false;
  for (let i = next; i < target; i++) {
    const { stem } = tokens[i]!;
    if (breaks.has(stem) || endOf(tokens, i, enders) !== null) return false;
    if (stem === ":" && !isAsking) return false;
    if (!joins.has(stem) || i + 1 >= target || endOf(tokens, i + 1, turns) === null) continue;
    // "We never reach out by text or email" goes on with its list; "do not call, message us" does not.
    if (!(isAsking && hasSubject && items.has(tokens[i + 1]!.stem))) return false;
  }
  return !isTurn(tokens, target);
}

const items = new Set(["text", "email", "whatsapp", "message", "call", "you", "your"]);
/** "Do not call, WhatsApp us": the word itself begins another thought. */
function isTurn(tokens: readonly SentenceToken[], at: number): boolean {
  const [before, after] = [tokens[at - 1]?.stem ?? "", tokens[at + 1]?.stem ?? ""];
  return joins.has(before) && (after === "us" || after === "me");
}

function isDeniedAfter(tokens: readonly SentenceToken[], from: number): boolean {
  for (let at = from; at < from + 5 && at < tokens.length; at++) {
    if (breaks.has(tokens[at]!.stem) || tokens[at]!.stem === ",") return false;
    const next = endOf(tokens, at, negators);
    if (next === null) continue;
    return [0, 1, 2, 3].some((i) => endOf(tokens, next + i, deniedAfter) !== null);
  }
  return false;
}
