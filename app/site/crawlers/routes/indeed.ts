import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { streamIndeedFeed } from "#app/site/crawlers/indeed-feed.server.ts";
import { listPostingFiles } from "#app/site/crawlers/posting-files.server.ts";
import { toXmlAnswer } from "#app/site/crawlers/sitemap-xml.ts";

/** Every open posting, as the cron wrote them. Not kept at the edge, which it would fill. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.preventCaching();
  return toXmlAnswer(streamIndeedFeed(context.env, await listPostingFiles(context.db)));
}
