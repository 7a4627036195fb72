import { toJobCard } from "#app/jobs/posting/job.ts";
import { type AskedSearch, planSearch, readSearch } from "#app/jobs/search/asked-search.server.ts";
import type { JobFilters } from "#app/jobs/search/filters.ts";
import { type SearchResult, searchJobs } from "#app/jobs/search/search.server.ts";
import type { SearchPlan } from "#app/jobs/search/search-plan.ts";
import { type Correction, correctWords } from "#app/jobs/spelling/corrections.server.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { findMatchedTexts } from "./matched-text.server.ts";

type SearchContext = Pick<SiteContext, "db" | "now">;

interface FoundSearch {
  search: AskedSearch;
  plan: SearchPlan;
  result: SearchResult;
  correction: Correction | null;
}

/** If nothing is found, corrects words that no posting has. */
export async function findJobs(context: SearchContext, asked: JobFilters): Promise<FoundSearch> {
  const first = await answer(context, asked);
  const { search, result } = first;
  if (result.total > 0 || !search.typed || search.typed.rest === "") return { ...first, correction: null };
  const correction = await correctWords(context.db, search.typed.text, search.typed.rest);
  if (!correction) return { ...first, correction: null };
  return { ...(await answer(context, { ...asked, query: correction.text })), correction };
}

async function answer(context: SearchContext, asked: JobFilters) {
  const search = await readSearch(context.db, asked);
  const plan = planSearch(search, context.now);
  return { search, plan, result: await searchJobs(context.db, plan, asked.page) };
}

export async function toFoundCards(context: SearchContext, { search, result }: FoundSearch) {
  const matched = await findMatchedTexts(context.db, search, result.jobs);
  return result.jobs.map((job) => {
    const text = matched.get(job.id);
    if (!text) return toJobCard(job, context.now);
    const { line, ...shown } = text;
    const others = job.benefits.filter((benefit) => benefit !== line);
    return { ...toJobCard({ ...job, benefits: others }, context.now), matched: shown };
  });
}
