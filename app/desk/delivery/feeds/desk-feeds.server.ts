import type { ImportRow } from "#app/companies/imports/store/outcome.ts";
import { type IdPlace, toPageSql } from "#app/desk/frame/list/id-pages.ts";
import type { Db } from "#app/kit/platform/db.ts";

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

export const selectFeeds = (db: Db, status: FeedStatus | null, place: IdPlace) =>
  db.$client.prepare(
    `${feedSelect} WHERE ${status ? `f.status = '${status}'` : "true"} ${toPageSql(place, "f.id")}`,
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
export const selectImports = (db: Db, place: IdPlace) =>
  db.$client.prepare(
    `SELECT id, source, finished_at AS finishedAt, seen, created, updated, unchanged, rejected, skipped
      FROM import_runs WHERE true ${toPageSql(place, "id")}`,
  );
