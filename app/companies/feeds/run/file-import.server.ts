import type { ImportResult } from "#app/companies/imports/run.server.ts";
import type { Counts, ImportRow } from "#app/companies/imports/store/outcome.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { addPoints } from "./draft-points.server.ts";
import { openFeedFile } from "./feed-file.server.ts";
import type { FeedToRun } from "./feed-row.server.ts";

/** D1 allows 1,000 statements per run, or 50 on the free plan, and 200 postings need about 15. */
const postingsPerPart = 2000;
const postingsPerCheck = 10_000;

interface Part {
  now: number;
  isDryRun: boolean;
  counts: Counts;
  onRow: (row: ImportRow) => void;
}

/** Continues where `counts` ended. Null when the file is gone or its format is unknown. */
export async function importFeedFile(
  env: Env,
  feed: FeedToRun,
  { counts, ...options }: Part,
): Promise<ImportResult | null> {
  const content = await openFeedFile(env.FILES, feed.publicId);
  if (!content) return null;
  // Loaded with the first feed, so that no page loads the readers.
  const [{ importJobs }, { openSource }] = await Promise.all([
    import("#app/companies/imports/run.server.ts"),
    import("#app/companies/imports/format/bytes.ts"),
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
