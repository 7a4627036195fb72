import { openLocalBindings } from "../load/local-bindings.ts";

interface OpenDatabase {
  db: D1Database;
  close(): Promise<void>;
}

/** Works without wrangler, which alone would exceed an import's memory limit. */
export async function openDatabase(config: string | null): Promise<OpenDatabase> {
  if (!config) return openLocalBindings(".wrangler/state");
  const { getPlatformProxy } = await import("wrangler");
  const platform = await getPlatformProxy<{ DB: D1Database }>({ configPath: config });
  return { db: platform.env.DB, close: () => platform.dispose() };
}
