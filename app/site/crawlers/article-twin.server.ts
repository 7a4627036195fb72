import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { isSlug } from "#app/kit/text/slug.ts";

export async function findTwin(kv: KVNamespace, path: string, siteUrl: string): Promise<string | null> {
  const slugs = path.slice(1).split("/");
  if (!slugs.every(isSlug)) return null;
  const { origin } = new URL(siteUrl);
  const twin = await readCatalog(kv, "twin", slugs.join("/"));
  return twin?.replace(/(\]\(|^url: )(?=\/)/gm, `$1${origin}`) ?? null;
}
