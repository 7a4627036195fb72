import { env } from "./site.ts";

const { CATALOG_RECORDS } = env as unknown as { CATALOG_RECORDS: Fetcher };

/** Puts the whole catalogue into the site's KV, as the loader does. Call it in a test file's `beforeAll`. */
export async function fillCatalog(): Promise<void> {
  const response = await CATALOG_RECORDS.fetch("http://catalog/");
  const entries = (await response.json()) as { key: string; value: string }[];
  await Promise.all(entries.map(({ key, value }) => env.CATALOG.put(key, value)));
  await env.CATALOG.put("version", "test");
}
