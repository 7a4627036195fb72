import { madeOnce } from "#app/catalogue/articles/passages/rank-passages.ts";
import type { AskedPages } from "#app/facts/catalog/understanding-records.ts";
import { toAskedTokens } from "./tokens.ts";

interface LikePage {
  page: string;
  /** From 0 to 1, where 1 is the same question. */
  likeness: number;
  /** The page's questions, the most alike first. */
  questions: readonly LikeQuestion[];
}

interface LikeQuestion {
  question: string;
  likeness: number;
}

const partLength = 4;
/** A run of letters says less than its word. */
const ofPart = 0.5;
/** The best of a page's questions counts beside the mean of its best three. */
const ofBest = 0.6;
const best = 3;

/** The words of a question and their runs of four letters, without figures. */
function listParts(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { word } of toAskedTokens(text)) {
    if (/^[#$?]/.test(word)) continue;
    found.add(word);
    const whole = `^${word}$`;
    for (let at = 0; at + partLength <= whole.length; at++) found.add(`~${whole.slice(at, at + partLength)}`);
  }
  return found;
}

const toIndex = madeOnce((pages: AskedPages) => {
  const asked = Object.entries(pages).flatMap(([page, questions]) =>
    questions.map((question) => ({ page, question, parts: listParts(question) })),
  );
  const seen = new Map<string, number>();
  for (const { parts } of asked) for (const part of parts) seen.set(part, (seen.get(part) ?? 0) + 1);
  /** What few questions say tells more. */
  const weigh = (part: string): number =>
    Math.log((asked.length + 1) / (seen.get(part) ?? 1)) * (part.startsWith("~") ? ofPart : 1);
  const toLength = (parts: ReadonlySet<string>): number =>
    Math.sqrt([...parts].reduce((sum, part) => sum + weigh(part) ** 2, 0)) || 1;
  const having = new Map<string, number[]>();
  for (const [at, { parts }] of asked.entries())
    for (const part of parts) having.set(part, [...(having.get(part) ?? []), at]);
  return { asked, having, weigh, toLength, lengths: asked.map(({ parts }) => toLength(parts)) };
});

/** The pages whose questions are most like this one, the most alike first. Pure, and linear in the text's length. */
export function findLikePages(pages: AskedPages, text: string): LikePage[] {
  const { asked, having, weigh, toLength, lengths } = toIndex(pages);
  const parts = listParts(text);
  const sums = asked.map(() => 0);
  for (const part of parts) {
    const weight = weigh(part) ** 2;
    for (const at of having.get(part) ?? []) sums[at]! += weight;
  }
  const length = toLength(parts);
  const byPage = new Map<string, LikeQuestion[]>();
  for (const [at, { page, question }] of asked.entries()) {
    if (sums[at] === 0) continue;
    const likeness = sums[at]! / length / lengths[at]!;
    const known = byPage.get(page);
    if (known) known.push({ likeness, question });
    else byPage.set(page, [{ likeness, question }]);
  }
  return [...byPage]
    .map(([page, found]) => {
      const questions = found.toSorted((a, b) => b.likeness - a.likeness);
      const three = questions.slice(0, best).reduce((sum, one) => sum + one.likeness, 0) / best;
      return { page, likeness: questions[0]!.likeness * ofBest + three * (1 - ofBest), questions };
    })
    .toSorted((a, b) => b.likeness - a.likeness);
}
