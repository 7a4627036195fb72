import { contentColumns, toJobValues, toStored } from "#app/jobs/postings/record/job-rows.server.ts";
import { toJobSlug } from "#app/jobs/postings/record/job-slug.ts";
import { type PostingContent, toFingerprint } from "#app/jobs/postings/record/posting-content.ts";
import { toEntryWrites } from "#app/jobs/search/index/index-writes.server.ts";
import { toSearchEntry } from "#app/jobs/search/index/search-entry.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { type Actor, toHeldCompany } from "./job-guards.server.ts";

interface NewJob {
  employerId: number;
  /** Must have the name of the employer `employerId`. */
  draft: PostingContent;
  status: "pending" | "open";
  by: Actor;
}

/** `duplicateOf` is the employer's own posting with the same title in the same place, and the same number or none. */
type Created = { ok: true; slug: string } | { ok: false; duplicateOf: string | null };

/** Stored only while the SQL `isWanted` is true and nobody suspended the company; else `duplicateOf` is null. */
export async function createJob(
  db: Db,
  { employerId, draft, status, by }: NewJob,
  now: number,
  isWanted: string,
  also: (isStored: string, slug: string) => D1PreparedStatement[],
): Promise<Created> {
  const wanted = toFingerprint(draft);
  const holders = await listHolders(db, wanted);
  const number = draft.facts.requisitionId ?? "";
  const twin = holders.find(
    (holder) => holder.employerId === employerId && isLive(holder.status) && holder.number === number,
  );
  if (twin) return { ok: false, duplicateOf: twin.slug };
  // An ended posting keeps its address, and another company may have the same name.
  const isTaken = holders.some((holder) => holder.fingerprint === wanted);
  const fingerprint = isTaken ? `${wanted}|${randomId()}` : wanted;
  const slug = await toJobSlug(draft, fingerprint);
  const values = toJobValues(draft);
  const listing = {
    ...toStored(values, contentColumns.listing),
    slug,
    employer_id: employerId,
    status,
    status_by: by.userId,
    origin: "site",
    fingerprint,
    posted_at: draft.postedAt,
    created_at: now,
    updated_at: now,
  };
  const details = toStored(values, contentColumns.details);
  const isStored = `EXISTS (SELECT 1 FROM jobs j WHERE j.slug = '${slug}' AND j.created_at = ${Number(now)})`;
  const d1 = db.$client;
  try {
    const [stored] = await d1.batch([
      d1
        .prepare(`INSERT INTO jobs (${toNames(listing)}) SELECT ${toMarks(listing)}
            WHERE ${isWanted} AND NOT ${toHeldCompany(employerId)}`)
        .bind(...Object.values(listing)),
      d1
        .prepare(
          `INSERT OR IGNORE INTO job_details (job_id, ${toNames(details)})
            SELECT j.id, ${toMarks(details)} FROM jobs j WHERE j.slug = '${slug}' AND ${isStored}`,
        )
        .bind(...Object.values(details)),
      ...toEntryWrites(d1, [toSearchEntry(draft)], `j.slug = '${slug}' AND j.status = 'open'`),
      ...also(isStored, slug),
    ]);
    return stored!.meta.changes > 0 ? { ok: true, slug } : { ok: false, duplicateOf: null };
  } catch (error) {
    if (!isUniqueViolation(error, "jobs.fingerprint")) throw error;
    const faster = (await listHolders(db, wanted)).find((holder) => holder.employerId === employerId);
    return { ok: false, duplicateOf: faster?.slug ?? null };
  }
}

const mostHolders = 100;

/** The first has the fingerprint itself, and others one that begins with it. */
async function listHolders({ $client }: Db, fingerprint: string) {
  const { results } = await $client
    .prepare(
      `SELECT j.fingerprint, j.employer_id AS employerId, j.status, j.slug, ifnull(d.facts ->> 'requisitionId', '') AS number
        FROM jobs j LEFT JOIN job_details d ON d.job_id = j.id
        WHERE j.fingerprint BETWEEN ?1 AND ?1 || '|~' ORDER BY j.fingerprint LIMIT ${mostHolders}`,
    )
    .bind(fingerprint)
    .all<{ fingerprint: string; employerId: number; status: string; slug: string; number: string }>();
  return results;
}

const isLive = (status: string): boolean =>
  ["pending", "rejected", "withdrawn", "open", "paused"].includes(status);

const toNames = (row: Record<string, unknown>) => Object.keys(row).join(", ");
const toMarks = (row: Record<string, unknown>) =>
  Object.keys(row)
    .map(() => "?")
    .join(", ");
