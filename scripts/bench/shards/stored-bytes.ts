import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

export interface TableBytes {
  table: string;
  bytes: number;
  rows: number;
}

/** Bytes of each table with its indexes, of the database of a stopped Worker that has most rows of `table`. */
export function readStoredBytes(folder: string, table: string): TableBytes[] {
  const files = globSync(`${folder}/miniflare-D1DatabaseObject/*.sqlite`).filter(
    (file) => !file.endsWith("metadata.sqlite"),
  );
  const countIn = (db: DatabaseSync, name: string) =>
    Number((db.prepare(`SELECT count(*) AS n FROM "${name}"`).get() as { n: number }).n);
  const open = files
    .map((file) => new DatabaseSync(file, { readOnly: true }))
    .filter((db) => db.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(table));
  const [most] = open.sort((a, b) => countIn(b, table) - countIn(a, table));
  const rows = most!
    .prepare(
      `SELECT m.tbl_name AS "table", sum(s.pgsize) AS bytes FROM dbstat s JOIN sqlite_master m ON m.name = s.name
        GROUP BY 1 ORDER BY 2 DESC`,
    )
    .all() as { table: string; bytes: number }[];
  const counted = rows.map((row) => ({ ...row, rows: countIn(most!, row.table) }));
  for (const db of open) db.close();
  return counted;
}

/** Prints what a record takes, in which tables. */
export function printBytes(what: string, of: number, tables: readonly TableBytes[]): void {
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  const each = (n: number) => Math.round(n / of).toLocaleString("en-US");
  console.log(`  ${what}: ${each(bytes)} bytes, of ${of.toLocaleString("en-US")}`);
  for (const table of tables.filter((one) => one.bytes > bytes / 100))
    console.log(`    ${table.table.padEnd(24)} ${each(table.bytes).padStart(8)}`);
}
