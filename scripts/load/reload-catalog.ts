import type { Article } from "#app/facts/catalog/article-records.ts";
import { catalogVersionKey, type StoredRecord, toCatalogKey } from "#app/facts/catalog/catalog.ts";
import { toContentRows, toContentWrites } from "./content/load-content.ts";
import { buildCatalog, toCatalogEntries } from "./load-catalog.ts";

/** By key, without the version. */
type CatalogTexts = ReadonlyMap<string, string>;

export const toCatalogTexts = (folder: string): CatalogTexts =>
  new Map(toCatalogEntries(buildCatalog(folder), "").map(({ key, value }) => [key, value]));

const articleKey = toCatalogKey("article", "");

const listArticles = (texts: CatalogTexts): Article[] =>
  [...texts].flatMap(([key, text]) =>
    key.startsWith(articleKey) ? [(JSON.parse(text) as StoredRecord).value as Article] : [],
  );

/** Without a change of an article, the search keeps its rows. */
export async function writeSections(
  db: D1Database,
  { written, gone }: Changes,
  after: CatalogTexts,
): Promise<void> {
  const keys = [...written.map(([key]) => key), ...gone];
  if (keys.some((key) => key.startsWith(articleKey)))
    await db.batch(toContentWrites(db, toContentRows(listArticles(after))));
}

interface Changes {
  written: [key: string, text: string][];
  gone: string[];
}

export const findChanges = (before: CatalogTexts, after: CatalogTexts): Changes => ({
  written: [...after].filter(([key, text]) => before.get(key) !== text),
  gone: [...before.keys()].filter((key) => !after.has(key)),
});

/** Writes the version last. Unchanged records keep the old one, so they are read from KV each time. */
export async function writeChanges(
  kv: KVNamespace,
  { written, gone }: Changes,
  version: string,
): Promise<void> {
  await Promise.all([
    ...written.map(([key, text]) => kv.put(key, JSON.stringify({ ...JSON.parse(text), version }))),
    ...gone.map((key) => kv.delete(key)),
  ]);
  await kv.put(catalogVersionKey, version);
}
