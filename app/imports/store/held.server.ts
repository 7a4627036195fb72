import { toHasRefused } from "#app/jobs/lifecycle/paused-by-us.ts";
import type { JobDraft } from "#app/jobs/posting/job-draft.ts";
import { findIsHeld } from "#app/jobs/warnings/held-posting.server.ts";
import { site } from "#app/site.ts";

interface Incoming {
  draft: JobDraft;
  /** Null for a posting that is new. */
  jobId: number | null;
}

/** What a person reads before visitors do: scam words, new ones after a refusal, and a sample of a company without a domain. */
export async function findHeld(
  db: D1Database,
  incoming: readonly Incoming[],
  employerId: number,
): Promise<Set<JobDraft>> {
  const held = new Set<JobDraft>();
  for (const { draft, jobId } of incoming) if (await findIsHeld(db, draft, jobId)) held.add(draft);
  const company = await db
    .prepare(
      `SELECT verified_by IS 'domain' AS isVerified, (SELECT count(*) FROM jobs WHERE employer_id = e.id) AS postings,
        ${toHasRefused(employerId)} AS hasRefused
        FROM employers e WHERE e.id = ?1`,
    )
    .bind(employerId)
    .first<{ isVerified: number; postings: number; hasRefused: number }>();
  const fresh = incoming.filter(({ jobId }) => jobId === null);
  if (company?.hasRefused === 1) for (const { draft } of fresh) held.add(draft);
  if (!company || company.isVerified === 1) return held;
  for (const [at, { draft }] of fresh.entries())
    if ((company.postings + at) % site.readsEvery === site.readsEvery - 1) held.add(draft);
  return held;
}
