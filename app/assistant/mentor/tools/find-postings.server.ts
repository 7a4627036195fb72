import {
  type Found,
  type FoundPosting,
  foundOf,
  type SourcedFact,
} from "#app/assistant/mentor/answers/mentor-answer.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { listKnownNames } from "#app/assistant/navigation/reading/known-names.ts";
import { listTelling } from "#app/assistant/navigation/reading/plain-words.ts";
import { toSearch } from "#app/assistant/navigation/ways/to-search.ts";
import { toPlaceText } from "#app/jobs/postings/record/card-view.ts";
import type { JobListing } from "#app/jobs/postings/record/listings.server.ts";
import { hasAmount, toPostedPay } from "#app/jobs/postings/record/pay.ts";
import { findPhrases, toLexicon, toTokens } from "#app/jobs/reading/phrases.ts";
import { type JobFilters, noFilters, parseFilters, toSearchParams } from "#app/jobs/search/plan/filters.ts";
import { planSearch, readSearch } from "#app/jobs/search/plan/read-search.server.ts";
import { fromMatchedPlace } from "#app/jobs/search/plan/search-place.ts";
import { countJobs, searchJobs } from "#app/jobs/search/results/search.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";

const shown = 5;

/** From the wish that is given up first. Who and where are never given up. */
const wishes: readonly (readonly [name: string, without: Partial<JobFilters>])[] = [
  ["the words", { query: "" }],
  ["the time of posting", { posted: null }],
  ["the pay", { payMin: null }],
  ["what the posting has to offer", { has: [], urgent: false }],
  ["the shift", { shift: [] }],
  ["the job type", { type: [] }],
  ["remote or on-site", { workplace: [] }],
  ["the specialty", { specialty: null }],
];

/** Counts the open postings and brings the first of them, or what there is with one wish less. */
export async function findPostings(context: SiteContext, asked: Asked): Promise<Found> {
  const filters = withWords(toFilters(asked), asked);
  return withUnread(withNearness(await findWith(context, filters), asked), filters, asked);
}

async function findWith(context: SiteContext, filters: JobFilters): Promise<Found> {
  const found = await search(context, filters);
  if (found.total > 0) return describePostings(found, "");
  let wider = filters;
  const dropped: string[] = [];
  for (const [name, without] of wishes) {
    const others = { ...wider, ...without };
    if (toSearchParams(others) === toSearchParams(wider)) continue;
    // Without a profession, any posting would do that has nothing of what was asked.
    if (name === "the specialty" && filters.profession.length === 0) break;
    if (toSearchParams(others) === "") break;
    wider = others;
    dropped.push(name === "the words" ? `“${filters.query}”` : name);
    const near = await search(context, wider);
    if (near.total > 0)
      return describePostings(
        near,
        `We have no open posting that fits all of this today. Without ${listWithAnd(dropped)}: `,
      );
  }
  const text = "We have no open posting that fits all of this today. The search shows what comes close.";
  return foundOf([{ text, ...found.page }]);
}

const nearness = toLexicon(
  ["near me", "nearby", "close to me", "close to home", "around me", "around here", "closest", "nearest"].map(
    (words) => [words, true] as const,
  ),
);

/** Who asks for what is near is told that we do not know where that is. */
const withNearness = (found: Found, { sentence: { text, readings } }: Asked): Found =>
  found.postings.length === 0 ||
  readings.some(({ kind }) => kind === "city" || kind === "state") ||
  findPhrases(toTokens(text), nearness).length === 0
    ? found
    : { ...found, told: [...found.told, askWhere] };

const askWhere: SourcedFact = {
  text: "We do not know where you are, so these are from all states. Ask again with your city or ZIP code.",
  source: paths.faq("near-a-city"),
  title: "How do I find jobs near a city?",
};

