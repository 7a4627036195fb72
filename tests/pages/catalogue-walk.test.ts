import { beforeAll, expect, test } from "vitest";
import {
  type Kind,
  kinds,
  listCataloguePages,
  type Walk,
  walkCatalogue,
} from "../../scripts/walk/catalogue.ts";
import { findLeastOwnFacts } from "../../scripts/walk/facts.ts";
import { findMostAlike } from "../../scripts/walk/shingles.ts";
import { fillCatalog } from "../support/catalog.ts";
import { fillDatabase } from "../support/demo.ts";
import { sendWith } from "../support/faults.ts";
import { env } from "../support/site.ts";

/** Plain words may repeat, but pages that share more than `freeShare` of their text need facts of their own. */
const mostShared = 0.7;
const freeShare = 0.55;
const leastOwnFacts = 8;

/** Skips the edge cache, which no test would hit twice. */
const init = { headers: { cookie: "session=none" } };
/** Through the Worker's own export, every request of a test takes longer than the one before. */
const send = (path: string) => sendWith({}, path, init);

let pages: string[];
let walk: Walk;

/** About 75 seconds of processor time for some 6,800 addresses; comparing all pairs takes two of them. */
beforeAll(async () => {
  await fillCatalog();
  await fillDatabase();
  pages = await listCataloguePages(env.CATALOG);
  walk = await walkCatalogue({ send, atOnce: 1 });
}, 900_000);

test("has no broken link from the home page on", () => {
  expect(walk.broken).toEqual([]);
});

test("reaches every page of the catalog", () => {
  expect(pages.length).toBeGreaterThan(5_000);
  expect(pages.filter((path) => !walk.linked.has(path))).toEqual([]);
});

test.each(Object.keys(kinds) as Kind[])(
  "gives every two pages of a kind text and facts of their own: %s",
  { timeout: 60_000 },
  (kind) => {
    const texts = walk.texts.get(kind)!;
    expect(texts.size).toBeGreaterThan(15);
    expect(pages.filter((path) => kinds[kind].test(path) && !texts.has(path))).toEqual([]);
    const { pages: pair, share } = findMostAlike(texts);
    expect.soft(share, `${pair.join(" and ")} share this much text`).toBeLessThanOrEqual(mostShared);
    const { pages: close, ownFacts } = findLeastOwnFacts(texts, walk.facts.get(kind)!, freeShare);
    expect(ownFacts, `${close.join(" and ")} differ in so few facts`).toBeGreaterThanOrEqual(leastOwnFacts);
  },
);
