import type { State } from "#app/facts/reference/place/states.ts";
import { type JobCardView, toJobCard, toPlaceText } from "#app/jobs/postings/record/card-view.ts";
import { listListings } from "#app/jobs/postings/record/listings.server.ts";
import { type JobFilters, noFilters } from "#app/jobs/search/plan/filters.ts";
import { type AskedSearch, planSearch } from "#app/jobs/search/plan/read-search.server.ts";
import {
  anywhere,
  fromMatchedPlace,
  listTowns,
  type SearchPlace,
  toTownsName,
} from "#app/jobs/search/plan/search-place.ts";
import { countJobs } from "#app/jobs/search/results/search.server.ts";
import { toKeys } from "#app/jobs/search/results/search-rows.server.ts";
import { nearestKeys, newestKeys } from "#app/jobs/search/results/search-statements.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import type { Reading } from "#app/jobs/search/typed/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { listWithOr } from "#app/kit/text/sentence.ts";
import { type Pill, toReadingLabel } from "./typed-pills.ts";

interface NarrowSearch {
  search: AskedSearch;
  filters: JobFilters;
  pills: readonly Pill[];
}

interface Closest {
  /** "None near Cody, WY. 3 in Wyoming." Null when the role has no postings. */
  line: string | null;
  nearMisses: { job: JobCardView; differs: string }[];
}

interface Step {
  place: SearchPlace;
  where: "here" | "state" | "elsewhere";
  hasField: boolean;
}

const shown = 6;
/** From one end of the country to the other. */
const anyMiles = 6_000;

export const isRole = (reading: Reading): boolean =>
  reading.kind === "profession" || (reading.kind === "words" && reading.isTitle);

const isPlace = ({ kind }: Reading): boolean =>
  kind === "city" || kind === "state" || kind === "region" || kind === "radius";

/** What else is open for the role: first where it was asked for, then in its state, then the nearest. Null without a role. */
export async function findClosest(
  { db, now }: SiteContext,
  { search, filters, pills }: NarrowSearch,
  home: State | null,
): Promise<Closest | null> {
  const wanted = search.typed?.readings.filter(({ isNot }) => !isNot) ?? [];
  const roles = wanted.filter(isRole);
  const fields = wanted.filter(({ kind }) => kind === "specialty");
  const hasRole = roles.length > 0 || filters.profession.length > 0;
  const hasField = fields.length > 0 || filters.specialty !== null;
  if ((!hasRole && !hasField) || (filters.query !== "" && !search.typed)) return null;
  const steps = [true, false]
    .filter((withField) => (withField ? hasField : hasRole))
    .flatMap((withField) => listSteps(search.place, home, withField));
  const plans = steps.map(({ place, hasField }) => {
    const readings = hasField ? [...roles, ...fields] : roles;
    const { query, profession, specialty } = filters;
    const kept = { ...noFilters, query, profession, specialty: hasField ? specialty : null };
    const typed = search.typed && { ...search.typed, readings, rest: "" };
    return planSearch({ ...search, filters: kept, typed, place }, now);
  });
  const totals = await countJobs(db, plans);
  const at = totals.findIndex(({ total }) => total > 0);
  const step = steps[at];
  if (!step) return { line: null, nearMisses: [] };
  const towns = listTowns(search.place);
  const isNearest = step.where === "elsewhere" && towns.length > 0;
  const far = towns.map((town) => ({ ...town, radiusMiles: anyMiles }));
  const row = await (isNearest
    ? nearestKeys(db.$client, { ...plans[at]!, circles: far }, shown)
    : newestKeys(db.$client, plans[at]!, shown, 0)
  ).first<{ list: string | null }>();
  const dropped = listDropped(pills, step.hasField);
  const jobs = await listListings(db, toKeys(row));
  return {
    line: toLine(step, formatTotal(totals[at]!), { towns: toTownsName(search.place), home, dropped }),
    nearMisses: jobs.map((listing) => {
      const job = fromMatchedPlace(listing, search.place);
      const differs = [
        step.where !== "here" && `Different location: ${toPlaceText(job)}`,
        dropped.length > 0 && `Without: ${dropped.join(", ")}`,
      ];
      return { job: toJobCard(job, now), differs: differs.filter(Boolean).join(" · ") };
    }),
  };
}

function listSteps(place: SearchPlace, home: State | null, hasField: boolean): Step[] {
  const { isRemote } = place;
  const far: Step = { place: anywhere, where: "elsewhere", hasField };
  if (place.kind === "anywhere") return [{ place: { ...anywhere, isRemote }, where: "here", hasField }, far];
  return [
    { place, where: "here", hasField },
    ...(home && listTowns(place).length > 0
      ? [{ place: { kind: "state", state: home, isRemote }, where: "state", hasField } satisfies Step]
      : []),
    far,
  ];
}

/** What was asked beside the role and the place. */
const listDropped = (pills: readonly Pill[], hasField: boolean): string[] =>
  pills.flatMap(({ of, label, readings }) => {
    if (!readings) {
      const isKept =
        of === "location" || of === "profession" || of === "query" || (of === "specialty" && hasField);
      return isKept ? [] : [label];
    }
    const isKept = (reading: Reading) =>
      isRole(reading) || isPlace(reading) || (reading.kind === "specialty" && hasField);
    const lost = readings.filter(
      (reading) => !isKept(reading) && reading.kind !== "undecided" && reading.kind !== "open",
    );
    return lost.length === readings.length && lost.length > 0 ? [label] : lost.map(toReadingLabel);
  });

function toLine(
  { where }: Step,
  total: string,
  { towns, home, dropped }: { towns: string; home: State | null; dropped: readonly string[] },
): string {
  const without = dropped.length > 0 ? ` without ${listWithOr(dropped)}` : "";
  const none = towns && where !== "here" ? `None near ${towns}` : "None with all of that";
  if (where === "state") return `${none}. ${total} in ${home!.name}${without}.`;
  return `${none}. ${total}${where === "elsewhere" ? " elsewhere" : ""}${without}.`;
}
