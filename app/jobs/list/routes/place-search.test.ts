import { beforeAll, expect, test } from "vitest";
import { fillCities } from "#tests/support/demo.ts";
import { visitWith } from "#tests/support/faults.ts";
import { listLinks } from "#tests/support/html.ts";

beforeAll(fillCities);

async function search(words: string) {
  const { html } = await visitWith({}, `/locations?query=${words}`);
  const found = /<section[^>]*id="found".*?<\/section>/s.exec(html)?.[0] ?? "";
  return listLinks(found).filter((to) => to.startsWith("/locations/"));
}

test.each([
  ["m", "/locations/memphis-tn"],
  ["h", "/locations/houston-tx"],
  ["l", "/locations/los-angeles-ca"],
  ["c", "/locations/chicago-il"],
  ["b", "/locations/boston-ma"],
  ["p", "/locations/phoenix-az"],
  ["san", "/locations/san-antonio-tx"],
  ["bos", "/locations/boston-ma"],
])("lists the largest place that begins with %s first", async (words, first) => {
  const found = await search(words);
  expect(found[0]).toBe(first);
  expect(found.length).toBeLessThanOrEqual(12);
});

test("lists exact names before larger places that only begin with the text", async () => {
  expect((await search("columbia")).slice(0, 2)).toEqual([
    "/locations/columbia-sc",
    "/locations/columbia-mo",
  ]);
  expect((await search("spring")).slice(0, 2)).toEqual([
    "/locations/spring-tx",
    "/locations/spring-valley-nv",
  ]);
});
