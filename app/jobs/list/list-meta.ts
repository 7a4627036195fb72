import { formatCount } from "#app/kit/ui/count.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import type { SearchPageView } from "./search-page.server.ts";

type ListPosition = Pick<SearchPageView, "isWhole" | "page" | "pages">;

/** Search engines may index only the first page without filters. */
export const toListMeta = (list: ListPosition, title: string, description: string) =>
  toPageMeta({
    title: list.page > 1 ? `${title}, page ${list.page} of ${formatCount(list.pages)}` : title,
    description,
    isIndexed: list.isWhole,
  });

export const toStateListMeta = (list: ListPosition, state: string) =>
  toListMeta(
    list,
    `Healthcare jobs in ${state}`,
    `Open healthcare jobs in ${state}. Compare pay, shift and license before you apply. Free for clinicians.`,
  );
