import { type AskedTerm, listTellingWords, toAskedTerms, toStems } from "../reading/telling-words.ts";

/** A part of a page that may answer. */
export interface GuidePassage {
  source: string;
  title: string;
  heading: string;
  keywords: string;
  /** What the page is about as a whole, in a sentence. */
  about?: string;
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
const inAbout = 0.75;
const inText = 0.6;
/** What another word for it counts beside the word itself. */
const ofSynonym = 0.8;
/** An article about it comes before an article that has a part about it. */
const titleBonus = 0.15;

interface ReadPassage {
  heading: ReadonlySet<string>;
  title: ReadonlySet<string>;
  about: ReadonlySet<string>;
  text: ReadonlySet<string>;
}

/** Questions and pages of the site are the same objects for each question. */
const known = new WeakMap<GuidePassage, ReadPassage>();

function readPassage(passage: GuidePassage): ReadPassage {
  const read = known.get(passage) ?? {
    heading: new Set(toStems(`${passage.heading} ${passage.keywords}`)),
    title: new Set(toStems(passage.title)),
    about: new Set(toStems(passage.about ?? "")),
    text: new Set(toStems(passage.text)),
  };
  known.set(passage, read);
  return read;
}

const hasTerm = (stems: ReadonlySet<string>, { stem, others }: AskedTerm): number =>
  stems.has(stem) ? 1 : others.some((other) => stems.has(other)) ? ofSynonym : 0;

/** Best first. A word that few passages have says more. */
export function rankPassages(question: string, passages: readonly GuidePassage[]): RankedPassage[] {
  const asked = toAskedTerms(question);
  if (asked.length === 0) return [];
  const stems = new Set(asked.flatMap(({ stem, others }) => [stem, ...others]));
  const found = passages.map((passage) => {
    const { heading, title, about, text } = readPassage(passage);
    const worth = asked.map((term) => ({
      ofTitle: hasTerm(title, term),
      worth: Math.max(
        inHeading * hasTerm(heading, term),
        inTitle * hasTerm(title, term),
        inAbout * hasTerm(about, term),
        inText * hasTerm(text, term),
      ),
    }));
    // Of two headings that hold as much of the question, the shorter one is about it.
    const excess = [...heading].filter((word) => !stems.has(word)).length;
    return { passage, worth, excess };
  });
  const weights = asked.map((_, at) => {
    const having = found.filter(({ worth }) => worth[at]!.worth > 0).length;
    return Math.log(1 + passages.length / (1 + having));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return found
    .map(({ passage, worth, excess }) => {
      const earned = worth.reduce((sum, one, at) => sum + one.worth * weights[at]!, 0) / all;
      const ofTitle = worth.reduce((sum, one, at) => sum + one.ofTitle * weights[at]!, 0) / all;
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
