import { withOwnLicense } from "#app/facts/licensing/memory/own-license.server.ts";
import { milesBetween } from "#app/facts/reference/place/distance.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { withApplied } from "#app/jobs/postings/record/applied.server.ts";
import { type JobCardView, toJobCard } from "#app/jobs/postings/record/card-view.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { typeNames } from "#app/jobs/postings/record/job-names.ts";
import { listingsOf, toListing } from "#app/jobs/postings/record/listings.server.ts";
import { toSearchAddress } from "#app/jobs/search/percolator/search-address.ts";
import { type JobFilters, noFilters, toSearchParams } from "#app/jobs/search/plan/filters.ts";
import { anywhere, type SearchPlace } from "#app/jobs/search/plan/search-place.ts";
import { toSearchPlan } from "#app/jobs/search/plan/search-plan.ts";
import { toNewestKeys } from "#app/jobs/search/results/search-statements.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { paths } from "#app/paths.ts";

const shown = 6;
const nearMiles = 50;

export interface SimilarJobs {
  jobs: JobCardView[];
  all: { label: string; to: string } | null;
  /** What an alert for jobs like this waits for. */
  alert: string | null;
}

/** Reads the newest of each circle around the posting in one round trip. */
export async function listSimilarJobs(context: SiteContext, job: JobRecord): Promise<SimilarJobs> {
  const { db, now } = context;
  const profession = findProfession(job.profession);
  if (!profession) return { jobs: [], all: null, alert: null };
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
      listingsOf(db.$client, toNewestKeys(toSearchPlan(filters, place, now), shown + 1, 0)),
    ),
  );
  const found = results.flatMap(({ results: rows }) => rows.map(toListing));
  const ranked = rankSimilar(job, found).slice(0, shown);
  const asked = { ...alike, location: state?.name ?? "" };
  const shift = job.shift ? [job.shift] : [];
  const alert = toSearchAddress({ filters: { ...asked, specialty: job.specialty, shift } });
  const words = [type[0] && typeNames[type[0]].toLowerCase(), profession.name.toLowerCase(), "jobs"];
  return {
    jobs: await withOwnLicense(
      context,
      await withApplied(
        context,
        ranked.map((listing) => toJobCard(listing, now)),
      ),
    ),
    all: {
      label: `All ${words.filter(Boolean).join(" ")}${state ? ` in ${toStateText(state.code)}` : ""}`,
      to: paths.jobs(toSearchParams(asked)),
    },
    alert,
  };
}

interface Compared {
  id: number;
  postedAt: number;
  employmentType: string;
  specialty: string | null;
  stateCode: string | null;
  lat: number | null;
  lon: number | null;
}

/** People look either for a few weeks of work or for lasting work. */
const kinds = [
  ["travel", "contract", "temporary", "locum"],
  ["full-time", "part-time"],
  ["prn", "per-diem"],
];
const isOneKind = (one: string, other: string) =>
  kinds.some((kind) => kind.includes(one) && kind.includes(other));

const near = 25;
const far = 250;

/** Type first. The specialty weighs more than the state, and less than the state and a commute together. */
function toSimilarity(job: Compared, other: Compared): number {
  const isType = other.employmentType === job.employmentType;
  return (
    (isType ? 9 : isOneKind(job.employmentType, other.employmentType) ? 3 : 0) +
    (job.specialty !== null && other.specialty === job.specialty ? 5 : 0) +
    (job.stateCode !== null && other.stateCode === job.stateCode ? 3 : 0) +
    2.5 * toCloseness(job, other)
  );
}

/** From 1 in the same town to 0 beyond any commute. */
function toCloseness(job: Compared, other: Compared): number {
  if (job.lat === null || job.lon === null || other.lat === null || other.lon === null) return 0;
  const miles = milesBetween(
    { latitude: job.lat, longitude: job.lon },
    { latitude: other.lat, longitude: other.lon },
  );
  return Math.max(0, Math.min(1, (far - miles) / (far - near)));
}

/** Newer ones come first among equals. */
export function rankSimilar<Other extends Compared>(job: Compared, found: readonly Other[]): Other[] {
  const byId = new Map(found.map((other) => [other.id, other]));
  byId.delete(job.id);
  return [...byId.values()]
    .map((other) => ({ other, score: toSimilarity(job, other) }))
    .sort((a, b) => b.score - a.score || b.other.postedAt - a.other.postedAt || b.other.id - a.other.id)
    .map(({ other }) => other);
}
