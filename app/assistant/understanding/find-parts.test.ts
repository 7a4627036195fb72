import { expect, test } from "vitest";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { toPartFinder } from "../../../scripts/load/make-understanding.ts";
import { findParts } from "./find-parts.ts";

const finder = toPartFinder("data");
const bonus = "/career-guides/pay-and-contracts/sign-on-bonus-terms";

test("tells the part that answers from the others of its page, in words that the page does not have", () => {
  const { pages, toPart } = findParts(finder, "they canned me, do they get the sign on money back");
  expect(pages[0]).toBe(bonus);
  expect(toPart(bonus, "Do I have to pay back a sign-on bonus if I am fired?")).toBeGreaterThan(
    toPart(bonus, "Is a sign-on bonus better than a higher hourly rate?"),
  );
});

test("thinks least of a part that is not there, and of all while there is no catalogue", () => {
  const { toPart, toPage } = findParts(finder, "how do I negotiate a bonus");
  expect(toPart(bonus, "No such part")).toBe(-12);
  expect(toPage("/no-such-page")).toBe(-6);
  expect(findParts(null, "how do I negotiate a bonus").toPage(bonus)).toBe(-6);
});

test("reads 100 kB of anything in time that grows with its length", () => {
  const start = readProcessorMs();
  for (const piece of ["bonus ", "a", "é’", "0123456789", "who pays "])
    findParts(finder, piece.repeat(100_000 / piece.length));
  expect(readProcessorMs() - start).toBeLessThan(5_000);
});
