import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { notFound } from "#app/kit/platform/http.ts";
import { toTaggedAnswer } from "#app/kit/platform/tagged-answer.ts";
import { findTwin } from "#app/site/crawlers/article-twin.server.ts";

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
