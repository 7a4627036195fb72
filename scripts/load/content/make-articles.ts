import { guideCategories } from "#app/facts/catalog/article-kinds.ts";
import type { Article, ArticleBrief } from "#app/facts/catalog/article-records.ts";
import type { SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import type { Reference } from "../reference/reference.ts";
import { type Figures, fillFigures } from "../source/figure-texts.ts";
import { type ArticleFile, collect, readArticleFiles } from "./article-files.ts";
import { toContentFigures } from "./content-figures.ts";
import { checkLink, type KnownPages, toAskedJobs, toKnownPages } from "./content-links.ts";
import { createFigures, type FindFigure } from "./figure/named-figures.ts";
import { createLiveBlocks, type LiveBlock } from "./live/live-list.ts";
import { toTwin } from "./make-twins.ts";
import { createRenderer, toRenderedText } from "./markdown.ts";
import { readingOrder } from "./reading-order.ts";

const wordsPerMinute = 230;
const wordLimits = { guide: [900, 2_200], resource: [900, 2_200], blog: [700, 1_600] } as const;
/** Tables and examples of a good article may need a little more. */
const tolerance = 1.06;
const sections = [5, 9] as const;

export function toArticleRecords(
  reference: Reference,
  specialties: readonly SpecialtyEntry[],
  folder: string,
) {
  const files = readArticleFiles(folder).sort(byReading);
  const known = toKnownPages(
    reference,
    specialties,
    files.map(({ path, front }) => ({ path, title: front.title })),
  );
  const findFigure = createFigures(reference);
  const toLive = createLiveBlocks(reference, findFigure);
  const writer = { known, findFigure, toLive, placeholders: toContentFigures(reference, findFigure) };
  const articles = collect(files, (file) => toArticle(file, writer));
  refuseTwice(articles);
  for (const [at, article] of articles.entries()) {
    article.previous = toNeighbor(article, articles[at - 1]);
    article.next = toNeighbor(article, articles[at + 1]);
  }
  const twins = articles.map((article, at) => toTwin(files[at]!, article, toFillers(files[at]!, writer)));
  return {
    article: new Map(articles.map((article) => [article.path.slice(1), article])),
    twin: new Map(articles.map(({ path }, at) => [path.slice(1), twins[at]!])),
    articles: new Map([["", articles.map(toBrief)]]),
  };
}

interface Writer {
  known: KnownPages;
  findFigure: FindFigure;
  toLive: (name: string) => LiveBlock;
  placeholders: Figures;
}

const toFillers = ({ file }: ArticleFile, { known, findFigure, toLive, placeholders }: Writer) => ({
  fill: (text: string) => fillFigures(text, placeholders, file),
  toLink: (address: string) => checkLink(known, address),
  toLive,
  toFigure(name: string) {
    const { values: _, ...figure } = findFigure(name);
    return figure;
  },
});

function toArticle(file: ArticleFile, writer: Writer): Article {
  const { front, kind, category, slug, path } = file;
  const { fill, toLink, toFigure, toLive } = toFillers(file, writer);
  try {
    const render = createRenderer({ toLink, toFigure, toLive, sourceIds: front.sources.map(({ id }) => id) });
    const inline = (text: string) => render.toInline(fill(text));
    const keyPoints = front.keyPoints.map(inline);
    const parts = render.toParts(fill(file.body));
    const checklist = front.checklist.map(inline);
    const questions = front.questions.map(({ question, answer }) => ({
      question: fill(question),
      answer: inline(answer),
    }));
    const uncited = front.sources.filter(({ id }) => !render.cited.includes(id));
    if (uncited.length > 0)
      throw new Error(`The text does not cite ${uncited.map(({ id }) => id).join(", ")}.`);
    const words = countWords(parts);
    checkLength(kind, words, render.contents.length);
    return {
      kind,
      path,
      slug,
      category,
      title: fill(front.title),
      description: fill(front.description),
      professions: front.professions,
      states: front.states,
      published: front.published,
      updated: front.updated,
      pages: listPages(parts, front.related),
      minutes: Math.max(1, Math.round(words / wordsPerMinute)),
      reviewed: front.reviewed,
      keyPoints,
      checklist,
      questions,
      searches: front.searches.map(({ label, to }) => ({ label, to, asks: toAskedJobs(to) })),
      sources: render.cited.map((cited) => front.sources.find(({ id }) => id === cited)!),
      related: front.related.map((to) => {
        toLink(to);
        const title = writer.known.get(new URL(to, "https://site.example").pathname);
        if (!title) throw new Error(`${to} is a list of jobs, which belongs into \`searches\`.`);
        return { title, to };
      }),
      previous: null,
      next: null,
      contents: render.contents,
      parts,
    };
  } catch (error) {
    const { message } = error as Error;
    throw new Error(message.startsWith(file.file) ? message : `${file.file}: ${message}`, { cause: error });
  }
}

function checkLength(kind: Article["kind"], words: number, parts: number): void {
  const [least, most] = wordLimits[kind];
  if (words < least / tolerance || words > most * tolerance)
    throw new Error(`It has ${words} words, and a ${kind} has ${least} to ${most}.`);
  if (parts < sections[0] || parts > sections[1])
    throw new Error(`It has ${parts} sections ("## ..."), and an article has ${sections.join(" to ")}.`);
}

const subjects = /^\/(?:profession|states|specialties|geographic)\/[^#?]+/;

function listPages(parts: Article["parts"], related: readonly string[]): string[] {
  const html = parts.map((part) => ("html" in part ? part.html : "")).join("");
  const linked = [...html.matchAll(/href="(\/[^"]+)"/g)].map(([, to]) => to!);
  return [...new Set([...related, ...linked].flatMap((to) => subjects.exec(to)?.[0] ?? []))];
}

const countWords = (parts: Article["parts"]): number =>
  parts.reduce((sum, part) => sum + ("html" in part ? toRenderedText(part.html).split(" ").length : 0), 0);

function refuseTwice(articles: readonly Article[]): void {
  const twice = articles.find(({ title }, at) => articles.findIndex((other) => other.title === title) !== at);
  if (twice) throw new Error(`Two articles are called "${twice.title}".`);
}

function byReading(a: ArticleFile, b: ArticleFile): number {
  const isBlog = a.kind === "blog" && b.kind === "blog";
  return (
    toList(a) - toList(b) ||
    (isBlog ? b.front.published.localeCompare(a.front.published) : 0) ||
    toPlace(a) - toPlace(b) ||
    (a.path < b.path ? -1 : 1)
  );
}

const categories = Object.keys(guideCategories);
const toList = ({ kind, category }: ArticleFile): number =>
  category ? categories.indexOf(category) : categories.length + (kind === "resource" ? 0 : 1);

const toPlace = ({ path }: ArticleFile): number => readingOrder.indexOf(path) + 1 || readingOrder.length + 1;

function toNeighbor(article: Article, other: Article | undefined): Article["next"] {
  if (other?.kind !== article.kind || other.category !== article.category) return null;
  return { title: other.title, to: other.path };
}

const toBrief = (article: Article): ArticleBrief => ({
  kind: article.kind,
  path: article.path,
  slug: article.slug,
  category: article.category,
  title: article.title,
  description: article.description,
  professions: article.professions,
  states: article.states,
  published: article.published,
  updated: article.updated,
  pages: article.pages,
  minutes: article.minutes,
});
