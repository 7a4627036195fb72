import { getTableColumns } from "drizzle-orm";
import { employers, jobDetails, jobs } from "#app/jobs/schema.ts";
import { readColumns, toColumnsSql } from "#app/kit/platform/columns.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { logError } from "#app/kit/platform/log.ts";
import { keysPerDay } from "./posting-key.ts";
import { readSimilarPay, similarPaySql } from "./similar-pay.server.ts";

const {
  employerId,
  setting,
  postalCode,
  status,
  statusBy,
  statusReason,
  origin,
  fingerprint,
  applyUrl,
  updatedAt,
  ...shownColumns
} = getTableColumns(jobs);

/** Cards show the start and the schedule, which only the details have. */
const listingColumns = {
  ...shownColumns,
  employer: employers.name,
  employerSlug: employers.slug,
  employerKind: employers.kind,
  facts: jobDetails.facts,
};

export type JobListing = ReturnType<typeof toListing>;

/** Of `jobs`, `employers` and `job_details`. */
export const listingSql = `${toColumnsSql(listingColumns)}, ${similarPaySql} AS similarPay`;

export function listingsOf(
  d1: D1Database,
  keys: { sql: string; values: (string | number)[] },
  more: readonly "total"[] = [],
): D1PreparedStatement {
  const extra = more.map((name) => `, c.${name} AS ${name}`).join("");
  return d1
    .prepare(
      `SELECT ${listingSql}${extra} FROM (${keys.sql}) c CROSS JOIN jobs ON jobs.id = c.key % ${keysPerDay}
        JOIN employers ON employers.id = jobs.employer_id JOIN job_details ON job_details.job_id = jobs.id`,
    )
    .bind(...keys.values);
}

export const toListing = (row: Record<string, unknown>) => ({
  ...readColumns(listingColumns, row),
  similarPay: readSimilarPay(row.similarPay),
});

const readListings = async ({ $client }: Db, sql: string, values: (string | number)[]) =>
  (await listingsOf($client, { sql, values }).all()).results.map(toListing);

export async function listListings(db: Db, keys: readonly number[]) {
  if (keys.length === 0) return [];
  const rows = await readListings(db, "SELECT value AS key FROM json_each(?)", [JSON.stringify(keys)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return keys.map((key) => byId.get(key % keysPerDay)).filter((row) => row !== undefined);
}

const listNewest = async (db: Db, sql: string, values: number[]) =>
  (await readListings(db, sql, values)).sort((a, b) => b.postedAt - a.postedAt || b.id - a.id);

const newest = "FROM jobs INDEXED BY jobs_newest WHERE status = 'open' ORDER BY posted_at DESC, id DESC";

export const listRecentJobs = (db: Db, limit: number) =>
  listNewest(db, `SELECT id AS key ${newest} LIMIT ?`, [limit]);

const readForVaried = 300;

/** The newest open postings, at most a third of `limit` from one employer: two of the home page's six. */
export const listVariedJobs = (db: Db, limit: number) =>
  listNewest(
    db,
    `SELECT id AS key FROM (
        SELECT id, posted_at, row_number() OVER (PARTITION BY employer_id ORDER BY posted_at DESC, id DESC) AS place
        FROM (SELECT id, employer_id, posted_at ${newest} LIMIT ${readForVaried}))
      WHERE place <= ?1 ORDER BY posted_at DESC, id DESC LIMIT ?2`,
    [Math.max(1, Math.ceil(limit / 3)), limit],
  );

export const findRecentJobs = (db: Db, limit: number) =>
  listVariedJobs(db, limit).catch((error) => {
    logError("jobs.recent", error);
    return null;
  });
