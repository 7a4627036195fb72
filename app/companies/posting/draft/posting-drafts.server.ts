import { type SQL, sql } from "drizzle-orm";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { type DraftContent, type DraftValues, draftContent, withValues } from "./draft-content.ts";

/** Exactly one of the two. */
export interface DraftOwner {
  userId: number | null;
  deviceHash: string | null;
}

export interface PostingDraft {
  publicId: string;
  employerId: number | null;
  jobId: number | null;
  content: DraftContent;
  revision: number;
  updatedAt: number;
  /** Since when it waits for approval. */
  askedAt: number | null;
  /** What its author wrote to who approves it. */
  askedNote: string | null;
  /** Why it was not approved. */
  sentBack: string | null;
}

export const mostDrafts = 20;
const keptMs = 30 * dayMs;
const keptOnDeviceMs = 2 * dayMs;
/** Of all browsers that are not logged in, so that nobody fills the database with texts that are nobody's. */
export const mostUnclaimed = 2_000;
export const mostUnclaimedCharacters = 64_000_000;
/** A form may be sent a second time for this long. */
const keptPublishedMs = dayMs;

const isOwn = ({ userId, deviceHash }: DraftOwner): SQL =>
  userId === null ? sql`device_hash = ${deviceHash ?? ""}` : sql`user_id = ${userId}`;

interface NewDraft {
  content: DraftContent;
  employerId?: number | null;
  jobId?: number | null;
}

const hasRoom = `(SELECT count(*) < ${mostUnclaimed} AND coalesce(sum(length(content)), 0) < ${mostUnclaimedCharacters}
  FROM posting_drafts INDEXED BY posting_drafts_unclaimed WHERE device_hash IS NOT NULL)`;

/** Null when the owner, or all who are not logged in, have too many. Returns an existing draft that already edits the posting. */
export async function createDraft(
  { $client }: Db,
  { userId, deviceHash }: DraftOwner,
  { content, employerId = null, jobId = null }: NewDraft,
  now: number,
): Promise<string | null> {
  const publicId = randomId();
  const [, found] = await $client.batch<{ publicId: string }>([
    $client
      .prepare(
        `INSERT INTO posting_drafts (public_id, user_id, device_hash, employer_id, job_id, content, revision, created_at, updated_at)
          SELECT ?1, ?2, ?3, ?4, ?5, ?6, 0, ?7, ?7
          WHERE (SELECT count(*) FROM posting_drafts WHERE ${userId === null ? "device_hash = ?3" : "user_id = ?2"}) < ${mostDrafts}
            AND ${userId === null ? hasRoom : "1"}
          ON CONFLICT (user_id, job_id) WHERE job_id IS NOT NULL DO NOTHING`,
      )
      .bind(publicId, userId, deviceHash, employerId, jobId, JSON.stringify(content), now),
    $client
      .prepare(
        "SELECT public_id AS publicId FROM posting_drafts WHERE public_id = ?1 OR (user_id = ?2 AND job_id = ?3)",
      )
      .bind(publicId, userId, jobId),
  ]);
  return found?.results[0]?.publicId ?? null;
}

/** SQL of the draft `d`: since when it waits. Without the company's rule, its author publishes it. */
export const askedSql = `iif((SELECT e.requires_approval FROM employers e WHERE e.id = d.employer_id), d.asked_at, NULL)`;

/** "saved 3 PM", or where it stands with the company's approvers. */
export function toDraftState(
  { askedAt, isSentBack, updatedAt }: Pick<ListedDraft, "askedAt" | "isSentBack" | "updatedAt">,
  toText: (ms: number) => string,
): string {
  if (askedAt !== null) return `waits for approval since ${toText(askedAt)}`;
  return isSentBack ? "sent back with a note" : `saved ${toText(updatedAt)}`;
}

interface ListedDraft {
  publicId: string;
  jobId: number | null;
  title: string | null;
  place: string | null;
  updatedAt: number;
  askedAt: number | null;
  isSentBack: number;
}

export const listDrafts = (db: Db, owner: DraftOwner) =>
  db.all<ListedDraft>(sql`
    SELECT public_id AS publicId, job_id AS jobId, content ->> '$.values.title' AS title,
      content ->> '$.values.place' AS place, updated_at AS updatedAt, ${sql.raw(askedSql)} AS askedAt,
      sent_back IS NOT NULL AS isSentBack
    FROM posting_drafts d WHERE ${isOwn(owner)} ORDER BY updated_at DESC LIMIT ${mostDrafts}`);

/** Of the row `d`. */
export const draftColumns = `d.public_id AS publicId, d.employer_id AS employerId, d.job_id AS jobId, d.content, d.revision,
  d.updated_at AS updatedAt, ${askedSql} AS askedAt, d.asked_note AS askedNote,
  d.sent_back AS sentBack`;

