import { toSharedValues } from "#app/desk/social/text/posting-values.ts";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import type { JobListing } from "#app/jobs/postings/record/listings.server.ts";
import { listRecentJobs } from "#app/jobs/postings/record/listings.server.ts";
import { parseFilters } from "#app/jobs/search/plan/filters.ts";
import { planSearch, readSearch } from "#app/jobs/search/plan/read-search.server.ts";
import { searchJobs } from "#app/jobs/search/results/search.server.ts";
import type { Db } from "#app/kit/platform/db.ts";

const shown = 20;

/** By search words or a posting's address; otherwise the newest. */
export async function findPostableJobs(db: Db, words: string, now: number) {
  return (await listFound(db, words, now)).map(toRow);
}

async function listFound(db: Db, words: string, now: number): Promise<JobListing[]> {
  if (words === "") return listRecentJobs(db, shown);
  const slug = toPostingSlug(words);
  if (slug === null) return search(db, words, now);
  const job = await findJob(db, slug);
  return job?.status === "open" ? [job] : [];
}

async function search(db: Db, query: string, now: number): Promise<JobListing[]> {
  const asked = await readSearch(db, parseFilters(new URLSearchParams({ query })));
  return (await searchJobs(db, planSearch(asked, now), 1)).jobs;
}

const toPostingSlug = (words: string): string | null =>
  /(?:^|\/)jobs\/([a-z0-9-]{1,200})(?:[/?#]|$)/.exec(words)?.[1] ?? null;

function toRow(job: JobListing) {
  const { title, employer, place, pay } = toSharedValues(job);
  return {
    slug: job.slug,
    title,
    about: [employer, place, pay || "Pay not stated"].filter(Boolean).join(" · "),
  };
}
