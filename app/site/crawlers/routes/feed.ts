import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { contentKinds } from "#app/catalogue/articles/content-kinds.ts";
import type { ArticleKind } from "#app/facts/catalog/article-kinds.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { type FeedFormat, feedFiles } from "#app/paths.ts";
import { findFeed } from "#app/site/crawlers/feed/feed.server.ts";
import { toFeedAnswer } from "#app/site/crawlers/feed/write-feed.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const kinds = Object.keys(contentKinds) as ArticleKind[];
  const formats = Object.keys(feedFiles) as FeedFormat[];
  const kind = kinds.find((one) => pathname.startsWith(`${contentKinds[one].path}/`));
  const format = formats.find((one) => pathname.endsWith(`/${feedFiles[one]}`));
  const feed = kind && format ? await findFeed(context, kind, format) : null;
  if (!feed || !format) throw notFound();
  return toFeedAnswer(feed, format);
}
