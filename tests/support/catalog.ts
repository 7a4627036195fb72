import { catalog, env } from "./site.ts";

const { CATALOG_RECORDS } = env as unknown as { CATALOG_RECORDS: Fetcher };

let entries: Promise<{ key: string; value: string }[]> | undefined;

/** Makes the site's KV hold the whole catalogue, as the loader does. Call it in a test file's `beforeAll`. */
export async function fillCatalog(): Promise<void> {
  entries ??= CATALOG_RECORDS.fetch("http://catalog/").then((response) => response.json());
  catalog.keepReady(await entries);
  await env.CATALOG.put("version", "test");
}
