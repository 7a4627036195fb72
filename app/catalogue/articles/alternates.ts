import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { ArticleKind } from "#app/facts/catalog/article-kinds.ts";
import type { FeedFormat } from "#app/paths.ts";
import { contentKinds, toTwinPath } from "./content-kinds.ts";

export const feedTypes: Record<FeedFormat, string> = {
  rss: "application/rss+xml",
  atom: "application/atom+xml",
  json: "application/feed+json",
};
const formatNames: Record<FeedFormat, string> = { rss: "RSS", atom: "Atom", json: "JSON Feed" };

const toAlternate = (type: string, href: string, title: string): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  type,
  href,
  title,
});

export function listFeeds(kind: ArticleKind): { name: string; type: string; href: string }[] {
  const { toFeed } = contentKinds[kind];
  if (!toFeed) return [];
  return (Object.keys(feedTypes) as FeedFormat[]).map((format) => ({
    name: formatNames[format],
    type: feedTypes[format],
    href: toFeed(format),
  }));
}

export const toFeedLinks = (kind: ArticleKind): MetaDescriptor[] =>
  listFeeds(kind).map(({ name, type, href }) =>
    toAlternate(type, href, `${contentKinds[kind].title}, ${name}`),
  );

export const toTwinLink = (path: string): MetaDescriptor =>
  toAlternate("text/markdown", toTwinPath(path), "This article as Markdown");
