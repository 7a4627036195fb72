import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ArticleKind } from "#app/catalog/article-kinds.ts";
import { feedTypes } from "#app/content/alternates.ts";
import { contentKinds } from "#app/content/content-kinds.ts";
import { type FeedFormat, feedFiles } from "#app/paths.ts";
import { notFound } from "#app/platform/http.ts";
import { toTaggedAnswer } from "#app/platform/tagged-answer.ts";
import { toAtom } from "../feed/atom.ts";
import { findFeed } from "../feed/feed.server.ts";
import { toJsonFeed } from "../feed/json-feed.ts";
import { toRss } from "../feed/rss.ts";

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
