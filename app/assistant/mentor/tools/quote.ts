import {
  type GuidePassage,
  hasTerm,
  sumOver,
  type WeighedTerm,
} from "#app/catalogue/articles/passages/rank-passages.ts";
import { toStems } from "#app/catalogue/articles/passages/telling-words.ts";
import { madeOnce } from "#app/kit/made-once.ts";

export interface Quote {
  lines: readonly string[];
  /** How much of the question is in the lines, and in what they are told under. */
  cover: number;
  /** How much of the question is in the question that the passage answers. */
  ofQuestion: number;
  /** How much of the question the passage's heading says that its page's title does not. */
  ofHeading: number;
}

interface Sentence {
  text: string;
  /** It is understood without the sentence before. */
  opens: boolean;
  stems: ReadonlySet<string>;
}

const longestSentence = 320;
/** Less is an item of a list. */
const shortestOpening = 45;
const told = 3;
/** Where a word counts how much: a sentence holds many words by chance. */
const inTitle = 0.8;
const inLines = 0.7;
/** A part of a page begins with what it is about. */
const firstBonus = 0.4;
/** A question, what is quoted, and what leans on the sentence before, does not begin an answer. */
const leans =
  /^(?:["“]|(?:it|its|they|them|their|that|this|these|those|but|and|then|so|both|another|also|he|she|there,|here,|otherwise|instead|however|(?:one|two|three|four|some|most|many|all|none|each) (?:is|are|of (?:it|them|these|those))|(?:\w+ ){0,2}(?:it|them|these|those))\b)/i;
const ofLeaning = 0.25;

/** Sums, tables and forms to fill in, which say nothing without their lines. */
const notSaid =
  /^[A-Z][A-Z-]+: |[=×÷[\]|]|^Your (?:spouse|husband|wife|partner)\b|^You (?:would )?work (?!with)|^By now you\b|\b[Oo]ffer [A-Z]\b|\bSample:|\bExample:|^Say (?:(?:you|an?|the)\b|\$\d)/;

interface ReadPassage {
  /** The heading with the first sentences. */
  first: Sentence;
  /** What may be told. */
  said: readonly Sentence[];
  around: { heading: ReadonlySet<string>; title: ReadonlySet<string> };
}

const readPassage = madeOnce(({ text, heading, title }: GuidePassage): ReadPassage => {
  const sentences = toSentences(text).filter((sentence) => sentence.length <= longestSentence);
  const toRead = (one: string, at: number): Sentence => ({
    text: one,
    // A sum inside a part is a step of its example.
    opens:
      !leans.test(one) &&
      !one.endsWith("?") &&
      one.length >= shortestOpening &&
      !(at > 0 && /\$\d/.test(one)),
    stems: new Set(toStems(one)),
  });
  return {
    first: {
      ...toRead(`${heading} ${sentences.slice(0, told).join(" ")}`, 0),
      text: sentences.slice(0, told).join(" "),
    },
    // The whole article begins with what it is about, and its key points follow.
    said: sentences
      .slice(heading === "" ? 1 : 0)
      .filter((sentence) => sentence.length > 30 && !notSaid.test(sentence))
      .map(toRead),
    around: { heading: new Set(toStems(heading)), title: new Set(toStems(title)) },
  };
});

/** What a passage says of the question, word for word. The answer to a question follows that question. */
export function quote(terms: readonly WeighedTerm[], passage: GuidePassage): Quote {
  const { heading } = passage;
  const { first, said, around } = readPassage(passage);
  const toCover = (lines: readonly Sentence[]) =>
    sumOver(terms, (term) =>
      Math.max(
        hasTerm(around.heading, term),
        inTitle * hasTerm(around.title, term),
        ...lines.map(({ stems }) => inLines * hasTerm(stems, term)),
      ),
    );
  if (heading.endsWith("?")) {
    const ofQuestion = sumOver(terms, (term) => hasTerm(around.heading, term));
    return { lines: [first.text], cover: toCover([first]), ofQuestion, ofHeading: ofQuestion };
  }
  const best = heading === "" ? pickPoints(terms, said) : pickRun(toCover, said);
  const cover = best.length > 0 ? toCover(best) : 0;
  const ofHeading = sumOver(terms, (term) =>
    Math.max(0, hasTerm(around.heading, term) - hasTerm(around.title, term)),
  );
  return { lines: best.map((one) => one.text), cover, ofQuestion: 0, ofHeading };
}

/** Each key point is understood by itself. */
const pickPoints = (terms: readonly WeighedTerm[], said: readonly Sentence[]): Sentence[] =>
  said
    .map((one, at) => ({ one, at, worth: sumOver(terms, (term) => hasTerm(one.stems, term)) }))
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, told)
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** Sentences that follow each other, so that "it" and "they" are understood. */
function pickRun(toCover: (lines: readonly Sentence[]) => number, said: readonly Sentence[]): Sentence[] {
  const runs = said.map((_, from) => said.slice(from, from + told));
  const judged = runs.map((run, at) => ({
    run,
    worth: toCover(run) + (at === 0 ? firstBonus : 0) - (run[0]!.opens ? 0 : ofLeaning),
  }));
  return judged.toSorted((a, b) => b.worth - a.worth)[0]?.run ?? [];
}

const toSentences = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?]["”)]?)\s+(?=["“(]?[A-Z0-9$])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?]["”)]?$/.test(sentence));
