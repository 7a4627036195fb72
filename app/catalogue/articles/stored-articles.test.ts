import { expect, test } from "vitest";
import type { ArticleBrief } from "#app/facts/catalog/article-records.ts";
import { pickArticlesAbout, toCardName } from "./stored-articles.server.ts";

const toBrief = (slug: string, about: Partial<ArticleBrief>): ArticleBrief => ({
  kind: "blog",
  path: `/blog/${slug}`,
  slug,
  category: null,
  title: slug,
  description: slug,
  professions: [],
  states: [],
  published: "2026-11-22",
  updated: "2026-11-22",
  pages: [],
  minutes: 5,
  ...about,
});

const articles = [
  toBrief("everyone", {}),
  toBrief("several", { professions: ["registered-nurse", "pharmacist"] }),
  toBrief("nurses", { professions: ["registered-nurse"] }),
  toBrief("texas", { states: ["TX"] }),
  toBrief("linked", { pages: ["/profession/registered-nurse", "/states/texas"] }),
  toBrief("pharmacists", { professions: ["pharmacist"] }),
];
const toTitles = (about: Parameters<typeof pickArticlesAbout>[1]) =>
  pickArticlesAbout(articles, about).map(({ title }) => title);

test("offers a profession's page what links to it, then what is written for few others", () => {
  expect(toTitles({ path: "/profession/registered-nurse", professions: ["registered-nurse"] })).toEqual([
    "linked",
    "nurses",
    "several",
  ]);
});

test("offers a state's page what is about the state, and another state's nothing", () => {
  expect(toTitles({ path: "/states/texas", stateCode: "TX" })).toEqual(["linked", "texas"]);
  expect(toTitles({ path: "/states/ohio", stateCode: "OH" })).toEqual([]);
});

test("names a card after the whole address", () => {
  expect(toCardName("/career-guides/first-job/a-guide")).toBe("career-guides--first-job--a-guide");
});
