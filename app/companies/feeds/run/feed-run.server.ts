import { sql } from "drizzle-orm";
import type { ImportResult } from "#app/companies/imports/run.server.ts";
import { type Counts, type ImportRow, noCounts } from "#app/companies/imports/store/outcome.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { hourMs } from "#app/kit/platform/durations.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { sendWork } from "#app/kit/platform/queue/work-queue.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { createRowLog } from "./feed-check.server.ts";
import { fetchToFile, importFeedFile, removeFeedFile } from "./feed-file.server.ts";
import { leaseFeed, releaseFeed, toPauseNotices, toStopNotices } from "./feed-lease.server.ts";
import { type FeedToRun, findFeedToRun } from "./feed-row.server.ts";

const retryHours = 6;
const failuresToPause = 5;
/** Tries in a row that threw or were killed. After them the run ends, and the owners are told once. */
const triesToTell = 3;

type Outcome = "done" | "unchanged" | "shrunk" | "broken" | "unreadable" | "failed";

interface Ending {
  outcome: Outcome;
  note: string | null;
  counts: Counts;
  closed?: number;
  rows?: ImportRow[];
  isPaused?: boolean;
  /** Threw or was killed: the wait that its lease began goes on. */
  isStopped?: boolean;
}

interface OpenRun {
  id: number;
  startedAt: number;
  counts: Record<string, number>;
  rows: unknown[];
}

/** False when another run has the feed, or when it may not run. Throws what went wrong once it is noted. */
export async function runFeed(db: Db, env: Env, feedId: number, now: number): Promise<boolean> {
  const tries = await leaseFeed(db, feedId, now);
  if (tries === null) return false;
  const feed = await findFeedToRun(db, sql`employer_feeds.id = ${feedId}`);
  const run = feed && (await openRun(db, feedId, now));
  if (!feed || !run) return false;
  if (tries > triesToTell && run.startedAt < now) {
    await giveUp(db, env, feed, run, { isTold: tries === triesToTell + 1, now });
    return true;
  }
  try {
    await runPart(db, env, feed, run, now);
    return true;
  } catch (error) {
    if (tries >= triesToTell) await giveUp(db, env, feed, run, { isTold: tries === triesToTell, now });
    else await releaseFeed(db, feedId).run();
    throw error;
  }
}

async function runPart(db: Db, env: Env, feed: FeedToRun, run: OpenRun, now: number): Promise<void> {
  if (feed.fileName === null) {
    const stored = await fetchAnew(db, env, feed, run, now);
    if (!stored) return;
    feed.fileName = stored;
  }
  const log = createRowLog(run.rows as ImportRow[]);
  const counts = { ...noCounts(), ...run.counts };
  const options = { now: run.startedAt, isDryRun: false, counts, onRow: log.add };
  const result = await importFeedFile(env, feed, options);
  if (result && !result.isWhole) {
    const [kept] = await db.$client.batch([
      db.$client
        .prepare("UPDATE feed_runs SET counts = ?, rows = ? WHERE id = ? AND finished_at IS NULL")
        .bind(JSON.stringify(result.counts), JSON.stringify(log.list()), run.id),
      db.$client
        .prepare(
          `UPDATE employer_feeds SET next_fetch_at = ?2, updated_at = ?2, failures = 0, leased_until = NULL, queued_until = NULL
            WHERE id = ?1 AND ${isOpen(run)}`,
        )
        .bind(feed.id, now),
    ]);
    if (kept!.meta.changes > 0) await sendWork(env, [{ kind: "feed", id: feed.id }]);
    return;
  }
  const rows = log.list();
  const { counts: _, ...ending } = await toEnding(db, feed, result);
  await finish(db, env, feed, run, { ...ending, counts: result?.counts ?? counts, rows }, now);
}

/** It stays active, and is fetched anew after a longer wait each time. */
async function giveUp(
  db: Db,
  env: Env,
  feed: FeedToRun,
  run: OpenRun,
  { isTold, now }: { isTold: boolean; now: number },
): Promise<void> {
  const note = `The import stopped ${triesToTell} times before it ended. What it had read by then is published, and nothing was closed.`;
  const counts = { ...noCounts(), ...run.counts };
  const rows = run.rows as ImportRow[];
  const isPaused = await hasFailedOften(db, feed.id);
  const ending: Ending = { outcome: "failed", note, counts, rows, isPaused, isStopped: true };
  const mails =
    isTold && !isPaused ? [await toStopNotices(db, env.SITE_URL, feed, note, now, isOpen(run))] : [];
  await finish(db, env, feed, run, ending, now, mails);
}

