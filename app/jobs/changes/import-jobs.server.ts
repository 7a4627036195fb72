import { contentColumns, toJobValues, toStored } from "#app/jobs/postings/record/job-rows.server.ts";
import { toJobSlug } from "#app/jobs/postings/record/job-slug.ts";
import { toHasRefused } from "#app/jobs/postings/record/paused-by-us.ts";
import { type PostingContent, toFingerprint } from "#app/jobs/postings/record/posting-content.ts";
import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import { toEntryWrites } from "#app/jobs/search/index/index-writes.server.ts";
import { toSearchEntry } from "#app/jobs/search/index/search-entry.ts";
import { toSlug } from "#app/kit/text/slug.ts";

const listing = Object.values(contentColumns.listing).map(({ name }) => name);

const details = Object.values(contentColumns.details).map(({ name }) => name);

const valuesOf = (names: readonly string[]) => names.map((name) => `e.value ->> '${name}'`).join(", ");

/** A company that became part of another is found by its former slug too. */
export const toEmployerId = (slug: string): string =>
  `coalesce((SELECT employer_id FROM employer_slugs WHERE slug = ${slug}), (SELECT id FROM employers WHERE slug = ${slug}))`;

const replaced = (names: readonly string[]) => names.map((name) => `${name} = excluded.${name}`).join(", ");

/** Of a company's own feed. */
interface WrittenFirst {
  /** Waits for a person. */
  held: ReadonlySet<PostingContent>;
  /** Waits if we refused something of its company meanwhile. */
  fresh: ReadonlySet<PostingContent>;
  /** Makes another opening of a known posting. */
  another: ReadonlySet<PostingContent>;
}

/**
 * Run as one batch of a few hundred drafts with different fingerprints. A known one updates its posting but
 * keeps its date, id and URL. Removed, filled and other employers' postings stay unchanged.
 */
