import { expect, test } from "vitest";
import { toBreadcrumbList, toCrumbs } from "./breadcrumbs.ts";

test("shows no breadcrumbs for a path of one segment", () => {
  expect(toCrumbs("/")).toEqual([]);
  expect(toCrumbs("/jobs")).toEqual([]);
});

test("title-cases each segment from its hyphens and links it", () => {
  expect(toCrumbs("/geographic/new-york/nurse-practitioner")).toEqual([
    { name: "Geographic", path: "/geography" },
    { name: "New York", path: "/geographic/new-york" },
    { name: "Nurse Practitioner", path: "/geographic/new-york/nurse-practitioner" },
  ]);
});

test("writes initials in capitals", () => {
  expect(
    toCrumbs("/career-guides/specialty-change/rn-to-nurse-practitioner").map(({ name }) => name),
  ).toEqual(["Career Guides", "Specialty Change", "RN to Nurse Practitioner"]);
  expect(toCrumbs("/resources/best-states").at(-1)!.name).toBe("Best States");
});

test("uses the page's own name when it has one", () => {
  expect(toCrumbs("/jobs/icu-rn-abc12345", "ICU RN").at(-1)).toEqual({
    name: "ICU RN",
    path: "/jobs/icu-rn-abc12345",
  });
});

test("leaves a segment without a page unlinked and out of the markup", () => {
  const crumbs = toCrumbs("/career-guides/nursing/first-year");
  expect(crumbs[1]).toEqual({ name: "Nursing", path: null });
  expect(
    toBreadcrumbList("https://site.example", crumbs).itemListElement.map(({ position, item }) => [
      position,
      item,
    ]),
  ).toEqual([
    [1, "https://site.example/career-guides"],
    [2, "https://site.example/career-guides/nursing/first-year"],
  ]);
});
