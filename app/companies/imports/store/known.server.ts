import { toHeld } from "#app/jobs/changes/guarded-jobs.ts";
import { type JobDraft, toFingerprint } from "#app/jobs/postings/record/job-draft.ts";
import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import { toEmployerId } from "#app/jobs/search/index/job-writer.server.ts";
import { toSlug } from "#app/kit/text/slug.ts";

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
}

const ownershipMs = 7 * 24 * 60 * 60 * 1000;

// CROSS JOIN fixes the join order; otherwise SQLite reads the whole source for each batch.
export async function findKnown(
  db: D1Database,
  drafts: readonly JobDraft[],
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
             WHERE o.job_id = j.id AND o.source = ?1 AND o.last_seen_at = ?5) seenIds
         FROM jobs j WHERE j.fingerprint IN (SELECT value FROM json_each(?3)) OR j.id IN
           (SELECT s.job_id FROM json_each(?2) e CROSS JOIN job_sources s ON s.source = ?1 AND s.external_id = e.value)`,
      )
      .bind(source, ids, fingerprints, now - ownershipMs, now),
    db
      .prepare(
        `SELECT s.value AS slug FROM json_each(?1) s WHERE ${toHeld(`ifnull(?2, ${toEmployerId("s.value")})`)}`,
      )
      .bind(slugs, employerId),
    db.prepare("SELECT staff FROM employers WHERE id = ?1").bind(employerId),
  ]);
  const suspendedSlugs = new Set((suspended!.results as { slug: string }[]).map(({ slug }) => slug));
  const [company] = companies!.results as { staff: number | null }[];
  return {
    staff: company?.staff ?? null,
    isSuspended: ({ employer }: JobDraft) => suspendedSlugs.has(toSlug(employer.name)),
    known: new Map((known!.results as Known[]).map((row) => [row.externalId, row])),
    holders: new Map(
      (holders!.results as (Holder & { fingerprint: string })[]).map((row) => [row.fingerprint, row]),
    ),
  };
}
