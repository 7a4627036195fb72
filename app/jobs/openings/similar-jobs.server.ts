import { toJobCard } from "#app/jobs/posting/job.ts";
import type { JobRecord } from "#app/jobs/posting/job-page.server.ts";
import { listListings } from "#app/jobs/posting/listings.server.ts";
import { noFilters } from "#app/jobs/search/filters.ts";
import { anywhere, type SearchPlace, toSearchPlan } from "#app/jobs/search/search-plan.ts";
import { type ListRow, toKeys } from "#app/jobs/search/search-rows.ts";
import { newestKeys } from "#app/jobs/search/search-statements.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { findState } from "#app/reference/place/states.ts";

const shown = 3;

export async function listSimilarJobs({ db, now }: SiteContext, job: JobRecord) {
  if (!job.profession) return [];
  const state = findState(job.stateCode);
  const asked = {
    ...noFilters,
    profession: [job.profession],
    specialty: job.specialty,
  };
  const inState: SearchPlace = state ? { kind: "state", state, isRemote: false } : anywhere;
  const plans = [
    toSearchPlan(asked, inState, now),
    toSearchPlan({ ...asked, specialty: null }, inState, now),
    toSearchPlan(asked, anywhere, now),
  ];
  const results = await db.$client.batch<ListRow>(
    plans.map((plan) => newestKeys(db.$client, plan, shown + 1, 0)),
  );
  const keys = results.flatMap((result) => toKeys(result.results[0]));
  const listings = await listListings(db, [...new Set(keys)].slice(0, 2 * shown));
  return listings
    .filter((listing) => listing.id !== job.id)
    .slice(0, shown)
    .map((listing) => toJobCard(listing, now));
}
