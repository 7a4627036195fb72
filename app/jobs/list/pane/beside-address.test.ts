import { expect, test } from "vitest";
import { findBesideSlug, toBesideAddress, toListAddress } from "./beside-address.ts";

const at = (address: string) => new URL(address, "https://jobs.example");

test("names the posting in the list's own address", () => {
  const list = at("/jobs?query=icu&page=2");
  expect(toBesideAddress(list, "icu-nurse-ab12cd34")).toBe("/jobs?query=icu&page=2&job=icu-nurse-ab12cd34");
  expect(toBesideAddress(at("/jobs?job=a&query=icu"), "b")).toBe("/jobs?query=icu&job=b");
  expect(toListAddress(at("/jobs?job=a"))).toBe("/jobs");
});

test.each(["", "job=", "job=A%20B", "job=../admin", `job=${"a".repeat(201)}`])(
  "finds no posting in ?%s",
  (search) => {
    expect(findBesideSlug(new URLSearchParams(search))).toBeNull();
  },
);

test.each([
  ["/jobs", "/jobs?job=a", true],
  ["/jobs?job=a", "/jobs?job=b", true],
  ["/jobs?query=icu&job=a", "/jobs?query=icu", true],
  ["/jobs?query=icu", "/jobs?query=er", false],
  ["/jobs", "/jobs/texas?job=a", false],
])("going from %s to %s stays on the same list: %s", (from, to, isSame) => {
  expect(toListAddress(at(from)) === toListAddress(at(to))).toBe(isSame);
});
