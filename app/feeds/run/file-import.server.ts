import type { ImportResult } from "#app/imports/run.server.ts";
import type { Counts, ImportRow } from "#app/imports/store/outcome.ts";
import type { Env } from "#app/platform/env.ts";
import { addPoints } from "./draft-points.server.ts";
import { openFeedFile } from "./feed-file.server.ts";
import type { FeedToRun } from "./feed-row.server.ts";

/**
 * D1 takes 1,000 statements from one run of a Worker on the paid plan, and 200 postings need about 15. On the free plan
 * (50 statements, 10 ms) a feed of more than a few postings cannot be imported at all.
 */
const postingsPerPart = 2000;
const postingsPerCheck = 10_000;

interface Part {
  now: number;
  isDryRun: boolean;
  counts: Counts;
  onRow: (row: ImportRow) => void;
}

/** Reads on from where `counts` ended. Null when the file is gone or in no format that we read. */
export async function importFeedFile(
  env: Env,
  feed: FeedToRun,
  { counts, ...options }: Part,
): Promise<ImportResult | null> {
  const content = await openFeedFile(env.FILES, feed.publicId);
  if (!content) return null;
  // Loaded with the first feed, so that no page waits for the readers.
  const [{ importJobs }, { openSource }] = await Promise.all([
    import("#app/imports/run.server.ts"),
    import("#app/imports/format/bytes.ts"),
  ]);
  const most = options.isDryRun ? postingsPerCheck : postingsPerPart;
  return importJobs(env.DB, await openSource(feed.fileName ?? feed.name, content), {
    ...options,
    source: feed.source,
    openUntil: null,
    findPoint: () => null,
    owner: { id: feed.employerId, name: feed.employerName, kind: feed.employerKind },
    complete: (drafts) => addPoints(env.DB, drafts),
    part: { from: counts.seen, most, counts },
  });
}
