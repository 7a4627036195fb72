import type { Db } from "#app/platform/db.ts";
import { countFacets, type FacetCombination, type FacetCounts } from "./facets.ts";
import { type JobListing, listListings } from "./listings.server.ts";
import { findBestPaid } from "./pay-sort.server.ts";
import type { SearchPlan } from "./search-plan.ts";
import { candidateCounts, newestKeys, rankedKeys, windowFacets } from "./search-statements.ts";

export const pageSize = 20;

/** Matches that are ranked or sorted by pay; a broader search ranks the newest so many and says so. */
export const rankWindow = 5_000;
/** Matches that facets are counted over where facet_counts cannot answer; past it the page says so. */
export const facetWindow = 10_000;

export interface SearchResult {
  jobs: JobListing[];
  total: number;
  /** True where there are more than `total`, which was not counted further. */
  isTotalCapped: boolean;
  /** Set where only the newest so many matches were ranked. */
  rankedAmong: number | null;
  facets: FacetCounts;
  /** Set where the facets were counted over the newest so many matches only. */
  facetsAmong: number | null;
}

export const noResult: SearchResult = {
  jobs: [],
  total: 0,
  isTotalCapped: false,
  rankedAmong: null,
  facets: countFacets([], emptyChoices()).counts,
  facetsAmong: null,
};

/**
 * One page of a search: rows, total and facets. One batch asks for everything that the plan alone decides; ranked
 * searches read their page's rows in a second call.
 * @param page from 1
 */
export async function searchJobs(db: Db, plan: SearchPlan, page: number): Promise<SearchResult> {
  if (plan.text === "") return noResult;
  const d1 = db.$client;
  const offset = (page - 1) * pageSize;
  const isNewest = plan.sort === "newest";
  const statements = [
    isNewest ? newestKeys(d1, plan, pageSize, offset) : rankedKeys(d1, plan, rankWindow),
    plan.scope === null ? candidateCounts(d1, plan, facetWindow) : null,
    plan.scope === null ? windowFacets(d1, plan, facetWindow) : scopeFacets(d1, plan.scope),
  ].filter((statement) => statement !== null);
  const results = await d1.batch<{ list: string | null }>(statements);
  const lists = results.map((result) => result.results[0]?.list ?? "");
  const combinations = toCombinations(lists.at(-1)!);
  const { counts, total: facetTotal } = countFacets(combinations, plan.choices);
  const total = plan.scope === null ? Number(lists[1]) : facetTotal;
  const isTotalCapped = isCheckedByRow(plan) && total > facetWindow;
  const ranked = isNewest ? null : toRanked(lists[0]!);

  const keys = isNewest
    ? lists[0]!.split(",").filter(Boolean).map(Number)
    : plan.sort === "pay" && total > rankWindow
      ? await findBestPaid(db, plan, pageSize, offset, rankWindow)
      : ranked!.slice(offset, offset + pageSize);
  const candidates = combinations.reduce((sum, [, postings]) => sum + postings, 0);
  return {
    jobs: await listListings(db, keys),
    total: isTotalCapped ? facetWindow : total,
    isTotalCapped,
    rankedAmong: plan.sort === "relevance" && total > rankWindow ? rankWindow : null,
    facets: counts,
    facetsAmong: plan.scope === null && candidates >= facetWindow ? facetWindow : null,
  };
}

/** How many postings a plan finds, for "Removing … gives …" and for counts beside links. */
export async function countJobs(db: Db, plans: readonly SearchPlan[]): Promise<number[]> {
  if (plans.length === 0) return [];
  const results = await db.$client.batch<{ list: string }>(
    plans.map((plan) => candidateCounts(db.$client, plan, facetWindow)),
  );
  return results.map((result, i) => (plans[i]!.text === "" ? 0 : Number(result.results[0]?.list ?? 0)));
}

/** A circle, or an amount between two steps of pay, is checked on each candidate's row and not by a token. */
export const isCheckedByRow = (plan: SearchPlan): boolean =>
  plan.circle !== null || plan.minPayCents !== null;

function scopeFacets(d1: D1Database, scope: number): D1PreparedStatement {
  return d1
    .prepare(
      "SELECT group_concat(facets || ' ' || postings) AS list FROM facet_counts WHERE scope = ? AND postings > 0",
    )
    .bind(scope);
}

function toCombinations(list: string): FacetCombination[] {
  if (!list) return [];
  return list.split(",").map((pair) => {
    const space = pair.indexOf(" ");
    return space < 0 ? [Number(pair), 1] : [Number(pair.slice(0, space)), Number(pair.slice(space + 1))];
  });
}

/** Best first; among equals the newer, which is the higher key. */
function toRanked(list: string): number[] {
  if (!list) return [];
  return list
    .split(",")
    .map((pair) => pair.split(" ").map(Number) as [number, number])
    .sort((a, b) => b[1] - a[1] || b[0] - a[0])
    .map(([key]) => key);
}

function emptyChoices() {
  return { profession: [], type: [], workplace: [], shift: [], urgent: [], compact: [] };
}
