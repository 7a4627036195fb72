import { expect, test } from "vitest";
import { findLeastOwnFacts, listFacts, toFacts } from "./facts.ts";

const toPage = (text: string) => `<header>Menu</header><main id="main"><p>${text}</p></main>`;

test("counts dates, figures and names once each", () => {
  expect(
    listFacts(
      toPage("The median in Chicago was $98,420 in May 2024, 3.5% above Rush University; Chicago has 12."),
    ),
  ).toEqual(["May 2024", "$98,420", "3.5%", "12", "Chicago", "Rush University"]);
});

test("does not take the first word of a sentence for a name", () => {
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

test("finds the pair of pages that differ in the fewest facts", () => {
  const pages = { a: "We have 1, 2, 3 and 4.", b: "We have 1, 2 and 3.", c: "We have 7, 8 and 9." };
  const facts = new Map(Object.entries(pages).map(([path, text]) => [path, toFacts(toPage(text))]));
  expect(findLeastOwnFacts(facts)).toEqual({ pages: ["a", "b"], ownFacts: 0 });
  facts.delete("b");
  expect(findLeastOwnFacts(facts)).toEqual({ pages: ["a", "c"], ownFacts: 3 });
});
