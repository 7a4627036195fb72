import { sql } from "drizzle-orm";
import type { ImportRow } from "#app/companies/imports/store/outcome.ts";
import { employerFeeds, feedRuns } from "#app/companies/schema.ts";
import { readColumns, toColumnsSql } from "#app/kit/platform/columns.ts";
import type { Db } from "#app/kit/platform/db.ts";

const runsShown = 30;

const feedColumns = {
  id: employerFeeds.id,
  publicId: employerFeeds.publicId,
  name: employerFeeds.name,
  address: employerFeeds.address,
  everyHours: employerFeeds.everyHours,
  status: employerFeeds.status,
  pauseReason: employerFeeds.pauseReason,
  isHeld: employerFeeds.isHeld,
  fileName: employerFeeds.fileName,
  nextFetchAt: employerFeeds.nextFetchAt,
  source: employerFeeds.source,
};

const runColumns = {
  runId: feedRuns.publicId,
  kind: feedRuns.kind,
  startedAt: feedRuns.startedAt,
  finishedAt: feedRuns.finishedAt,
  outcome: feedRuns.outcome,
  counts: feedRuns.counts,
  closed: feedRuns.closed,
  note: feedRuns.note,
};

/** Whether the company publishes by itself. */
const isApproved = sql`EXISTS (SELECT 1 FROM employers e
  WHERE e.id = employer_feeds.employer_id AND e.approved_at IS NOT NULL) AS isApproved`;

type Row = Record<string, unknown>;

const toFeed = (row: Row) => ({ ...readColumns(feedColumns, row), isApproved: row.isApproved === 1 });

function toRun(row: Row) {
  const { runId, ...run } = readColumns(runColumns, row);
  return { publicId: runId, ...run };
}

export async function listOwnFeeds(db: Db, employerId: number) {
  const rows = await db.all<Row>(sql`
    SELECT ${sql.raw(toColumnsSql(feedColumns))}, ${isApproved}, ${sql.raw(toColumnsSql(runColumns))}
    FROM employer_feeds LEFT JOIN feed_runs ON feed_runs.id = (SELECT r.id FROM feed_runs r
      WHERE r.feed_id = employer_feeds.id ORDER BY r.started_at DESC, r.id DESC LIMIT 1)
    WHERE employer_feeds.employer_id = ${employerId} AND employer_feeds.status <> 'off'
    ORDER BY employer_feeds.created_at LIMIT 50`);
  return rows.map((row) => ({ feed: toFeed(row), run: row.runId === null ? null : toRun(row) }));
}

export async function findOwnFeed(db: Db, employerId: number, publicId: string) {
  const [row] = await db.all<Row>(sql`
    SELECT ${sql.raw(toColumnsSql(feedColumns))}, ${isApproved} FROM employer_feeds
    WHERE employer_feeds.public_id = ${publicId} AND employer_feeds.employer_id = ${employerId}
      AND employer_feeds.status <> 'off'`);
  return row ? toFeed(row) : null;
}

export type OwnFeed = NonNullable<Awaited<ReturnType<typeof findOwnFeed>>>;

export async function listFeedRuns(db: Db, feedId: number) {
  const rows = await db.all<Row>(sql`
    SELECT ${sql.raw(toColumnsSql(runColumns))} FROM feed_runs WHERE feed_runs.feed_id = ${feedId}
    ORDER BY feed_runs.started_at DESC, feed_runs.id DESC LIMIT ${runsShown}`);
  return rows.map(toRun);
}

export type ListedRun = ReturnType<typeof toRun>;

export async function findRun(db: Db, feedId: number, publicId: string) {
  const [row] = await db.all<Row & { rows: string }>(sql`
    SELECT ${sql.raw(toColumnsSql(runColumns))}, feed_runs.rows AS rows FROM feed_runs
    WHERE feed_runs.feed_id = ${feedId} AND feed_runs.public_id = ${publicId}`);
  return row ? { ...toRun(row), rows: JSON.parse(row.rows) as ImportRow[] } : null;
}
