import type { Db } from "#app/kit/platform/db.ts";
import { keyTokens, paySteps } from "./search-keys.ts";
import type { SearchPlan } from "./search-plan.ts";
import { byScore, toEntries } from "./search-rows.ts";
import { countMatches, rankedKeys } from "./search-statements.ts";

/** Sorts only matches above the last sufficient step: sorting 100,000 would cost more than the page. */
export async function findBestPaid(
  db: Db,
  plan: SearchPlan,
  limit: number,
  offset: number,
  window: number,
): Promise<{ keys: number[]; isExact: boolean }> {
  if (offset >= window) return { keys: [], isExact: false };
  const d1 = db.$client;
  const needed = offset + limit;
  const counts = await d1.batch<{ list: number }>(
    paySteps.map((step) => countMatches(d1, plan, needed, [keyTokens.payStep(step)])),
  );
  const best = counts.findLastIndex((result) => (result.results[0]?.list ?? 0) >= needed);
  const terms = best < 0 ? [] : [keyTokens.payStep(paySteps[best]!)];
  const entries = toEntries(await rankedKeys(d1, plan, window, terms).first());
  const keys = entries
    .sort(byScore)
    .slice(offset, needed)
    .map((entry) => entry.key);
  return { keys, isExact: entries.length < window };
}
