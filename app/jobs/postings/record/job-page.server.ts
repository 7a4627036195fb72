import { and, asc, eq, getTableColumns, notInArray, or, type SQL, sql } from "drizzle-orm";
import { employers } from "#app/accounts/schema.ts";
import { jobDetails, jobs } from "#app/jobs/schema.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { PayUnit } from "./job-draft.ts";
import { listingColumns } from "./listings.server.ts";
import { isPausedByUsSql } from "./paused-by-us.ts";
import { hiddenStatuses, isHidden } from "./transitions.ts";

const { jobId, ...details } = getTableColumns(jobDetails);

export type JobRecord = Awaited<ReturnType<typeof selectJob>>[number];

interface PayEvent {
  min: number | null;
  max: number | null;
  type: PayUnit;
  at: number;
}

const toldPayChanges = 3;

const payEvents = sql<string>`(
  SELECT json_group_array(json_object('min', detail ->> 'min', 'max', detail ->> 'max', 'type', detail ->> 'type', 'at', at))
  FROM (SELECT detail, at FROM job_events WHERE job_id = ${jobs.id} AND kind = 'pay'
    ORDER BY id DESC LIMIT ${sql.raw(String(toldPayChanges))}))`;

/** One of us paused it, whatever became of it since. */
export const isPausedByUs = sql<boolean>`(${jobs.status} <> 'open' AND EXISTS (SELECT 1 FROM jobs j
    WHERE j.id = ${jobs.id} AND ${sql.raw(isPausedByUsSql)}))`.mapWith(Boolean);

const recordColumns = {
  ...listingColumns,
  employerSlug: employers.slug,
  employerAbout: employers.about,
  employerWebsite: employers.website,
  setting: jobs.setting,
  postalCode: jobs.postalCode,
  lat: jobs.lat,
  lon: jobs.lon,
  applyUrl: jobs.applyUrl,
  status: jobs.status,
  isPausedByUs,
  /** Its company corrected what we paused, and one of us reads it. */
  isChecked: sql<boolean>`${jobs.status} = 'pending'`.mapWith(Boolean),
  payEvents: payEvents.mapWith((json): PayEvent[] => JSON.parse(json)),
  details,
};

/** What a company that we suspended wrote is nowhere on the site. */
export const isOfFree = sql`NOT EXISTS (SELECT 1 FROM held_employers h WHERE h.id = ${jobs.employerId})`;

/** What we paused says to nobody what its company wrote, nor where to apply, also while it waits for us again. */
const withhold = (row: Awaited<ReturnType<typeof selectJob>>[number]) => ({
  ...row,
  status: isHidden(row.status) ? ("paused" as const) : row.status,
  ...{ applyUrl: null, setting: null, benefits: [], facts: {} },
  details: {
    ...row.details,
    ...{ descriptionHtml: "", responsibilities: [], requirements: [], skills: [], facts: {} },
    ...{ educationRequirements: null, experienceRequirements: null },
  },
});

export async function findJob(db: Db, slug: string): Promise<JobRecord | null> {
  const [row] = await selectJob(db, slug);
  return row ? (row.isPausedByUs ? withhold(row) : row) : null;
}

const selectJob = (db: Db, slug: string) =>
  db
    .select(recordColumns)
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .innerJoin(jobDetails, eq(jobDetails.jobId, jobs.id))
    .where(and(eq(jobs.slug, slug), or(notInArray(jobs.status, hiddenStatuses), isPausedByUs), isOfFree))
    .limit(1);

export const selectLiveRecords = (db: Db, of: SQL, now: number) =>
  db
    .select(recordColumns)
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .innerJoin(jobDetails, eq(jobDetails.jobId, jobs.id))
    // "+" keeps the planner on the ids: it would walk the status index from its start.
    .where(and(of, sql`+${jobs.status} = 'open'`, sql`+${jobs.validThrough} > ${now}`))
    .orderBy(asc(jobs.id));
