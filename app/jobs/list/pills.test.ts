import { expect, test } from "vitest";
import { noFilters } from "#app/jobs/search/plan/filters.ts";
import { toPills } from "./pills.ts";

test.each([
  [{ license: ["AZ"] }, "the Arizona license"],
  [{ license: ["DC"] }, "the District of Columbia license"],
  [{ license: ["TX", "CO"] }, "the license in TX, CO"],
  [
    { license: ["OK"], licensedAs: "registered-nurse", compact: true },
    "the RN license in Oklahoma, multistate",
  ],
  [{ compact: true }, "the compact license"],
  [{ payMin: 90_000 }, "the minimum pay"],
])("names %j so that it can follow “without”", (filters, noun) => {
  expect(toPills({ ...noFilters, ...filters }).map((pill) => pill.noun)).toEqual([noun]);
});
