import { sql } from "drizzle-orm";
import { type ImportRow, noCounts } from "#app/companies/imports/store/outcome.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { importFeedFile } from "./feed-file.server.ts";
import type { FeedToRun } from "./feed-row.server.ts";

export async function checkFeed(db: Db, env: Env, feed: FeedToRun, now: number): Promise<void> {
  const log = createRowLog([]);
  const counts = noCounts();
  const result = await importFeedFile(env, feed, { now, isDryRun: true, counts, onRow: log.add });
  const outcome = !result || result.counts.seen === 0 ? "unreadable" : result.broken ? "broken" : "done";
  await db.run(sql`
    INSERT INTO feed_runs (public_id, feed_id, kind, started_at, finished_at, outcome, counts, note, rows)
    VALUES (${randomId()}, ${feed.id}, 'check', ${now}, ${now}, ${outcome}, ${JSON.stringify(result?.counts ?? counts)},
      ${toNote(result)}, ${JSON.stringify(log.list())})`);
}

function toNote(result: Awaited<ReturnType<typeof importFeedFile>>): string | null {
  if (!result || result.counts.seen === 0) return "We found no job postings in it.";
  if (result.broken) return `It is broken at ${result.broken.at}: ${result.broken.problem}`;
  return result.isWhole ? null : `This shows the first ${result.counts.seen} postings. The import reads all.`;
}

const mostOfAKind = 500;
const longest = { reason: 300, title: 160, externalId: 100 };

/** Keeps what was left out first, because people ask about it. `earlier` are rows of the same run. */
export function createRowLog(earlier: readonly ImportRow[]) {
  const leftOut = earlier.filter(isLeftOut);
  const taken = earlier.filter((row) => !isLeftOut(row));
  return {
    add(row: ImportRow) {
      const kept = isLeftOut(row) ? leftOut : taken;
      if (kept.length < mostOfAKind) kept.push(toShort(row));
    },
    list: (): ImportRow[] => [...leftOut, ...taken],
  };
}

const isLeftOut = ({ outcome }: ImportRow): boolean => outcome === "rejected" || outcome === "skipped";

const toShort = (row: ImportRow): ImportRow => ({
  ...row,
  reason: row.reason.slice(0, longest.reason),
  title: row.title.slice(0, longest.title),
  externalId: row.externalId.slice(0, longest.externalId),
});
