import { type SQL, sql } from "drizzle-orm";
import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import { toAppliedWords } from "#app/jobs/postings/record/applied.server.ts";
import { toShortDay } from "#app/jobs/postings/record/card-view.ts";
import { toListing } from "#app/jobs/postings/record/listings.server.ts";
import type { PayUnit } from "#app/jobs/postings/record/posting-content.ts";
import type { SavedPay } from "#app/jobs/saved/saved-entry.ts";
import type { AccountRow } from "#app/jobs/saved/saved-facts.ts";
import type { Viewer } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { type SavedPosting, savedColumns, toCurrentFacts, toPayWords } from "./current-facts.server.ts";

export interface OwnRow extends SavedPosting {
  savedId: number;
  savedAt: number;
  total: number;
  appliedAt: number | null;
  /** JSON of the pay when it was saved. Null when it never changed since. */
  payBefore: string | null;
  payChangedAt: number | null;
}

/** @param shown SQL of the rows of saved_jobs, `job_id` and `saved_at`, all of one person */
export const toOwnRows = (
  db: Db,
  { id, emailVerified }: Pick<Viewer, "id" | "emailVerified">,
  shown: SQL,
): D1PreparedStatement =>
  toStatement(
    db,
    sql`WITH shown AS MATERIALIZED (${shown}),
      applied AS MATERIALIZED (SELECT job_id, created_at AS at FROM applications INDEXED BY applications_by_user
        WHERE user_id = ${id} AND state <> 'withdrawn' AND job_id IN (SELECT job_id FROM shown))
      SELECT ${savedColumns}, shown.job_id AS savedId, shown.saved_at AS savedAt,
        (SELECT count(*) FROM saved_jobs WHERE user_id = ${id} AND removed_at IS NULL) AS total,
        iif(${emailVerified ? 1 : 0}, coalesce((SELECT max(at) FROM applied WHERE job_id = shown.job_id),
          (SELECT at FROM applied_elsewhere WHERE user_id = ${id} AND job = shown.job_id)), NULL) AS appliedAt,
        ${toPayBefore(sql`shown.saved_at`)}
      FROM shown CROSS JOIN jobs ON jobs.id = shown.job_id JOIN employers ON employers.id = jobs.employer_id
        JOIN job_details ON job_details.job_id = jobs.id`,
  );

/** SQL of two columns, of a row of `jobs`. */
export const toPayBefore = (since: SQL): SQL => sql`
  (SELECT detail FROM job_events WHERE job_id = jobs.id AND kind = 'pay' AND at > ${since} ORDER BY id LIMIT 1) AS payBefore,
  (SELECT max(at) FROM job_events WHERE job_id = jobs.id AND kind = 'pay' AND at > ${since}) AS payChangedAt`;

export function toAccountRow(row: OwnRow, now: number, license: MyLicense | null): AccountRow {
  const facts = toCurrentFacts(row, now, license);
  return {
    entry: {
      slug: row.slug as string,
      title: row.title as string,
      at: row.savedAt,
      pay: readPayBefore(row),
    },
    facts: facts && { ...facts, ...(row.appliedAt !== null && { applied: toAppliedWords(row.appliedAt) }) },
  };
}

/** Null when it is what it was. */
export function readPayBefore(
  row: Record<string, unknown> & Pick<OwnRow, "payBefore" | "payChangedAt">,
): SavedPay | null {
  if (row.payBefore === null || row.payChangedAt === null) return null;
  const { min, max, type } = JSON.parse(row.payBefore) as {
    min: number | null;
    max: number | null;
    type: PayUnit;
  };
  const job = toListing(row);
  const before = toPayWords({ ...job, salaryMinCents: min, salaryMaxCents: max, payUnit: type });
  if (before.key === toPayWords(job).key) return null;
  return { ...before, changedOn: toShortDay(row.payChangedAt) };
}
