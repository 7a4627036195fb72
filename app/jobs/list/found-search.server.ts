import { withoutDismissed } from "#app/jobs/postings/dismissal/dismissed.server.ts";
import { withApplied } from "#app/jobs/postings/record/applied.server.ts";
import { toJobCard, withFilteredPay } from "#app/jobs/postings/record/card-view.ts";
import type { JobListing } from "#app/jobs/postings/record/listings.server.ts";
import type { JobFilters } from "#app/jobs/search/plan/filters.ts";
import { findSearchPlace } from "#app/jobs/search/plan/find-place.server.ts";
import { type AskedSearch, planSearch, readSearch } from "#app/jobs/search/plan/read-search.server.ts";
import {
  anywhere,
  fromMatchedPlace,
  type SearchPlace,
  toPlacesName,
} from "#app/jobs/search/plan/search-place.ts";
import type { SearchPlan } from "#app/jobs/search/plan/search-plan.ts";
import { countJobs, type SearchResult, searchJobs } from "#app/jobs/search/results/search.server.ts";
import { type Correction, correctWords } from "#app/jobs/search/spelling/corrections.server.ts";
import { ofKind, type Reading, type TypedQuery, toReadWords } from "#app/jobs/search/typed/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { listWithOr } from "#app/kit/text/sentence.ts";
import { readWords } from "#app/kit/text/words.ts";
import { findMatchedTexts } from "./matched-text.server.ts";

type SearchContext = Pick<SiteContext, "db" | "now">;

export interface FoundSearch {
  search: AskedSearch;
  plan: SearchPlan;
  result: SearchResult;
  correction: FoundCorrection | null;
  /** Words that no filter says and that no posting of these has, so that they were not required. */
  leftOut: readonly string[] | null;
}

interface FoundCorrection extends Correction {
  typed: string;
}

/** Corrects a place that nobody knows and, if nothing is found, words that no posting has; then it does without them. */
export async function findJobs(context: SearchContext, asked: JobFilters): Promise<FoundSearch> {
  const first = await answer(context, asked);
  const place = await correctPlace(context, asked, first.search);
  const placed = place ? await answer(context, { ...asked, location: place.meant }) : first;
  const { search, result } = placed;
  const words =
    result.total === 0 && search.typed && search.typed.rest !== ""
      ? await correctWords(context.db, search.typed.text, search.typed.rest)
      : null;
  const corrected = words
    ? await answer(context, { ...asked, location: place?.meant ?? asked.location, query: words.text })
    : placed;
  // A word that still finds nothing was no better than the one that was typed: it may be an employer's name.
  const isBetter = corrected.result.total > 0 || readsMore(corrected.search, search);
  const found = isBetter ? corrected : placed;
  const needless = found.result.total === 0 ? findNeedless(found.search.typed) : null;
  const without = needless
    ? await answer(context, { ...found.search.filters, query: toReadWords(found.search.typed!) })
    : null;
  const { leftOut, ...shown } =
    without && needless
      ? await keepElsewhere(context, found, without, needless)
      : { ...found, leftOut: null };
  const toText = (query: string, where: string) =>
    place ? [query, where].filter(Boolean).join(" in ") : query;
  const changed = isBetter ? words : null;
  const correctedWords = [...(changed?.words ?? []), ...(place?.words ?? [])];
  return {
    ...shown,
    leftOut,
    correction:
      place || changed
        ? {
            text: toText(changed?.text ?? asked.query, place?.meant ?? ""),
            words: correctedWords,
            typed: toText(asked.query, asked.location),
          }
        : null,
  };
}

const readsMore = ({ typed }: AskedSearch, { typed: before }: AskedSearch): boolean =>
  (typed?.readings.length ?? 0) > (before?.readings.length ?? 0);

const mostCounted = 3;

