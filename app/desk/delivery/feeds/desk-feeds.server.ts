import { resumedSet } from "#app/companies/feeds/owner/feed-changes.server.ts";
import { toPauseNotices } from "#app/companies/feeds/run/feed-lease.server.ts";
import type { ImportRow } from "#app/companies/imports/store/outcome.ts";
import { toIdPageSql } from "#app/desk/frame/list/id-pages.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { ListPlace } from "#app/kit/platform/keyset.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";

export const feedStatuses = ["draft", "active", "paused", "off"] as const;
export type FeedStatus = (typeof feedStatuses)[number];

export interface DeskFeedRow {
  id: number;
  publicId: string;
  name: string;
  address: string | null;
  status: FeedStatus;
  pauseReason: string | null;
  employerId: number;
  company: string;
  employerSlug: string;
  approvedAt: number | null;
  startedAt: number | null;
  finishedAt: number | null;
  kind: "check" | "import" | null;
  outcome: string | null;
  counts: string | null;
  closed: number | null;
  note: string | null;
}

const feedSelect = `SELECT f.id, f.public_id AS publicId, f.name, f.address, f.status, f.pause_reason AS pauseReason,
    f.employer_id AS employerId, e.name AS company, e.slug AS employerSlug, e.approved_at AS approvedAt,
    r.started_at AS startedAt, r.finished_at AS finishedAt, r.kind, r.outcome, r.counts, r.closed, r.note
  FROM employer_feeds f JOIN employers e ON e.id = f.employer_id
  LEFT JOIN feed_runs r ON r.id = (SELECT id FROM feed_runs WHERE feed_id = f.id ORDER BY started_at DESC LIMIT 1)`;

export const selectFeeds = (db: Db, status: FeedStatus | null, place: ListPlace) =>
  db.$client.prepare(
    `${feedSelect} WHERE ${status ? `f.status = '${status}'` : "true"} ${toIdPageSql(place, "f.id")}`,
  );

export const findDeskFeed = (db: Db, publicId: string) =>
  db.$client.prepare(`${feedSelect} WHERE f.public_id = ?`).bind(publicId).first<DeskFeedRow>();

const mostRows = 200;

/** Of the named run, or of the newest with postings. */
export async function findLeftOut(db: Db, feedId: number, run: string | null) {
  const read = await db.$client
    .prepare(
      `SELECT public_id AS publicId, kind, started_at AS startedAt, rows FROM feed_runs WHERE feed_id = ?1
        AND iif(?2 IS NULL, json_array_length(rows) > 0, public_id = ?2) ORDER BY started_at DESC LIMIT 1`,
    )
    .bind(feedId, run)
    .first<{ publicId: string; kind: "check" | "import"; startedAt: number; rows: string }>();
  if (!read) return null;
  const rows = (JSON.parse(read.rows) as ImportRow[]).filter(
    ({ outcome }) => outcome === "rejected" || outcome === "skipped",
  );
  return { ...read, rows: rows.slice(0, mostRows) };
}

export interface FileImportRow {
  id: number;
  source: string;
  finishedAt: number;
  seen: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  skipped: number;
}

/** Both feeds' imports and those by command. */
export const selectImports = (db: Db, place: ListPlace) =>
  db.$client.prepare(
    `SELECT id, source, finished_at AS finishedAt, seen, created, updated, unchanged, rejected, skipped
      FROM import_runs WHERE true ${toIdPageSql(place, "id")}`,
  );

const toIsThere = ({ id }: DeskFeedRow, state: string) =>
  `EXISTS (SELECT 1 FROM employer_feeds WHERE id = ${id} AND ${state})`;

const mayHold = "status <> 'off' AND is_held = 0";

const toNote = (
  { db, now }: SiteContext,
  actorId: number,
  feed: DeskFeedRow,
  to: "active" | "paused",
  isStill: string,
) =>
  toAuditInsert(
    db,
    {
      actorId,
      action: "feed.status",
      subject: `feed:${feed.publicId}`,
      detail: { from: feed.status, to },
      at: now,
    },
    toIsThere(feed, isStill),
  );

/** Even if its company paused it before, until an operator resumes it. Mails the reason to the company's owners. */
export async function pauseByDesk(
  context: SiteContext,
  actorId: number,
  feed: DeskFeedRow,
  reason: string,
): Promise<boolean> {
  const { db, env, now } = context;
  const [, , paused] = await db.$client.batch([
    toNote(context, actorId, feed, "paused", mayHold),
    await toPauseNotices(db, env.SITE_URL, { ...feed, isHeld: true }, reason, now, toIsThere(feed, mayHold)),
    db.$client
      .prepare(
        `UPDATE employer_feeds SET status = 'paused', pause_reason = ?2, is_held = 1, updated_at = ?3 WHERE id = ?1 AND ${mayHold}`,
      )
      .bind(feed.id, reason, now),
  ]);
  sendOutboxSoon(context);
  return paused!.meta.changes > 0;
}

export async function resumeByDesk(
  context: SiteContext,
  actorId: number,
  feed: DeskFeedRow,
): Promise<boolean> {
  const { db, now } = context;
  const [, resumed] = await db.$client.batch([
    toNote(context, actorId, feed, "active", "status = 'paused'"),
    db.$client
      .prepare(`UPDATE employer_feeds SET ${resumedSet} WHERE id = ?1 AND ?2 AND status = 'paused'`)
      .bind(feed.id, 1, now),
  ]);
  return resumed!.meta.changes > 0;
}
