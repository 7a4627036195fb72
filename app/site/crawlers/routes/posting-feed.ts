import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { noteFeedFetch, writtenFeeds } from "#app/desk/delivery/feeds/outward-feeds.server.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { streamFeed } from "#app/site/crawlers/posting-feeds.server.ts";
import { listPostingFiles } from "#app/site/crawlers/posting-files.server.ts";
import { toXmlAnswer } from "#app/site/crawlers/sitemap-xml.ts";

/** Every open posting for another job site, as the cron wrote them. Not kept at the edge, which it would fill. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const feed = writtenFeeds.find((name) => params.file === `${name}.xml`);
  if (!feed) throw notFound();
  context.preventCaching();
  noteFeedFetch(context, request, { feed: new URL(request.url).pathname });
  return toXmlAnswer(streamFeed(context.env, feed, await listPostingFiles(context.db)));
}
