import { findOwnLicense } from "#app/facts/licensing/memory/own-license.server.ts";
import { toCardAnswer } from "#app/facts/licensing/memory/short-answer.ts";
import { toLicenseLabel } from "#app/facts/licensing/my-license.ts";
import type { State } from "#app/facts/reference/place/states.ts";
import { toFacetGroups } from "#app/jobs/list/facets/facet-view.ts";
import { type JobCardView, withNew } from "#app/jobs/postings/record/card-view.ts";
import { type JobListing, listListings } from "#app/jobs/postings/record/listings.server.ts";
import { findNewOnList, type NewOnList } from "#app/jobs/search/percolator/new-since.server.ts";
import { toListSearch, toSearchAddress } from "#app/jobs/search/percolator/search-address.ts";
import {
  type JobFilters,
  noFilters,
  parseFilters,
  toFilterLicense,
  toQuoted,
  toSearchParams,
} from "#app/jobs/search/plan/filters.ts";
import { type AskedSearch, findTypedSort } from "#app/jobs/search/plan/read-search.server.ts";
import { listTowns } from "#app/jobs/search/plan/search-place.ts";
import {
  jobsPerPage,
  mostJobPages,
  type SearchResult,
  searchWindow,
} from "#app/jobs/search/results/search.server.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import { isImplied, type Sort, sortChoices } from "#app/jobs/search/typed/filter-choices.ts";
import { ofKind, type Reading, withoutSpan } from "#app/jobs/search/typed/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";
import { listWithOr } from "#app/kit/text/sentence.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { pack } from "#app/pages/page/packed.ts";
import { paths } from "#app/paths.ts";
import { type FoundSearch, findJobs, toFoundCards } from "./found-search.server.ts";
import { addCondition, toHeading } from "./list-heading.ts";
import { toLicenseNoun, toPills, toReadNote } from "./pills.ts";
import { getWaysOut, withoutCity } from "./ways-out.server.ts";

export type SearchPageView = Awaited<ReturnType<typeof getSearchPage>>;

/** Throws 404 past the last page. `subject` names the `fixed` filters of the path when they have no single name. */
export async function getSearchPage(
  context: SiteContext,
  path: string,
  linked: JobFilters,
  fixed: Partial<JobFilters> = {},
  subject?: string,
) {
  await requireSearchAllowance(context);
  const alert = toSearchAddress({ filters: { ...linked, ...fixed } });
  const [all, news, own] = await Promise.all([
    findJobs(context, { ...linked, ...fixed }),
    findNewOnList(context, alert, linked.onlyNew),
    findOwnLicense(context),
  ]);
  // Someone else's link, or nothing is new any more.
  const filters = { ...linked, onlyNew: linked.onlyNew && news !== null && news.ids.length > 0 };
  const asked = { ...filters, ...fixed };
  const found = filters.onlyNew ? await withNewAlone(context, all, news!, asked.page) : all;
  const { search, plan, result, correction, leftOut } = found;
  const { query } = search.filters;
  // A list of nothing is headed by all that was asked.
  const headed = result.total === 0 ? asked : { ...search.filters, query: toAppliedWords(search) };
  const { place } = search;
  context.noteFound(result.total);
  if (asked.page > 1 && result.jobs.length === 0) throw notFound();

  const toUrl = (changed: Partial<JobFilters>) =>
    toPath(path, toSearchParams({ ...filters, page: 1, ...changed }));
  const pills = toPills(filters, Object.keys(fixed), search.typed).map((pill) => ({
    ...pill,
    to: toUrl(pill.without),
  }));
  const license = toFilterLicense(asked);
  const chosen = pills.filter(({ of }) => of !== "query" && of !== "reading" && of !== "location");
  const held = license ?? own;
  const toAnswered = (card: JobCardView): JobCardView =>
    held ? { ...card, answer: toCardAnswer(held, card.work) } : card;
  const waysOut = await getWaysOut(context, {
    ...{ search, result: all.result, fixed, pills, toUrl },
    filters: leftOut ? { ...filters, query } : filters,
  });
  const cards = await toFoundCards(context, found);
  const first = (asked.page - 1) * jobsPerPage + 1;
  const reachable = plan.sort !== "newest" && result.total > searchWindow ? searchWindow : result.total;
  return {
    path,
    filters,
    alert: leftOut && result.total > 0 ? toSearchAddress({ filters: { ...asked, query } }) : alert,
    news: news && toNewsView(news, all.result.total, filters.onlyNew, toUrl({ onlyNew: !filters.onlyNew })),
    hasFixedPlace: fixed.location !== undefined,
    hasDistance: listTowns(place).length > 0 && fixed.location === undefined,
    heading: addCondition(toHeading(headed, place, result, subject), place, result, chosen),
    range:
      result.total > 0
        ? `Showing ${count(first)}–${count(first + result.jobs.length - 1)} of ${formatTotal(result)}`
        : null,
    notes: [...toNotes(result, cards.length, leftOut), ...toPlaceNote(search)],
    namesakes:
      place.kind === "city" && fixed.location === undefined
        ? (place.namesakes ?? []).map((name) => ({
            name,
            to: toUrl({ ...withoutCity(search), location: name }),
          }))
        : [],
    total: result.total,
    sorts: toSorts(search),
    license: license && { ...license, label: toLicenseLabel(license) },
    readNote: toReadNote(search, correction, correction?.typed ?? filters.query, toUrl),
    jobs: (news ? markNew(cards, result.jobs, news) : cards).map(toAnswered),
    groups: toFacetGroups(result, place.isRemote ? { ...asked, workplace: ["remote"] } : asked).filter(
      (group) => !Object.hasOwn(fixed, group.name),
    ),
    said: [
      filters.query,
      fixed.location === undefined ? filters.location : "",
      license && toLicenseNoun(license),
    ].filter(Boolean),
    pills: pills
      .filter(({ of }) => of !== "query" && of !== "location")
      .map(({ label, to }) => ({ label, to })),
    filterCount: chosen.length,
    isSearch: pills.length > 0,
    clearTo:
      pills.length > 1 && (chosen.length > 0 || isRead(search))
        ? toPath(
            path,
            toSearchParams({
              ...filters,
              ...clearedFilters,
              ...(isRead(search) && { query: leftOut?.join(" ") ?? search.typed?.rest ?? "" }),
            }),
          )
        : null,
    waysOut: waysOut && {
      ...waysOut,
      nearMisses: waysOut.nearMisses.map((miss) => ({ ...miss, job: toAnswered(miss.job) })),
    },
    page: asked.page,
    /** Indexes only whole lists: pages of searches would outnumber the postings. */
    isWhole: pills.length === 0 && asked.page === 1 && asked.unfold === null,
    pages: Math.min(Math.ceil(reachable / jobsPerPage), mostJobPages),
    canonical: toPath(path, toSearchParams(filters)),
  };
}

