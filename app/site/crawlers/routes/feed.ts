import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ArticleKind } from "#app/facts/catalog/article-kinds.ts";
import { feedTypes } from "#app/catalogue/articles/alternates.ts";
import { contentKinds } from "#app/catalogue/articles/content-kinds.ts";
import { type FeedFormat, feedFiles } from "#app/paths.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { toTaggedAnswer } from "#app/kit/platform/tagged-answer.ts";
import { toAtom } from "#app/site/crawlers/feed/atom.ts";
import { findFeed } from "#app/site/crawlers/feed/feed.server.ts";
import { toJsonFeed } from "#app/site/crawlers/feed/json-feed.ts";
import { toRss } from "#app/site/crawlers/feed/rss.ts";

const writers = { rss: toRss, atom: toAtom, json: toJsonFeed };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const kinds = Object.keys(contentKinds) as ArticleKind[];
  const formats = Object.keys(feedFiles) as FeedFormat[];
  const kind = kinds.find((one) => pathname.startsWith(`${contentKinds[one].path}/`));
  const format = formats.find((one) => pathname.endsWith(`/${feedFiles[one]}`));
  const feed = kind && format ? await findFeed(context, kind, format) : null;
  if (!feed || !format) throw notFound();
  return toTaggedAnswer(writers[format](feed), feedTypes[format]);
}
