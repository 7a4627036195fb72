import { findState, type State } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { type Placed, toPlaceName } from "#app/jobs/postings/record/job-places.ts";
import type { FurtherPlace } from "#app/jobs/schema.ts";
import type { JobFilters } from "#app/jobs/search/plan/filters.ts";
import { type AskedSearch, planSearch, rereadSearch } from "#app/jobs/search/plan/read-search.server.ts";
import {
  anywhere,
  findNearestTo,
  listTowns,
  type SearchPlace,
  toTownsName,
} from "#app/jobs/search/plan/search-place.ts";
import type { SearchPlan } from "#app/jobs/search/plan/search-plan.ts";
import { countJobs, type SearchResult } from "#app/jobs/search/results/search.server.ts";
import { nearestPlace } from "#app/jobs/search/results/search-statements.ts";
import { formatTotal, type Total } from "#app/jobs/search/results/total.ts";
import { ofKind, type ReadingOf, type TypedQuery, withoutSpan } from "#app/jobs/search/typed/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { findClosest } from "./closest.server.ts";
import { findNearMisses, keepsRole } from "./near-misses.server.ts";
import type { Pill } from "./typed-pills.ts";

interface NarrowSearch {
  search: AskedSearch;
  result: Pick<SearchResult, "total" | "jobs">;
  /** From the address and from the page itself. */
  filters: JobFilters;
  fixed: Partial<JobFilters>;
  pills: readonly Pill[];
  toUrl: (changed: Partial<JobFilters>) => string;
}

interface Relaxed {
  label: string;
  changed: Partial<JobFilters>;
  plan: SearchPlan;
  pill: Pill | null;
  /** The second, if two were left out together. */
  also?: Pill;
}

type Counted = Relaxed & { total: Total };

/** With so many postings, a list needs no way out. */
const enough = 5;
const mostCounted = 20;
const mostShown = 6;
const mostPaired = 6;
const radii = [50, 100];
const nearMiles = [100, 250];

export async function getWaysOut(context: SiteContext, narrow: NarrowSearch) {
  const { total, jobs } = narrow.result;
  if (total >= enough) return null;
  const isEmpty = total === 0;
  const [byOne, nearest] = await Promise.all([
    countRelaxed(context, listRelaxed(context.now, narrow), total),
    isEmpty ? findNearestJobs(context, narrow) : null,
  ]);
  const found =
    byOne.length > 0 || !isEmpty
      ? byOne
      : await countRelaxed(context, listRelaxedByTwo(context.now, narrow), total);
  if (found.length === 0 && !isEmpty) return null;
  const home = findHomeState(narrow.search);
  const closest = isEmpty && !found.some(keepsRole) ? await findClosest(context, narrow, home) : null;
  const towns = listTowns(narrow.search.place);
  return {
    isEmpty,
    title: toTitle(isEmpty, found),
    relaxed: found.slice(0, mostShown).map(({ label, changed, total }) => ({
      label,
      count: formatTotal(total),
      to: narrow.toUrl(changed),
    })),
    nearest,
    nearMisses: closest?.nearMisses.length
      ? closest.nearMisses
      : await findNearMisses(context, found, jobs, towns),
    advice: isEmpty
      ? (toAdvice(narrow.search) ?? closest?.line ?? toStateLine(narrow.search, home, found))
      : null,
    hint: isEmpty ? toHint(narrow.search, found) : null,
  };
}

function toTitle(isEmpty: boolean, [first]: readonly Relaxed[]): string {
  if (!isEmpty) return "Change one thing to find more";
  return first?.also ? "Change two things" : "Change one thing";
}

/** "None near Cody, WY. 3 in Wyoming." */
function toStateLine({ place }: AskedSearch, home: State | null, found: readonly Counted[]): string | null {
  const inState = home && found.find(({ label }) => label === toStateLabel(home));
  const towns = toTownsName(place);
  return inState && towns ? `None near ${towns}. ${formatTotal(inState.total)} in ${home.name}.` : null;
}

const toStateLabel = ({ name }: State): string => `anywhere in ${name}`;

const toNoun = ({ label, noun }: Pill): string => noun ?? label;

/** Only those that find more than `known`. */
async function countRelaxed({ db }: SiteContext, relaxed: readonly Relaxed[], known: number) {
  const counts = await countJobs(
    db,
    relaxed.map(({ plan }) => plan),
  );
  return relaxed
    .map((one, at) => ({ ...one, total: counts[at]! }))
    .filter(({ total }) => total.total > known)
    .toSorted((a, b) => b.total.total - a.total.total);
}

const toRelaxing =
  (now: number, { search, filters, fixed }: NarrowSearch) =>
  (label: string, changed: Partial<JobFilters>, pill: Pill | null, place?: SearchPlace): Relaxed => {
    const next = { ...filters, ...changed, ...fixed, page: 1 };
    const stated = place ?? (next.location ? search.place : anywhere);
    return { label, changed, pill, plan: planSearch(rereadSearch(search, next, stated), now) };
  };

/** For searches that no single change can save. */
function listRelaxedByTwo(now: number, narrow: NarrowSearch): Relaxed[] {
  const toRelaxed = toRelaxing(now, narrow);
  const pills = narrow.pills.slice(0, mostPaired);
  return pills.flatMap((one, at) =>
    pills.slice(at + 1).flatMap((other) => {
      const changed = withoutBoth(narrow.search, one, other);
      return changed
        ? [{ ...toRelaxed(`without ${toNoun(one)} and ${toNoun(other)}`, changed, one), also: other }]
        : [];
    }),
  );
}

