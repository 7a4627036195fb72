// How rarely FTS5 merges the parts of its index (sqlite.org/fts5.html, "Special INSERT Commands").

/** For many entries at once: a later merge halves the time of writing. */
export const bulkMerging = { automerge: 0, hashsize: 2 ** 25 };
export const usualMerging = { automerge: 4, hashsize: 2 ** 20 };

// D1 binds numbers as reals, and FTS5 takes integers only.
const set = (d1: D1Database, name: string, value: number, table = "jobs_fts") =>
  d1.prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('${name}', ${value})`);

export const toMerging = (d1: D1Database, settings: typeof usualMerging): D1PreparedStatement[] =>
  Object.entries(settings).map(([name, value]) => set(d1, name, value));

const pagesPerStep = 5_000;

/** Each step stays far below D1's 30 seconds per query. */
export async function mergeWords(d1: D1Database, table = "jobs_fts"): Promise<void> {
  await set(d1, "merge", -pagesPerStep, table).run();
  for (let changes = Number.POSITIVE_INFINITY; changes > 1; ) {
    ({ changes } = (await set(d1, "merge", pagesPerStep, table).run()).meta);
  }
}
