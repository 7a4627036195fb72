import { expect, test } from "vitest";
import { findNearestWord, listFirstLetters } from "./nearest-word.ts";

const words = [
  "phlebotomist",
  "cardiology",
  "psychologist",
  "physical",
  "nephrologist",
  "neurologist",
  "nurse",
];
const nearest = (word: string) =>
  findNearestWord(
    word,
    words
      .filter((other) => listFirstLetters(word).includes(other[0]!))
      .map((other) => ({ word: other, weight: 1 })),
  );

test.each([
  ["flebotomist", "phlebotomist"],
  ["kardiology", "cardiology"],
  ["sycologist", "psychologist"],
  ["fysical", "physical"],
  ["nefrologist", "nephrologist"],
  ["nusre", "nurse"],
])("finds for %s, which was written as it sounds or typed in a hurry, %s", (typed, meant) => {
  expect(nearest(typed)).toBe(meant);
});

test.each(["fiscal", "nursery", "nurse"])("corrects %s to nothing else", (typed) => {
  expect(nearest(typed)).toBeNull();
});
