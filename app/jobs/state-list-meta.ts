import { toPageMeta } from "#app/shell/page-meta.ts";
import type { SearchPageView } from "./search-page.server.ts";

/** Of the list of a state's postings, at either of its addresses. @param state its name */
export const toStateListMeta = (list: Pick<SearchPageView, "isWhole">, state: string) =>
  toPageMeta({
    title: `Healthcare jobs in ${state}`,
    description: `Open healthcare jobs in ${state}, with pay, shift and license on every posting. Free for clinicians.`,
    isIndexed: list.isWhole,
  });
