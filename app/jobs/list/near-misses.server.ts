import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { type JobCardView, toJobCard, toPlaceText } from "#app/jobs/postings/record/card-view.ts";
import { shiftNames, typeNames, workplaceNames } from "#app/jobs/postings/record/job-names.ts";
import { type JobListing, listListings } from "#app/jobs/postings/record/listings.server.ts";
import { keysPerDay } from "#app/jobs/postings/record/posting-key.ts";
import { fromMatchedPlace, type Town } from "#app/jobs/search/plan/search-place.ts";
import type { SearchPlan } from "#app/jobs/search/plan/search-plan.ts";
import { toKeys } from "#app/jobs/search/results/search-rows.server.ts";
import { nearestKeys, newestKeys } from "#app/jobs/search/results/search-statements.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { isNeed, isRole } from "./closest.server.ts";
import { type Pill, toReadingLabel } from "./typed-pills.ts";

interface Relaxed {
  label: string;
  plan: SearchPlan;
  pill: Pill | null;
  also?: Pill;
}

interface NearMiss {
  job: JobCardView;
  differs: string;
}

const shown = 6;
const mostRelaxed = 3;

/** In the order in which people give things up. Without its role, a search is no longer close. */
const closeness = [
  "radius",
  "multistate",
  "trait",
  "words",
  "has",
  "pay",
  "payMin",
  "posted",
  "urgent",
  "city",
  "location",
  "state",
  "region",
  "hours",
  "weekHours",
  "shift",
  "type",
  "compact",
  "workplace",
  "need",
  "license",
  "refused",
  "specialty",
  "profession",
];

const ofRole = ["specialty", "profession"];

function kindOf({ pill, label }: Relaxed): string {
  if (!pill) return /^(?:within|anywhere) /.test(label) ? "radius" : "multistate";
  const { readings = [], of } = pill;
  if (readings.some(({ isNot }) => isNot)) return "refused";
  if (readings.some(isNeed)) return "need";
  if (readings.some(isRole)) return "profession";
  return readings[0]?.kind ?? of;
}

/** Who looks farther wants the nearest first. */
const isWider = (relaxed: Relaxed): boolean =>
  kindsOf(relaxed).some((kind) => farther.includes(kind)) && relaxed.plan.circles.length > 0;

const farther = ["radius", "city", "location", "region"];
/** From one end of the country to the other. */
const anyMiles = 6_000;

/** Without its city, a search still has a place that is nearer than others. */
const withPlace = (relaxed: Relaxed, around: readonly Town[]): Relaxed =>
  relaxed.plan.circles.length === 0 && kindsOf(relaxed).some((kind) => farther.includes(kind))
    ? {
        ...relaxed,
        plan: { ...relaxed.plan, circles: around.map((town) => ({ ...town, radiusMiles: anyMiles })) },
      }
    : relaxed;

/** A profession with several kinds of titles is closest by the one that was typed: a scientist before a technician. */
function withTitledFirst(relaxed: Relaxed): Relaxed[] {
  const { plan } = relaxed;
  if (!plan.titled || plan.text === "") return [relaxed];
  const { match } = plan.titled;
  return [
    { ...relaxed, plan: { ...plan, text: plan.text ? `(${plan.text}) AND ${match}` : match } },
    relaxed,
  ];
}

const toEach = (relaxed: Relaxed): Relaxed[] =>
  relaxed.also ? [relaxed, { ...relaxed, pill: relaxed.also }] : [relaxed];

const kindsOf = (relaxed: Relaxed): string[] => toEach(relaxed).map(kindOf);

/** Whether the role and its field are kept. */
export const keepsRole = (relaxed: Relaxed): boolean =>
  kindsOf(relaxed).every((kind) => closeness.includes(kind) && !ofRole.includes(kind));

export async function findNearMisses(
  { db, now }: SiteContext,
  relaxed: readonly Relaxed[],
  listed: readonly JobListing[],
  around: readonly Town[],
): Promise<NearMiss[]> {
  const rank = (one: Relaxed) => Math.max(...kindsOf(one).map((kind) => closeness.indexOf(kind)));
  const isOfRole = (one: Relaxed) => kindsOf(one).some((kind) => ofRole.includes(kind));
  const close = relaxed.filter((one) => kindsOf(one).every((kind) => closeness.includes(kind)));
  const inRole = close.filter((one) => !isOfRole(one) && !kindsOf(one).includes("refused"));
  const nearest = (inRole.length > 0 ? inRole : close)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostRelaxed)
    .map((one) => withPlace(one, around))
    .flatMap(withTitledFirst);
  if (nearest.length === 0) return [];
  const rows = await db.$client.batch<{ list: string | null }>(
    nearest.map((one) =>
      isWider(one)
        ? nearestKeys(db.$client, one.plan, shown + listed.length)
        : newestKeys(db.$client, one.plan, shown + listed.length, 0),
    ),
  );
  const byKey = new Map<number, Relaxed>();
  const known = new Set(listed.map(({ id }) => id));
  const lists = rows.map(({ results }, at) => {
    const keys = toKeys(results[0]).filter((key) => !known.has(key % keysPerDay));
    return isWider(nearest[at]!) ? keys : keys.toSorted((a, b) => b - a);
  });
  const take = (key: number | undefined, of: number) => {
    if (key !== undefined && byKey.size < shown && !byKey.has(key)) byKey.set(key, nearest[of]!);
  };
  for (const [of, keys] of lists.entries()) if (isWider(nearest[of]!)) for (const key of keys) take(key, of);
  for (let at = 0; at < shown; at++) for (const [of, keys] of lists.entries()) take(keys[at], of);
  const keys = [...byKey.keys()];
  const jobs = await listListings(db, keys);
  const byId = new Map(keys.map((key) => [key % keysPerDay, byKey.get(key)!]));
  return jobs.map((listing) => {
    const job = fromMatchedPlace(listing, { kind: "places", isRemote: false, towns: around, states: [] });
    return { job: toJobCard(job, now), differs: toDifference(job, byId.get(job.id)!) };
  });
}

const toDifference = (job: JobListing, relaxed: Relaxed): string =>
  [...new Set(toEach(relaxed).map((one) => toOneDifference(job, one)))].join(" · ");

function toOneDifference(job: JobListing, relaxed: Relaxed): string {
  const reading = relaxed.pill?.readings?.[0];
  if (reading?.isNot) return `Has what you left out: ${toReadingLabel(reading)}`;
  switch (kindOf(relaxed)) {
    case "radius":
    case "city":
    case "region":
    case "state":
    case "location":
      return toDifferent("location", toPlaceText(job));
    case "license":
      return "Requires another license";
    case "multistate":
      return "Takes a multistate license";
    case "shift":
      return toDifferent("shift", job.shift && shiftNames[job.shift]);
    case "type":
      return toDifferent("job type", job.employmentTypeInferred ? null : typeNames[job.employmentType]);
    case "workplace":
      return toDifferent("workplace", job.workplace && workplaceNames[job.workplace]);
    case "specialty":
      return toDifferent("specialty", findSpecialty(job.specialty)?.name);
    case "profession":
      return toDifferent("profession", findProfession(job.profession)?.name);
    case "pay":
    case "payMin":
      return "Lower pay, or pay not stated";
    case "posted":
      return "Posted earlier";
    default:
      return `Does not say: ${relaxed.pill!.label}`;
  }
}

const toDifferent = (part: string, value: string | null | undefined): string =>
  value ? `Different ${part}: ${value}` : `${startSentence(part)} not stated`;