export async function toJobWrites(
  d1: D1Database,
  drafts: readonly PostingContent[],
  now: number,
  employerId: number | null = null,
  read: WrittenFirst | null = null,
): Promise<D1PreparedStatement[]> {
  // A company's own feed stores nothing once our approval of the company is gone.
  const isApproved =
    employerId === null
      ? "true"
      : `EXISTS (SELECT 1 FROM employers e WHERE e.id = ${Number(employerId)} AND e.approved_at IS NOT NULL)`;
  const isOwn = employerId === null ? "" : ` AND j.employer_id = ${Number(employerId)} AND ${isApproved}`;
  const postingOf = `j.fingerprint = e.value ->> 'fingerprint'${isOwn}`;
  const owner =
    employerId === null ? toEmployerId("e.value ->> 'employer_slug'") : String(Number(employerId));
  const rows = await Promise.all(
    drafts.map(async (draft) => {
      const row = await toRow(draft, now, read?.held.has(draft) ?? false);
      const [rewritten, fresh] = [read?.another.has(draft) ? 1 : 0, read?.fresh.has(draft) ? 1 : 0];
      return { ...row, job: { ...row.job, rewritten, fresh } };
    }),
  );
  const status =
    employerId === null
      ? "e.value ->> 'status'"
      : `iif(e.value ->> 'fresh' AND ${toHasRefused(employerId)},
          iif(e.value ->> 'status' IN ('open', 'pending'), 'pending', 'withdrawn'), e.value ->> 'status')`;
  const sourced = rows
    .filter((row) => row.source)
    .map((row) => ({ ...row.source, fingerprint: row.entry.fingerprint }));
  const write = (sql: string, values: readonly object[]) => d1.prepare(sql).bind(JSON.stringify(values));
  return [
    write(
      `INSERT INTO employers (slug, name, kind, about, website, created_at)
        SELECT e.value ->> 'slug', e.value ->> 'name', e.value ->> 'kind', ifnull(e.value ->> 'about', ''),
          e.value ->> 'website', ${now} FROM json_each(?1) e
        WHERE NOT EXISTS (SELECT 1 FROM employer_slugs s WHERE s.slug = e.value ->> 'slug') ON CONFLICT (slug) DO NOTHING`,
      employerId === null ? toEmployers(drafts) : [],
    ),
    write(
      `INSERT INTO jobs (slug, employer_id, ${listing.join(", ")}, fingerprint, posted_at, created_at, updated_at, status, rewritten)
        SELECT ${freeSlug(now)}, ${owner},
          ${valuesOf(listing)}, e.value ->> 'fingerprint', e.value ->> 'posted_at', ${now}, ${now}, ${status}, e.value ->> 'rewritten'
        FROM json_each(?1) e WHERE ${isApproved}
        ON CONFLICT (fingerprint) DO UPDATE SET ${replaced(listing)}, employer_id = excluded.employer_id,
          rewritten = jobs.rewritten + iif(jobs.status IN ('pending', 'rejected', 'withdrawn'), 0, excluded.rewritten),
          updated_at = max(excluded.updated_at, jobs.updated_at + 1),
          status_by = NULL, status_reason = NULL,
          status = CASE WHEN excluded.status IN ('pending', 'withdrawn')
              THEN iif(jobs.status IN ('open', 'paused', 'filled', 'expired', 'closed'), 'pending', jobs.status)
            WHEN jobs.status IN ('open', 'expired') THEN excluded.status ELSE jobs.status END
          ${employerId === null ? "" : "WHERE jobs.employer_id = excluded.employer_id"}`,
      rows.map((row) => row.job),
    ),
    write(
      `INSERT INTO job_details (job_id, ${details.join(", ")})
        SELECT j.id, ${valuesOf(details)} FROM json_each(?1) e CROSS JOIN jobs j ON ${postingOf} WHERE true
        ON CONFLICT (job_id) DO UPDATE SET ${replaced(details)}`,
      rows.map((row) => row.details),
    ),
    ...toEntryWrites(
      d1,
      rows.map((row) => row.entry),
      `${postingOf} AND j.status = 'open'`,
    ),
    write(
      `INSERT INTO job_sources (source, external_id, job_id, content_hash, url, first_seen_at, last_seen_at)
        SELECT e.value ->> 'name', e.value ->> 'externalId', j.id, e.value ->> 'contentHash', e.value ->> 'url',
          ${now}, ${now} FROM json_each(?1) e CROSS JOIN jobs j ON ${postingOf} WHERE true
        ON CONFLICT (source, external_id) DO UPDATE SET job_id = excluded.job_id,
          content_hash = excluded.content_hash, url = excluded.url, last_seen_at = excluded.last_seen_at`,
      sourced,
    ),
    // What a person of the company set is kept.
    write(
      `INSERT INTO posting_departments (job_id, employer_id, name)
        SELECT j.id, j.employer_id, e.value ->> 'department' FROM json_each(?1) e CROSS JOIN jobs j ON ${postingOf} WHERE true
        ON CONFLICT (job_id) DO NOTHING`,
      employerId === null ? [] : sourced.filter(({ department }) => department),
    ),
  ];
}

/** A renamed posting keeps its URL, and another may take its old name. */
const freeSlug = (now: number) => `iif(
  EXISTS (SELECT 1 FROM jobs o WHERE o.slug = e.value ->> 'slug' AND o.fingerprint <> e.value ->> 'fingerprint'),
  (e.value ->> 'slug') || '-${now.toString(36)}', e.value ->> 'slug')`;

function toEmployers(drafts: readonly PostingContent[]) {
  const bySlug = new Map(drafts.map(({ employer }) => [toSlug(employer.name), employer]));
  return [...bySlug].map(([slug, employer]) => ({ ...employer, slug }));
}

async function toRow(draft: PostingContent, now: number, mustBeRead: boolean) {
  const fingerprint = toFingerprint(draft);
  const values = toJobValues(draft);
  return {
    job: {
      ...toStored(values, contentColumns.listing),
      fingerprint,
      slug: await toJobSlug(draft, fingerprint),
      employer_slug: toSlug(draft.employer.name),
      posted_at: draft.postedAt,
      status: toStatus(draft.validThrough <= now, mustBeRead),
    },
    details: { ...toStored(values, contentColumns.details), fingerprint },
    entry: { ...toSearchEntry(draft), fingerprint },
    source: draft.source,
  };
}

/** What has ended is public too, and may open again with a later day. */
const toStatus = (isPast: boolean, mustBeRead: boolean): JobStatus =>
  mustBeRead ? (isPast ? "withdrawn" : "pending") : isPast ? "expired" : "open";
