import type { ImportResult } from "#app/companies/imports/run.server.ts";
import type { Counts, ImportRow } from "#app/companies/imports/store/outcome.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { openFeedFile } from "./feed-file.server.ts";
import type { FeedToRun } from "./feed-row.server.ts";
import type { JobDraft } from "#app/jobs/postings/record/job-draft.ts";
import { toSlug } from "#app/kit/text/slug.ts";

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

const toName = (city: string) =>
  toSlug(city)
    .replace(/^ft-/, "fort-")
    .replace(/^saint-/, "st-")
    .replaceAll("-", " ");

/** Uses the larger of two cities with the same name in a state. */
async function addPoints(d1: D1Database, drafts: JobDraft[]): Promise<JobDraft[]> {
  const names = new Set(drafts.flatMap(({ lat, city }) => (lat === null && city ? [toName(city)] : [])));
  if (names.size === 0) return drafts;
  const { results } = await d1
    .prepare(
      `SELECT search_name AS name, state_code AS stateCode, lat, lon FROM cities
        WHERE search_name IN (SELECT value FROM json_each(?)) AND lat IS NOT NULL ORDER BY population`,
    )
    .bind(JSON.stringify([...names]))
    .all<{ name: string; stateCode: string; lat: number; lon: number }>();
  const points = new Map(
    results.map(({ name, stateCode, lat, lon }) => [`${name}|${stateCode}`, { lat, lon }]),
  );
  return drafts.map((draft) => ({
    ...draft,
    ...(draft.lat === null && draft.city ? points.get(`${toName(draft.city)}|${draft.stateCode}`) : null),
  }));
}
