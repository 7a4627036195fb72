import type { Db } from "#app/platform/db.ts";
import { keyTokens, paySteps } from "./search-keys.ts";
import type { SearchPlan } from "./search-plan.ts";
import { candidateCounts, rankedKeys } from "./search-statements.ts";

/**
 * The keys of one page of a broad search, best paid first. Sorting a hundred thousand matches would cost more than
 * the page: instead the highest step of pay with enough postings above it is looked for, and only those are sorted.
 */
export async function findBestPaid(
  db: Db,
  plan: SearchPlan,
  limit: number,
  offset: number,
  window: number,
): Promise<number[]> {
  const d1 = db.$client;
  const needed = offset + limit;
  let low = 0;
  let high = paySteps.length - 1;
  let best: number | null = null;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const row = await candidateCounts(d1, plan, needed, [keyTokens.payStep(middle)]).first<{
      list: number;
    }>();
    if ((row?.list ?? 0) >= needed) {
      best = middle;
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  const terms = best === null ? [] : [keyTokens.payStep(best)];
  const row = await rankedKeys(d1, plan, window, terms).first<{ list: string | null }>();
  const pairs = (row?.list ?? "").split(",").filter(Boolean);
  return pairs
    .map((pair) => pair.split(" ").map(Number) as [number, number])
    .sort((a, b) => b[1] - a[1] || b[0] - a[0])
    .slice(offset, needed)
    .map(([key]) => key);
}
