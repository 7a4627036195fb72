import { expect, test } from "vitest";
import { fillFigures } from "./figure-texts.ts";

test("states two equal shares once", () => {
  const fill = (text: string, first: string, second: string) =>
    fillFigures(text, { first: () => first, second: () => second }, "Wisconsin");
  expect(fill("Both gain, by {first} and {second} percent.", "7", "7")).toBe("Both gain, by 7 percent each.");
  expect(fill("Both gain, by {first} and {second} percent.", "17", "7")).toBe(
    "Both gain, by 17 and 7 percent.",
  );
  expect(fill("They earn 3, {first} and {second} percent less.", "7", "7")).toBe(
    "They earn 3, 7 and 7 percent less.",
  );
});
