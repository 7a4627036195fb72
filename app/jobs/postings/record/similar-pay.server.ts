import type { Db } from "#app/kit/platform/db.ts";
import { formatCents } from "#app/kit/ui/count.ts";
import { payUnitNames } from "./pay.ts";
import type { PayUnit } from "./posting-content.ts";

/** Fewer postings, or those of fewer employers, would say what one employer pays. */
const leastPostings = 5;
const leastEmployers = 3;

/** By cron: the middle half of what open postings of a kind state, from the middle of each one's range. */
export async function countPostedPay(db: Db): Promise<void> {
  await db.$client.batch(
    [
      "DELETE FROM posted_pay",
      // The unit with the most postings comes first, and the others are left out.
      `INSERT OR IGNORE INTO posted_pay (profession, state_code, type, specialty, unit, low, high, postings)
        SELECT profession, state_code, type, specialty, unit,
          min(cents) FILTER (WHERE at * 4 >= n), min(cents) FILTER (WHERE at * 4 >= n * 3), n
        FROM (SELECT *, row_number() OVER (kind ORDER BY cents) AS at, count(*) OVER kind AS n
          FROM (SELECT profession, state_code, employment_type AS type, ifnull(specialty, '') AS specialty, pay_unit AS unit,
              employer_id, (coalesce(salary_min_cents, salary_max_cents) + coalesce(salary_max_cents, salary_min_cents)) / 2 AS cents
            FROM jobs WHERE status = 'open' AND profession IS NOT NULL AND state_code IS NOT NULL
              AND coalesce(salary_min_cents, salary_max_cents) IS NOT NULL)
          WINDOW kind AS (PARTITION BY profession, state_code, type, specialty, unit))
        GROUP BY profession, state_code, type, specialty, unit
        HAVING n >= ${leastPostings} AND count(DISTINCT employer_id) >= ${leastEmployers}
        ORDER BY n DESC`,
    ].map((statement) => db.$client.prepare(statement)),
  );
}

/** Of a row of `jobs`: a JSON list for `readSimilarPay`, or NULL where the posting states its pay. */
export const similarPaySql = `iif(coalesce(jobs.salary_min_cents, jobs.salary_max_cents) IS NULL,
  (SELECT json_array(low, high, unit, postings) FROM posted_pay p WHERE p.profession = jobs.profession
    AND p.state_code = jobs.state_code AND p.type = jobs.employment_type AND p.specialty = ifnull(jobs.specialty, '')), NULL)`;

interface SimilarPay {
  /** "$24 to $31 an hour" */
  amount: string;
  postings: number;
}

export function readSimilarPay(json: unknown): SimilarPay | null {
  if (typeof json !== "string") return null;
  const [low, high, unit, postings] = JSON.parse(json) as [number, number, PayUnit, number];
  const [from, to] = [low, high].map((cents) => formatCents(round(cents, unit)));
  return { amount: `${from === to ? from : `${from} to ${to}`} ${payUnitNames[unit]}`, postings };
}

/** To dollars, or of a year to thousands: more would promise what a range of others cannot. */
const round = (cents: number, unit: PayUnit): number => {
  const step = unit === "year" ? 100_000 : 100;
  return Math.round(cents / step) * step;
};
