import { type CatalogTable, catalogSchemas, catalogVersionKey, toCatalogKey } from "#app/platform/catalog.ts";
import { toCityMarketRows } from "./city-market-rows.ts";
import { toLoadWrite } from "./loads.ts";
import { toStateRows } from "./state-rows.ts";

/** Builds the catalogue's tables, checks them as a reader will, and gives each as its KV key and value. */
export function toCatalogEntries(folder: string, version: string): { key: string; value: string }[] {
  const tables: Record<CatalogTable, unknown> = {
    states: toStateRows(folder),
    "city-markets": toCityMarketRows(folder),
  };
  return (Object.keys(tables) as CatalogTable[]).map((table) => ({
    key: toCatalogKey(table),
    value: JSON.stringify({ version, rows: catalogSchemas[table].parse(tables[table]) }),
  }));
}

/** Writes the catalogue to KV, its version last, so that a reader never meets a version before its tables. */
export async function loadCatalog(
  kv: KVNamespace,
  db: D1Database,
  version: string,
  now: number,
): Promise<number> {
  const entries = toCatalogEntries("data", version);
  for (const { key, value } of entries) await kv.put(key, value);
  await kv.put(catalogVersionKey, version);
  await toLoadWrite(db, "catalog", { version, at: now }).run();
  return entries.length;
}
