// Columns of the key of each table whose `counts` is a JSON object of sums. `posting_parts` has no vitals.
const keys = {
  vitals_histograms: ["day", "route", "device"],
  vitals_hours: ["day", "hour", "route"],
  vitals_countries: ["country", "day", "route", "device"],
  vitals_releases: ["release", "route", "day"],
  posting_parts: ["day", "part"],
} as const;
export type PackedTable = keyof typeof keys;

/** Adds what a batch counted, an array of [key columns..., counts], to the rows that are there. */
function toPackedWrite(table: PackedTable): string {
  const columns = keys[table].join(", ");
  const values = keys[table].map((_, at) => `value ->> ${at}`).join(", ");
  return `INSERT INTO ${table} (${columns}, counts)
    SELECT ${values}, value -> ${keys[table].length} FROM json_each(?1) WHERE true
    ON CONFLICT (${columns}) DO UPDATE SET counts = (
      SELECT json_group_object(key, n) FROM (
        SELECT key, sum(value) AS n FROM (
          SELECT key, value FROM json_each(${table}.counts) UNION ALL SELECT key, value FROM json_each(excluded.counts)
        ) GROUP BY key
      )
    )`;
}

export const packedWrites = Object.fromEntries(
  Object.keys(keys).map((table) => [table, toPackedWrite(table as PackedTable)]),
) as Record<PackedTable, string>;

/** More would be too large for one run; the rest waits for the next. Of a site with 100,000 views a day, an hour has 120. */
export const mostBatches = 130;

/** What a run has to know before it counts. */
export const foldReads = {
  last: "SELECT max(number) AS number FROM folded_beacons",
  waiting: `SELECT id, beacons FROM waiting_beacons ORDER BY id LIMIT ${mostBatches}`,
  ids: "SELECT ids FROM folded_beacons WHERE at >= ?1",
  releases: "SELECT name FROM releases WHERE name IN (SELECT value FROM json_each(?1))",
  visitors: `SELECT stored.day, stored.part, visitors FROM json_each(?1) AS asked
    CROSS JOIN visitor_parts AS stored ON stored.day = asked.value ->> 0 AND stored.part = asked.value ->> 1`,
};

export const foldWrites = {
  take: "INSERT INTO folded_beacons (number, at, ids) VALUES (?1, ?2, ?3)",
  taken: "DELETE FROM waiting_beacons WHERE id IN (SELECT value FROM json_each(?1))",
  releases: `INSERT INTO releases (name, day, first_at)
    SELECT value, ?2, ?3 FROM json_each(?1) WHERE true ON CONFLICT (name) DO NOTHING`,
  visitors: `INSERT INTO visitor_parts (day, part, visitors) VALUES (?1, ?2, ?3)
    ON CONFLICT (day, part) DO UPDATE SET visitors = excluded.visitors`,
  // A run adds one, and no single run should pay for clearing away a whole day.
  forget: `DELETE FROM folded_beacons
    WHERE number IN (SELECT number FROM folded_beacons WHERE at < ?1 ORDER BY at LIMIT 20)`,
  forgetVisitors: "DELETE FROM visitor_parts WHERE day < ?1",
};
