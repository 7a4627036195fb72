import * as z from "zod";
import { specialtyOptions } from "#app/facts/reference/profession/specialties.ts";
import { toFacetGroups } from "#app/jobs/list/facets/facet-view.ts";
import { findJobs } from "#app/jobs/list/found-search.server.ts";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import { listNeeds, toApply, toJobState } from "#app/jobs/postings/record/job-view.ts";
import { listRecentJobs } from "#app/jobs/postings/record/listings.server.ts";
import { type PublicPosting, toPublicPosting } from "#app/jobs/postings/shape/public-posting.ts";
import { traits } from "#app/jobs/reading/traits/trait-names.ts";
import { type JobFilters, parseFilters } from "#app/jobs/search/plan/filters.ts";
import { jobsPerPage, mostJobPages, type SearchResult } from "#app/jobs/search/results/search.server.ts";
import {
  payPeriods,
  postedChoices,
  radiusChoices,
  sortChoices,
} from "#app/jobs/search/typed/filter-choices.ts";
import { employmentTypes, shifts, workplaces } from "#app/kit/platform/column-words.ts";
import { paths } from "#app/paths.ts";
import { cursorParam, readCursor, toList } from "#app/site/developers/contract/cursor.ts";
import {
  flag,
  listOf,
  none,
  notFound,
  slugParam,
  toResource,
  words,
} from "#app/site/developers/contract/resource.ts";
import {
  listOfAnswers,
  posting,
  professionSlug,
  stateCode,
  wholePosting,
} from "#app/site/developers/contract/shapes.ts";

const keysOf = <T extends object>(of: T) => Object.keys(of) as [keyof T & string, ...(keyof T & string)[]];

/** The search's own parameters (app/jobs/search/plan/filters.ts reads them). */
const query = z.object({
  query: words(200)
    .optional()
    .describe('Words of the job, as typed: "icu nurse nights in Texas". Quotes keep words together.'),
  location: words(200).optional().describe("A city, a state, a ZIP code or remote."),
  radius: z
    .enum(radiusChoices.map(String) as [string, ...string[]])
    .optional()
    .describe("Miles around a city or a ZIP code; 25 without it."),
  specialty: z
    .enum(specialtyOptions.map(({ value }) => value) as [string, ...string[]], "Send a specialty's slug.")
    .optional()
    .describe("A specialty, or a group such as nursing."),
  profession: listOf(professionSlug).describe("Any of these professions."),
  type: listOf(z.enum(employmentTypes)).describe("Any of these job types."),
  workplace: listOf(z.enum(workplaces)).describe("Where the work is done."),
  remote: z.enum(["true"]).optional().describe("The same as workplace=remote."),
  shift: listOf(z.enum(shifts)).describe("Any of these shifts."),
  has: listOf(z.enum(traits)).describe("What the posting must offer: all of them."),
  urgency: z.enum(["urgent"]).optional().describe("Immediate start."),
  posted: z.enum(keysOf(postedChoices)).optional().describe("No older than this."),
  pay_min: z.coerce
    .number("Send dollars, such as 45 or 45.50.")
    .min(1)
    .max(9_999_999)
    .multipleOf(0.01)
    .optional()
    .describe("Dollars for pay_period, compared with the top of the stated range."),
  pay_period: z.enum(keysOf(payPeriods)).optional().describe("What pay_min is for; a year without it."),
  license: listOf(stateCode).describe("States of the licenses that someone holds, the home state first."),
  licensed_as: professionSlug.optional().describe("Whose licenses they are."),
  compact: flag("compact").describe("The license is a multistate or compact one."),
  exact: flag("exact").describe("Takes the words literally."),
  sort: z.enum(sortChoices).optional().describe("By relevance with words, and newest first without."),
  facets: z.enum(["true"]).optional().describe("Adds how many postings each further choice would find."),
  cursor: cursorParam,
});

const facet = z.object({
  parameter: z.string(),
  value: z.string(),
  label: z.string(),
  count: z.number().int().nullable(),
});

export const jobs = toResource({
  path: "/jobs",
  id: "searchJobs",
  group: "Jobs",
  title: "Search jobs",
  about: `Open postings, ${jobsPerPage} at a time, as the site's own search finds and sorts them. A posting that opens while you go through the pages can move one from a page to the next, so compare ids.`,
  params: none,
  query,
  answer: listOfAnswers(posting, {
    total: z.number().int(),
    isTotalCapped: z.boolean().describe("There are more than `total`."),
    correction: z
      .string()
      .nullable()
      .describe(
        "What we searched for instead of a misspelled word, or without words that no posting of these has.",
      ),
    facets: z.array(facet).optional(),
  }),
  toExample: () => "/jobs?profession=registered-nurse&location=Texas&sort=newest",
  async find(context, { query: asked, self, toUrl }) {
    const read = readCursor(
      self,
      asked.cursor,
      (at) => /^[1-9]\d{0,2}$/.test(at) && Number(at) <= mostJobPages,
    );
    if ("refused" in read) return read;
    const page = Number(read.at ?? 1);
    const { result, correction, leftOut, search } = await findJobs(context, { ...toFilters(asked), page });
    const isLast = page * jobsPerPage >= result.total || page >= mostJobPages;
    const data = result.jobs.map((job) => withUrl(toPublicPosting(job), toUrl));
    return {
      ...toList(self, toUrl, data, isLast ? null : String(page + 1)),
      total: result.total,
      isTotalCapped: result.isTotalCapped,
      correction: leftOut ? search.filters.query : (correction?.text ?? null),
      ...(asked.facets && { facets: listFacets(result, toFilters(asked)) }),
    };
  },
});

/** By the search's own reader, so that a filter means the same here and there. */
function toFilters(asked: z.output<typeof query>): JobFilters {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    for (const one of [value].flat()) if (one !== undefined) params.append(name, String(one));
  return parseFilters(params);
}

/** Unfolded, so that none of the professions is left out. */
const listFacets = (result: SearchResult, filters: JobFilters) =>
  toFacetGroups(result, { ...filters, unfold: "profession" }).flatMap((group) =>
    group.options.map(({ name, value, label, count }) => ({
      parameter: name ?? group.name,
      value,
      label,
      count,
    })),
  );

const withUrl = (job: PublicPosting, toUrl: (path: string) => string) => ({
  ...job,
  url: toUrl(paths.job(job.slug)),
});

export const job = toResource({
  path: "/jobs/{slug}",
  id: "getJob",
  group: "Jobs",
  title: "One job",
  about: "A posting with its text, open or closed. One that we took down answers 410.",
  params: z.object({ slug: slugParam }),
  query: none,
  answer: wholePosting,
  async toExample({ db }) {
    const [newest] = await listRecentJobs(db, 1);
    return newest ? `/jobs/${newest.slug}` : null;
  },
  async find({ db, now }, { params: { slug }, toUrl }) {
    const record = await findJob(db, slug);
    if (!record) return notFound("There is no such posting. Search for it at /api/v1/jobs.");
    if (record.status === "removed") return { refused: "gone", detail: "This posting was taken down." };
    const state = toJobState(record, now);
    const elsewhere = toApply(record);
    const isOpen = state === "open" || state === "closing";
    const { details } = record;
    return {
      ...withUrl(toPublicPosting(record), toUrl),
      status: isOpen ? ("open" as const) : state,
      description: details.descriptionHtml,
      responsibilities: details.responsibilities,
      requirements: listNeeds(details),
      skills: details.skills,
      apply: isOpen
        ? { url: elsewhere?.url ?? toUrl(paths.applyToJob(slug)), direct: elsewhere === null }
        : null,
    };
  },
});
