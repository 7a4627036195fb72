import { sql } from "drizzle-orm";
import type { Db } from "#app/kit/platform/db.ts";
import { jobs } from "#app/kit/platform/schema.ts";

const mostCounted = 1000;

/** Counts at most the newest 1,000 open postings. */
export async function countStatedPay(
  db: Db,
  employerId: number,
): Promise<{ postings: number; withPay: number }> {
  const [row] = await db.all<{ postings: number; withPay: number }>(
    sql`SELECT count(*) AS postings, count(pay) AS withPay FROM (
      SELECT coalesce(salary_min_cents, salary_max_cents) AS pay FROM ${jobs}
      WHERE employer_id = ${employerId} AND status = 'open' ORDER BY posted_at DESC LIMIT ${mostCounted})`,
  );
  return row!;
}
