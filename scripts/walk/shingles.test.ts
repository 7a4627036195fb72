import { expect, test } from "vitest";
import { findMostAlike, toShingles } from "./shingles.ts";

const toPage = (text: string) => `<header>Menu</header><main id="main"><p>${text}</p></main>`;
const words = (count: number, of: string) => Array.from({ length: count }, (_, at) => `${of}${at}`).join(" ");

test("reads a page as runs of five words, ignoring markup and case", () => {
  expect(toShingles(toPage("One two <b>THREE</b> four, five six")).length).toBe(2);
  expect(toShingles(toPage("a b c d e a b c d e")).length).toBe(5);
  expect(toShingles(toPage("One two three four five"))).toEqual(
    toShingles(toPage("one two three four five")),
  );
  expect(toShingles(toPage("four words are none"))).toHaveLength(0);
  expect(() => toShingles("<p>No main part</p>")).toThrow("no main part");
});

test("finds the two pages that share the largest part of the shorter one", () => {
  const shared = words(14, "same");
  const pages = {
    "/long": `${shared} ${words(100, "long")}`,
    "/short": `${shared} ${words(10, "short")}`,
    "/other": words(50, "other"),
    "/near": `${words(9, "same")} ${words(20, "near")}`,
  };
  const { pages: pair, share } = findMostAlike(
    new Map(Object.entries(pages).map(([path, text]) => [path, toShingles(toPage(text))])),
  );
  expect(pair).toEqual(["/long", "/short"]);
  expect(share).toBe(10 / 20);
});

test("scores pages without a common run 0 and equal texts 1", () => {
  const different = new Map(["a", "b", "c"].map((of) => [of, toShingles(toPage(words(200, of)))]));
  expect(findMostAlike(different).share).toBe(0);
  expect(findMostAlike(new Map([...different, ["again", different.get("b")!]]))).toEqual({
    pages: ["b", "again"],
    share: 1,
  });
});
