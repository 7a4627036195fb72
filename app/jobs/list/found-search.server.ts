import { withoutDismissed } from "#app/jobs/postings/dismissal/dismissed.server.ts";
import { withApplied } from "#app/jobs/postings/record/applied.server.ts";
import { toJobCard, withFilteredPay } from "#app/jobs/postings/record/card-view.ts";
import type { JobListing } from "#app/jobs/postings/record/listings.server.ts";
import type { JobFilters } from "#app/jobs/search/plan/filters.ts";
import { findSearchPlace } from "#app/jobs/search/plan/find-place.server.ts";
import { type AskedSearch, planSearch, readSearch } from "#app/jobs/search/plan/read-search.server.ts";
import { fromMatchedPlace, type SearchPlace, toPlacesName } from "#app/jobs/search/plan/search-place.ts";
import type { SearchPlan } from "#app/jobs/search/plan/search-plan.ts";
import { type SearchResult, searchJobs } from "#app/jobs/search/results/search.server.ts";
import { type Correction, correctWords } from "#app/jobs/search/spelling/corrections.server.ts";
import { ofKind, type TypedQuery, toReadWords } from "#app/jobs/search/typed/typed-query.ts";
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
  const found = words
    ? await answer(context, { ...asked, location: place?.meant ?? asked.location, query: words.text })
    : placed;
  const leftOut = found.result.total === 0 ? findNeedless(found.search.typed) : null;
  const shown = leftOut
    ? await answer(context, { ...found.search.filters, query: toReadWords(found.search.typed!) })
    : found;
  const toText = (query: string, where: string) =>
    place ? [query, where].filter(Boolean).join(" in ") : query;
  const corrected = [...(words?.words ?? []), ...(place?.words ?? [])];
  return {
    ...shown,
    leftOut,
    correction:
      place || words
        ? {
            text: toText(words?.text ?? asked.query, place?.meant ?? ""),
            words: corrected,
            typed: toText(asked.query, asked.location),
          }
        : null,
  };
}

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

async function answer(context: SearchContext, asked: JobFilters) {
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
