import { beforeAll, expect, test } from "vitest";
import {
  type Kind,
  kinds,
  listCataloguePages,
  type Walk,
  walkCatalogue,
} from "../../scripts/walk/catalogue.ts";
import { findMostAlike } from "../../scripts/walk/shingles.ts";
import { fillCatalog } from "../support/catalog.ts";
import { fillDatabase } from "../support/demo.ts";
import { sendWith } from "../support/faults.ts";
import { env } from "../support/site.ts";

const mostShared = 0.55;

/** Past the cache of the edge, which nothing asks twice. */
const init = { headers: { cookie: "session=none" } };
/** Straight to the site: through the Worker's own export every request of a test takes longer than the one before. */
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

test("from the home page on, no link of the catalogue is broken", () => {
  expect(walk.broken).toEqual([]);
});

test("every page of the catalogue is reached", () => {
  expect(pages.length).toBeGreaterThan(5_000);
  expect(pages.filter((path) => !walk.linked.has(path))).toEqual([]);
});

test.each(Object.keys(kinds) as Kind[])(
  "no two pages of a kind read the same with the names swapped: %s",
  { timeout: 60_000 },
  (kind) => {
    const texts = walk.texts.get(kind)!;
    expect(texts.size).toBeGreaterThan(15);
    expect(pages.filter((path) => kinds[kind].test(path) && !texts.has(path))).toEqual([]);
    const { pages: pair, share } = findMostAlike(texts);
    expect(share, `${pair.join(" and ")} share so much`).toBeLessThanOrEqual(mostShared);
  },
);
