import * as z from "zod";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { inTime } from "#app/kit/platform/file/in-time.ts";
import { logError } from "#app/kit/platform/log.ts";
import { type CatalogRecord, type RecordKind, recordSchemas } from "./catalog-records.ts";

export const catalogVersionKey = "version";

/** Change the prefix with a record's shape, so that an older Worker keeps reading its own records. */
export const toCatalogKey = (kind: RecordKind, slug?: string): string =>
  ["v5", kind, slug].filter((part) => part !== undefined).join(":");

/** Already logged. Catalog pages show the error screen; other pages do without the catalog. */
export class CatalogUnavailable extends Error {}

/** Each record carries its version, because KV keys do not change together everywhere. */
const storedRecord = z.object({ version: z.string(), value: z.unknown() });
export type StoredRecord = z.infer<typeof storedRecord>;

const cacheTtlSeconds = 300;
const timeLimitMs = 2_000;
const maxHeld = 120;

const held = new Map<string, { version: string; value: unknown }>();
const reported = new Set<string>();

/** Returns null for an unknown slug. Throws CatalogUnavailable when KV is missing or slow. */
export async function readCatalog<Kind extends RecordKind>(
  kv: KVNamespace,
  kind: Kind,
  slug?: string,
): Promise<CatalogRecord<Kind> | null> {
  const key = toCatalogKey(kind, slug);
  try {
    const value = await inTime(readRecord(kv, kind, key), timeLimitMs, "KV");
    reported.delete(key);
    return value;
  } catch (error) {
    throw toUnavailable(key, error);
  }
}

/** Returns null and prevents caching when the catalog cannot be read. */
export async function findInCatalog<Kind extends RecordKind>(
  context: Pick<SiteContext, "env" | "preventCaching">,
  kind: Kind,
  slug?: string,
): Promise<CatalogRecord<Kind> | null> {
  try {
    return await readCatalog(context.env.CATALOG, kind, slug);
  } catch {
    context.preventCaching();
    return null;
  }
}

export async function getFromCatalog<Kind extends RecordKind>(
  kv: KVNamespace,
  kind: Kind,
  slug?: string,
): Promise<CatalogRecord<Kind>> {
  const value = await readCatalog(kv, kind, slug);
  if (value === null) throw toUnavailable(toCatalogKey(kind, slug), new Error("There is no such record."));
  return value;
}

function toUnavailable(key: string, error: unknown): CatalogUnavailable {
  if (!reported.has(key)) logError("catalog_unreadable", error, { key });
  reported.add(key);
  return new CatalogUnavailable(`The catalogue's record ${key} cannot be read.`);
}

async function readRecord<Kind extends RecordKind>(
  kv: KVNamespace,
  kind: Kind,
  key: string,
): Promise<CatalogRecord<Kind> | null> {
  const version = await kv.get(catalogVersionKey, { cacheTtl: cacheTtlSeconds });
  if (version === null) throw new Error("The catalogue was never loaded.");
  const known = held.get(key);
  if (known?.version === version) return known.value as CatalogRecord<Kind>;
  const found: unknown = await kv.get(key, { type: "json", cacheTtl: cacheTtlSeconds });
  if (found === null) return null;
  const stored = storedRecord.parse(found);
  const value = recordSchemas[kind].parse(stored.value) as CatalogRecord<Kind>;
  held.delete(key);
  held.set(key, { version: stored.version, value });
  for (const oldest of held.keys()) {
    if (held.size <= maxHeld) break;
    held.delete(oldest);
  }
  return value;
}
