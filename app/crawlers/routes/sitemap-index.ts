import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getSitemapIndex } from "../sitemap-files.server.ts";
import { toXmlAnswer } from "../sitemap-xml.ts";

export const loader = async ({ context }: LoaderFunctionArgs) => toXmlAnswer(await getSitemapIndex(context));
