import {
  type Found,
  type FoundPosting,
  foundOf,
  type SourcedFact,
} from "#app/assistant/mentor/answers/mentor-answer.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { toSearch } from "#app/assistant/navigation/ways/to-search.ts";
import { listQuestionPassages } from "#app/catalogue/articles/passages/site-passages.ts";
import { claims } from "#app/claims.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { toPlaceText } from "#app/jobs/postings/record/card-view.ts";
import type { JobListing } from "#app/jobs/postings/record/listings.server.ts";
import { hasAmount, toPostedPay } from "#app/jobs/postings/record/pay.ts";
import { type JobFilters, noFilters, parseFilters, toSearchParams } from "#app/jobs/search/index/filters.ts";
import { fromMatchedPlace } from "#app/jobs/search/index/matched-place.ts";
import { planSearch, readSearch } from "#app/jobs/search/index/read-search.server.ts";
import { countJobs, searchJobs } from "#app/jobs/search/index/search.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";

const shown = 5;

/** From the wish that is given up first. */
const wider: readonly (readonly [string, (filters: JobFilters) => JobFilters])[] = [
  ["the pay", (filters) => ({ ...filters, payMin: null })],
  ["the shift and the job type", (filters) => ({ ...filters, shift: [], type: [], has: [], posted: null })],
  [
    "the specialty",
    (filters) => ({ ...filters, specialty: null, shift: [], type: [], has: [], posted: null }),
  ],
];

/** Counts the open postings and brings the first of them, or what there is with one wish less. */
export async function findPostings(context: SiteContext, asked: Asked): Promise<Found> {
  const filters = toFilters(asked);
  const found = await search(context, filters);
  if (found.total > 0) return describePostings(found, "");
  for (const [wish, widen] of wider) {
    const others = widen(filters);
    if (toSearchParams(others) === toSearchParams(filters)) continue;
    const near = await search(context, others);
    if (near.total > 0)
      return describePostings(near, `We have no open posting that fits all of this today. Without ${wish}: `);
  }
  const text = "We have no open posting that fits all of this today. The search shows what comes close.";
  return foundOf([{ text, ...found.page }]);
}

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
  const { search } = toSearch(
    { ...sentence, own: sentence.own.filter(({ said }) => said.kind !== "held") },
    { searched: [], unread: [] },
  );
  const filters = parseFilters(new URLSearchParams(search));
  const own = held
    ? { license: [held.state], compact: held.multistate, licensedAs: profession?.slug ?? null }
    : {};
  const named = isProfessionInferred && held && profession ? { profession: [profession.slug] } : {};
  return { ...filters, ...own, ...named, query: "" };
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

const asksCost =
  /\b(?:do|will|must|would|should) (?:i|we|nurses|candidates|job ?seekers|clinicians) (?:(?:have|need) to |ever )?(?:pay|owe) (?:you\b|clinward|anything|for (?:this|it|the site|clinward)|to (?:use|apply|join)|a fee)|\bis (?:this|it|clinward|(?:the|this) (?:site|mentor)) (?:really |completely )?free\b|\b(?:what|how much) (?:does|do|will) (?:this|it|clinward|you) (?:cost|charge)(?: (?:me|candidates|nurses|job ?seekers))?\W*$|\bdo(?:es)? (?:you|clinward) charge (?:me|us|candidates|nurses|job ?seekers|clinicians)\b/;
const asksWho =
  /\b(?:is|am|are|was) (?:this |that |it |there |i |you |we )?(?:\w+ ){0,3}(?:human|bot|robot|machine|real person|live person|person|ai)\b(?:.*\b(?:answer\w*|talking|chatting|reading|here|there|writing|typing)\b|\W*$)|\b(?:talking|speaking|chatting|writing) (?:to|with) (?:an? )?(?:real |actual |live )?(?:human|person|bot|robot|machine|ai)\b|\bwho(?:['’]?s| is| are) (?:you|this|answering|replying|there|writing)\b|\bwhat are you\b|\bcan i (?:talk|speak|chat) (?:to|with) (?:an? )?(?:real |actual |live )?(?:human|person|someone)\b/;

/** What someone asks of the site and its mentor, in words that guides about other things share. */
export async function describeSite({ env }: SiteContext, words: string): Promise<SourcedFact[]> {
  if (asksWho.test(words))
    return [
      {
        text: "No person answers here: the mentor is a program, and it tells only what our guides and data say.",
        source: paths.mentor(),
        title: "AI career mentor",
      },
      {
        text: `A person answers messages ${claims.answerTime}.`,
        source: paths.contact(),
        title: "Contact us",
      },
    ];
  if (!asksCost.test(words)) return [];
  const groups = await readCatalog(env.CATALOG, "faq").catch(() => null);
  const cost = groups && listQuestionPassages(groups).find(({ source }) => source === paths.faq("cost"));
  return cost ? [{ text: cost.text, source: cost.source, title: cost.title }] : [];
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
