import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { notFound } from "#app/kit/platform/http.ts";
import { findSitemapFile } from "#app/site/crawlers/sitemap-files.server.ts";
import { toXmlAnswer } from "#app/site/crawlers/sitemap-xml.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const name = /^(.+)\.xml$/.exec(params.file ?? "")?.[1];
  const file = name ? await findSitemapFile(context, name) : null;
  if (!file) throw notFound();
  return toXmlAnswer(file);
}
