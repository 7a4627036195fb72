import { catalogVersionKey } from "#app/catalog/catalog.ts";
import { buildCatalog, toCatalogEntries } from "./load-catalog.ts";

/** By key, without the version. */
type CatalogTexts = ReadonlyMap<string, string>;

export const toCatalogTexts = (folder: string): CatalogTexts =>
  new Map(toCatalogEntries(buildCatalog(folder), "").map(({ key, value }) => [key, value]));

/**
 * Writes the records that differ, and the version last. Their new version does not match that of the others, which
 * are then read from KV each time: good enough until the next whole load.
 */
export async function writeChanged(
  kv: KVNamespace,
  before: CatalogTexts,
  after: CatalogTexts,
  version: string,
): Promise<string[]> {
  const changed = [...after].filter(([key, text]) => before.get(key) !== text);
  const gone = [...before.keys()].filter((key) => !after.has(key));
  if (changed.length === 0 && gone.length === 0) return [];
  await Promise.all([
    ...changed.map(([key, text]) => kv.put(key, JSON.stringify({ ...JSON.parse(text), version }))),
    ...gone.map((key) => kv.delete(key)),
  ]);
  await kv.put(catalogVersionKey, version);
  return [...changed.map(([key]) => key), ...gone];
}
