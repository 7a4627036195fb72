import { readFileSync } from "node:fs";
import {
  type AskedSection,
  findLikePages,
  indexQuestions,
} from "#app/assistant/understanding/like-questions.ts";
import type { Article } from "#app/facts/catalog/article-records.ts";
import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import type { AskedPages, PartFinder, UnderstandingModel } from "#app/facts/catalog/understanding-records.ts";
import { paths } from "#app/paths.ts";
import { toSections } from "./content/article-text.ts";

/** What `npm run understanding` trained, by the sentences that it reads, with the names that it knows. */
export function toUnderstanding(folder: string): Map<string, UnderstandingModel> {
  const read = (name: string) => JSON.parse(readFileSync(`${folder}/understanding/${name}.json`, "utf8"));
  const names = read("names");
  return new Map(["mentor", "ways"].map((name) => [name, { ...read(name).model, names }]));
}

export const toPartFinder = (folder: string): PartFinder =>
  JSON.parse(readFileSync(`${folder}/understanding/parts.json`, "utf8")).model;

interface Answering {
  articles: Iterable<Article>;
  groups: CatalogRecord<"faq">;
}

interface Section extends AskedSection {
  /** Of its heading. */
  anchor: string;
  asked: string[];
}

const withoutText: ReadonlySet<string> = new Set(["", "checklist"]);
/** The anchor of all questions at an article's end. */
const ofQuestions = "questions";

/** The headings and questions of our pages, with the questions that `guides.tsv` adds to each in other words. */
export function toAskedSections(folder: string, { articles, groups }: Answering): AskedSection[] {
  const pages = new Map<string, Section[]>();
  for (const article of articles) {
    const said = toSections(article).filter(({ id }) => !withoutText.has(id));
    pages.set(
      article.path,
      said.map(({ id, title }) => ({ page: article.path, heading: title, anchor: id, asked: [title] })),
    );
  }
  for (const { slug, question, keywords } of groups.flatMap(({ questions }) => questions)) {
    const page = paths.faq(slug);
    pages.set(page, [{ page, heading: question, anchor: "", asked: [question, keywords.join(" ")] }]);
  }
  const lines = readFileSync(`${folder}/understanding/guides.tsv`, "utf8").trimEnd().split("\n");
  for (const line of lines) {
    const [address = "", question = ""] = line.split("\t");
    const [page = "", anchor = ""] = pages.has(address) ? [address] : address.split("#");
    const sections = pages.get(page) ?? [];
    pages.set(page, sections);
    const own = sections.filter((one) => one.anchor === anchor);
    if (own.length === 0 && anchor !== "") throw new Error(`guides.tsv: ${address} is no part of our pages.`);
    const section = anchor === ofQuestions ? findNearest(own, question) : own[0];
    if (section) section.asked.push(question);
    else sections.push({ page, heading: "", anchor: "", asked: [question] });
  }
  return [...pages.values()].flat().map(({ page, heading, asked }) => ({ page, heading, asked }));
}

/** Null when no question of the article is like this one. */
function findNearest(sections: readonly Section[], question: string): Section | null {
  const own = sections.map(({ page, heading }) => ({ page, heading, asked: [heading] }));
  const like = findLikePages(indexQuestions(own), question);
  const judged = sections.map((section) => ({
    section,
    likeness: like.to(section.heading),
  }));
  const [best] = judged.toSorted((a, b) => b.likeness - a.likeness);
  return best && best.likeness >= leastAlike ? best.section : null;
}

/** Below, a question shares a word with one of the article's by chance. */
const leastAlike = 0.15;

export const toAskedPages = (folder: string, answering: Answering): AskedPages =>
  indexQuestions(toAskedSections(folder, answering));
