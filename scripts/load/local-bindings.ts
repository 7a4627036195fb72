import { readFileSync } from "node:fs";
import { Miniflare } from "miniflare";

export interface LocalBindings {
  db: D1Database;
  vitals: D1Database;
  kv: KVNamespace;
  files: R2Bucket;
  close(): Promise<void>;
}

/** Takes the folder of `wrangler dev --persist-to`. */
export async function openLocalBindings(state: string): Promise<LocalBindings> {
  const config = readFileSync("wrangler.toml", "utf8");
  const miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    compatibilityDate: "2026-07-30",
    d1Databases: {
      DB: findId(config, "DB", "database_id"),
      VITALS_DB: findId(config, "VITALS_DB", "database_id"),
    },
    d1Persist: `${state}/v3/d1`,
    kvNamespaces: { CATALOG: findId(config, "CATALOG", "id") },
    kvPersist: `${state}/v3/kv`,
    r2Buckets: { FILES: findId(config, "FILES", "bucket_name") },
    r2Persist: `${state}/v3/r2`,
  });
  const openDatabase = async (name: string) => (await miniflare.getD1Database(name)) as unknown as D1Database;
  return {
    db: await openDatabase("DB"),
    vitals: await openDatabase("VITALS_DB"),
    kv: (await miniflare.getKVNamespace("CATALOG")) as unknown as KVNamespace,
    files: (await miniflare.getR2Bucket("FILES")) as unknown as R2Bucket,
    close: () => miniflare.dispose(),
  };
}

function findId(config: string, binding: string, key: string): string {
  const table = config.split(/^\[/m).find((text) => text.includes(`\nbinding = "${binding}"`));
  const id = new RegExp(`^${key} = "([^"]+)"`, "m").exec(table ?? "")?.[1];
  if (!id) throw new Error(`wrangler.toml has no ${key} for the binding ${binding}.`);
  return id;
}
