import migration from "../../functions/vitals/migrations/0001_create_histograms.sql?raw";

const tables = ["vitals_histograms", "seen_beacons"];

/** Takes the vitals database's tables away, as if it did not answer. */
export async function dropVitalsTables(db: D1Database): Promise<void> {
  await db.batch(tables.map((table) => db.prepare(`DROP TABLE IF EXISTS ${table}`)));
}

/** The vitals database new and empty, for tests of the site Worker, which itself only reads it. */
export async function createVitalsTables(db: D1Database): Promise<void> {
  await dropVitalsTables(db);
  const statements = migration.split(";").filter((sql) => sql.trim());
  await db.batch(statements.map((sql) => db.prepare(sql)));
}