/** Words that postings of other places say are kept where the place has none either way: it is the place that is given up. */
async function keepElsewhere(
  context: SearchContext,
  found: Answer,
  without: Answer,
  needless: readonly string[],
): Promise<Answer & { leftOut: readonly string[] | null }> {
  const { search } = found;
  const { typed } = search;
  if (without.result.total > 0 || search.place.kind === "anywhere" || !typed)
    return { ...without, leftOut: needless };
  const readings = typed.readings.filter(({ kind }) => !ofPlace.has(kind));
  const asked = needless.slice(0, mostCounted);
  const plans = asked.map((rest) =>
    planSearch({ ...search, typed: { ...typed, readings, rest }, place: anywhere }, context.now),
  );
  const counts = await countJobs(context.db, plans);
  const kept = asked.filter((_, at) => counts[at]!.total > 0);
  const left = needless.filter((words) => !kept.includes(words));
  if (kept.length === 0) return { ...without, leftOut: needless };
  if (left.length === 0) return { ...found, leftOut: null };
  const query = left.reduce((text, words) => text.replace(words, " "), typed.text).replace(/\s+/g, " ");
  return { ...(await answer(context, { ...search.filters, query })), leftOut: left };
}

const ofPlace: ReadonlySet<Reading["kind"]> = new Set(["city", "state", "region", "radius"]);

/** A role says what work is meant. Without one, the words may be an employer or a title, unless all are of these. */
const ofTerms = new Set(
  (
    "housing lodging hospital hospitals clinic clinics facility facilities benefits benefit union unionized bonus insurance relocation " +
    "tuition healthcare medical health provided included paid hiring apply quick easy fast start"
  ).split(" "),
);

/** The words that nothing was read from, where the others say enough for a list of their own. */
function findNeedless(typed: TypedQuery | null): readonly string[] | null {
  if (!typed || typed.rest === "" || /["“”]/.test(typed.rest)) return null;
  const wanted = typed.readings.filter(({ isNot }) => !isNot);
  const hasRole = wanted.some((one) =>
    one.kind === "words" ? one.isTitle : one.kind === "profession" || one.kind === "specialty",
  );
  const words = readWords(typed.rest).map(({ word }) => word.toLowerCase());
  const isOfTerms = wanted.length > 0 && words.every((word) => ofTerms.has(word));
  return hasRole || isOfTerms ? typed.phrases : null;
}

/** "Tennesse" is Tennessee. Null where the place is known, or stays unknown. */
async function correctPlace({ db }: SearchContext, { location, exact }: JobFilters, { place }: AskedSearch) {
  if (exact || location === "" || (place.kind !== "named" && place.kind !== "unread")) return null;
  const corrected = await correctWords(db, location, location, true);
  const found = corrected && (await findSearchPlace(db, corrected.text, 0));
  const meant = found && toPlaceName(found);
  if (!meant) return null;
  return { meant, words: readWords(meant).map(({ word }) => ({ typed: location, meant: word })) };
}

function toPlaceName(place: SearchPlace): string | null {
  if (place.kind === "state") return place.state.name;
  if (place.kind === "states") return listWithOr(place.states.map(({ name }) => name));
  if (place.kind === "places") return toPlacesName(place);
  return place.kind === "city" ? (place.name ?? null) : null;
}

type Answer = Pick<FoundSearch, "search" | "plan" | "result">;

async function answer(context: SearchContext, asked: JobFilters): Promise<Answer> {
  const search = await readSearch(context.db, asked);
  const plan = planSearch(search, context.now);
  return { search, plan, result: await searchJobs(context.db, plan, asked.page) };
}

export async function toFoundCards(
  context: SearchContext & Pick<SiteContext, "viewer">,
  { search, result }: FoundSearch,
) {
  const [typedPay] = ofKind(search.typed?.readings ?? [], "pay");
  const { filters } = search;
  const compared =
    filters.payMin === null && typedPay
      ? { payMin: typedPay.min, payPeriod: typedPay.period }
      : { payMin: filters.payMin, payPeriod: filters.payPeriod };
  const toCard = (job: JobListing) => withFilteredPay(toJobCard(job, context.now), job, compared);
  const matched = await findMatchedTexts(context.db, search, result.jobs);
  const cards = result.jobs.map((listing) => {
    const job = fromMatchedPlace(listing, search.place);
    const text = matched.get(job.id);
    if (!text) return toCard(job);
    const { line, ...shown } = text;
    const others = job.benefits.filter((benefit) => benefit !== line);
    return { ...toCard({ ...job, benefits: others }), matched: shown };
  });
  return withApplied(context, await withoutDismissed(context, cards));
}
