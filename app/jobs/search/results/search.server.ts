import {
  type JobListing,
  listingsOf,
  listListings,
  toListing,
} from "#app/jobs/postings/record/listings.server.ts";
import { toPostingDay } from "#app/jobs/postings/record/posting-key.ts";
import {
  countFacets,
  countTraits,
  type FacetCounts,
  hasChoices,
  meetsChoices,
  type TraitCounts,
} from "#app/jobs/search/plan/facets.ts";
import type { SearchPlan } from "#app/jobs/search/plan/search-plan.ts";
import type { Db } from "#app/kit/platform/db.ts";
import {
  type Entry,
  findBestPaid,
  type ListRow,
  type TitledFirst,
  toCombinations,
  toEntries,
  toKeys,
  toTitledFirst,
} from "./search-rows.server.ts";
import {
  countMatches,
  newestKeys,
  rankedKeys,
  scopeFacets,
  scopeTraits,
  titledKeys,
  toNewestKeys,
  windowEntries,
} from "./search-statements.ts";
import type { Total } from "./total.ts";

export const jobsPerPage = 20;
/** Beyond, a page would read every posting before it: a million for the last. */
export const mostJobPages = 500;

/** A broader search ranks and counts only the newest matches, and the page says so. */
export const searchWindow = 4_000;

const countLimit = 10_000;

export interface SearchResult extends Total {
  jobs: JobListing[];
  rankedAmong: number | null;
  facets: FacetCounts;
  traits: TraitCounts;
  facetsAmong: number | null;
}

/** So many postings stand first by their title. */
const mostTitled = 200;

type Found = Omit<SearchResult, "jobs"> & { keys: number[] };

export async function searchJobs(db: Db, plan: SearchPlan, page: number): Promise<SearchResult> {
  if (page > mostJobPages) return { ...(await searchJobs(db, plan, 1)), jobs: [] };
  const offset = (page - 1) * jobsPerPage;
  if (plan.scope !== null) return searchScope(db, plan, plan.scope, offset);
  const { keys, ...found } = plan.text === "" ? nothing : await searchMatches(db, plan, offset);
  return { ...found, jobs: await listListings(db, keys) };
}

const nothing: Found = {
  keys: [],
  total: 0,
  isTotalCapped: false,
  rankedAmong: null,
  facets: countFacets([], { profession: [], type: [], workplace: [], shift: [], urgent: [], compact: [] })
    .counts,
  traits: countTraits([]),
  facetsAmong: null,
};

async function searchScope(db: Db, plan: SearchPlan, scope: number, offset: number): Promise<SearchResult> {
  const d1 = db.$client;
  const isPay = plan.sort === "pay";
  const page = toNewestKeys(plan, isPay ? 0 : jobsPerPage, isPay ? 0 : offset);
  const [facetRows, traitRows, rows] = await d1.batch<Record<string, unknown>>([
    scopeFacets(d1, scope),
    scopeTraits(d1, scope, plan.choices),
    listingsOf(d1, page),
  ]);
  const { counts: facets, total } = countFacets(
    toCombinations(facetRows?.results[0] as ListRow | undefined),
    plan.choices,
  );
  const traits = traitRows?.results[0] as TraitCounts;
  const { keys: _, ...found } = { ...nothing, total, facets, traits };
  if (!isPay) return { ...found, jobs: (rows?.results ?? []).map(toListing).sort(byDay) };
  const paid = await findBestPaid(db, plan, jobsPerPage, offset, searchWindow);
  const rankedAmong = paid.isExact ? null : searchWindow;
  return { ...found, rankedAmong, jobs: await listListings(db, paid.keys) };
}

/** Sorts again, because SQLite does not guarantee a subquery's order. */
export const byDay = (a: JobListing, b: JobListing): number =>
  toPostingDay(b.postedAt) - toPostingDay(a.postedAt) || b.id - a.id;

async function searchMatches(db: Db, plan: SearchPlan, offset: number): Promise<Found> {
  const d1 = db.$client;
  const { titled } = plan;
  const [windowRows, titledRows] = await d1.batch<ListRow>([
    windowEntries(d1, plan, searchWindow),
    ...(titled ? [titledKeys(d1, plan, titled, mostTitled)] : []),
  ]);
  const entries = toEntries(windowRows?.results[0]);
  const byRank = toTitledFirst(toEntries(titledRows?.results[0]));
  const facets = countFacets(
    entries.map((entry) => [entry.facets, 1] as const),
    plan.choices,
  );
  const matches = entries.filter((entry) => meetsChoices(entry.facets, plan.choices));
  const traits = countTraits(matches.map((entry) => entry.facets));
  if (entries.length < searchWindow) {
    if (plan.sort !== "newest") matches.sort(byRank.compare);
    const keys = matches.slice(offset, offset + jobsPerPage).map((entry) => entry.key);
    return { ...nothing, keys, total: matches.length, facets: facets.counts, traits };
  }
  const { isExact, ...ordered } = await orderBroad(db, plan, offset, entries, byRank);
  return {
    ...ordered,
    rankedAmong: isExact ? null : searchWindow,
    facets: facets.counts,
    traits,
    facetsAmong: searchWindow,
  };
}

interface Ordered extends Total {
  keys: number[];
  /** False where only the newest matches were ordered. */
  isExact: boolean;
}

/** Counts and orders matches beyond the window. `newest` are those in it, ranked without regard to choices of facets. */
async function orderBroad(
  db: Db,
  plan: SearchPlan,
  offset: number,
  newest: readonly Entry[],
  { compare, titled }: TitledFirst,
): Promise<Ordered> {
  const d1 = db.$client;
  const order = {
    pay: [],
    newest: [newestKeys(d1, plan, jobsPerPage, offset)],
    relevance: hasChoices(plan.choices) ? [rankedKeys(d1, plan, searchWindow)] : [],
  }[plan.sort];
  const [counted, rows] = await d1.batch<ListRow>([countTotal(d1, plan), ...order]);
  const total = toTotal(plan, Number(counted?.results[0]?.list ?? 0));
  if (plan.sort === "pay")
    return { ...total, ...(await findBestPaid(db, plan, jobsPerPage, offset, searchWindow)) };
  if (plan.sort === "newest") return { ...total, keys: toKeys(rows?.results[0]), isExact: true };
  const ranked = rows ? toEntries(rows.results[0]) : newest;
  const inWindow = new Set(ranked.map(({ key }) => key));
  const keys = [...ranked, ...titled.filter(({ key }) => !inWindow.has(key))]
    .sort(compare)
    .slice(offset, offset + jobsPerPage)
    .map(({ key }) => key);
  return { ...total, keys, isExact: ranked.length < searchWindow };
}

export async function countJobs(db: Db, plans: readonly SearchPlan[]): Promise<Total[]> {
  if (plans.length === 0) return [];
  const d1 = db.$client;
  const results = await d1.batch<{ list: number }>(plans.map((plan) => countTotal(d1, plan)));
  return plans.map((plan, at) => toTotal(plan, results[at]?.results[0]?.list ?? 0));
}

/** Stops soon after the limit: each match that a broad word counts would be paid for as a row read. */
export const countTotal = (d1: D1Database, plan: SearchPlan): D1PreparedStatement =>
  countMatches(d1, plan, countLimit + 1);

/** A whole scope's total is kept and therefore exact. */
export function toTotal({ scope }: SearchPlan, counted: number): Total {
  const isTotalCapped = scope === null && counted > countLimit;
  return { total: isTotalCapped ? countLimit : counted, isTotalCapped };
}
