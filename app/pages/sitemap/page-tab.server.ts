import { movedTo, notFound } from "#app/kit/platform/http.ts";
import type { PageLink } from "#app/pages/page/page-link.ts";
import { toMissingPage } from "./nearest-pages.server.ts";

/** A part of a page with an address of its own, because a phone cannot show all parts at once. */
export interface PageTab<Slug extends string = string> {
  slug: Slug;
  /** In the row of tabs. */
  name: string;
  toTitle: (subject: string) => string;
  toAbout: (subject: string) => string;
}

/** 301 for another spelling, or 404 that offers the whole page and its nearest parts. */
export function requireTab<Tab extends PageTab>(
  request: Request,
  tabs: readonly Tab[],
  asked: string | undefined,
  {
    whole,
    subject = whole.title,
    toPath,
  }: { whole: PageLink; subject?: string; toPath: (tab: string) => string },
): Tab {
  const tab = tabs.find(({ slug }) => slug === asked?.toLowerCase());
  if (tab && tab.slug === asked) return tab;
  if (tab) throw movedTo(request, toPath(tab.slug));
  const parts = tabs.map(({ slug, toTitle }) => ({ title: toTitle(subject), to: toPath(slug) }));
  const { query, nearest } = toMissingPage(new URL(request.url).pathname, parts);
  const others = parts.filter((part) => !nearest.some(({ to }) => to === part.to));
  const own = nearest.filter(({ to }) => parts.some((part) => part.to === to));
  throw notFound({
    query,
    nearest: [...own.slice(0, mostOffered - 1), whole, ...others].slice(0, mostOffered),
  });
}

const mostOffered = 5;
