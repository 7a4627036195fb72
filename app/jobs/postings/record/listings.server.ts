import { eq, getTableColumns, getTableName, sql } from "drizzle-orm";
import { employers } from "#app/accounts/schema.ts";
import { jobDetails, jobs } from "#app/jobs/schema.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { keysPerDay } from "./posting-key.ts";

const {
  employerId,
  setting,
  postalCode,
  lat,
  lon,
  status,
  statusBy,
  statusReason,
  origin,
  fingerprint,
  applyUrl,
  createdAt,
  updatedAt,
  ...shownColumns
} = getTableColumns(jobs);

/** Cards show the start and the schedule, which only the details have. */
export const listingColumns = {
  ...shownColumns,
  employer: employers.name,
  employerKind: employers.kind,
  facts: jobDetails.facts,
};

export type JobListing = Awaited<ReturnType<typeof listListings>>[number];

const listingSql = Object.entries(listingColumns)
  .map(([alias, column]) => `${getTableName(column.table)}.${column.name} AS ${alias}`)
  .join(", ");

export function listingsOf(
  d1: D1Database,
  keys: { sql: string; values: (string | number)[] },
  more: readonly ("lat" | "lon")[] = [],
): D1PreparedStatement {
  const extra = more.map((name) => `, jobs.${name} AS ${name}`).join("");
  return d1
    .prepare(
      `SELECT ${listingSql}${extra} FROM (${keys.sql}) c CROSS JOIN jobs ON jobs.id = c.key % ${keysPerDay}
        JOIN employers ON employers.id = jobs.employer_id JOIN job_details ON job_details.job_id = jobs.id`,
    )
    .bind(...keys.values);
}

export function toListing(row: Record<string, unknown>): JobListing {
  const values = Object.entries(listingColumns).map(([alias, column]) => {
    const value = row[alias];
    return [alias, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(values) as JobListing;
}

export async function listListings(db: Db, keys: readonly number[]) {
  if (keys.length === 0) return [];
  const ids = keys.map((key) => key % keysPerDay);
  const rows = await db
    .select(listingColumns)
    .from(sql`json_each(${JSON.stringify(ids)}) k`)
    .innerJoin(jobs, eq(jobs.id, sql`k.value`))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .innerJoin(jobDetails, eq(jobDetails.jobId, jobs.id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}