/** Null when both change the same list or words and cannot be combined. */
function withoutBoth({ typed }: AskedSearch, one: Pill, other: Pill): Partial<JobFilters> | null {
  const [first, last] = [one.readings?.[0], other.readings?.[0]];
  if (typed && first && last) {
    const [a, b] = first.from < last.from ? [first, last] : [last, first];
    return { query: withoutSpan(`${typed.text.slice(0, b.from)} ${typed.text.slice(b.to)}`, a) };
  }
  const fields = Object.keys(one.without);
  return Object.keys(other.without).some((field) => fields.includes(field))
    ? null
    : { ...one.without, ...other.without };
}

function listRelaxed(now: number, narrow: NarrowSearch): Relaxed[] {
  const { search, filters, fixed, pills } = narrow;
  const toRelaxed = toRelaxing(now, narrow);
  const { place } = search;
  // Without its only part, a search is the list of all jobs, which has its own link.
  const parts = pills.length === 1 && place.kind === "anywhere" && !place.isRemote ? [] : pills;
  const towns = fixed.location === undefined ? listTowns(place) : [];
  const wider =
    towns.length > 0 ? radii.filter((miles) => towns.every((town) => miles > town.radiusMiles)) : [];
  const around = towns.length > 0 ? findHomeState(search) : null;
  return [
    ...(filters.license.length > 0 && !filters.compact && mayBeMultistate(filters)
      ? [toRelaxed("with a multistate license", { compact: true }, null)]
      : []),
    ...wider.map((radius) => toRelaxed(`within ${radius} miles`, { radius }, null)),
    ...(around
      ? [
          toRelaxed(toStateLabel(around), { ...withoutCity(search), location: around.name }, null, {
            ...{ kind: "state", state: around, isRemote: place.isRemote },
          }),
        ]
      : []),
    ...parts.slice(0, mostCounted).map((pill) => toRelaxed(`without ${toNoun(pill)}`, pill.without, pill)),
  ];
}

/** Null for a city that was named without its state, and for towns of several. */
function findHomeState({ place, typed }: AskedSearch): State | null {
  const named = listTowns(place).map(({ name }) => /, ([A-Z]{2})\b/.exec(name ?? "")?.[1]);
  const read = listTypedTowns(typed).map(({ city }) => city.stateCode);
  const others = place.kind === "places" ? place.states.map(({ code }) => code) : [];
  const codes = new Set([...(named.every(Boolean) ? named : read), ...others]);
  return codes.size === 1 ? findState([...codes][0]!) : null;
}

const listTypedTowns = (typed: TypedQuery | null): ReadingOf<"city">[] =>
  ofKind(typed?.readings ?? [], "city").filter(({ isNot }) => !isNot);

/** Cities among the words give way to the place that is stated. */
export function withoutCity({ typed, filters }: AskedSearch): Partial<JobFilters> {
  const towns = filters.location === "" ? listTypedTowns(typed) : [];
  return towns.length > 0
    ? { query: towns.toSorted((a, b) => b.from - a.from).reduce(withoutSpan, typed!.text) }
    : {};
}

/** Only a nurse's license can. */
function mayBeMultistate({ licensedAs, profession }: JobFilters): boolean {
  const named = [licensedAs, ...profession].flatMap((slug) => findProfession(slug) ?? []);
  return named.length === 0 || named.some(({ compact }) => compact === "NLC");
}

async function findNearestJobs(context: SiteContext, { search, fixed, toUrl }: NarrowSearch) {
  const { place } = search;
  const near = listTowns(place);
  if (near.length === 0 || fixed.location !== undefined) return null;
  const words = withoutCity(search);
  for (const radiusMiles of nearMiles.filter((miles) => near.every((town) => miles > town.radiusMiles))) {
    const towns = near.map((town) => ({ ...town, radiusMiles }));
    const wider: SearchPlace = { kind: "places", towns, states: [], isRemote: place.isRemote };
    const plan = planSearch({ ...search, place: wider }, context.now);
    const found = plan.text === "" ? null : await nearestPlace(context.db.$client, plan).first<NearestRow>();
    if (!found) continue;
    const places = { ...found, morePlaces: JSON.parse(found.morePlaces) as FurtherPlace[] };
    const nearest = findNearestTo(near, places);
    const name = toPlaceName(nearest?.place ?? found);
    return { name, miles: Math.round(found.miles), to: toUrl({ ...words, location: name }) };
  }
  return null;
}

interface NearestRow extends Omit<Placed, "morePlaces"> {
  /** JSON. */
  morePlaces: string;
  miles: number;
}

function toAdvice({ filters, typed, place }: AskedSearch): string | null {
  const zip = /(?<!\d)\d{5}(?:-\d{4})?(?!\d)/;
  if (zip.test(place.kind === "unread" ? filters.location : (typed?.rest ?? "")))
    return "We do not know that ZIP code or street address. Search by city and state, such as “Houston, TX”.";
  if (place.kind !== "unread") return null;
  return "We did not recognize that place. Type a city, a state or both, such as “Houston, TX”.";
}

/** Words that a wider search finds are spelled right. */
function toHint({ filters, typed, place }: AskedSearch, found: readonly Relaxed[]): string | null {
  const hasWords = typed ? typed.rest !== "" : filters.query !== "";
  const areFound = found.some(({ pill, also }) => pill?.of !== "query" && also?.of !== "query");
  const isDoubted = place.kind === "unread" || place.kind === "named" || (hasWords && !areFound);
  if (!isDoubted) return filters.query === "" ? null : "Try fewer words.";
  return filters.query === "" ? "Check the spelling." : "Check the spelling or try fewer words.";
}
