import { eq, sql } from "drizzle-orm";
import { isAnotherOpening } from "#app/jobs/changes/another-opening.ts";
import { findReadFirst, toReadReason } from "#app/jobs/changes/read-first.server.ts";
import type { JobDraft } from "#app/jobs/postings/record/job-draft.ts";
import { draftRow, toJobDraft } from "#app/jobs/postings/record/job-rows.server.ts";
import { isPausedByUsSql } from "#app/jobs/postings/record/paused-by-us.ts";
import { findIsHeld } from "#app/jobs/checks/warnings/held-posting.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { employers, jobDetails, jobs } from "#app/kit/platform/schema.ts";

interface Incoming {
  draft: JobDraft;
  /** Null for a posting that is new. */
  jobId: number | null;
}

export interface Held {
  /** What a person reads before visitors do. */
  held: Set<JobDraft>;
  /** What is new or becomes visible again, and waits if we refuse something of its company before it is written. */
  fresh: Set<JobDraft>;
  /** Known postings that become another opening. */
  another: Set<JobDraft>;
}

/** Scam words, new ones and known ones that become others after a refusal, and a sample of a company without a domain. */
export async function findHeld(
  db: D1Database,
  incoming: readonly Incoming[],
  employerId: number,
): Promise<Held> {
  const sets: Held = { held: new Set(), fresh: new Set(), another: new Set() };
  const ids = incoming.flatMap(({ jobId }) => (jobId === null ? [] : [jobId]));
  const [readFirst, before] = await Promise.all([findReadFirst(db, employerId), listKnown(db, ids)]);
  let counted = 0;
  for (const { draft, jobId } of incoming) {
    const known = jobId === null ? null : before.get(jobId);
    if (known?.isPausedByUs || (await findIsHeld(db, draft, jobId))) sets.held.add(draft);
    const isAnother = known ? isAnotherOpening(known.draft, draft) : false;
    if (isAnother) sets.another.add(draft);
    if (known && !isAnother && known.status !== "expired") continue;
    sets.fresh.add(draft);
    // What only opens again was counted before.
    const isCounted = !known || isAnother;
    const why = toReadReason(isCounted ? readFirst : { ...readFirst, counted: null }, counted);
    if (why !== null) sets.held.add(draft);
    if (isCounted) counted += 1;
  }
  return sets;
}

async function listKnown(db: D1Database, ids: readonly number[]) {
  const rows = await toDb(db)
    .select({
      ...draftRow,
      isPausedByUs:
        sql`EXISTS (SELECT 1 FROM jobs j WHERE j.id = ${jobs.id} AND ${sql.raw(isPausedByUsSql)})`.mapWith(
          Boolean,
        ),
    })
    .from(jobs)
    .innerJoin(jobDetails, eq(jobDetails.jobId, jobs.id))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(sql`${jobs.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  return new Map(
    rows.map((row) => [
      row.job.id,
      {
        draft: toJobDraft(row),
        status: row.job.status,
        isPausedByUs: row.isPausedByUs && row.job.status === "expired",
      },
    ]),
  );
}
