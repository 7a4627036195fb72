import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { type JobFacts, jobDetails } from "#app/jobs/schema.ts";
import { readColumns, toColumnsSql } from "#app/kit/platform/columns.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { listingSql, toListing } from "./listings.server.ts";
import { isPausedByUsSql } from "./paused-by-us.ts";
import type { PayUnit } from "./posting-content.ts";
import { hiddenStatuses, isHidden, type JobStatus } from "./transitions.ts";

const { jobId, ...details } = getTableColumns(jobDetails);

export type JobRecord = ReturnType<typeof toRecord>;

interface PayEvent {
  min: number | null;
  max: number | null;
  type: PayUnit;
  at: number;
}

const toldPayChanges = 3;

const payEvents = sql`(
  SELECT json_group_array(json_object('min', detail ->> 'min', 'max', detail ->> 'max', 'type', detail ->> 'type', 'at', at))
  FROM (SELECT detail, at FROM job_events WHERE job_id = jobs.id AND kind = 'pay'
    ORDER BY id DESC LIMIT ${toldPayChanges}))`;

/** SQL about a row of `jobs`: it is not open, and our staff paused it last. */
export const isPausedByUs = sql`(jobs.status <> 'open' AND EXISTS (SELECT 1 FROM jobs j
    WHERE j.id = jobs.id AND ${sql.raw(isPausedByUsSql)}))`;

/** What a company that we suspended wrote is nowhere on the site. */
export const isOfActiveCompany = sql`NOT EXISTS (SELECT 1 FROM held_employers h WHERE h.id = jobs.employer_id)`;

interface RecordRow extends Record<string, unknown> {
  employerAbout: string;
  employerWebsite: string | null;
  setting: string | null;
  postalCode: string | null;
  applyUrl: string | null;
  status: JobStatus;
  isPausedByUs: number;
  /** JSON. */
  payEvents: string;
  hired: number;
}

const selectRecords = async (db: Db, rest: SQL) => {
  const rows = await db.all<RecordRow>(sql`
    SELECT ${sql.raw(`${listingSql}, ${toColumnsSql(details)}`)},
      employers.about AS employerAbout, employers.website AS employerWebsite, jobs.setting AS setting,
      jobs.postal_code AS postalCode, jobs.apply_url AS applyUrl,
      jobs.status AS status, ${isPausedByUs} AS isPausedByUs, ${payEvents} AS payEvents,
      (SELECT count(*) FROM applications a WHERE a.job_id = jobs.id AND a.state = 'hired') AS hired
    FROM jobs JOIN employers ON employers.id = jobs.employer_id JOIN job_details ON job_details.job_id = jobs.id ${rest}`);
  return rows.map(toRecord);
};

function toRecord(row: RecordRow) {
  const { employerAbout, employerWebsite, setting, postalCode, applyUrl, status } = row;
  const read = readColumns(details, row);
  const facts = toOpenFacts(read.facts, row.hired);
  return {
    ...{ ...toListing(row), facts },
    ...{ employerAbout, employerWebsite, setting, postalCode, applyUrl, status },
    isPausedByUs: row.isPausedByUs === 1,
    /** Its company corrected what we paused, and one of us reads it. */
    isChecked: status === "pending",
    payEvents: JSON.parse(row.payEvents) as PayEvent[],
    details: { ...read, facts },
  };
}

/** Of several openings, those that nobody was hired for. The last one stays until the posting is filled. */
const toOpenFacts = (facts: JobFacts, hired: number): JobFacts =>
  facts.openings ? { ...facts, openings: Math.max(1, facts.openings - hired) } : facts;

/** What we paused says to nobody what its company wrote, nor where to apply, also while it waits for us again. */
const withhold = (row: JobRecord) => ({
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
  const hidden = JSON.stringify(hiddenStatuses);
  const [row] = await selectRecords(
    db,
    sql`WHERE jobs.slug = ${slug} AND ${isOfActiveCompany}
      AND (jobs.status NOT IN (SELECT value FROM json_each(${hidden})) OR ${isPausedByUs})`,
  );
  return row ? (row.isPausedByUs ? withhold(row) : row) : null;
}

/** "+" keeps the planner on the ids: it would walk the status index from its start. */
export const selectLiveRecords = (db: Db, of: SQL, now: number) =>
  selectRecords(
    db,
    sql`WHERE ${of} AND +jobs.status = 'open' AND +jobs.valid_through > ${now} ORDER BY jobs.id`,
  );
