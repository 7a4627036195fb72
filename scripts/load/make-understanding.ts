import { readFileSync } from "node:fs";
import type { Article } from "#app/facts/catalog/article-records.ts";
import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import type { AskedPages, UnderstandingModel } from "#app/facts/catalog/understanding-records.ts";
import { paths } from "#app/paths.ts";

/** What `npm run understanding` trained, by the sentences that it reads, with the names that it knows. */
export function toUnderstanding(folder: string): Map<string, UnderstandingModel> {
  const read = (name: string) => JSON.parse(readFileSync(`${folder}/understanding/${name}.json`, "utf8"));
  const names = read("names");
  return new Map(["mentor", "ways"].map((name) => [name, { ...read(name).model, names }]));
}

interface Answering {
  articles: Iterable<Pick<Article, "path" | "questions" | "contents">>;
  groups: CatalogRecord<"faq">;
}

/** The questions of our articles and of the list of questions, and those that `guides.tsv` adds in other words. */
export function toAskedPages(folder: string, { articles, groups }: Answering): AskedPages {
  const pages: Record<string, string[]> = {};
  const add = (page: string, ...questions: string[]) => {
    pages[page] = [...(pages[page] ?? []), ...questions];
  };
  for (const { path, questions, contents } of articles) {
    const headings = contents.map(({ title }) => title).filter((title) => title.endsWith("?"));
    add(path, ...questions.map(({ question }) => question), ...headings);
  }
  for (const { slug, question, keywords } of groups.flatMap(({ questions }) => questions))
    add(paths.faq(slug), question, keywords.join(" "));
  for (const line of readFileSync(`${folder}/understanding/guides.tsv`, "utf8").trimEnd().split("\n")) {
    const [page = "", question = ""] = line.split("\t");
    add(page, question);
  }
  return Object.fromEntries(Object.entries(pages).filter(([, questions]) => questions.length > 0));
}
