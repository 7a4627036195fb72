import { withOwnLicense } from "#app/facts/licensing/memory/own-license.server.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { type JobCardView, toJobCard } from "#app/jobs/postings/record/card-view.ts";
import { listingsOf, toListing } from "#app/jobs/postings/record/listings.server.ts";
import { toSearchAddress } from "#app/jobs/search/percolator/search-address.ts";
import { countFacets } from "#app/jobs/search/plan/facets.ts";
import { type JobFilters, noFilters, toSearchParams } from "#app/jobs/search/plan/filters.ts";
import { findSearchPlace } from "#app/jobs/search/plan/find-place.server.ts";
import { fromMatchedPlace } from "#app/jobs/search/plan/search-place.ts";
import { type SearchPlan, toSearchPlan } from "#app/jobs/search/plan/search-plan.ts";
import { byDay, countTotal, jobsPerPage, toTotal } from "#app/jobs/search/results/search.server.ts";
import { type ListRow, toCombinations } from "#app/jobs/search/results/search-rows.server.ts";
import { scopeFacets, toNewestKeys } from "#app/jobs/search/results/search-statements.ts";
import type { Total } from "#app/jobs/search/results/total.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { logError } from "#app/kit/platform/log.ts";
import { paths } from "#app/paths.ts";

export interface OpeningsView extends Total {
  jobs: JobCardView[];
  search: string;
  /** What an alert for these waits for. */
  alert: string;
  wider: { label: string; to: string };
}

/** Returns null when the database cannot be read, and then the page is not cached. */
export async function findOpenings(
  context: SiteContext,
  filters: Partial<JobFilters>,
  limit: number,
): Promise<OpeningsView | null> {
  const asked: JobFilters = { ...noFilters, ...filters, page: 1 };
  try {
    const place = await findSearchPlace(context.db, asked.location, asked.radius);
    const plan = toSearchPlan({ ...asked, sort: "newest" }, place, context.now);
    const found = plan.text === "" ? { rows: [], total: 0 } : await readOpenings(context, plan, limit);
    return {
      ...toTotal(plan, found.total),
      jobs: await withOwnLicense(
        context,
        found.rows
          .map(toListing)
          .sort(byDay)
          .map((job) => toJobCard(fromMatchedPlace(job, place), context.now)),
      ),
      search: toSearch(asked),
      alert: toSearchAddress({ filters: asked }),
      wider: toWider(asked),
    };
  } catch (error) {
    logError("jobs.openings", error);
    context.preventCaching();
    return null;
  }
}

async function readOpenings({ db }: SiteContext, plan: SearchPlan, limit: number) {
  const d1 = db.$client;
  const [counted, listed] = await d1.batch<Record<string, unknown>>([
    plan.scope === null ? countTotal(d1, plan) : scopeFacets(d1, plan.scope),
    listingsOf(d1, toNewestKeys(plan, limit, 0)),
  ]);
  const row = counted?.results[0] as ListRow | undefined;
  const total =
    plan.scope === null ? Number(row?.list ?? 0) : countFacets(toCombinations(row), plan.choices).total;
  return { rows: listed?.results ?? [], total };
}

function toSearch(asked: JobFilters): string {
  const search = toSearchParams(asked);
  const { city, state, remote } = parsePlace(asked.location);
  const isState =
    state && !city && !remote && search === toSearchParams({ ...noFilters, location: asked.location });
  return isState ? paths.jobsInState(state.slug) : paths.jobs(search);
}

function toWider(asked: JobFilters): OpeningsView["wider"] {
  const { city, state } = parsePlace(asked.location);
  if (city && state) {
    return {
      label: `Search all of ${toStateText(state.code)}`,
      to: toSearch({ ...asked, location: state.name }),
    };
  }
  if (asked.location) return { label: "Search all states", to: toSearch({ ...asked, location: "" }) };
  if (asked.specialty && asked.profession.length > 0) {
    return { label: "Search all specialties", to: toSearch({ ...asked, specialty: null }) };
  }
  return { label: "Search all open jobs", to: paths.jobs() };
}

const countedAtMost = 10_000;

interface EmployerOpenings extends Total {
  jobs: JobCardView[];
  pages: number;
}

/** Postings of one moment come in the index's order, so that nothing is sorted. */
export async function listEmployerOpenings(
  db: Db,
  employerId: number,
  page: number,
  now: number,
): Promise<EmployerOpenings> {
  const isOpen = "employer_id = ? AND status = 'open'";
  const d1 = db.$client;
  const [counted, listed] = await d1.batch<Record<string, unknown>>([
    d1
      .prepare(
        `SELECT count(*) AS total FROM (SELECT 1 FROM jobs WHERE ${isOpen} LIMIT ${countedAtMost + 1})`,
      )
      .bind(employerId),
    listingsOf(d1, {
      sql: `SELECT id AS key FROM jobs WHERE ${isOpen} ORDER BY posted_at DESC, id LIMIT ? OFFSET ?`,
      values: [employerId, jobsPerPage, (page - 1) * jobsPerPage],
    }),
  ]);
  const found = Number(counted!.results[0]!.total);
  const listings = listed!.results.map(toListing).sort((a, b) => b.postedAt - a.postedAt || a.id - b.id);
  const total = Math.min(found, countedAtMost);
  return {
    jobs: listings.map((listing) => toJobCard(listing, now)),
    total,
    isTotalCapped: found > countedAtMost,
    pages: Math.ceil(total / jobsPerPage),
  };
}
