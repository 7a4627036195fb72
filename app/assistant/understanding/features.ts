import { toAskedTokens } from "./tokens.ts";

/** What a reader found in the text, such as a state or a drug. */
export interface AskedSpan {
  from: number;
  to: number;
  /** "state", "role", "money" */
  kind: string;
  /** What tells one of its kind from others, where a question may hang on it: "nurse-practitioner". */
  value?: string;
  /** True where the kind alone counts, and not the words: of all states, no name says what is asked. */
  isName: boolean;
}

const partLength = 4;
const start = "^";
const end = "$end";

/** The words of a text, its pairs of words and the kinds of what was found in it, each once. */
export function listFeatures(text: string, spans: readonly AskedSpan[]): string[] {
  const found = new Set<string>();
  const stream = [start];
  const kinds = new Set<string>();
  const sorted = withoutOverlaps(spans);
  let next = 0;
  let told: AskedSpan | null = null;
  for (const { word, from, to } of toAskedTokens(text)) {
    while (next < sorted.length && sorted[next]!.to <= from) next++;
    const span = sorted[next];
    const inside = span && span.from < to ? span : null;
    if (!inside?.isName) {
      found.add(word);
      for (const part of toParts(word)) found.add(part);
    }
    if (!inside) stream.push(word);
    else if (inside !== told) {
      told = inside;
      const { kind, value } = inside;
      found.add(kinds.has(kind) ? `<${kind}>s` : `<${kind}>`);
      if (value) found.add(`<${kind}:${value}>`);
      kinds.add(kind);
      stream.push(`<${kind}>`);
    }
  }
  stream.push(end);
  for (let at = 1; at < stream.length; at++) found.add(`${stream[at - 1]} ${stream[at]}`);
  for (const pair of toPairs(kinds, found)) found.add(pair);
  found.add(toLength(stream.length));
  return [...found];
}

/** Kinds that come together, and beside whose affair it is: "my" beside a court, "how" beside a visa. */
const beside = [
  "my",
  "i",
  "me",
  "we",
  "they",
  "how",
  "what",
  "should",
  "can",
  "is",
  "you",
  "your",
  "jobs",
] as const;

function toPairs(kinds: ReadonlySet<string>, words: ReadonlySet<string>): string[] {
  const all = [...kinds].toSorted();
  const cues = beside.filter((word) => words.has(word));
  return all.flatMap((kind, at) => [
    ...all.slice(at + 1).map((other) => `<${kind}>&<${other}>`),
    ...cues.map((cue) => `${cue}&<${kind}>`),
  ]);
}

/** Runs of four letters, most of which a slip or another ending leaves alone. */
const toParts = (word: string): string[] =>
  word.length < partLength
    ? []
    : Array.from(
        { length: word.length - partLength + 3 },
        (_, at) => `~${`^${word}$`.slice(at, at + partLength)}`,
      );

function withoutOverlaps(spans: readonly AskedSpan[]): AskedSpan[] {
  const kept: AskedSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to))
    if (span.from >= (kept.at(-1)?.to ?? 0)) kept.push(span);
  return kept;
}

const toLength = (tokens: number): string => (tokens < 6 ? "<short>" : tokens > 25 ? "<long>" : "<usual>");
