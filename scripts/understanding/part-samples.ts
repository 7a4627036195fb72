import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { toSections } from "../load/content/article-text.ts";
import { toArticleRecords } from "../load/content/make-articles.ts";
import { toSpecialtyRecords } from "../load/make-specialties.ts";
import { toAskedSections } from "../load/make-understanding.ts";
import { readWrittenFiles, toWrittenRecords } from "../load/make-written.ts";
import { readReference } from "../load/reference/reference.ts";

export interface PartSample {
  text: string;
  /** Of the part that answers it, or of any part of a page. */
  part: number | { page: number };
  weight: number;
  /** True for what someone asked, so that it may be held out. */
  isAsked: boolean;
}

export interface PartSamples {
  /** The heading is empty for a page without parts. */
  parts: { page: string; heading: string }[];
  /** By part, the number of its page. */
  pageOf: number[];
  samples: PartSample[];
}

const folder = "data";
const lines = `${folder}/understanding/questions.txt`;
/** A sentence that answers is worth less than a question that asks. */
const ofSentence = 0.3;
const shortest = 20;

/** The questions that our pages answer, in people's words, and the sentences that answer them. */
export function readPartSamples(): PartSamples {
  const reference = readReference(folder);
  const specialties = toSpecialtyRecords(reference, folder).index;
  const articles = [...toArticleRecords(reference, specialties, folder).article.values()];
  const groups = toWrittenRecords(readWrittenFiles(folder)).faq.get("")!;
  const sections = toAskedSections(folder, { articles, groups });
  const withParts = new Set(sections.flatMap(({ page, heading }) => (heading === "" ? [] : [page])));
  const parts = new Map<string, { page: string; heading: string }>();
  for (const { page, heading } of sections)
    if (heading !== "" || !withParts.has(page)) parts.set(toKey(page, heading), { page, heading });
  const numbers = new Map([...parts.keys()].map((key, at) => [key, at]));
  const pages = [...new Set(sections.map(({ page }) => page))];
  const toTarget = (page: string, heading: string) =>
    numbers.get(toKey(page, heading)) ?? { page: pages.indexOf(page) };
  const asked = sections.flatMap(({ page, heading, asked: texts }) =>
    texts.map((text, at) => ({
      ...{ text, part: toTarget(page, heading), weight: 1 },
      isAsked: heading !== "" && at > 0,
    })),
  );
  const typed = readLines().map(({ page, text, heading }) => {
    const part = numbers.get(toKey(page, heading));
    if (part === undefined) throw new Error(`${lines}: “${heading}” is no part of ${page}.`);
    return { text, part, weight: 1, isAsked: true };
  });
  const told = articles.flatMap((article) => [
    { text: article.title, part: toTarget(article.path, ""), weight: 1, isAsked: false },
    ...toSections(article).flatMap(({ title, text }) => {
      const part = numbers.get(toKey(article.path, title));
      return part === undefined
        ? []
        : toSentences(text).map((one) => ({ text: one, part, weight: ofSentence, isAsked: false }));
    }),
  ]);
  return {
    parts: [...parts.values()],
    pageOf: [...parts.values()].map(({ page }) => pages.indexOf(page)),
    samples: [...asked, ...typed, ...told],
  };
}

const toKey = (page: string, heading: string): string => `${page}\n${heading}`;

/** The address of a page, a tab and a heading of it, and below them the questions that this part answers, until the next address. */
function readLines(): { page: string; text: string; heading: string }[] {
  let [page, heading] = ["", ""];
  return readFileSync(lines, "utf8")
    .trimEnd()
    .split("\n")
    .flatMap((line) => {
      if (!line.startsWith("/")) return [{ page, text: line, heading }];
      [page = "", heading = ""] = line.split("\t");
      return [];
    });
}

const toSentences = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?])\s+(?=["“(]?[A-Z0-9$])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > shortest);

/** A change to one of these asks for a new training. After a change to an article, a training helps. */
const trainedOn = [
  lines,
  `${folder}/understanding/guides.tsv`,
  `${folder}/words/vectors.json`,
  "app/assistant/understanding/find-parts.ts",
  "scripts/understanding/part-samples.ts",
  "scripts/understanding/part-trainer.ts",
];

export const hashPartTraining = (): string =>
  trainedOn
    .reduce((hash, path) => hash.update(readFileSync(path)), createHash("sha256"))
    .digest("hex")
    .slice(0, 16);