export type DraftRow = Omit<PostingDraft, "content"> & { content: string };

export const toDraft = <Row extends DraftRow>(row: Row) => ({
  ...row,
  content: draftContent.parse(JSON.parse(row.content)),
});

export async function findDraft(db: Db, owner: DraftOwner, publicId: string): Promise<PostingDraft | null> {
  const [row] = await db.all<DraftRow>(sql`
    SELECT ${sql.raw(draftColumns)} FROM posting_drafts d WHERE public_id = ${publicId} AND ${isOwn(owner)}`);
  return row ? toDraft(row) : null;
}

/** Null when the draft was saved since this revision was read. */
async function saveDraft(
  db: Db,
  owner: DraftOwner,
  { publicId, content, revision }: Pick<PostingDraft, "publicId" | "content" | "revision">,
  now: number,
): Promise<number | null> {
  const { meta } = await db.run(sql`
    UPDATE posting_drafts SET content = ${JSON.stringify(content)}, revision = ${revision + 1}, updated_at = ${now}
    WHERE public_id = ${publicId} AND ${isOwn(owner)} AND revision = ${revision}`);
  return meta.changes > 0 ? revision + 1 : null;
}

export const removePostingDraft = (db: Db, owner: DraftOwner, publicId: string) =>
  db.run(sql`DELETE FROM posting_drafts WHERE public_id = ${publicId} AND ${isOwn(owner)}`);

/** Reads first, because each write would go to the primary, and browsers keep the cookie for weeks. */
export async function adoptDrafts(db: Db, userId: number, deviceHash: string): Promise<void> {
  const isOfDevice = sql`device_hash = ${deviceHash}`;
  const found = await db.all(sql`SELECT 1 FROM posting_drafts WHERE ${isOfDevice} LIMIT 1`);
  if (found.length > 0)
    await db.run(sql`UPDATE posting_drafts SET user_id = ${userId}, device_hash = NULL WHERE ${isOfDevice}`);
}

/** SQL without parameters. Public ids have only our own letters and digits. `isSo` is SQL about the draft `d`. */
export const toIsThere = (publicId: string, userId: number, isSo = "true"): string =>
  `EXISTS (SELECT 1 FROM posting_drafts d WHERE d.public_id = '${publicId.replace(/[^\w-]/g, "")}' AND d.user_id = ${Number(userId)}
    AND ${isSo})`;

export async function removeOldDrafts(db: Db, now: number): Promise<void> {
  await db.$client.batch([
    toStatement(db, sql`DELETE FROM posting_drafts WHERE updated_at < ${now - keptMs}`),
    toStatement(db, sql`DELETE FROM published_drafts WHERE at < ${now - keptPublishedMs}`),
  ]);
}

export const removeUnclaimedDrafts = (db: Db, now: number) =>
  db.run(
    sql`DELETE FROM posting_drafts WHERE device_hash IS NOT NULL AND updated_at < ${now - keptOnDeviceMs}`,
  );

interface TypedStep {
  typed: DraftValues;
  /** The revision that the page showed. */
  seen: number;
  /** The page, whose own saves have moved the revision on. */
  tab: string;
}

/** Returns the new revision, or null and stores nothing when another tab saved the draft since. */
export async function saveStep(
  { db, now }: Pick<SiteContext, "db" | "now">,
  owner: DraftOwner,
  { publicId, content, revision }: PostingDraft,
  { typed, seen, tab }: TypedStep,
): Promise<number | null> {
  if (seen !== revision && (tab === "" || tab !== content.tab)) return null;
  return saveDraft(db, owner, { publicId, content: withValues(content, typed, tab), revision }, now);
}

/** For the batch that publishes the draft. `from` is SQL that selects the posting as the row `j`. */
export const toPublishedNote = ({ $client }: Db, publicId: string, from: string, now: number) =>
  $client
    .prepare(`INSERT INTO published_drafts (public_id, job_id, at) SELECT ?1, j.id, ?2 ${from}`)
    .bind(publicId, now);

/** Null when the draft was not published recently, or by another company. */
export async function findPublished(db: Db, viewer: Viewer | null, publicId: string): Promise<string | null> {
  const ids = (viewer?.memberships ?? [])
    .filter(({ managerId }) => managerId === null)
    .map(({ employerId }) => employerId);
  if (ids.length === 0) return null;
  return db.$client
    .prepare(
      `SELECT j.slug FROM published_drafts p JOIN jobs j ON j.id = p.job_id
        WHERE p.public_id = ?1 AND j.employer_id IN (SELECT value FROM json_each(?2))`,
    )
    .bind(publicId, JSON.stringify(ids))
    .first<string>("slug");
}
