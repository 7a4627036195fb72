import { noCounts } from "#app/companies/imports/store/outcome.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { feedRuns } from "#app/kit/platform/schema.ts";
import type { FeedToRun } from "./feed-row.server.ts";
import { importFeedFile } from "./file-import.server.ts";
import { createRowLog } from "./row-log.ts";

export async function checkFeed(db: Db, env: Env, feed: FeedToRun, now: number): Promise<void> {
  const log = createRowLog([]);
  const counts = noCounts();
  const result = await importFeedFile(env, feed, { now, isDryRun: true, counts, onRow: log.add });
  await db.insert(feedRuns).values({
    publicId: randomId(),
    feedId: feed.id,
    kind: "check",
    startedAt: now,
    finishedAt: now,
    outcome: !result || result.counts.seen === 0 ? "unreadable" : result.broken ? "broken" : "done",
    counts: result?.counts ?? counts,
    note: toNote(result),
    rows: log.list(),
  });
}

function toNote(result: Awaited<ReturnType<typeof importFeedFile>>): string | null {
  if (!result || result.counts.seen === 0) return "We found no job postings in it.";
  if (result.broken) return `It is broken at ${result.broken.at}: ${result.broken.problem}`;
  return result.isWhole ? null : `This shows the first ${result.counts.seen} postings. The import reads all.`;
}
