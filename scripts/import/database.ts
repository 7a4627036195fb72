import { readFileSync } from "node:fs";
import { Miniflare } from "miniflare";

export interface OpenDatabase {
  db: D1Database;
  close(): Promise<void>;
}

/**
 * The local database that `wrangler dev` uses, opened without the rest of wrangler, which alone would take more memory
 * than an import may. Another configuration is opened by wrangler itself, so that it may name a remote database.
 */
export async function openDatabase(config: string | null): Promise<OpenDatabase> {
  if (config) return openConfigured(config);
  const miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    compatibilityDate: "2026-08-01",
    d1Databases: { DB: findDatabaseId(readFileSync("wrangler.toml", "utf8")) },
    d1Persist: ".wrangler/state/v3/d1",
  });
  const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  return { db, close: () => miniflare.dispose() };
}

async function openConfigured(configPath: string): Promise<OpenDatabase> {
  const { getPlatformProxy } = await import("wrangler");
  const platform = await getPlatformProxy<{ DB: D1Database }>({ configPath });
  return { db: platform.env.DB, close: () => platform.dispose() };
}

function findDatabaseId(toml: string): string {
  const id = /\[\[d1_databases\]\]\s*\nbinding = "DB"\s*\n(?:.*\n)*?database_id = "([^"]+)"/.exec(toml)?.[1];
  if (!id) throw new Error("wrangler.toml names no database with the binding DB.");
  return id;
}