const sortNames: Readonly<Record<Sort, string>> = {
  relevance: "Most relevant",
  newest: "Newest",
  pay: "Highest pay",
};

/** The first needs no word in the address. Without words nothing can be the most relevant. */
function toSorts({ filters: { query }, typed }: AskedSearch): [value: Sort | "", name: string][] {
  const usual = findTypedSort(typed) ?? (query ? "relevance" : "newest");
  const others = sortChoices.filter((sort) => sort !== usual && (query !== "" || sort !== "relevance"));
  return [["", sortNames[usual]], ...others.map((sort): [Sort, string] => [sort, sortNames[sort]])];
}

export function toListData(view: SearchPageView) {
  const { isSearch, isWhole, heading, page, pages, alert, canonical } = view;
  return {
    packed: pack(view),
    list: { isSearch, isWhole, heading, page, pages, feed: toListSearch(alert) },
    canonical,
    hasResults: true,
  };
}

const { query: _query, location: _location, radius: _radius, sort: _sort, ...clearedFilters } = noFilters;

/** What was read from the words is a filter as much as what was chosen. */
const isRead = ({ typed }: AskedSearch): boolean => (typed?.readings.length ?? 0) > 0;

/** The newest first, as many as a page has. */
async function withNewAlone(
  { db }: Pick<SiteContext, "db">,
  all: FoundSearch,
  { ids }: NewOnList,
  page: number,
): Promise<FoundSearch> {
  const jobs = await listListings(db, ids.slice((page - 1) * jobsPerPage, page * jobsPerPage));
  return {
    ...all,
    result: { ...all.result, jobs, total: ids.length, isTotalCapped: false, rankedAmong: null },
  };
}

/** With the way to the new ones alone, unless there are none or no others, and back. */
function toNewsView({ ids, words }: NewOnList, total: number, isAlone: boolean, to: string) {
  const hasOthers = ids.length > 0 && ids.length < total;
  return { count: ids.length, words, to: hasOthers ? to : null, isAlone };
}

/** On this list "New" is what opened since her last visit, instead of what is three days old. */
function markNew(cards: JobCardView[], jobs: readonly JobListing[], { ids }: NewOnList): JobCardView[] {
  const isNew = new Set(ids);
  const slugs = new Set(jobs.filter(({ id }) => isNew.has(id)).map(({ slug }) => slug));
  return cards.map((card) => ({ ...card, badges: withNew(card.badges, slugs.has(card.slug)) }));
}

const count = formatCount;
const toPath = (path: string, search: string) => (search ? `${path}?${search}` : path);

/** A list that has postings is not headed by what it does not go by. */
function toAppliedWords({ filters, typed }: AskedSearch): string {
  const isUntold = ({ kind }: Reading) => kind === "undecided" || kind === "open";
  if (!typed?.readings.some(isUntold)) return filters.query;
  const untold = typed.readings.filter(isUntold).toSorted((a, b) => b.from - a.from);
  return untold.length < typed.readings.length ? untold.reduce(withoutSpan, typed.text) : filters.query;
}

const toPlaceNote = ({ typed }: AskedSearch): string[] =>
  ofKind(typed?.readings ?? [], "undecided").some(({ isHere }) => isHere)
    ? ["We do not know where you are. Add a city or a ZIP code to see the jobs near you."]
    : [];

function toNotes(result: SearchResult, shown: number, leftOut: readonly string[] | null): string[] {
  const phrases = leftOut?.map(toQuoted) ?? [];
  const dismissed = result.jobs.length - shown;
  return [
    leftOut &&
      (result.total > 0
        ? `No posting of these says ${listWithOr(phrases)}, so we left ${leftOut.join(" ").includes(" ") ? "those words" : "it"} out.`
        : `What is below does without ${listWithOr(phrases)}.`),
    dismissed > 0 &&
      `${dismissed === 1 ? "1 posting is" : `${dismissed} postings are`} left out here: you are not interested. Job alerts lists what you left out.`,
    result.rankedAmong &&
      `Your search is broad, so we ranked only the newest ${count(searchWindow)} matches.`,
    result.facetsAmong && `Filter counts cover only the newest ${count(searchWindow)} matches.`,
  ].filter((note) => typeof note === "string");
}

export function getStateJobsPage(context: SiteContext, state: State, filters: JobFilters) {
  return getSearchPage(context, paths.jobsInState(state.slug), filters, { location: state.name });
}

export function readFilters(request: Request, context: Pick<SiteContext, "isWholePage">): JobFilters {
  requireTidyAddress(request, context, isImplied);
  return parseFilters(new URL(request.url).searchParams);
}
