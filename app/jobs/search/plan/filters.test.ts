import { expect, test } from "vitest";
import { noFilters, parseFilters, toSearchParams } from "./filters.ts";

const parse = (search: string) => parseFilters(new URLSearchParams(search));

test("reads an empty query string as no filters", () => {
  expect(parse("")).toEqual(noFilters);
  expect(toSearchParams(noFilters)).toBe("");
});

test("keeps every filter on the way to the URL and back", () => {
  const search =
    "query=icu+nurse&location=Austin%2C+TX&radius=50&specialty=icu&profession=registered-nurse&type=travel&type=prn" +
    "&workplace=onsite&workplace=hybrid&urgency=urgent&posted=7d&pay_min=45.5&pay_period=hour&shift=night&has=j1&has=direct&license=TX&compact=1&exact=1&sort=pay&page=3";
  expect(toSearchParams(parse(search))).toBe(search);
});

test("reads the parameters of the spec", () => {
  expect(parse("remote=true").workplace).toEqual(["remote"]);
  expect(parse("urgency=urgent").urgent).toBe(true);
  expect(parse("posted=today").posted).toBe("today");
  expect(parse("specialty=all").specialty).toBeNull();
  for (const specialty of [
    "family-medicine",
    "emergency-medicine",
    "internal-medicine",
    "nursing",
    "pediatrics",
    "surgery",
  ]) {
    expect(parse(`specialty=${specialty}`).specialty).toBe(specialty);
  }
});

test("ignores unknown values without an error", () => {
  const search =
    "specialty=__proto__&profession=wizard&type=forever&workplace=moon&shift=noon&posted=never&pay_min=-5&pay_period=century" +
    "&radius=7&license=ZZ&compact=yes&has=__proto__&has=toString&exact=yes&sort=luck&page=0&remote=1&urgency=maybe&unknown=x";
  expect(parse(search)).toEqual(noFilters);
});

test("reads an invalid page number as page 1", () => {
  for (const page of ["-1", "1e9", "abc", "", "1.5", "99999999999"])
    expect(parse(`page=${page}`).page).toBe(1);
});

test("cuts a query of 10,000 characters to 200", () => {
  expect(parse(`query=${"a".repeat(10_000)}`).query).toHaveLength(200);
});
