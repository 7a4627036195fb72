import type { State } from "#app/facts/reference/place/states.ts";
import { type JobCardView, toJobCard, toPlaceText } from "#app/jobs/postings/record/card-view.ts";
import { listListings } from "#app/jobs/postings/record/listings.server.ts";
import { keysPerDay } from "#app/jobs/postings/record/posting-key.ts";
import { type JobFilters, noFilters } from "#app/jobs/search/plan/filters.ts";
import { type AskedSearch, planSearch } from "#app/jobs/search/plan/read-search.server.ts";
import {
  anywhere,
  fromMatchedPlace,
  listTowns,
  type SearchPlace,
  toTownsName,
} from "#app/jobs/search/plan/search-place.ts";
import type { SearchPlan } from "#app/jobs/search/plan/search-plan.ts";
import { countJobs } from "#app/jobs/search/results/search.server.ts";
import { toKeys } from "#app/jobs/search/results/search-rows.server.ts";
import { nearestKeys, newestKeys } from "#app/jobs/search/results/search-statements.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import { ofKind, type Reading } from "#app/jobs/search/typed/typed-query.ts";
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

interface Step extends Keeps {
  place: SearchPlace;
  where: "here" | "state" | "elsewhere";
  hasField: boolean;
}

interface Asked {
  step: Step;
  kept: readonly Reading[];
  plan: SearchPlan;
}

/** Of the terms: all, those of work, those without which nothing helps, and none. */
const keptTerms = ["all", "work", "needs", "none"] as const;
/** As it was asked, by its title in any profession, and by its profession alone; with the first of its fields. */
const keptRoles = ["asked", "title", "profession"] as const;
interface Keeps {
  terms: (typeof keptTerms)[number];
  role: (typeof keptRoles)[number];
}

const levels: readonly Keeps[] = keptRoles.flatMap((role) => keptTerms.map((terms) => ({ role, terms })));

const shown = 6;
const mostLists = 3;
const mostSteps = 24;
/** From one end of the country to the other. */
const anyMiles = 6_000;

export const isRole = (reading: Reading): boolean =>
  reading.kind === "profession" || (reading.kind === "words" && reading.isTitle);

const isPlace = ({ kind }: Reading): boolean =>
  kind === "city" || kind === "state" || kind === "region" || kind === "radius";

const needs: ReadonlySet<string> = new Set(["visa", "h1b", "j1"]);
export const isNeed = (reading: Reading): boolean =>
  reading.kind === "compact" || (reading.kind === "trait" && needs.has(reading.value));

const ofWork: ReadonlySet<Reading["kind"]> = new Set(["type", "shift", "workplace", "hours", "weekHours"]);
const filtersOfWork = ["type", "shift", "workplace"] as const;

const keepsWork = ({ terms }: Pick<Keeps, "terms">): boolean => terms === "all" || terms === "work";

/** What is refused stays refused. */
function toKept(readings: readonly Reading[], { terms, role, hasField }: Step): Reading[] {
  const roles = readings.filter((reading) => isRole(reading) && !reading.isNot);
  const [field] = ofKind(readings, "specialty").filter(({ isNot }) => !isNot);
  const hasBoth = new Set(roles.map(({ kind }) => kind)).size > 1;
  return readings.flatMap((reading): Reading[] => {
    const isKept =
      reading.isNot ||
      (reading.kind === "undecided" && reading.refused !== undefined) ||
      (reading.kind === "specialty" && hasField && (role === "asked" || reading.value === field?.value)) ||
      (isNeed(reading) && terms !== "none") ||
      (ofWork.has(reading.kind) && keepsWork({ terms })) ||
      (terms === "all" && reading.kind !== "specialty" && !isPlace(reading));
    if (!roles.includes(reading)) return isKept ? [reading] : [];
    if (role === "asked" || (role === "title" && !hasBoth)) return [reading];
    if (reading.kind === "words") return role === "title" || !hasBoth ? [reading] : [];
    return role === "profession" && reading.kind === "profession" ? [{ ...reading, narrower: null }] : [];
  });
}

/**
 * What else is open for the role: first elsewhere, then with other terms, and last in another field; each where it was asked
 * for, then in its state, then the nearest. Null without a role.
 */
