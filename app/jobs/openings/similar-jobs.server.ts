import { toJobCard } from "#app/jobs/posting/job.ts";
import type { JobRecord } from "#app/jobs/posting/job-page.server.ts";
import { listingsOf, toListing } from "#app/jobs/posting/listings.server.ts";
import { noFilters } from "#app/jobs/search/filters.ts";
import { byDay } from "#app/jobs/search/search.server.ts";
import { anywhere, type SearchPlace, toSearchPlan } from "#app/jobs/search/search-plan.ts";
import { toNewestKeys } from "#app/jobs/search/search-statements.ts";
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
  const results = await db.$client.batch<Record<string, unknown>>(
    plans.map((plan) => listingsOf(db.$client, toNewestKeys(plan, shown + 1, 0))),
  );
  const listings = results.flatMap((result) => result.results.map(toListing).sort(byDay));
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  byId.delete(job.id);
  return [...byId.values()].slice(0, shown).map((listing) => toJobCard(listing, now));
}
