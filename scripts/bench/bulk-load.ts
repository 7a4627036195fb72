import {
  bulkMerging,
  mergeWords,
  toMerging,
  toRecount,
  usualMerging,
} from "../../app/jobs/search/index/index-writes.server.ts";

// For a database that nobody else uses: the counts and the indexes that guard nothing are made once at the end, and
// the words are merged rarely.

const countTriggers = [
  "job_index_added",
  "job_index_day_added",
  "job_index_changed",
  "jobs_counted_new",
  "jobs_counted_changed",
  "jobs_week_new",
  "jobs_week_changed",
  "job_index_profession_added",
  "job_index_profession_changed",
];

export async function beginBulk(d1: D1Database): Promise<void> {
  const names = countTriggers.map((name) => `'${name}'`).join(", ");
  await runAll(d1, [
    `CREATE TABLE bulk_dropped AS SELECT type, name, sql FROM sqlite_master
      WHERE (type = 'trigger' AND name IN (${names}))
        OR (type = 'index' AND tbl_name IN ('jobs', 'job_sources') AND sql LIKE 'CREATE INDEX%')`,
  ]);
  const { results } = await d1
    .prepare("SELECT type, name FROM bulk_dropped")
    .all<{ type: string; name: string }>();
  await runAll(
    d1,
    results.map(({ type, name }) => `DROP ${type} ${name}`),
  );
  await d1.batch(toMerging(d1, bulkMerging));
}

export async function endBulk(d1: D1Database): Promise<void> {
  const { results } = await d1.prepare("SELECT sql FROM bulk_dropped").all<{ sql: string }>();
  await runAll(d1, [...results.map(({ sql }) => sql), "DROP TABLE bulk_dropped"]);
  await d1.batch([...toMerging(d1, usualMerging), ...toRecount(d1)]);
  await mergeWords(d1);
}

const runAll = (d1: D1Database, statements: readonly string[]) =>
  d1.batch(statements.map((sql) => d1.prepare(sql)));
