import { expect, test } from "vitest";
import { parseSaved, type SavedEntry, withEntry, withoutEntries, withPays } from "./saved-entry.ts";

const nurse: SavedEntry = { slug: "icu-nurse-ab12cd34", title: "ICU nurse", at: 2, pay: null };
const paid: SavedEntry = { ...nurse, slug: "er-nurse-ef56gh78", at: 1, pay: { text: "$60/hr", key: "6000" } };

test.each([
  null,
  "",
  "{",
  "null",
  "7",
  '"text"',
  '{"slug":"a"}',
  "[null,7,[],{}]",
  '[{"slug":7,"title":"a","at":1,"pay":null}]',
  '[{"slug":"a","title":"a","at":"1","pay":null}]',
  '[{"slug":"a","title":"a","at":1}]',
  '[{"slug":"a","title":"a","at":1,"pay":{"text":"$60"}}]',
])("reads nothing out of %s", (stored) => {
  expect(parseSaved(stored)).toEqual([]);
});

test("reads what it wrote, and skips what it did not", () => {
  expect(parseSaved(JSON.stringify([nurse, "broken", paid]))).toEqual([nurse, paid]);
});

test("lists the newest first, and a posting once", () => {
  expect(withEntry([paid], nurse)).toEqual([nurse, paid]);
  expect(withEntry([nurse], paid)).toEqual([nurse, paid]);
  expect(withEntry([nurse, paid], { ...paid, at: 3 })).toEqual([{ ...paid, at: 3 }, nurse]);
  expect(withoutEntries([nurse, paid], [nurse.slug])).toEqual([paid]);
});

test("keeps the pay from when a posting was saved", () => {
  const now = { text: "$65/hr", key: "6500" };
  const told = new Map([nurse, paid].map(({ slug }) => [slug, now]));
  expect(withPays([nurse, paid], told).map(({ pay }) => pay?.text)).toEqual(["$65/hr", "$60/hr"]);
});
