import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { loadCities } from "../../load/load-cities.ts";
import { applyMigrations, readMigrations } from "../../site/migrations.ts";
import { bundleWorker } from "../bundle-worker.ts";

/** A benchmark's Worker beside a migrated D1 with our cities, in a folder that `stop` removes. */
export async function serveWithDatabase(entry: string) {
  const folder = await mkdtemp(join(tmpdir(), "clinward-bench-"));
  const worker = new Miniflare({
    modules: true,
    script: await bundleWorker(entry),
    d1Databases: { DB: "bench" },
    d1Persist: folder,
    compatibilityDate: "2026-07-30",
    compatibilityFlags: ["nodejs_compat"],
  });
  const post = async <T>(body: string, path = "/"): Promise<T> => {
    const response = await worker.dispatchFetch(`http://bench${path}`, { method: "POST", body });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as T;
  };
  const stop = async () => {
    await worker.dispose();
    await rm(folder, { recursive: true });
  };
  try {
    const db = (await worker.getD1Database("DB")) as unknown as D1Database;
    await applyMigrations(db, readMigrations("migrations"));
    await loadCities(db, "bench", Date.now());
    return { db, post, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
