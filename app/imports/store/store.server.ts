import { type JobDraft, toFingerprint } from "#app/jobs/posting/job-draft.ts";
import { toJobWrites } from "#app/jobs/search/job-writer.server.ts";
import { findKnown } from "./known.server.ts";
import type { Seen } from "./seen.ts";

interface Saved {
  created: number;
  updated: number;
  unchanged: number;
  merged: number;
  refused: { draft: JobDraft; reason: string }[];
}

interface Sorted {
  toWrite: JobDraft[];
  toTouch: JobDraft[];
  toLink: { draft: JobDraft; fingerprint: string }[];
  /** These have a new title, employer or place, but keep their row and URL. */
  renamed: { id: number; to: string }[];
}

/** Writes each external id once. Unchanged postings only get a new last_seen_at. Adds fingerprints to `seen`. */
export async function saveDrafts(
  db: D1Database,
  drafts: readonly JobDraft[],
  seen: Seen,
  now: number,
  isDryRun: boolean,
): Promise<Saved> {
  const { known, holders } = await findKnown(db, drafts, now);
  const saved: Saved = { created: 0, updated: 0, unchanged: 0, merged: 0, refused: [] };
  const sorted: Sorted = { toWrite: [], toTouch: [], toLink: [], renamed: [] };
  for (const draft of drafts) {
    const { name, externalId, contentHash } = draft.source!;
    const fingerprint = toFingerprint(draft);
    const before = known.get(externalId);
    const held = [before?.fingerprint, fingerprint].find((f) => f !== undefined && holders.has(f)) ?? "";
    const holder = holders.get(held);
    const reopens = holder?.status === "expired" && holder.owner !== null && draft.validThrough > now;
    if (before?.contentHash === contentHash && !reopens) {
      saved.unchanged++;
      sorted.toTouch.push(draft);
    } else if (seen.has(fingerprint) || (holder && holder.owner !== name && !reopens)) {
      saved.merged++;
      sorted.toLink.push({ draft, fingerprint: seen.has(fingerprint) ? fingerprint : held });
    } else {
      if (holder) saved.updated++;
      else saved.created++;
      sorted.toWrite.push(draft);
      if (before && before.fingerprint !== fingerprint)
        sorted.renamed.push({ id: before.jobId, to: fingerprint });
    }
    seen.add(fingerprint);
  }
  if (isDryRun) return saved;
  const refused = await write(db, sorted, now);
  for (const { draft } of refused) {
    if (known.has(draft.source!.externalId) || holders.has(toFingerprint(draft))) saved.updated--;
    else saved.created--;
  }
  return { ...saved, refused };
}

/** Writes all or nothing; if the database refuses a posting, writes the others without it. */
async function write(db: D1Database, sorted: Sorted, now: number): Promise<Saved["refused"]> {
  try {
    await db.batch(await toStatements(db, sorted, now));
    return [];
  } catch (error) {
    const { toWrite } = sorted;
    if (toWrite.length === 0) throw error;
    if (toWrite.length === 1 && sorted.toTouch.length + sorted.toLink.length === 0) {
      return [{ draft: toWrite[0]!, reason: `The database refused it: ${(error as Error).message}` }];
    }
    const half = Math.ceil(toWrite.length / 2);
    const isRename = (part: readonly JobDraft[]) => (r: { to: string }) =>
      part.some((d) => toFingerprint(d) === r.to);
    const parts = toWrite.length > 1 ? [toWrite.slice(0, half), toWrite.slice(half)] : [toWrite];
    const refused = [];
    for (const part of parts) {
      const renamed = sorted.renamed.filter(isRename(part));
      refused.push(...(await write(db, { toWrite: part, toTouch: [], toLink: [], renamed }, now)));
    }
    await db.batch(await toStatements(db, { ...sorted, toWrite: [], renamed: [] }, now));
    return refused;
  }
}

async function toStatements(db: D1Database, { toWrite, toTouch, toLink, renamed }: Sorted, now: number) {
  const renames = JSON.stringify(renamed);
  const links = JSON.stringify(toLink.map(({ draft, fingerprint }) => ({ ...draft.source, fingerprint })));
  const source = toTouch[0]?.source?.name ?? "";
  const touched = JSON.stringify(toTouch.map((draft) => draft.source!.externalId));
  return [
    db
      .prepare(
        `UPDATE OR IGNORE jobs SET fingerprint = (SELECT e.value ->> 'to' FROM json_each(?1) e WHERE e.value ->> 'id' = jobs.id)
         WHERE id IN (SELECT e.value ->> 'id' FROM json_each(?1) e)`,
      )
      .bind(renames),
    ...(toWrite.length > 0 ? await toJobWrites(db, toWrite, now) : []),
    db
      .prepare(
        `INSERT INTO job_sources (source, external_id, job_id, content_hash, url, first_seen_at, last_seen_at)
         SELECT e.value ->> 'name', e.value ->> 'externalId', j.id, e.value ->> 'contentHash', e.value ->> 'url', ?2, ?2
         FROM json_each(?1) e CROSS JOIN jobs j ON j.fingerprint = e.value ->> 'fingerprint' WHERE true
         ON CONFLICT (source, external_id) DO UPDATE SET job_id = excluded.job_id, content_hash = excluded.content_hash,
           url = excluded.url, last_seen_at = excluded.last_seen_at`,
      )
      .bind(links, now),
    db
      .prepare(
        "UPDATE job_sources SET last_seen_at = ?1 WHERE source = ?2 AND external_id IN (SELECT value FROM json_each(?3))",
      )
      .bind(now, source, touched),
    db
      .prepare(
        `UPDATE jobs SET confirmed_at = ?1, confirmed_by = 'feed' WHERE id IN
          (SELECT s.job_id FROM json_each(?3) e CROSS JOIN job_sources s ON s.source = ?2 AND s.external_id = e.value)`,
      )
      .bind(now, source, touched),
    // Closes the old row of a renamed posting whose new name already has a row.
    db
      .prepare(
        `UPDATE jobs SET status = 'expired', status_by = NULL, status_reason = 'replaced', updated_at = ?2 WHERE +status = 'open'
         AND id IN (SELECT e.value ->> 'id' FROM json_each(?1) e)
         AND NOT EXISTS (SELECT 1 FROM job_sources s WHERE s.job_id = jobs.id)`,
      )
      .bind(renames, now),
  ];
}
