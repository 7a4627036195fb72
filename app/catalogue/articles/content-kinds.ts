import type { MetaDescriptor } from "@remix-run/cloudflare";
import { type ArticleKind, guideCategories } from "#app/facts/catalog/article-kinds.ts";
import type { ArticleBrief } from "#app/facts/catalog/article-records.ts";
import { type FeedFormat, paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

interface ContentKind {
  title: string;
  one: string;
  lead: string;
  description: string;
  path: string;
  author: string;
  /** Null for resources, which are kept up to date rather than added to. */
  toFeed: ((format: FeedFormat) => string) | null;
}

export const contentKinds: Record<ArticleKind, ContentKind> = {
  guide: {
    title: "Career guides",
    one: "Guide",
    lead: "Step-by-step guides to a first job, licenses, pay, contracts, travel and leadership, with worked numbers and a checklist to print.",
    description:
      "Guides for clinicians: first job, licenses and moving, pay and contracts, changing specialty, travel and locum tenens, and leadership. With checklists.",
    path: paths.careerGuides(),
    author: `${site.name} editors`,
    toFeed: paths.careerGuidesFeed,
  },
  resource: {
    title: "Resources",
    one: "Resource",
    lead: "What to prepare, compare and keep current: interviews, benefits, certification, continuing education and the market.",
    description:
      "Interview preparation, benefits, certification, continuing education, cover letters and market figures for healthcare professionals, with sources.",
    path: paths.resources(),
    author: `${site.name} editors`,
    toFeed: null,
  },
  blog: {
    title: "Blog",
    one: "Post",
    lead: "What official figures say about pay, licenses and hiring in healthcare. Each post names its sources, year and method.",
    description: `Posts by the ${site.name} data desk on healthcare pay, license compacts, state laws and hiring, each with its sources, year and method.`,
    path: paths.blog(),
    author: `${site.name} data desk`,
    toFeed: paths.blogFeed,
  },
};

export const toKindLabel = ({ kind, category }: Pick<ArticleBrief, "kind" | "category">): string =>
  category ? guideCategories[category] : contentKinds[kind].one;

export const toTwinPath = (path: string): string => `${path}.md`;

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
