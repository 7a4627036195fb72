import { expect, test } from "vitest";
import { packFacets, readFacet } from "#app/jobs/search/index/search-keys.ts";
import { countFacets, toFacetChoices } from "./facets.ts";
import { noFilters } from "./filters.ts";

const facets = (type: number, shift: number) =>
  packFacets({ profession: 2, type, workplace: 1, shift, urgent: 0, compact: 1 });

test("unpacks each facet value that it packed", () => {
  const packed = packFacets({ profession: 127, type: 8, workplace: 3, shift: 7, urgent: 1, compact: 1 });
  expect(readFacet(packed, "profession")).toBe(127);
  expect(readFacet(packed, "type")).toBe(8);
  expect(readFacet(packed, "workplace")).toBe(3);
  expect(readFacet(packed, "shift")).toBe(7);
  expect(readFacet(packed, "urgent")).toBe(1);
  expect(readFacet(packed, "compact")).toBe(1);
});

test("counts a filter group by the choices in the other groups", () => {
  const combinations = [
    [facets(1, 1), 5],
    [facets(1, 3), 7],
    [facets(8, 3), 2],
    [facets(8, 1), 1],
  ] as const;
  const choices = toFacetChoices({ ...noFilters, type: ["full-time"], shift: ["night"] });
  const { counts, total } = countFacets(combinations, choices);
  expect(total).toBe(7);
  expect(Object.fromEntries(counts.type)).toEqual({ 1: 7, 8: 2 });
  expect(Object.fromEntries(counts.shift)).toEqual({ 1: 5, 3: 7 });
  expect(Object.fromEntries(counts.compact)).toEqual({ 1: 7 });
});