export async function findClosest(
  { db, now }: SiteContext,
  { search, filters, pills }: NarrowSearch,
  home: State | null,
): Promise<Closest | null> {
  const readings = search.typed?.readings ?? [];
  const wanted = readings.filter(({ isNot }) => !isNot);
  const hasRole = wanted.some(isRole) || filters.profession.length > 0;
  const hasField = wanted.some(({ kind }) => kind === "specialty") || filters.specialty !== null;
  if ((!hasRole && !hasField) || (filters.query !== "" && !search.typed)) return null;
  const steps = [true, false]
    .filter((withField) => (withField ? hasField : hasRole))
    .flatMap((withField) => levels.flatMap((keeps) => listSteps(search.place, home, withField, keeps)));
  const toAsked = (step: Step): Asked => {
    const { query, profession, specialty, type, shift, workplace } = filters;
    const work = keepsWork(step) ? { type, shift, workplace } : {};
    const kept = { ...noFilters, ...work, query, profession, specialty: step.hasField ? specialty : null };
    const keptReadings = toKept(readings, step);
    const typed = search.typed && { ...search.typed, readings: keptReadings, rest: "" };
    const plan = planSearch({ ...search, filters: kept, typed, place: step.place }, now);
    return { step, kept: keptReadings, plan };
  };
  // Steps that come to the same search are asked once.
  const byPlan = new Map<string, Asked>();
  for (const step of steps) {
    if (byPlan.size === mostSteps) break;
    const asked = toAsked(step);
    const key = JSON.stringify(asked.plan);
    if (!byPlan.has(key)) byPlan.set(key, asked);
  }
  const plans = [...byPlan.values()];
  const totals = await countJobs(
    db,
    plans.map(({ plan }) => plan),
  );
  const found = plans
    .map((one, at) => ({ ...one, total: totals[at]! }))
    .filter(({ total }) => total.total > 0)
    .slice(0, mostLists);
  const [first] = found;
  if (!first) return { line: null, nearMisses: [] };
  const towns = listTowns(search.place);
  const far = towns.map((town) => ({ ...town, radiusMiles: anyMiles }));
  const rows = await db.$client.batch<{ list: string | null }>(
    found.map(({ step, plan }) =>
      step.where === "elsewhere" && towns.length > 0
        ? nearestKeys(db.$client, { ...plan, circles: far }, shown)
        : newestKeys(db.$client, plan, shown, 0),
    ),
  );
  const stepOf = new Map<number, Asked>();
  for (const [at, { results }] of rows.entries())
    for (const key of toKeys(results[0]))
      if (stepOf.size < shown && !stepOf.has(key)) stepOf.set(key, found[at]!);
  const byId = new Map([...stepOf].map(([key, step]) => [key % keysPerDay, step]));
  const jobs = await listListings(db, [...stepOf.keys()]);
  const dropped = listDropped(pills, first);
  return {
    line: toLine(first.step, formatTotal(first.total), { towns: toTownsName(search.place), home, dropped }),
    nearMisses: jobs.map((listing) => {
      const job = fromMatchedPlace(listing, search.place);
      const asked = byId.get(job.id)!;
      const { step } = asked;
      const lost = listDropped(pills, asked);
      const differs = [
        step.where !== "here" && `Different location: ${toPlaceText(job)}`,
        lost.length > 0 && `Without: ${lost.join(", ")}`,
      ];
      return { job: toJobCard(job, now), differs: differs.filter(Boolean).join(" · ") };
    }),
  };
}

function listSteps(place: SearchPlace, home: State | null, hasField: boolean, keeps: Keeps): Step[] {
  const { isRemote } = place;
  const kept = { hasField, ...keeps };
  const far: Step = { place: anywhere, where: "elsewhere", ...kept };
  if (place.kind === "anywhere") return [{ place: { ...anywhere, isRemote }, where: "here", ...kept }, far];
  return [
    { place, where: "here", ...kept },
    ...(home && listTowns(place).length > 0
      ? [{ place: { kind: "state", state: home, isRemote }, where: "state", ...kept } satisfies Step]
      : []),
    far,
  ];
}

/** What was asked beside the role and the place. */
const listDropped = (pills: readonly Pill[], { step, kept }: Asked): string[] =>
  pills.flatMap(({ of, label, readings }) => {
    if (!readings) {
      const isKept =
        of === "location" ||
        of === "profession" ||
        of === "query" ||
        (of === "specialty" && step.hasField) ||
        (keepsWork(step) && filtersOfWork.some((part) => part === of));
      return isKept ? [] : [label];
    }
    const lost = readings.filter(
      (reading) =>
        !isPlace(reading) &&
        reading.kind !== "undecided" &&
        reading.kind !== "open" &&
        !kept.some((one) => one.kind === reading.kind && toReadingLabel(one) === toReadingLabel(reading)),
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
