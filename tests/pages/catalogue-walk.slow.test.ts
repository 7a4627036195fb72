import { beforeAll, describe, expect, test } from "vitest";
import { listCountedLandings, listPlaceLandings } from "#app/catalogue/recruiters/landing/landing.ts";
import {
  type Kind,
  kinds,
  listCataloguePages,
  mostShared,
  walkCatalogue,
} from "../../scripts/walk/catalogue.ts";
import { findLeastOwnFacts } from "../../scripts/walk/facts.ts";
import { findMostAlike } from "../../scripts/walk/shingles.ts";
import { fillCatalog } from "../support/catalog.ts";
import { fillDatabase } from "../support/demo.ts";
import { sendWith } from "../support/faults.ts";
import { env } from "../support/site.ts";

/** Pages that share more than `freeShare` of their text need facts of their own. */
const freeShare = 0.6;
const leastOwnFacts = 8;

/** The cookie bypasses the edge cache. */
const headers = { cookie: "session=none" };

/**
 * Each request through the Worker's own export would take longer than the one before. Remix leaves a timer for each page
 * until its request is aborted, and a Worker may have 10,000.
 */
async function send(path: string): Promise<Response> {
  const request = new AbortController();
  const response = await sendWith({}, path, { headers, signal: request.signal });
  const html = await response.text();
  request.abort();
  return new Response(html, response);
}

let pages: string[];
let walk: Awaited<ReturnType<typeof walkCatalogue>>;
const landings = new Map<string, string>();

/** Visits some 12,300 addresses. */
beforeAll(async () => {
  await fillCatalog();
  await fillDatabase();
  pages = await listCataloguePages(env.CATALOG);
  const counted = new Set(listCountedLandings().map(({ path }) => path));
  const onPage = (path: string, html: string) => counted.has(path) && landings.set(path, html);
  walk = await walkCatalogue({ send, atOnce: 1, onPage });
}, 900_000);

test("finds no broken link from the home page on", () => {
  expect(walk.broken).toEqual([]);
});

test("reaches every page of the catalog", () => {
  expect(pages.length).toBeGreaterThan(5_000);
  expect(pages.filter((path) => !walk.linked.has(path))).toEqual([]);
});

test.each(Object.keys(kinds) as Kind[])(
  "finds text and facts of its own on every page of a kind: %s",
  { timeout: 60_000 },
  (kind) => {
    const texts = walk.shingles.get(kind)!;
    expect(texts.size).toBeGreaterThan(15);
    expect(pages.filter((path) => kinds[kind].test(path) && !texts.has(path))).toEqual([]);
    const { pages: pair, share } = findMostAlike(texts);
    expect.soft(share, `${pair.join(" and ")} share this much text`).toBeLessThanOrEqual(mostShared);
    const { pages: close, ownFacts } = findLeastOwnFacts(texts, walk.facts.get(kind)!, freeShare);
    expect(ownFacts, `${close.join(" and ")} differ in so few facts`).toBeGreaterThanOrEqual(leastOwnFacts);
  },
);

describe("recruiter pages that the sitemap counts", () => {
  test("all answer", () => {
    expect(landings.size).toBe(500);
  });

  test("have their own title and description of at most 160 characters", () => {
    const pick = (pattern: RegExp) => [...landings.values()].map((html) => pattern.exec(html)![1]!);
    const descriptions = pick(/<meta name="description" content="([^"]*)"/);
    expect(new Set(pick(/<title>([^<]*)/)).size).toBe(500);
    expect(new Set(descriptions).size).toBe(500);
    for (const text of descriptions)
      expect(text.replaceAll(/&[a-z#0-9]+;/g, "x").length).toBeLessThanOrEqual(160);
  });

  test("reach all 25 pages of a city from any of them", () => {
    const reached = new Set(["/pediatrician-recruiters-chicago"]);
    for (const path of reached)
      for (const landing of listPlaceLandings("chicago"))
        if (landings.get(path)!.includes(`href="${landing.path}"`)) reached.add(landing.path);
    expect(reached.size).toBe(25);
  });
});
