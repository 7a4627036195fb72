import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { toContentRows, toContentWrites } from "../../scripts/load/content/load-content.ts";
import { env } from "./site.ts";

/** Puts the sections of all articles into the database, as the loader does. Needs the catalogue. */
export async function fillContent(): Promise<void> {
  const index = (await readCatalog(env.CATALOG, "articles"))!;
  const articles = await Promise.all(
    index.map(({ path }) => readCatalog(env.CATALOG, "article", path.slice(1))),
  );
  await env.DB.batch(toContentWrites(env.DB, toContentRows(articles.flatMap((article) => article ?? []))));
}
