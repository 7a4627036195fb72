import { and, desc, eq, ne, sql } from "drizzle-orm";
import { employers } from "#app/accounts/schema.ts";
import type { ImportRow } from "#app/companies/imports/store/outcome.ts";
import { employerFeeds, feedRuns } from "#app/companies/schema.ts";
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
  isApproved:
    sql<boolean>`${employers.id} IN (SELECT e.id FROM employers e WHERE e.id = ${employerFeeds.employerId} AND e.approved_at IS NOT NULL)`.mapWith(
      Boolean,
    ),
};

const runColumns = {
  publicId: feedRuns.publicId,
  kind: feedRuns.kind,
  startedAt: feedRuns.startedAt,
  finishedAt: feedRuns.finishedAt,
  outcome: feedRuns.outcome,
  counts: feedRuns.counts,
  closed: feedRuns.closed,
  note: feedRuns.note,
};

export function listOwnFeeds(db: Db, employerId: number) {
  const last = sql`(SELECT r.id FROM feed_runs r WHERE r.feed_id = ${employerFeeds.id} ORDER BY r.started_at DESC, r.id DESC LIMIT 1)`;
  return db
    .select({ feed: feedColumns, run: runColumns })
    .from(employerFeeds)
    .innerJoin(employers, eq(employers.id, employerFeeds.employerId))
    .leftJoin(feedRuns, eq(feedRuns.id, last))
    .where(and(eq(employerFeeds.employerId, employerId), ne(employerFeeds.status, "off")))
    .orderBy(employerFeeds.createdAt)
    .limit(50);
}

export async function findOwnFeed(db: Db, employerId: number, publicId: string) {
  const [feed] = await db
    .select(feedColumns)
    .from(employerFeeds)
    .innerJoin(employers, eq(employers.id, employerFeeds.employerId))
    .where(
      and(
        eq(employerFeeds.publicId, publicId),
        eq(employerFeeds.employerId, employerId),
        ne(employerFeeds.status, "off"),
      ),
    );
  return feed ?? null;
}

export type OwnFeed = NonNullable<Awaited<ReturnType<typeof findOwnFeed>>>;

export const listFeedRuns = (db: Db, feedId: number) =>
  db
    .select(runColumns)
    .from(feedRuns)
    .where(eq(feedRuns.feedId, feedId))
    .orderBy(desc(feedRuns.startedAt), desc(feedRuns.id))
    .limit(runsShown);

export type ListedRun = Awaited<ReturnType<typeof listFeedRuns>>[number];

export async function findRun(db: Db, feedId: number, publicId: string) {
  const [run] = await db
    .select({ ...runColumns, rows: feedRuns.rows })
    .from(feedRuns)
    .where(and(eq(feedRuns.feedId, feedId), eq(feedRuns.publicId, publicId)));
  return run ? { ...run, rows: run.rows as ImportRow[] } : null;
}
