import type { Article } from "#app/facts/catalog/article-records.ts";
import { parseFilters } from "#app/jobs/search/plan/filters.ts";
import { planSearch, readSearch } from "#app/jobs/search/plan/read-search.server.ts";
import { countJobs } from "#app/jobs/search/results/search.server.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { logError } from "#app/kit/platform/log.ts";

export interface LiveSearch {
  label: string;
  to: string;
  count: string | null;
}

export async function countSearches(
  { db, now, preventCaching }: SiteContext,
  searches: Article["searches"],
): Promise<LiveSearch[]> {
  try {
    const asked = await Promise.all(
      searches.map(({ asks }) => readSearch(db, parseFilters(new URLSearchParams(asks)))),
    );
    const totals = await countJobs(
      db,
      asked.map((search) => planSearch(search, now)),
    );
    return searches.map(({ label, to }, at) => ({ label, to, count: toCount(totals[at]!) }));
  } catch (error) {
    logError("content.searches", error);
    preventCaching();
    return searches.map(({ label, to }) => ({ label, to, count: null }));
  }
}

const toCount = (total: Parameters<typeof formatTotal>[0]): string =>
  `${formatTotal(total)} open ${total.total === 1 ? "job" : "jobs"}`;
