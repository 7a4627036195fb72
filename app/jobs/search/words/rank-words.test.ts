import { expect, test } from "vitest";
import { rankWords } from "./rank-words.ts";

const words = [
  "Registered nurse",
  "RN, Intensive Care Unit",
  "Nurse practitioner",
  "Intensive Care",
  "Clínica São José",
  "St. Mary's Hospital",
].map((text) => ({ text }));
const rank = (typed: string, most?: number) => rankWords(words, typed, most).map(({ text }) => text);

test("puts what begins as typed before what has the word later", () => {
  expect(rank("nur")).toEqual(["Nurse practitioner", "Registered nurse"]);
  expect(rank("intensive c")).toEqual(["Intensive Care", "RN, Intensive Care Unit"]);
});

test("finds words in any order, and asks that each of them begins a word", () => {
  expect(rank("care rn")).toEqual(["RN, Intensive Care Unit"]);
  expect(rank("are")).toEqual([]);
  expect(rank("nurse zebra")).toEqual([]);
});

test("reads past marks, dots and upper case", () => {
  expect(rank("clinica sao")).toEqual(["Clínica São José"]);
  expect(rank("ST MARY")).toEqual(["St. Mary's Hospital"]);
});

test("offers nothing for blank text, nor what is typed already, nor more than asked", () => {
  expect(rank("  ,")).toEqual([]);
  expect(rank("registered nurse")).toEqual([]);
  expect(rank("n", 1)).toEqual(["Nurse practitioner"]);
});
