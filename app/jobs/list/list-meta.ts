import { formatCount } from "#app/kit/ui/count.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { SearchPageView } from "./search-page.server.ts";

interface ListPosition extends Pick<SearchPageView, "isWhole" | "page" | "pages"> {
  /** The search of its feeds. */
  feed: string;
}

/** Search engines may index only the first page without filters. */
export const toListMeta = (list: ListPosition, title: string, description: string) => [
  ...toPageMeta({
    title: list.page > 1 ? `${title}, page ${list.page} of ${formatCount(list.pages)}` : title,
    description,
    isIndexed: list.isWhole,
  }),
  ...feedTypes.map(([format, type]) => ({
    tagName: "link" as const,
    ...{ rel: "alternate", type, title: "New jobs", href: paths.jobFeed(format, list.feed) },
  })),
];

const feedTypes = [
  ["rss", "application/rss+xml"],
  ["atom", "application/atom+xml"],
  ["json", "application/feed+json"],
] as const;

export const toStateListMeta = (list: ListPosition, state: string) =>
  toListMeta(
    list,
    `Healthcare jobs in ${state}`,
    `Open healthcare jobs in ${state}. Compare pay, shift and license before you apply. Free for clinicians.`,
  );
