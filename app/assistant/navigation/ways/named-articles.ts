import type { ArticleBrief } from "#app/facts/catalog/article-records.ts";
import { madeOnce } from "#app/kit/made-once.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { toWords } from "#app/kit/text/words.ts";

interface FoundArticle {
  to: string;
  title: string;
  /** 0 to 1: how much of what was asked its title and description say. */
  likeness: number;
}

/** What people call a subject, in the words of our titles. */
const ways: Readonly<Record<string, string>> = {
  ce: "continuing education",
  ceu: "continuing education",
  ceus: "continuing education",
  cme: "continuing education",
  nlc: "multistate",
  compact: "multistate",
  noncompete: "restrictive covenants",
  noncompetes: "restrictive covenants",
  cert: "certification",
  certs: "certification",
  ccrn: "certification",
  cen: "certification",
  pccn: "certification",
  cnor: "certification",
  certified: "certification",
  rvu: "wrvu productivity",
  rvus: "wrvu productivity",
  background: "credential",
  resume: "letter",
  cv: "letter",
  acls: "certification",
  bls: "certification",
  pals: "certification",
  negotiating: "negotiate",
  negotiation: "negotiate",
  interviewing: "interview",
  traveler: "travel",
  stipends: "travel pay package",
  transparency: "pay transparency laws",
  ot: "overtime",
  pto: "benefits",
  retirement: "benefits",
  relocating: "moving",
  make: "earns",
  makes: "earns",
  clinic: "outpatient",
  recert: "certification",
  "1099": "1099",
};

const dropped = new Set(
  "how to do does what is are my your the an and or for of in on at it be can should vs versus a i as with which have has when there about right now that get guide guides tips advice explained explain help work works job jobs read".split(
    " ",
  ),
);

const toStem = (word: string): string => {
  const stem = word.replace(/(?:ations?|ing|ies|es|s|ed|e)$/, "").slice(0, 8);
  return stem.length < 3 ? word : stem;
};

const toAsked = (text: string): string[] => [
  ...new Set(
    toWords(
      text
        .replace(/\bw-2\b/gi, "w2")
        .replace(/\bnon[\s-]compete/gi, "noncompete")
        .replace(/\bswitch\w*(?=\s+(?:my\s+)?special)/gi, "change")
        .replace(
          /\bask(?:ing)?\s+for\s+(?:more|an?\s+raise|higher)\b(?:\s+(?:money|pay|salary))?|\bcounter\s?offers?\b/gi,
          "negotiate offer",
        ),
    ).filter((word) => !dropped.has(word)),
  ),
];

const toStems = (text: string): string[] =>
  toAsked(text)
    .flatMap((word) => [word, ...toWords(findOwn(ways, word) ?? "")])
    .map(toStem);

/** An address says what an article is about, its description what it also says. */
const fromSlug = 1;
const fromTitle = 0.85;
const fromDescription = 0.45;
const ofGuide = 0.02;

interface Indexed {
  article: Titled;
  slug: readonly string[];
  title: readonly string[];
  description: readonly string[];
}

const has = (stems: readonly string[], stem: string): boolean =>
  stems.some(
    (other) =>
      other === stem ||
      (stem.length > 3 && other.startsWith(stem)) ||
      (other.length > 4 && stem.startsWith(other)),
  );

const toIndex = madeOnce((articles: readonly Titled[]): readonly Indexed[] =>
  articles.map((article) => ({
    article,
    slug: toStems(article.slug),
    title: toStems(article.title),
    description: toStems(article.description),
  })),
);

/** What is found by its title: an article or an answer. */
type Titled = Pick<ArticleBrief, "slug" | "title" | "description" | "path" | "kind">;

export function listArticlesNamed(articles: readonly Titled[], text: string, limit: number): FoundArticle[] {
  const asked = toAsked(text);
  if (asked.length === 0) return [];
  const indexed = toIndex(articles);
  const rarity = (stem: string) => {
    const naming = indexed.filter(({ title, description }) => has(title, stem) || has(description, stem));
    return Math.log(1 + articles.length / (1 + naming.length));
  };
  const weights = asked.map((word) => {
    const stems = [...new Set(toStems(word))];
    return { stems, weight: Math.max(...stems.map(rarity)) };
  });
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  return indexed
    .map((one) => {
      const shared = weights.reduce((sum, { stems, weight }) => sum + weight * toShare(one, stems), 0);
      // Among equals, the one with the shorter title is more about it.
      const isGuide = /\bguides?\b/i.test(text) && one.article.slug.endsWith("guide");
      const order =
        (one.article.kind === "blog" ? 0 : ofGuide) + (isGuide ? ofGuide : 0) - one.title.length / 1_000;
      return { to: one.article.path, title: one.article.title, likeness: shared / total + order };
    })
    .filter(({ likeness }) => likeness > 0.3)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit);
}

function toShare({ slug, title, description }: Indexed, stems: readonly string[]): number {
  if (stems.some((stem) => has(slug, stem))) return fromSlug;
  if (stems.some((stem) => has(title, stem))) return fromTitle;
  return stems.some((stem) => has(description, stem)) ? fromDescription : 0;
}
