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
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, send } from "../support/site.ts";

/** `npm run bench -- catalog` opens all. */
const mostOfAKind = 60;
const mostShared = 0.55;

let pages: string[];
let walk: Walk;

beforeAll(async () => {
  await fillCatalog();
  await storeJobs([makeDraft(), makeDraft({ title: "Hospitalist, nights", profession: "physician" })]);
  pages = await listCataloguePages(env.CATALOG);
  walk = await walkCatalogue({ send, known: new Set(pages), mostOfAKind, atOnce: 1 });
}, 400_000);

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
    const { pages: pair, share } = findMostAlike(texts);
    expect(share, `${pair.join(" and ")} share so much`).toBeLessThanOrEqual(mostShared);
  },
);
