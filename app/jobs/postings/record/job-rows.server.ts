import { type Column, eq, getTableColumns, type SQL } from "drizzle-orm";
import { employers, jobDetails, jobs } from "#app/jobs/schema.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { PostingContent } from "./posting-content.ts";

// The only mapping between a posting as drafted and as stored. Includes new columns of app/jobs/schema.ts.

const {
  id,
  slug,
  employerId,
  status,
  statusBy,
  statusReason,
  origin,
  fingerprint,
  postedAt,
  createdAt,
  updatedAt,
  ...listing
} = getTableColumns(jobs);
const { jobId, ...details } = getTableColumns(jobDetails);

/** Other columns are identity and dates, which stay when the posting changes. */
export const contentColumns = { listing, details };

/** Spec section 3. Pages and the API say that it is not stated, and no markup has it. */
const unreadExperienceMonths = 12;

export function toJobValues(draft: PostingContent) {
  const { employmentType, experienceMonths, facts } = draft;
  return {
    ...draft,
    employmentType: employmentType ?? ("full-time" as const),
    employmentTypeInferred: employmentType === null,
    hoursPerWeek: facts.hoursPerWeek ?? null,
    contractWeeks: facts.contractWeeks ?? null,
    experienceMonths: experienceMonths ?? unreadExperienceMonths,
    experienceInferred: experienceMonths === null,
  };
}

export function toStored(values: ReturnType<typeof toJobValues>, columns: Record<string, Column>) {
  const named: Record<string, unknown> = values;
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const value = named[name] ?? null;
      return [column.name, value === null ? null : column.mapToDriverValue(value)];
    }),
  );
}

const draftRow = {
  job: getTableColumns(jobs),
  details: getTableColumns(jobDetails),
  employer: {
    name: employers.name,
    kind: employers.kind,
    about: employers.about,
    website: employers.website,
  },
  company: employers.slug,
};

/** `of` is SQL about `jobs`, `job_details` and `employers`. */
export const selectContentRows = (db: Db, of: SQL | undefined) =>
  db
    .select(draftRow)
    .from(jobs)
    .innerJoin(jobDetails, eq(jobDetails.jobId, jobs.id))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(of);

interface DraftRow {
  job: typeof jobs.$inferSelect;
  details: typeof jobDetails.$inferSelect;
  employer: PostingContent["employer"];
}

export function toPostingContent({ job, details, employer }: DraftRow): PostingContent {
  const { id, slug, employerId, status, statusBy, statusReason, origin, ...dated } = job;
  const { fingerprint, createdAt, updatedAt, ...listing } = dated;
  const { employmentTypeInferred, hoursPerWeek, contractWeeks, ...said } = listing;
  const { jobId, experienceInferred, ...text } = details;
  const { hoursPerWeek: _, contractWeeks: __, ...facts } = text.facts;
  return {
    ...said,
    ...text,
    employer,
    employmentType: employmentTypeInferred ? null : said.employmentType,
    experienceMonths: experienceInferred ? null : text.experienceMonths,
    facts: {
      ...facts,
      ...(hoursPerWeek !== null && { hoursPerWeek }),
      ...(contractWeeks !== null && { contractWeeks }),
    },
    source: null,
  };
}
