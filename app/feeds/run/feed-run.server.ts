import { and, desc, eq, isNull } from "drizzle-orm";
import type { ImportResult } from "#app/imports/run.server.ts";
import { type Counts, type ImportRow, noCounts } from "#app/imports/store/outcome.ts";
import type { Db } from "#app/platform/db.ts";
import type { Env } from "#app/platform/env.ts";
import { randomId } from "#app/platform/random.ts";
import { employerFeeds, feedRuns } from "#app/platform/schema.ts";
import { fetchToFile } from "./feed-content.server.ts";
import { removeFeedFile } from "./feed-file.server.ts";
import { toPauseNotices } from "./feed-notice.server.ts";
import { type FeedToRun, findFeedToRun } from "./feed-row.server.ts";
import { importFeedFile } from "./file-import.server.ts";
import { createRowLog } from "./row-log.ts";

/** Longer than a fetch and a part take, so that a run that died is picked up again. */
const leaseMs = 5 * 60_000;
const hourMs = 60 * 60_000;
const retryHours = 6;
const failuresToPause = 5;

type Outcome = NonNullable<(typeof feedRuns.$inferSelect)["outcome"]>;

interface Ending {
  outcome: Outcome;
  note: string | null;
  counts: Counts;
  closed?: number;
  rows?: ImportRow[];
  isPaused?: boolean;
}

/** False when another run has the feed, or when it may not run. */
export async function runFeed(db: Db, env: Env, feedId: number, now: number): Promise<boolean> {
  if (!(await lease(db, feedId, now))) return false;
  const feed = await findFeedToRun(db, eq(employerFeeds.id, feedId));
  const run = feed && (await openRun(db, feedId, now));
  if (!feed || !run) return false;
  if (feed.fileName === null) {
    const stored = await fetchAnew(db, env, feed, run, now);
    if (!stored) return true;
    feed.fileName = stored;
  }
  const log = createRowLog(run.rows as ImportRow[]);
  const counts = { ...noCounts(), ...run.counts };
  const options = { now: run.startedAt, isDryRun: false, counts, onRow: log.add };
  const result = await importFeedFile(env, feed, options);
  if (result && !result.isWhole) {
    const { changes } = (
      await db.$client
        .prepare("UPDATE feed_runs SET counts = ?, rows = ? WHERE id = ? AND finished_at IS NULL")
        .bind(JSON.stringify(result.counts), JSON.stringify(log.list()), run.id)
        .run()
    ).meta;
    await release(db, feedId, { nextFetchAt: now, updatedAt: now });
    return changes > 0;
  }
  const rows = log.list();
  const { counts: _, ...ending } = await toEnding(db, feed, result);
  await finish(db, env, feed, run.id, { ...ending, counts: result?.counts ?? counts, rows }, now);
  return true;
}

async function lease(db: Db, feedId: number, now: number): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(
      `UPDATE employer_feeds SET leased_until = ?2 WHERE id = ?1 AND status = 'active'
        AND (leased_until IS NULL OR leased_until <= ?3)
        AND EXISTS (SELECT 1 FROM employers e WHERE e.id = employer_id AND e.approved_at IS NOT NULL)`,
    )
    .bind(feedId, now + leaseMs, now)
    .run();
  return meta.changes > 0;
}

/** The unfinished run: a large feed's next part belongs to it. */
async function openRun(db: Db, feedId: number, now: number) {
  await db
    .insert(feedRuns)
    .values({ publicId: randomId(), feedId, kind: "import", startedAt: now, counts: noCounts(), rows: [] })
    .onConflictDoNothing();
  const [run] = await db
    .select()
    .from(feedRuns)
    .where(and(eq(feedRuns.feedId, feedId), isNull(feedRuns.finishedAt)));
  return run ?? null;
}

