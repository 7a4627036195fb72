import { openLocalBindings } from "../load/local-bindings.ts";
import { writeRemoteConfig } from "./remote-config.ts";

interface SiteBindings {
  databases: { DB: D1Database; VITALS_DB: D1Database };
  files: R2Bucket;
  /** Null at Cloudflare, where wrangler fills it. */
  kv: KVNamespace | null;
  close(): Promise<void>;
}

/** @param state the folder of a local site, or null for the one at Cloudflare */
export async function openSiteBindings(state: string | null): Promise<SiteBindings> {
  if (state !== null) {
    const { db, vitals, kv, files, close } = await openLocalBindings(state);
    return { databases: { DB: db, VITALS_DB: vitals }, files, kv, close };
  }
  const { getPlatformProxy } = await import("wrangler");
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database; VITALS_DB: D1Database; FILES: R2Bucket }>(
    {
      configPath: writeRemoteConfig(["DB", "VITALS_DB", "FILES"]),
    },
  );
  const { FILES: files, ...databases } = env;
  return { databases, files, kv: null, close: dispose };
}