const isOpen = ({ id }: Pick<OpenRun, "id">) =>
  `EXISTS (SELECT 1 FROM feed_runs WHERE id = ${Number(id)} AND finished_at IS NULL)`;

/** The unfinished run: a large feed's next part belongs to it. */
async function openRun(db: Db, feedId: number, now: number): Promise<OpenRun | null> {
  await db.run(sql`
    INSERT INTO feed_runs (public_id, feed_id, kind, started_at, counts, rows)
    VALUES (${randomId()}, ${feedId}, 'import', ${now}, ${JSON.stringify(noCounts())}, '[]') ON CONFLICT DO NOTHING`);
  const [run] = await db.all<Pick<OpenRun, "id" | "startedAt"> & { counts: string; rows: string }>(sql`
    SELECT id, started_at AS startedAt, counts, rows FROM feed_runs WHERE feed_id = ${feedId} AND finished_at IS NULL`);
  return run ? { ...run, counts: JSON.parse(run.counts), rows: JSON.parse(run.rows) } : null;
}

async function fetchAnew(
  db: Db,
  env: Env,
  feed: FeedToRun,
  run: OpenRun,
  now: number,
): Promise<string | null> {
  const { address, publicId } = feed;
  const end = (ending: Ending) => finish(db, env, feed, run, ending, now);
  if (address === null) {
    await end({ outcome: "failed", note: "No file waits to be imported.", counts: noCounts() });
    return null;
  }
  const content = await fetchToFile(env, { publicId, address, known: feed });
  if (content.kind === "stored") {
    const { etag, lastModified, fileName } = content;
    await db.run(sql`UPDATE employer_feeds SET etag = ${etag}, last_modified = ${lastModified}, waiting_file = ${fileName}
      WHERE id = ${feed.id}`);
    return fileName;
  }
  if (content.kind === "unchanged") {
    const { confirmRun } = await import("#app/companies/imports/store/closing.server.ts");
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
  const last = await db.all<{ outcome: Outcome | null }>(sql`
    SELECT outcome FROM feed_runs WHERE feed_id = ${feedId} AND kind = 'import'
    ORDER BY started_at DESC LIMIT ${failuresToPause}`);
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

/** Does nothing when the run was ended meanwhile: a newer file replaced it, or the feed was removed. */
async function finish(
  db: Db,
  env: Env,
  feed: FeedToRun,
  run: OpenRun,
  ending: Ending,
  now: number,
  notices: readonly D1PreparedStatement[] = [],
): Promise<void> {
  const { outcome, note, counts, closed = 0, rows = [], isPaused = false, isStopped = false } = ending;
  const isGood = outcome === "done" || outcome === "unchanged";
  const hours = isGood ? feed.everyHours : Math.min(feed.everyHours, retryHours);
  const d1 = db.$client;
  // A version that was not imported must be sent again.
  const settle = d1
    .prepare(
      `UPDATE employer_feeds SET waiting_file = NULL, leased_until = NULL, updated_at = ?2,
          failures = iif(?7, failures, 0), queued_until = iif(?7, queued_until, NULL),
          next_fetch_at = iif(address IS NULL, NULL, iif(?7, next_fetch_at, ?3)),
          etag = iif(?4, etag, NULL), last_modified = iif(?4, last_modified, NULL),
          status = iif(?5 AND status = 'active', 'paused', status), pause_reason = iif(?5, ?6, pause_reason)
        WHERE id = ?1 AND ${isOpen(run)}`,
    )
    .bind(feed.id, now, now + hours * hourMs, isGood ? 1 : 0, isPaused ? 1 : 0, note, isStopped ? 1 : 0);
  const end = d1
    .prepare(
      `UPDATE feed_runs SET finished_at = ?2, outcome = ?3, counts = ?4, closed = ?5, note = ?6, rows = ?7
        WHERE id = ?1 AND finished_at IS NULL`,
    )
    .bind(run.id, now, outcome, JSON.stringify(counts), closed, note, JSON.stringify(rows));
  const paused = isPaused ? [await toPauseNotices(db, env.SITE_URL, feed, note ?? "", now, isOpen(run))] : [];
  const [settled] = await d1.batch([settle, ...paused, ...notices, end]);
  if (settled!.meta.changes > 0) await removeFeedFile(env.FILES, feed.publicId);
}
