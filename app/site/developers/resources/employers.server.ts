import * as z from "zod";
import {
  countStatedPay,
  type EmployerRow,
  findEmployer,
  listEmployers,
  toVerifiedText,
} from "#app/companies/pitch/public-page/employer-page.server.ts";
import { listRecentJobs } from "#app/jobs/postings/record/listings.server.ts";
import { listEmployerOpenings } from "#app/jobs/search/openings/openings.server.ts";
import { paths } from "#app/paths.ts";
import { cursorParam, perPage, readCursor, toList } from "#app/site/developers/contract/cursor.ts";
import { none, notFound, slugParam, toResource } from "#app/site/developers/contract/resource.ts";
import { listOfAnswers, url } from "#app/site/developers/contract/shapes.ts";

const shape = {
  slug: z.string(),
  url,
  name: z.string(),
  isAgency: z.boolean(),
  website: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  verified: z
    .string()
    .nullable()
    .describe("How we checked that the people here act for it. Null if we did not."),
};

const toEmployer = (row: EmployerRow, toUrl: (path: string) => string) => ({
  slug: row.slug,
  url: toUrl(paths.employer(row.slug)),
  name: row.name,
  isAgency: row.kind === "agency",
  website: row.website,
  city: row.city,
  state: row.stateCode,
  verified: toVerifiedText(row),
});

export const employers = toResource({
  path: "/employers",
  id: "listEmployers",
  group: "Employers",
  title: "Employers",
  about: `Employers that have or had postings here, ${perPage} at a time, by slug.`,
  params: none,
  query: z.object({ cursor: cursorParam }),
  answer: listOfAnswers(z.object(shape)),
  toExample: () => "/employers",
  async find({ db }, { query, self, toUrl }) {
    const read = readCursor(self, query.cursor, (at) => /^[a-z0-9-]{1,160}$/.test(at));
    if ("refused" in read) return read;
    const rows = await listEmployers(db, read.at ?? "", perPage + 1);
    const shown = rows.slice(0, perPage);
    const at = rows.length > perPage ? shown.at(-1)!.slug : null;
    return toList(
      self,
      toUrl,
      shown.map((row) => toEmployer(row, toUrl)),
      at,
    );
  },
});

export const employer = toResource({
  path: "/employers/{slug}",
  id: "getEmployer",
  group: "Employers",
  title: "One employer",
  about: "An employer with what it says of itself and its open postings in numbers.",
  params: z.object({ slug: slugParam }),
  query: none,
  answer: z.object({
    ...shape,
    about: z.string().describe("The employer's own words."),
    openJobs: z.number().int(),
    openJobsWithPay: z
      .object({ postings: z.number().int(), withPay: z.number().int() })
      .describe("How many of the newest 1,000 open postings state pay."),
  }),
  async toExample({ db }) {
    const [newest] = await listRecentJobs(db, 1);
    return newest ? `/employers/${newest.employerSlug}` : null;
  },
  async find({ db, now }, { params: { slug }, toUrl }) {
    const row = await findEmployer(db, slug);
    if (!row) return notFound("There is no such employer. Go through /api/v1/employers.");
    const [openings, stated] = await Promise.all([
      listEmployerOpenings(db, row.id, 1, now),
      countStatedPay(db, row.id),
    ]);
    return {
      ...toEmployer(row, toUrl),
      about: row.about,
      openJobs: openings.total,
      openJobsWithPay: { postings: stated.postings, withPay: stated.withPay },
    };
  },
});
