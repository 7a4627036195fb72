import { buildIndex, forgetBuild } from "#app/jobs/search/index/index-build.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { env } from "./site.ts";

const db = toDb(env.DB);

const indexTables = {
  entries: "SELECT * FROM job_index ORDER BY key",
  words: 'SELECT term, doc, col, "offset" FROM index_words ORDER BY doc, col, "offset", term',
  facets: "SELECT * FROM facet_counts WHERE postings > 0 ORDER BY scope, facets",
  states: "SELECT * FROM state_counts WHERE postings > 0 ORDER BY state",
  days: "SELECT * FROM day_counts WHERE postings > 0 ORDER BY day",
  specialties: "SELECT * FROM specialty_counts WHERE postings > 0 ORDER BY profession, specialty",
  professions: "SELECT * FROM profession_counts WHERE postings > 0 ORDER BY profession, state",
  weeks: "SELECT * FROM week_counts WHERE postings > 0 ORDER BY week, profession",
};

/** Entries, words and counts of the search, in an order that two readings can be compared by. */
export async function readIndex() {
  const results = await env.DB.batch(Object.values(indexTables).map((sql) => env.DB.prepare(sql)));
  return Object.fromEntries(Object.keys(indexTables).map((name, at) => [name, results[at]!.results]));
}

export async function rebuildIndex() {
  await env.DB.batch(
    [
      "job_index",
      "facet_counts",
      "state_counts",
      "day_counts",
      "specialty_counts",
      "profession_counts",
      "week_counts",
    ].map((name) => env.DB.prepare(`DELETE FROM ${name}`)),
  );
  await forgetBuild(db);
  await buildIndex(db);
}

/** Before `readIndex`: without postings, and with a view of the words. */
export async function emptyIndex(): Promise<void> {
  await env.DB.batch(
    [
      "DELETE FROM jobs",
      "DELETE FROM index_build",
      "CREATE VIRTUAL TABLE IF NOT EXISTS index_words USING fts5vocab(jobs_fts, 'instance')",
    ].map((sql) => env.DB.prepare(sql)),
  );
}
