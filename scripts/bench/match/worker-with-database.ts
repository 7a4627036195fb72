import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { loadCities } from "../../load/load-cities.ts";
import { applyMigrations, readMigrations } from "../../site/migrations.ts";
import { bundleWorker } from "../bundle-worker.ts";

/** A benchmark's Worker beside a migrated D1 with our cities, or several, and an R2, in a folder that `stop` removes. */
export async function serveWithDatabase(entry: string, names: readonly string[] = ["DB"]) {
  const folder = await mkdtemp(join(tmpdir(), "clinward-bench-"));
  const script = await bundleWorker(entry);
  const open = () =>
    new Miniflare({
      modules: true,
      inspectorPort: 0,
      script,
      d1Databases: Object.fromEntries(names.map((name) => [name, name])),
      d1Persist: folder,
      r2Buckets: ["FILES"],
      r2Persist: folder,
      compatibilityDate: "2026-07-30",
      compatibilityFlags: ["nodejs_compat"],
    });
  let worker = open();
  const ask = async (path: string, body?: string) => {
    const sent = body === undefined ? {} : { method: "POST", body };
    const response = await worker.dispatchFetch(`http://bench${path}`, sent);
    if (!response.ok) throw new Error(await response.text());
    return response;
  };
  const post = async <T>(body: string, path = "/"): Promise<T> => (await (await ask(path, body)).json()) as T;
  const openDb = async (name = names[0]!) => (await worker.getD1Database(name)) as unknown as D1Database;
  const stop = async () => {
    await worker.dispose();
    await rm(folder, { recursive: true });
  };
  try {
    for (const name of names) {
      const each = await openDb(name);
      await applyMigrations(each, readMigrations("migrations"));
      await loadCities(each, "bench", Date.now());
    }
    /** A new process over the same folder, without what the one before had in memory, and its inspector. `db` is lost. */
    const restart = async () => {
      await worker.dispose();
      worker = open();
      return worker.getInspectorURL();
    };
    return { db: await openDb(), post, get: ask, restart, openDb, folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
