import { expect, test } from "vitest";
import { withAccount } from "./joined-saved.ts";
import {
  maxSaved,
  parseSaved,
  type SavedEntry,
  toSavedText,
  withEntry,
  withoutEntries,
  withPays,
} from "./saved-entry.ts";

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
  expect(parseSaved(stored)).toEqual({ saved: [], removed: [] });
});

test("reads what it wrote, and skips what it did not", () => {
  const removed = [{ slug: "gone-ij90kl12", removedAt: 5 }];
  const written = toSavedText({ saved: [nurse, paid], removed });
  expect(parseSaved(written)).toEqual({ saved: [nurse, paid], removed });
  expect(parseSaved(JSON.stringify([nurse, "broken", paid])).saved).toEqual([nurse, paid]);
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

test("takes what the account has, and keeps the pay from when a posting was saved here", () => {
  const sent = { saved: [nurse, paid], removed: [{ slug: "gone-ij90kl12", removedAt: 5 }] };
  const other = { ...nurse, slug: "other-mn34op56", at: 9 };
  const account = [other, { ...paid, pay: null }];
  expect(withAccount(sent, sent, account)).toEqual({ saved: [other, paid], removed: [] });
});

test("keeps what was said while the account was asked", () => {
  const sent = { saved: [nurse, paid], removed: [] };
  const later = { ...nurse, slug: "later-qr78st90", at: 20 };
  const own = { saved: [later, nurse], removed: [{ slug: paid.slug, removedAt: 21 }] };
  expect(withAccount(own, sent, [nurse, paid])).toEqual({
    saved: [later, nurse],
    removed: [{ slug: paid.slug, removedAt: 21 }],
  });
});

test("gives up its oldest above what a device keeps", () => {
  const saved = Array.from({ length: maxSaved + 1 }, (_, at) => ({
    ...nurse,
    slug: `nurse-${at}`,
    at,
  })).reverse();
  expect(parseSaved(toSavedText({ saved, removed: [] })).saved).toEqual(saved.slice(0, maxSaved));
});
