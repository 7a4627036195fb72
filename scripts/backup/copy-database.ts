import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { readShape, type TableShape } from "./database-shape.ts";
import type { DatabaseCopy, TableCopy } from "./manifest.ts";
import { openCopy, readRows, toCopiedLines } from "./read-rows.ts";

type Report = (text: string) => void;

const tries = 3;

/** Reads children before parents, because the site may write meanwhile, and again if a parent is missing. */
export async function copyDatabase(
  db: D1Database,
  folder: string,
  name: string,
  report: Report,
): Promise<DatabaseCopy> {
  mkdirSync(join(folder, name), { recursive: true });
  const { tables, schema, settings } = await readShape(db);
  for (let round = 1; round <= tries; round++) {
    const copies: TableCopy[] = [];
    const missing = newParentCheck();
    for (const table of tables.toReversed()) {
      const file = `${name}/${table.name}.jsonl`;
      const out = openCopy(join(folder, file));
      let rows = 0;
      for await (const page of readRows(db, table)) {
        for (const row of page) missing.read(table, row);
        rows += page.length;
        await out.write(Buffer.from(toCopiedLines(page)));
      }
      copies.unshift({ name: table.name, columns: table.columns, rows, file, ...(await out.close()) });
      report(`${name} ${table.name}: ${rows.toLocaleString("en-US")} rows`);
    }
    if (missing.count() === 0) return { tables: copies, schema, settings };
    report(`${missing.count()} rows lost their parent while we read. Reading ${name} again.`);
  }
  throw new Error(`${name} changed too fast for a whole copy. Try again at a quieter hour.`);
}

type Row = (string | number | null)[];

/** Expects children before parents. */
function newParentCheck() {
  const wanted = new Map<string, Set<Row[number]>>();
  return {
    read({ name, columns, parents }: TableShape, row: Row) {
      for (const { column, table, parentColumn } of parents) {
        const value = row[columns.indexOf(column)]!;
        const place = `${table}.${parentColumn}`;
        if (value !== null && table !== name) wanted.set(place, (wanted.get(place) ?? new Set()).add(value));
      }
      for (const [place, values] of wanted) {
        const [table, column] = place.split(".");
        if (table === name) values.delete(row[columns.indexOf(column!)]!);
      }
    },
    count: () => [...wanted.values()].reduce((sum, { size }) => sum + size, 0),
  };
}