async function fetchAnew(
  db: Db,
  env: Env,
  feed: FeedToRun,
  run: { id: number; startedAt: number },
  now: number,
): Promise<string | null> {
  const { address, publicId } = feed;
  const end = (ending: Ending) => finish(db, env, feed, run.id, ending, now);
  if (address === null) {
    await end({ outcome: "failed", note: "No file waits to be imported.", counts: noCounts() });
    return null;
  }
  const content = await fetchToFile(env, { publicId, address, known: feed });
  if (content.kind === "stored") {
    const { etag, lastModified, fileName } = content;
    await db.update(employerFeeds).set({ etag, lastModified, fileName }).where(eq(employerFeeds.id, feed.id));
    return fileName;
  }
  if (content.kind === "unchanged") {
    const { confirmRun } = await import("#app/imports/store/closing.server.ts");
    const { closed } = await confirmRun(env.DB, feed.source, now);
    await end({ outcome: "unchanged", note: null, counts: noCounts(), closed });
    return null;
  }
  const isPaused = content.kind === "refused" || (await hasFailedOften(db, feed.id));
  const outcome = content.kind === "unreadable" ? "unreadable" : "failed";
  await end({ outcome, note: content.reason, counts: noCounts(), isPaused });
  return null;
}

async function hasFailedOften(db: Db, feedId: number): Promise<boolean> {
  const last = await db
    .select({ outcome: feedRuns.outcome })
    .from(feedRuns)
    .where(and(eq(feedRuns.feedId, feedId), eq(feedRuns.kind, "import")))
    .orderBy(desc(feedRuns.startedAt))
    .limit(failuresToPause);
  // The first is the run that is failing now.
  const before = last.slice(1);
  return (
    before.length === failuresToPause - 1 &&
    before.every(({ outcome }) => outcome === "failed" || outcome === "unreadable")
  );
}

async function toEnding(db: Db, feed: FeedToRun, result: ImportResult | null): Promise<Ending> {
  const counts = result?.counts ?? noCounts();
  if (!result) return { outcome: "unreadable", note: "The file is in no format that we read.", counts };
  if (result.broken) {
    const note = `The feed is broken at ${result.broken.at}: ${result.broken.problem} What came before it was imported, and nothing was closed.`;
    return { outcome: "broken", note, counts };
  }
  const { note, closed } = result;
  if (note) return { outcome: "shrunk", note, counts, isPaused: true };
  if (counts.seen === counts.rejected) {
    const isKnown = await db.$client
      .prepare("SELECT 1 FROM import_runs WHERE source = ? LIMIT 1")
      .bind(feed.source)
      .first();
    const empty = "The feed held no posting that we could take, so nothing was closed.";
    return { outcome: isKnown ? "shrunk" : "unreadable", note: empty, counts, isPaused: isKnown !== null };
  }
  return { outcome: "done", note: null, counts, closed };
}

async function finish(
  db: Db,
  env: Env,
  feed: FeedToRun,
  runId: number,
  ending: Ending,
  now: number,
): Promise<void> {
  const { outcome, note, counts, closed = 0, rows = [], isPaused = false } = ending;
  const isGood = outcome === "done" || outcome === "unchanged";
  const hours = isGood ? feed.everyHours : Math.min(feed.everyHours, retryHours);
  const d1 = db.$client;
  const end = d1
    .prepare(
      "UPDATE feed_runs SET finished_at = ?2, outcome = ?3, counts = ?4, closed = ?5, note = ?6, rows = ?7 WHERE id = ?1",
    )
    .bind(runId, now, outcome, JSON.stringify(counts), closed, note, JSON.stringify(rows));
  // A version that was not imported must be sent again.
  const settle = d1
    .prepare(
      `UPDATE employer_feeds SET waiting_file = NULL, leased_until = NULL, updated_at = ?2,
          next_fetch_at = iif(address IS NULL, NULL, ?3), etag = iif(?4, etag, NULL), last_modified = iif(?4, last_modified, NULL),
          status = iif(?5 AND status = 'active', 'paused', status), pause_reason = iif(?5, ?6, pause_reason) WHERE id = ?1`,
    )
    .bind(feed.id, now, now + hours * hourMs, isGood ? 1 : 0, isPaused ? 1 : 0, note);
  const mails = isPaused ? [await toPauseNotices(db, env.SITE_URL, feed, note ?? "", now)] : [];
  await d1.batch([end, settle, ...mails]);
  await removeFeedFile(env.FILES, feed.publicId);
}

const release = (db: Db, feedId: number, values: { nextFetchAt: number; updatedAt: number }) =>
  db
    .update(employerFeeds)
    .set({ ...values, leasedUntil: null })
    .where(eq(employerFeeds.id, feedId));
