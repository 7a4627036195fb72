import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { type JobCardView, toJobCard } from "#app/jobs/postings/record/job.ts";
import { typeNames } from "#app/jobs/postings/record/job-names.ts";
import type { JobRecord } from "#app/jobs/postings/record/job-page.server.ts";
import { listingsOf, toListing } from "#app/jobs/postings/record/listings.server.ts";
import { type JobFilters, noFilters, toSearchParams } from "#app/jobs/search/index/filters.ts";
import { anywhere, type SearchPlace, toSearchPlan } from "#app/jobs/search/index/search-plan.ts";
import { toNewestKeys } from "#app/jobs/search/index/search-statements.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { paths } from "#app/paths.ts";
import { rankSimilar } from "./similarity.ts";

const shown = 6;
const nearMiles = 50;

export interface SimilarJobs {
  jobs: JobCardView[];
  all: { label: string; to: string } | null;
}

/** Reads the newest of each circle around the posting in one round trip. */
export async function listSimilarJobs({ db, now }: SiteContext, job: JobRecord): Promise<SimilarJobs> {
  const profession = findProfession(job.profession);
  if (!profession) return { jobs: [], all: null };
  const state = findState(job.stateCode);
  const type = job.employmentTypeInferred ? [] : [job.employmentType];
  const alike: JobFilters = { ...noFilters, profession: [profession.slug], type };
  const inField: JobFilters = { ...alike, specialty: job.specialty };
  const inState: SearchPlace = state ? { kind: "state", state, isRemote: false } : anywhere;
  const isPlaced = job.workplace !== "remote" && job.lat !== null && job.lon !== null;
  const around: SearchPlace | null = isPlaced
    ? { kind: "city", lat: job.lat!, lon: job.lon!, radiusMiles: nearMiles, isRemote: false }
    : null;
  const circles: [JobFilters, SearchPlace][] = [
    ...(around ? [[alike, around] satisfies [JobFilters, SearchPlace]] : []),
    [inField, inState],
    [alike, inState],
    [{ ...inField, type: [] }, inState],
    [inField, anywhere],
    [alike, anywhere],
  ];
  const distinct = new Map(circles.map((circle) => [JSON.stringify(circle), circle]));
  const results = await db.$client.batch<Record<string, unknown>>(
    [...distinct.values()].map(([filters, place]) =>
      listingsOf(db.$client, toNewestKeys(toSearchPlan(filters, place, now), shown + 1, 0), ["lat", "lon"]),
    ),
  );
  const found = results.flatMap(({ results: rows }) =>
    rows.map((row) => ({ ...toListing(row), lat: toDegrees(row.lat), lon: toDegrees(row.lon) })),
  );
  const ranked = rankSimilar(job, found).slice(0, shown);
  const asked = { ...alike, location: state?.name ?? "" };
  const words = [type[0] && typeNames[type[0]].toLowerCase(), profession.name.toLowerCase(), "jobs"];
  return {
    jobs: ranked.map((listing) => toJobCard(listing, now)),
    all: {
      label: `All ${words.filter(Boolean).join(" ")}${state ? ` in ${toStateText(state.code)}` : ""}`,
      to: paths.jobs(toSearchParams(asked)),
    },
  };
}

const toDegrees = (value: unknown): number | null => (typeof value === "number" ? value : null);
