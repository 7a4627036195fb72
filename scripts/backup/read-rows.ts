import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { quoteName } from "./database-shape.ts";
import type { TableCopy } from "./manifest.ts";

type Row = (string | number | null)[];

const rowsPerPage = 500;

type ReadTable = Pick<TableCopy, "name" | "columns"> & { key: readonly string[] };

/** Reads the table page by page, because a whole one exceeds what D1 answers at once. */
export async function* readRows(db: D1Database, { name, columns, key }: ReadTable): AsyncGenerator<Row[]> {
  const keyColumns = key.map(quoteName).join(", ");
  const from = `SELECT ${columns.map(quoteName).join(", ")} FROM ${quoteName(name)}`;
  const after = `WHERE (${keyColumns}) > (${key.map(() => "?").join(", ")})`;
  const places = key.map((column) => columns.indexOf(column));
  let last: Row | null = null;
  for (;;) {
    const query: string = `${from} ${last ? after : ""} ORDER BY ${keyColumns} LIMIT ${rowsPerPage}`;
    const values: Row = last === null ? [] : places.map((place) => last![place]!);
    const rows: Row[] = await db
      .prepare(query)
      .bind(...values)
      .raw<Row>();
    if (rows.length > 0) yield rows;
    if (rows.length < rowsPerPage) return;
    last = rows.at(-1)!;
  }
}

export const toCopiedLines = (rows: readonly Row[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join("");

/** Node's own reader of lines also ends one at U+2028, which JSON leaves as it is. */
export async function* readLines(path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(path, "utf8")) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
}

export function openCopy(path: string) {
  const stream = createWriteStream(path, { mode: 0o600 });
  const hash = createHash("sha256");
  let bytes = 0;
  return {
    async write(chunk: Uint8Array) {
      hash.update(chunk);
      bytes += chunk.length;
      if (!stream.write(chunk)) await new Promise<void>((resolve) => stream.once("drain", () => resolve()));
    },
    async close() {
      stream.end();
      await finished(stream);
      return { sha256: hash.digest("hex"), bytes };
    },
  };
}

/** The same digest as of the table's file in a backup. */
export async function hashRows(db: D1Database, table: ReadTable): Promise<string> {
  const hash = createHash("sha256");
  for await (const rows of readRows(db, table)) hash.update(toCopiedLines(rows));
  return hash.digest("hex");
}
