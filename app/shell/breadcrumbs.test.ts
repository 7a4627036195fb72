import { expect, test } from "vitest";
import { toBreadcrumbList, toCrumbs } from "./breadcrumbs.ts";

test("a path of one segment needs no breadcrumbs", () => {
  expect(toCrumbs("/")).toEqual([]);
  expect(toCrumbs("/jobs")).toEqual([]);
});

test("each segment is title-cased from its hyphens and leads up", () => {
  expect(toCrumbs("/geographic/new-york/nurse-practitioner")).toEqual([
    { name: "Geographic", path: "/geography" },
    { name: "New York", path: "/geographic/new-york" },
    { name: "Nurse Practitioner", path: "/geographic/new-york/nurse-practitioner" },
  ]);
});

test("a page may name itself better than its slug does", () => {
  expect(toCrumbs("/jobs/icu-rn-abc12345", "ICU RN").at(-1)).toEqual({
    name: "ICU RN",
    path: "/jobs/icu-rn-abc12345",
  });
});

test("a segment that no page lists is text, and search engines are not told of it", () => {
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
