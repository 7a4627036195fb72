import { expect, test } from "vitest";
import { toWordsQuery } from "./words.ts";

test("looks for every word and leaves its end open", () => {
  expect(toWordsQuery("  dana  harb ")).toBe('words : "dana" * AND words : "harb" *');
  expect(toWordsQuery("dana@harbor.example")).toBe('words : "dana@harbor.example" *');
  expect(toWordsQuery("H-7K3M-9QXD")).toBe('words : "H-7K3M-9QXD" *');
});

test("looks for a phone number by its digits, however it is written", () => {
  for (const typed of ["+1 (555) 010-0199", "555.010.0199", "5550100199"])
    expect(toWordsQuery(typed)).toBe('digits : "5550100199" *');
});

test("lets nobody write a query", () => {
  expect(toWordsQuery('" OR words:*')).toBe('words : "OR" * AND words : "words:*" *');
  expect(toWordsQuery("NEAR(a b)")).toBe('words : "NEAR(a" * AND words : "b)" *');
  expect(toWordsQuery('" \u0000 -- *')).toBeNull();
  expect(toWordsQuery("")).toBeNull();
  expect(toWordsQuery("a ".repeat(500))!.match(/words/g)).toHaveLength(8);
});
