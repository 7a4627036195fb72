import { keyTokens, paySteps } from "#app/jobs/search/index/search-keys.ts";
import type { SearchPlan } from "#app/jobs/search/plan/search-plan.ts";
import type { Db } from "#app/kit/platform/db.ts";
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

// The lists of search-statements.ts come as one row with a comma-separated list.

export interface ListRow {
  list: string | null;
}

export interface Entry {
  key: number;
  facets: number;
  score: number;
}

const toItems = (row: ListRow | null | undefined): string[] => (row?.list ? row.list.split(",") : []);

export const toKeys = (row: ListRow | null | undefined): number[] => toItems(row).map(Number);

export function toCombinations(row: ListRow | null | undefined): [packed: number, postings: number][] {
  return toItems(row).map((pair) => pair.split(" ").map(Number) as [number, number]);
}

export function toEntries(row: ListRow | null | undefined): Entry[] {
  return toItems(row).map((triple) => {
    const [key = 0, facets = 0, score = 0] = triple.split(" ").map(Number);
    return { key, facets, score };
  });
}

const byScore = (a: Entry, b: Entry): number => b.score - a.score || b.key - a.key;

export interface TitledFirst {
  /** Those whose title has the words; some may be older than the window. */
  titled: Entry[];
  compare: (a: Entry, b: Entry) => number;
}

export function toTitledFirst(titled: Entry[]): TitledFirst {
  const ranks = new Map(titled.map(({ key, score }) => [key, score]));
  const toRank = ({ key }: Entry) => ranks.get(key) ?? 0;
  return {
    titled: titled.map((entry) => ({ ...entry, score: 0 })),
    compare: (a, b) => toRank(b) - toRank(a) || byScore(a, b),
  };
}
