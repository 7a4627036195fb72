import { listTellingWords, toStems } from "../reading/telling-words.ts";

/** A part of a page that may answer. */
export interface GuidePassage {
  source: string;
  title: string;
  heading: string;
  keywords: string;
  text: string;
}

export interface RankedPassage {
  passage: GuidePassage;
  /** How much of the question it is about, from 0 to 1. */
  share: number;
  /** How much of the question the page's title says. */
  ofTitle: number;
}

/** Where a word counts how much. */
const inHeading = 1;
const inTitle = 0.9;
const inText = 0.6;
/** An article about it comes before an article that has a part about it. */
const titleBonus = 0.15;

/** Best first. A word that few passages have says more. */
export function rankPassages(question: string, passages: readonly GuidePassage[]): RankedPassage[] {
  const asked = [...new Set(listTellingWords(question).flatMap(toStems))];
  if (asked.length === 0) return [];
  const read = passages.map((passage) => ({
    passage,
    heading: new Set(toStems(`${passage.heading} ${passage.keywords}`)),
    title: new Set(toStems(passage.title)),
    text: new Set(toStems(passage.text)),
  }));
  const weights = asked.map((word) => {
    const having = read.filter(
      ({ heading, title, text }) => heading.has(word) || title.has(word) || text.has(word),
    );
    return Math.log(1 + passages.length / (1 + having.length));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return read
    .map(({ passage, heading, title, text }) => {
      const sumOf = (worth: (word: string) => number) =>
        asked.reduce((sum, word, at) => sum + worth(word) * weights[at]!, 0) / all;
      const earned = sumOf((word) =>
        heading.has(word) ? inHeading : title.has(word) ? inTitle : text.has(word) ? inText : 0,
      );
      const ofTitle = sumOf((word) => (title.has(word) ? 1 : 0));
      // Of two headings that hold as much of the question, the shorter one is about it.
      const excess = [...heading].filter((word) => !asked.includes(word)).length;
      return {
        passage,
        share: earned + ofTitle * titleBonus - Math.min(excess, 20) * 0.002,
        ofTitle,
      };
    })
    .toSorted((a, b) => b.share - a.share);
}

const longestSentence = 320;
const told = 3;

/** Sums, tables and forms to fill in, which say nothing without their lines. */
const notSaid = /[=×÷[\]|]|\bSample:|\bExample:/;

/** What a passage says of the question, word for word. The answer to a question follows that question. */
export function quote(question: string, { text, heading }: GuidePassage): string[] {
  const sentences = toSentences(text).filter((sentence) => sentence.length <= longestSentence);
  if (heading.endsWith("?")) return [`${heading} ${sentences.slice(0, told).join(" ")}`];
  const asked = new Set(listTellingWords(question).flatMap(toStems));
  // The whole article begins with what it is about, and its key points follow.
  return sentences
    .slice(heading === "" ? 1 : 0)
    .filter((sentence) => sentence.length > 30 && !notSaid.test(sentence))
    .map((sentence, at) => ({
      sentence,
      at,
      worth: new Set(toStems(sentence).filter((word) => asked.has(word))).size + (at === 0 ? 1.5 : 0),
    }))
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, told)
    .toSorted((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence);
}

const toSentences = (text: string): string[] =>
  text
    .replace(/\s+/g, " ")
    .split(/(?<=[.!?]["”)]?)\s+(?=["“(]?[A-Z0-9$])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?]["”)]?$/.test(sentence));
