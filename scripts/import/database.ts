import { openLocalBindings } from "../load/local-bindings.ts";

interface OpenDatabase {
  db: D1Database;
  close(): Promise<void>;
}

/**
 * The local database, opened without wrangler, which alone would take more memory than an import may. Another
 * configuration is opened by wrangler itself, so that it may name a remote database.
 */
export async function openDatabase(config: string | null): Promise<OpenDatabase> {
  if (!config) return openLocalBindings(".wrangler/state");
  const { getPlatformProxy } = await import("wrangler");
  const platform = await getPlatformProxy<{ DB: D1Database }>({ configPath: config });
  return { db: platform.env.DB, close: () => platform.dispose() };
}