/** A wish that the search has no filter for is named, so that nobody takes the postings for its answer. */
function withUnread(found: Found, filters: JobFilters, { sentence: { rest } }: Asked): Found {
  const searched = filters.query.toLowerCase();
  const unread = listTelling(rest).filter(
    (word) =>
      word.length >= shortestUnread &&
      !ofJobs.has(word.toLowerCase()) &&
      !searched.includes(word.toLowerCase()),
  );
  const [first] = found.told;
  if (unread.length === 0 || unread.length > mostUnread || !first) return found;
  const text = `We did not search for ${listWithAnd(unread.map((word) => `“${word}”`))}.`;
  return { ...found, told: [...found.told, { ...first, text }] };
}

/** More than these tell a story. */
const mostUnread = 2;
const shortestUnread = 4;

/** "Insulin pump trainer jobs" names no filter, so its words are searched for. */
function withWords(filters: JobFilters, { sentence: { rest } }: Asked): JobFilters {
  if (toSearchParams(filters) !== "") return filters;
  const words = listTelling(rest).filter((word) => !ofJobs.has(word.toLowerCase()));
  return { ...filters, query: words.join(" ") };
}

const ofJobs: ReadonlySet<string> = new Set(
  "job jobs opening openings position positions posting postings open work hiring hire show list search searching available".split(
    " ",
  ),
);

async function search(context: SiteContext, filters: JobFilters) {
  const asked = await readSearch(context.db, filters);
  const plan = planSearch(asked, context.now);
  const { total, isTotalCapped, jobs } = await searchJobs(context.db, plan, 1);
  const page = { source: paths.jobs(toSearchParams(filters)), title: "Open jobs" };
  const found = jobs.slice(0, shown).map((job) => toPosting(fromMatchedPlace(job, asked.place)));
  return { page, total, isTotalCapped, postings: found };
}

function describePostings(
  { page, total, isTotalCapped, postings }: Awaited<ReturnType<typeof search>>,
  start: string,
): Found {
  const count = `${isTotalCapped ? "more than " : ""}${formatCount(total)}`;
  const fits = total === 1 ? "1 open posting fits." : `${count} open postings fit.`;
  const where =
    total > shown ? "The first of them are below." : total > 1 ? "They are below." : "It is below.";
  return foundOf([{ text: `${start}${fits} ${where}`, ...page }], postings);
}

/** With a state that was read as where the license is, and the profession that goes with a license. */
function toFilters({ sentence, held, profession, isProfessionInferred }: Asked): JobFilters {
  const { search, chips } = toSearch({ ...sentence, held: [] }, { searched: [], unread: [] });
  const filters = parseFilters(new URLSearchParams(search));
  const own = held
    ? { license: [held.state], compact: held.multistate, licensedAs: profession?.slug ?? null }
    : {};
  const named = isProfessionInferred && held && profession ? { profession: [profession.slug] } : {};
  const refused = chips.flatMap(({ param, label, value }) =>
    param === "query" && label.startsWith("No ") ? [value] : [],
  );
  const query = [...listKnownNames(sentence.text, sentence.readings), ...refused].join(" ");
  return { ...filters, ...own, ...named, query };
}

function toPosting(job: JobListing): FoundPosting {
  return {
    title: job.title,
    employer: job.employer,
    place: toPlaceText(job),
    pay: hasAmount(job) ? toPostedPay(job) : "Pay not stated",
    to: paths.job(job.slug),
  };
}

const mostWords = 5;

/** "Conrad 30" asks nothing that a page answers, but postings name it. */
export async function describeSearch({ db, now }: SiteContext, text: string): Promise<SourcedFact[]> {
  const query = text.replace(/[?!.]+$/, "").trim();
  if (query.split(/\s+/).length > mostWords) return [];
  const [found] = await countJobs(db, [planSearch(await readSearch(db, { ...noFilters, query }), now)]);
  if (!found || found.total === 0) return [];
  const count = `${formatCount(found.total)}${found.isTotalCapped ? "+" : ""}`;
  return [
    {
      text: `The search finds ${count} open ${found.total === 1 ? "posting" : "postings"} for “${query}”.`,
      source: paths.jobs(new URLSearchParams({ query }).toString()),
      title: "Open jobs",
    },
  ];
}
