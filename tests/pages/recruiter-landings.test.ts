import { beforeAll, expect, test } from "vitest";
import { listCountedLandings, listPlaceLandings } from "#app/recruiters/landing.ts";
import { fillCatalog } from "../support/catalog.ts";
import { send } from "../support/site.ts";

const pages = new Map<string, { status: number; html: string }>();

beforeAll(async () => {
  await fillCatalog();
  for (const { path } of listCountedLandings()) {
    const response = await send(path);
    pages.set(path, { status: response.status, html: await response.text() });
  }
}, 400_000);

test("answers all 500 pages", () => {
  expect(pages.size).toBe(500);
  expect([...pages].filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([]);
});

test("gives each page its own title and description of at most 160 characters", () => {
  const titles = [...pages.values()].map(({ html }) => /<title>([^<]*)/.exec(html)![1]);
  const descriptions = [...pages.values()].map(
    ({ html }) => /<meta name="description" content="([^"]*)"/.exec(html)![1]!,
  );
  expect(new Set(titles).size).toBe(500);
  expect(new Set(descriptions).size).toBe(500);
  for (const text of descriptions) {
    expect(text.replaceAll(/&[a-z#0-9]+;/g, "x").length).toBeLessThanOrEqual(160);
  }
});

test("reaches all 25 pages of a city from any of them", () => {
  const reached = new Set(["/pediatrician-recruiters-chicago"]);
  for (const path of reached)
    for (const landing of listPlaceLandings("chicago"))
      if (pages.get(path)!.html.includes(`href="${landing.path}"`)) reached.add(landing.path);
  expect(reached.size).toBe(25);
});
