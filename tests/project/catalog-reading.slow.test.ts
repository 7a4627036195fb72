import { Miniflare } from "miniflare";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { RecordKind } from "#app/facts/catalog/catalog.ts";
import {
  CatalogUnavailable,
  catalogVersionKey,
  findInCatalog,
  readCatalog,
  toCatalogKey,
} from "#app/facts/catalog/catalog.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { loadCatalog } from "../../scripts/load/load-catalog.ts";
import { findLoad } from "../../scripts/load/loads.ts";
import { applyMigrations, readMigrations } from "../../scripts/site/migrations.ts";

const now = Date.UTC(2026, 6, 16, 15);
const loadTimeoutMs = 60_000;

let miniflare: Miniflare;
let db: D1Database;
let kv: KVNamespace;
let emptyKv: KVNamespace;

beforeAll(async () => {
  miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    compatibilityDate: "2026-07-30",
    d1Databases: ["DB"],
    kvNamespaces: ["CATALOG", "EMPTY"],
  });
  db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  kv = (await miniflare.getKVNamespace("CATALOG")) as unknown as KVNamespace;
  emptyKv = (await miniflare.getKVNamespace("EMPTY")) as unknown as KVNamespace;
  await applyMigrations(db, readMigrations("migrations"));
  expect(await loadCatalog(kv, db, "first", now)).toBeGreaterThan(200);
}, loadTimeoutMs);

afterAll(() => miniflare.dispose());

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

test("notes a load with its version and time", async () => {
  expect(await findLoad(db, "catalog")).toEqual({ version: "first", at: now });
  expect(await kv.get(catalogVersionKey)).toBe("first");
});

test.each<[RecordKind, string | undefined, string]>([
  ["states", undefined, "Alabama"],
  ["state", "texas", "Texas"],
  ["market", "boston", "Boston"],
  ["metros", "texas", "Houston, TX"],
  ["metro-index", undefined, "New York, NY"],
  ["places", "texas", "Houston"],
  ["profession", "registered-nurse", "Registered Nurse"],
  ["specialty-index", undefined, "Cardiology"],
  ["specialties", "cardiology", "interventional-cardiology"],
])("reads a record of the kind %s (%s) back from KV", async (kind, slug, content) => {
  expect(JSON.stringify(await readCatalog(kv, kind, slug))).toContain(content);
  expect(log).not.toHaveBeenCalled();
});

test("reads an unknown slug as null without logging an error", async () => {
  expect(await readCatalog(kv, "state", "atlantis")).toBeNull();
  expect(await readCatalog(kv, "profession", "astrologer")).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test(
  "keeps a record in memory until the catalog's version changes",
  async () => {
    const first = await readCatalog(kv, "market", "miami");
    expect(await readCatalog(kv, "market", "miami")).toBe(first);
    await loadCatalog(kv, db, "second", now);
    const second = await readCatalog(kv, "market", "miami");
    expect(second).not.toBe(first);
    expect(second).toEqual(first);
  },
  loadTimeoutMs,
);

test("reports a catalog that was never loaded as unavailable and logs once", async () => {
  await expect(readCatalog(emptyKv, "state", "ohio")).rejects.toThrow(CatalogUnavailable);
  await expect(readCatalog(emptyKv, "state", "ohio")).rejects.toThrow(CatalogUnavailable);
  expect(log).toHaveBeenCalledTimes(1);
  const preventCaching = vi.fn();
  const context = { env: { CATALOG: emptyKv } as Env, preventCaching };
  expect(await findInCatalog(context, "state", "ohio")).toBeNull();
  expect(preventCaching).toHaveBeenCalled();
});

test("gives up on KV after two seconds without an answer", async () => {
  const hanging = new Proxy(kv, {
    get: (target, name) => (name === "get" ? () => new Promise(() => {}) : Reflect.get(target, name)),
  });
  const start = performance.now();
  await expect(readCatalog(hanging, "state", "utah")).rejects.toThrow(CatalogUnavailable);
  const waited = performance.now() - start;
  expect(waited).toBeGreaterThan(1900);
  expect(waited).toBeLessThan(4000);
  expect(log).toHaveBeenCalledTimes(1);
});

test("reports a record of another shape as unavailable until it is fixed", async () => {
  const key = toCatalogKey("state", "maine");
  const stored = (await kv.get(key))!;
  await kv.put(key, JSON.stringify({ version: "second", value: { code: "XX" } }));
  await expect(readCatalog(kv, "state", "maine")).rejects.toThrow(CatalogUnavailable);
  await kv.put(key, stored);
  expect(await readCatalog(kv, "state", "maine")).toMatchObject({ name: "Maine" });
});
