import { sql } from "drizzle-orm";
import { isAnotherOpening } from "#app/jobs/changes/another-opening.ts";
import { toEmployerId } from "#app/jobs/changes/import-jobs.server.ts";
import { toHeldCompany } from "#app/jobs/changes/job-guards.server.ts";
import { findReadFirst, mustBeReadFirst, toReadReason } from "#app/jobs/changes/read-first.server.ts";
import { selectContentRows, toPostingContent } from "#app/jobs/postings/record/job-rows.server.ts";
import { isPausedByUsSql } from "#app/jobs/postings/record/paused-by-us.ts";
import { type PostingContent, toFingerprint } from "#app/jobs/postings/record/posting-content.ts";
import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { toSlug } from "#app/kit/text/slug.ts";

interface Incoming {
  draft: PostingContent;
  /** Null for a posting that is new. */
  jobId: number | null;
}

export interface Held {
  /** What a person reads before visitors do. */
  held: Set<PostingContent>;
  /** What is new or becomes visible again, and waits if we refuse something of its company before it is written. */
  fresh: Set<PostingContent>;
  /** Known postings that become another opening. */
  another: Set<PostingContent>;
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
    if (known?.isPausedByUs || (await mustBeReadFirst(db, draft, jobId))) sets.held.add(draft);
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
  const list = JSON.stringify(ids);
  const [rows, paused] = await Promise.all([
    selectContentRows(toDb(db), sql`jobs.id IN (SELECT value FROM json_each(${list}))`),
    db
      .prepare(
        `SELECT j.id FROM jobs j WHERE j.id IN (SELECT value FROM json_each(?)) AND j.status = 'expired'
          AND ${isPausedByUsSql}`,
      )
      .bind(list)
      .all<{ id: number }>(),
  ]);
  const pausedIds = new Set(paused.results.map(({ id }) => id));
  return new Map(
    rows.map((row) => [
      row.job.id,
      {
        draft: toPostingContent(row),
        status: row.job.status,
        isPausedByUs: pausedIds.has(row.job.id),
      },
    ]),
  );
}

interface Known {
  externalId: string;
  contentHash: string;
  jobId: number;
  fingerprint: string;
}

interface Holder {
  jobId: number;
  status: JobStatus;
  origin: "feed" | "site";
  employerId: number;
  /** The source whose text is shown: the first that showed the posting recently. */
  owner: string | null;
  /** Ids of its source that this run saw already, maybe in an earlier part. A JSON list. */
  seenIds: string;
  /** All ids of its source for it, the first one first. A JSON list. */
  ownIds: string;
}

const ownershipMs = 7 * dayMs;

// CROSS JOIN fixes the join order; otherwise SQLite reads the whole source for each batch.
export async function findKnown(
  db: D1Database,
  drafts: readonly PostingContent[],
  { now, employerId }: { now: number; employerId: number | null },
) {
  const source = drafts[0]?.source?.name ?? "";
  const ids = JSON.stringify(drafts.map((draft) => draft.source!.externalId));
  const fingerprints = JSON.stringify(drafts.map(toFingerprint));
  const slugs = JSON.stringify([...new Set(drafts.map(({ employer }) => toSlug(employer.name)))]);
  const [known, holders, suspended, companies] = await db.batch<
    Known | (Holder & { fingerprint: string }) | { slug: string } | { staff: number | null }
  >([
    db
      .prepare(
        `SELECT s.external_id externalId, s.content_hash contentHash, j.id jobId, j.fingerprint
         FROM json_each(?2) e CROSS JOIN job_sources s ON s.source = ?1 AND s.external_id = e.value
         CROSS JOIN jobs j ON j.id = s.job_id`,
      )
      .bind(source, ids),
    db
      .prepare(
        `SELECT j.id jobId, j.fingerprint, j.status, j.origin, j.employer_id employerId, (SELECT o.source FROM job_sources o WHERE o.job_id = j.id
           ORDER BY o.last_seen_at < ?4, o.first_seen_at, o.source LIMIT 1) owner,
           (SELECT json_group_array(o.external_id) FROM job_sources o
             WHERE o.job_id = j.id AND o.source = ?1 AND o.last_seen_at = ?5) seenIds,
           (SELECT json_group_array(o.external_id ORDER BY o.first_seen_at, o.external_id) FROM job_sources o WHERE o.job_id = j.id AND o.source = ?1) ownIds
         FROM jobs j WHERE j.fingerprint IN (SELECT value FROM json_each(?3)) OR j.id IN
           (SELECT s.job_id FROM json_each(?2) e CROSS JOIN job_sources s ON s.source = ?1 AND s.external_id = e.value)`,
      )
      .bind(source, ids, fingerprints, now - ownershipMs, now),
    db
      .prepare(
        `SELECT s.value AS slug FROM json_each(?1) s WHERE ${toHeldCompany(`ifnull(?2, ${toEmployerId("s.value")})`)}`,
      )
      .bind(slugs, employerId),
    db.prepare("SELECT staff FROM employers WHERE id = ?1").bind(employerId),
  ]);
  const suspendedSlugs = new Set((suspended!.results as { slug: string }[]).map(({ slug }) => slug));
  const [company] = companies!.results as { staff: number | null }[];
  return {
    staff: company?.staff ?? null,
    isSuspended: ({ employer }: PostingContent) => suspendedSlugs.has(toSlug(employer.name)),
    known: new Map((known!.results as Known[]).map((row) => [row.externalId, row])),
    holders: new Map(
      (holders!.results as (Holder & { fingerprint: string })[]).map((row) => [row.fingerprint, row]),
    ),
  };
}
