import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getSitemapIndex } from "#app/site/crawlers/sitemap-files.server.ts";
import { toXmlAnswer } from "#app/site/crawlers/sitemap-xml.ts";

export const loader = async ({ context }: LoaderFunctionArgs) => toXmlAnswer(await getSitemapIndex(context));
