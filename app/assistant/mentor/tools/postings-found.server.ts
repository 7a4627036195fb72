import { toPlaceText } from "#app/jobs/postings/record/job.ts";
import type { JobListing } from "#app/jobs/postings/record/listings.server.ts";
import { hasAmount, toPostedPay } from "#app/jobs/postings/record/pay.ts";
import { planSearch, readSearch } from "#app/jobs/search/index/asked-search.server.ts";
import { type JobFilters, parseFilters, toSearchParams } from "#app/jobs/search/index/filters.ts";
import { searchJobs } from "#app/jobs/search/index/search.server.ts";
import { toSearch } from "#app/assistant/navigation/ways/to-search.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { Asked } from "#app/assistant/mentor/reading/asked.ts";
import { type Found, foundOf, type ToldPosting } from "#app/assistant/mentor/answers/mentor-answer.ts";

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
  if (found.total > 0) return tellPostings(found, "");
  for (const [wish, widen] of wider) {
    const others = widen(filters);
    if (toSearchParams(others) === toSearchParams(filters)) continue;
    const near = await search(context, others);
    if (near.total > 0)
      return tellPostings(near, `We have no open posting that fits all of this today. Without ${wish}: `);
  }
  const text = "We have no open posting that fits all of this today. The search shows what comes close.";
  return foundOf([{ text, ...found.page }]);
}

async function search(context: SiteContext, filters: JobFilters) {
  const plan = planSearch(await readSearch(context.db, filters), context.now);
  const { total, isTotalCapped, jobs } = await searchJobs(context.db, plan, 1);
  const page = { source: paths.jobs(toSearchParams(filters)), title: "Open jobs" };
  return { page, total, isTotalCapped, postings: jobs.slice(0, shown).map(toPosting) };
}

function tellPostings(
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

function toPosting(job: JobListing): ToldPosting {
  return {
    title: job.title,
    employer: job.employer,
    place: toPlaceText(job),
    pay: hasAmount(job) ? toPostedPay(job) : "Pay not stated",
    to: paths.job(job.slug),
  };
}
