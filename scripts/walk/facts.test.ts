import { expect, test } from "vitest";
import { findLeastOwnFacts, listFacts, toFactHashes } from "./facts.ts";
import { toShingles } from "./shingles.ts";

const toPage = (text: string) => `<header>Menu</header><main id="main"><p>${text}</p></main>`;

test("counts dates, figures and names once each", () => {
  expect(
    listFacts(
      toPage("The median in Chicago was $98,420 in May 2024, 3.5% above Rush University; Chicago has 12."),
    ),
  ).toEqual(["May 2024", "$98,420", "3.5%", "12", "Chicago", "Rush University"]);
});

test("does not mistake the first word of a sentence for a name", () => {
  expect(listFacts(toPage("Nurses earn more. Pay rises."))).toEqual([]);
  expect(listFacts(toPage("<b>Rush University Medical Center</b> <i>Median</i>"))).toEqual([
    "Rush University Medical Center",
  ]);
});

test("leaves out scripts and forms", () => {
  expect(listFacts(toPage("<form><option>Ohio 5</option></form><script>let a = 7;</script>In Utah"))).toEqual(
    ["In Utah"],
  );
});

test("finds the pair that differs in the fewest facts among pages with shared text", () => {
  const same = "the same ten words are in all three of these pages";
  const pages = {
    a: `${same} and then 1, 2, 3 and 4.`,
    b: `${same} and then 1, 2 and 3.`,
    c: `${same} and then 7, 8 and 9.`,
    d: "Nothing here is like any other page, only 1.",
  };
  const hash = (toHashes: (html: string) => Uint32Array) =>
    new Map(Object.entries(pages).map(([path, text]) => [path, toHashes(toPage(text))]));
  const [texts, facts] = [hash(toShingles), hash(toFactHashes)];
  expect(findLeastOwnFacts(texts, facts, 0.5)).toEqual({ pages: ["a", "b"], ownFacts: 0 });
  for (const map of [texts, facts]) map.delete("b");
  expect(findLeastOwnFacts(texts, facts, 0.5)).toEqual({ pages: ["a", "c"], ownFacts: 3 });
  expect(findLeastOwnFacts(texts, facts, 0.99).ownFacts).toBe(Number.POSITIVE_INFINITY);
});
