import { expect, test } from "vitest";
import { isSlug, toPathWords, toTitleCase } from "./slug.ts";

test("accepts only lowercase letters, digits and hyphens as a slug", () => {
  for (const slug of ["texas", "new-york", "obstetrics---women-s-health", "1-day"])
    expect(isSlug(slug)).toBe(true);
  for (const text of ["Texas", "new york", "a/b", "<b>", "", "---", "é", "a".repeat(101)])
    expect(isSlug(text)).toBe(false);
});

test.each([
  ["new-york", "New York"],
  ["district-of-columbia", "District of Columbia"],
  ["the-first-90-days", "The First 90 Days"],
])("titles %s as %s", (slug, title) => {
  expect(toTitleCase(slug)).toBe(title);
});

test.each([
  ["/nursing-jobs/texas", "nursing jobs texas"],
  ["/Jobs/icu%20nurse.html", "jobs icu nurse"],
  ["/jobs/%E0%A4%A", "jobs e0 a4 a"],
  ["/", ""],
])("reads the words of %s", (path, words) => {
  expect(toPathWords(path).join(" ")).toBe(words);
});
