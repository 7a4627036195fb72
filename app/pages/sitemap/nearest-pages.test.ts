import { expect, test } from "vitest";
import { toPathWords } from "#app/kit/text/slug.ts";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { listNearestPages, toMissingPage } from "./nearest-pages.server.ts";

const nearest = (path: string) => listNearestPages(toPathWords(path)).map(({ to }) => to);

test.each([
  ["a mistyped list", "/phisician-jobs", "/physician-jobs"],
  ["a list without its hyphen", "/physicianjobs", "/physician-jobs"],
  ["a mistyped state", "/jobs/texs", "/jobs/texas"],
  ["a state written as one word", "/healthcare-jobs/newyork", "/jobs/new-york"],
  ["an abbreviated profession", "/rn-jobs", "/registered-nurse-jobs"],
  ["a specialty's usual name", "/cardiology", "/jobs?specialty=cardiology"],
  ["another site's word for it", "/sign-in", "/login"],
  ["an ending", "/contact.html", "/contact"],
  ["a page that is to come", "/salary-comparision", "/salary-comparison"],
])("offers for %s (%s) the page %s", (_, path, to) => {
  expect(nearest(path)[0]).toBe(to);
});

test("ranks a state's name above words that every list has", () => {
  expect(nearest("/nursing-jobs/texas").slice(0, 2)).toEqual(["/jobs/texas", "/jobs?specialty=nursing"]);
});

test.each(["/qwertz", "/.env", "/xmlrpc.php", "/nothing-here", "/a", "/", "/%F0%9F%8F%A5"])(
  "offers nothing for %s, which resembles no page",
  (path) => {
    expect(nearest(path)).toEqual([]);
  },
);

test("offers at most five pages", () => {
  expect(nearest("/jobs/new-jobs")).toHaveLength(5);
});

test("answers any address quickly", () => {
  const start = readProcessorMs();
  for (const path of [`/${"a-".repeat(5000)}`, `/${"x".repeat(10_000)}`, "/%", "/\u202e/\u0000"])
    expect(() => toMissingPage(path)).not.toThrow();
  expect(readProcessorMs() - start).toBeLessThan(500);
});

test("searches for a posting's words without the hash in its address", () => {
  const { query } = toMissingPage("/jobs/staff-nurse-rn-surgical-icu-austin-tx-orcsawar");
  expect(query).toBe("staff nurse rn surgical icu austin tx");
  expect(toMissingPage("/jobs/icu-nurse-missouri").query).toBe("icu nurse missouri");
  expect(toMissingPage("/states/texs").query).toBe("texs");
});
