import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { toTaggedAnswer } from "#app/kit/platform/tagged-answer.ts";
import { isSlug } from "#app/kit/text/slug.ts";

/** Search engines index the page instead. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { CATALOG, SITE_URL } = context.env;
  const path = new URL(request.url).pathname.replace(/\.md$/, "");
  const twin = await findTwin(CATALOG, path, SITE_URL);
  if (!twin) throw notFound();
  return toTaggedAnswer(twin, "text/markdown", {
    link: `<${new URL(path, SITE_URL).href}>; rel="canonical"`,
  });
}

async function findTwin(kv: KVNamespace, path: string, siteUrl: string): Promise<string | null> {
  const slugs = path.slice(1).split("/");
  if (!slugs.every(isSlug)) return null;
  const { origin } = new URL(siteUrl);
  const twin = await readCatalog(kv, "twin", slugs.join("/"));
  return twin?.replace(/(\]\(|^url: )(?=\/)/gm, `$1${origin}`) ?? null;
}
