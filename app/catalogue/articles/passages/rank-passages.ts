import { madeOnce } from "#app/kit/made-once.ts";
import type { AskedTerm } from "./asked-terms.ts";
import { toStems } from "./telling-words.ts";

export interface GuidePassage {
  source: string;
  title: string;
  heading: string;
  keywords: string;
  about?: string;
  /** Whom its article is for; everyone without. */
  professions?: readonly string[];
  text: string;
}

export interface RankedPassage {
  passage: GuidePassage;
  /** From 0 to 1, as is `ofTitle`. */
  share: number;
  ofTitle: number;
  /** False for a page on another subject than the one that the question names, such as another exam. */
  isOfSubject: boolean;
}

/** Weights of a word by where it is found. */
const inHeading = 1;
const inTitle = 0.9;
const inAbout = 0.75;
const inText = 0.6;
/** A synonym's weight beside the word itself. */
const ofSynonym = 0.8;
/** A page about the NCLEX does not answer a question about the PANCE. */
const subjects = new Set(
  toStems(
    "nclex pance panre ccrn cnml imlc psypact acls tncc rvu wrvu gsa pslf ccne w2 1099 tail signon noncompet titer aitool",
  ),
);
const ofOtherSubject = 0.5;
/** A long text contains a word more often by chance. */
const usualLength = 150;
/** A longer question also tells a story, whose words no page needs to have. */
const longFrom = 6;
const ofStory = 0.4;
/** A word of the question itself counts more than one of the story around it. */
const ofAsked = 1.6;
/** An article about the subject comes before one with a part about it. */
const titleBonus = 0.15;

interface ReadPassage {
  heading: ReadonlySet<string>;
  title: ReadonlySet<string>;
  about: ReadonlySet<string>;
  text: ReadonlySet<string>;
  inText: number;
}

/** Passages are the same objects for every question. */
const readPassage = madeOnce((passage: GuidePassage): ReadPassage => {
  const stems = toStems(passage.text);
  return {
    heading: new Set(toStems(`${passage.heading} ${passage.keywords}`)),
    title: new Set(toStems(passage.title)),
    about: new Set(toStems(passage.about ?? "")),
    text: new Set(stems),
    inText: inText * Math.min(1, (usualLength / Math.max(1, stems.length)) ** 0.3),
  };
});

export const hasTerm = (stems: ReadonlySet<string>, { stem, others }: AskedTerm): number =>
  stems.has(stem) ? 1 : others.some((other) => stems.has(other)) ? ofSynonym : 0;

export interface WeighedTerm extends AskedTerm {
  weight: number;
}

interface Ranking {
  terms: readonly WeighedTerm[];
  ranked: readonly RankedPassage[];
}

/** A word that few passages have counts more. */
export function rankPassages(asked: readonly AskedTerm[], passages: readonly GuidePassage[]): Ranking {
  const stems = new Set(asked.flatMap(({ stem, others }) => [stem, ...others]));
  const found = passages.map((passage) => {
    const { heading, title, about, text, inText: ofText } = readPassage(passage);
    const worth = asked.map((term) => ({
      ofTitle: hasTerm(title, term),
      worth: Math.max(
        inHeading * hasTerm(heading, term),
        inTitle * hasTerm(title, term),
        inAbout * hasTerm(about, term),
        ofText * hasTerm(text, term),
      ),
    }));
    // Of two headings that match equally, the shorter one is closer to the question.
    const excess = [...heading].filter((word) => !stems.has(word)).length;
    return { passage, worth, excess };
  });
  const terms = weigh(
    asked.map((term, at) => ({ term, having: found.filter(({ worth }) => worth[at]!.worth > 0).length })),
    passages.length,
  );
  const ranked = found.map(({ passage, worth, excess }) => {
    const isOfSubject = terms.every(({ stem }, at) => !subjects.has(stem) || worth[at]!.worth > 0);
    const earned = sumOver(terms, (_, at) => worth[at]!.worth);
    const ofTitle = sumOver(terms, (_, at) => worth[at]!.ofTitle);
    const share =
      (earned + ofTitle * titleBonus) * (isOfSubject ? 1 : ofOtherSubject) - Math.min(excess, 20) * 0.002;
    return { passage, share, ofTitle, isOfSubject };
  });
  return { terms, ranked: ranked.toSorted((a, b) => b.share - a.share) };
}

/** The weights add up to 1, or to more when the question tells a story. */
function weigh(counted: readonly { term: AskedTerm; having: number }[], passages: number): WeighedTerm[] {
  const weights = counted.map(({ term, having }) =>
    having === 0 && /^\d+$/.test(term.stem)
      ? 0
      : Math.log(1 + passages / (1 + having)) * (term.isAsked ? ofAsked : 1),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0) * toStoryShare(counted.length) || 1;
  return counted.map(({ term }, at) => ({ ...term, weight: weights[at]! / all }));
}

export const sumOver = (
  terms: readonly WeighedTerm[],
  toWorth: (term: WeighedTerm, at: number) => number,
): number => terms.reduce((sum, term, at) => sum + term.weight * toWorth(term, at), 0);

const toStoryShare = (words: number): number =>
  words <= longFrom ? 1 : (longFrom + (words - longFrom) * ofStory) / words;
