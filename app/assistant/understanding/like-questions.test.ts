import { expect, test } from "vitest";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { findLikePages, indexQuestions } from "./like-questions.ts";

const pages = indexQuestions([
  { page: "/tail", heading: "", asked: ["Who pays for tail coverage?"] },
  { page: "/tail", heading: "What it costs", asked: ["what does a tail cost when a doctor leaves"] },
  { page: "/notice", heading: "", asked: ["How much notice do I give?", "how do I resign from my job"] },
  { page: "/faq#cost", heading: "", asked: ["is this site free for nurses"] },
]);

test("puts the page first whose questions are most like this one", () => {
  const [first] = findLikePages(pages, "who normally pays the tail when a doc leaves").pages;
  expect(first).toMatchObject({ page: "/tail" });
  expect(first!.toBest).toBeGreaterThan(first!.toThree);
  expect(findLikePages(pages, "is it free here").pages[0]).toMatchObject({ page: "/faq#cost" });
});

test("finds the same question wholly alike, a slip in it nearly so, and nothing in words that no page has", () => {
  const likeness = (text: string) => findLikePages(pages, text).pages[0]?.toBest ?? 0;
  expect(likeness("How much notice do I give?")).toBeCloseTo(1);
  expect(likeness("how much notise do I give")).toBeGreaterThan(0.5);
  expect(findLikePages(pages, "zzz qqq 12 $9").pages).toEqual([]);
});

test("says how much a question is like a heading", () => {
  const { to } = findLikePages(pages, "who pays the tail");
  expect(to("Who pays for tail coverage?")).toBeGreaterThan(to("How much notice do I give?"));
  expect(to("Who pays the tail?")).toBeCloseTo(1);
});

test("reads 100 kB of anything in time that grows with its length", () => {
  const start = readProcessorMs();
  for (const piece of ["tail ", "a", "é’", "0123456789", "who pays "])
    findLikePages(pages, piece.repeat(100_000 / piece.length));
  expect(readProcessorMs() - start).toBeLessThan(5_000);
});
