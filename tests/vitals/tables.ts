import histograms from "../../functions/vitals/migrations/0001_create_histograms.sql?raw";
import visitors from "../../functions/vitals/migrations/0002_cap_visitors.sql?raw";
import postings from "../../functions/vitals/migrations/0003_count_postings.sql?raw";
import releases from "../../functions/vitals/migrations/0004_follow_releases.sql?raw";
import visits from "../../functions/vitals/migrations/0005_count_visits.sql?raw";
import lists from "../../functions/vitals/migrations/0006_count_lists.sql?raw";
import batches from "../../functions/vitals/migrations/0007_fold_larger_batches.sql?raw";

/** Filled by the queue. */
export const vitalsTables = [
  "visit_hours",
  "visit_days",
  "visit_weeks",
  "search_days",
  "posting_parts",
  "posting_months",
  "vitals_histograms",
  "vitals_hours",
  "vitals_countries",
  "vitals_releases",
  "releases",
  "waiting_beacons",
  "folded_beacons",
  "visitor_parts",
  "visitor_salts",
];

/** Those of before. */
const dropped = ["seen_beacons", "visitor_counts", "posting_days"];

/** Drops the vitals database's tables, as if it did not answer. */
export async function dropVitalsTables(db: D1Database): Promise<void> {
  await db.batch([...vitalsTables, ...dropped].map((table) => db.prepare(`DROP TABLE IF EXISTS ${table}`)));
}

const migrations = [histograms, visitors, postings, releases, visits, lists, batches];

/** Makes the vitals database new and empty, for tests of the site Worker; or applies some of its migrations. */
export async function createVitalsTables(db: D1Database, last = migrations.length, after = 0): Promise<void> {
  if (after === 0) await dropVitalsTables(db);
  const statements = migrations
    .slice(after, last)
    .join(";")
    .split(";")
    .filter((sql) => sql.trim());
  await db.batch(statements.map((sql) => db.prepare(sql)));
}
