import { env } from "./site.ts";

const { CATALOG_RECORDS } = env as unknown as { CATALOG_RECORDS: Fetcher };

let entries: Promise<{ key: string; value: string }[]> | undefined;

/** Puts the whole catalogue into the site's KV, as the loader does. Call it in a test file's `beforeAll`. */
export async function fillCatalog(): Promise<void> {
  entries ??= CATALOG_RECORDS.fetch("http://catalog/").then((response) => response.json());
  await Promise.all((await entries).map(({ key, value }) => env.CATALOG.put(key, value)));
  await env.CATALOG.put("version", "test");
}
