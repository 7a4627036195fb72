import { expect, test } from "vitest";
import { catalog } from "../../../tests/support/built-catalog.ts";
import { toWholeText } from "./article-text.ts";
import { listRuns, toSharedPercent } from "./shared-runs.ts";

const articles = [...catalog.article.values()];
const mostShared = 20;

test("loads every article, with its figures filled and its links known", () => {
  expect(articles.length).toBeGreaterThan(0);
  for (const article of articles)
    expect(JSON.stringify(article), article.path).not.toMatch(/\{\w+:|\[\^|style=/);
});

test("no two articles share a fifth of their five-word runs", () => {
  const runs = articles.map((article) => ({ path: article.path, runs: listRuns(toWholeText(article)) }));
  const alike = runs.flatMap((a, at) =>
    runs.slice(at + 1).flatMap((b) => {
      const percent = toSharedPercent(a.runs, b.runs);
      return percent >= mostShared ? [`${a.path} and ${b.path}: ${percent.toFixed(1)} %`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test("cites one edition of a source with one publisher and date", () => {
  const editions = new Map<string, Set<string>>();
  for (const { url, title, publisher, date } of articles.flatMap(({ sources }) => sources)) {
    const edition = `${url}: ${title}`;
    editions.set(edition, (editions.get(edition) ?? new Set()).add(`${publisher}, ${date}`));
  }
  expect([...editions].filter(([, cited]) => cited.size > 1).map(([edition]) => edition)).toEqual([]);
});
