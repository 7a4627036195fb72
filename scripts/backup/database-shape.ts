import { toSqlValue } from "../load/source/sql-value.ts";
import type { DatabaseCopy, SchemaPart } from "./manifest.ts";

export interface TableShape {
  name: string;
  columns: string[];
  key: string[];
  parents: { column: string; table: string; parentColumn: string }[];
}

export interface DatabaseShape {
  tables: TableShape[];
  schema: SchemaPart[];
  settings: DatabaseCopy["settings"];
}

/** Of the virtual tables, not those that only show the words of another. */
export const isFullText = ({ sql }: Pick<SchemaPart, "sql">): boolean =>
  /^CREATE VIRTUAL TABLE \S+ USING fts5\b/i.test(sql);

const isOurs = (name: string): boolean => !/^(sqlite_|_cf_)/.test(name);

export async function readShape(db: D1Database): Promise<DatabaseShape> {
  const list = (await all<{ name: string; type: string }>(db, "PRAGMA table_list")).filter(({ name }) =>
    isOurs(name),
  );
  const namesOf = (type: string) => list.filter((each) => each.type === type).map(({ name }) => name);
  const virtual = namesOf("virtual");
  const hidden = new Set(namesOf("shadow"));
  const parts = await all<SchemaPart>(
    db,
    "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid",
  );
  const fullText = parts.filter(isFullText).map(({ name }) => name);
  const tables: TableShape[] = [];
  for (const name of namesOf("table")) tables.push(await readTable(db, name));
  return {
    tables: toParentsFirst(tables),
    schema: parts
      .filter(({ name }) => isOurs(name) && !hidden.has(name))
      .map((part) => (virtual.includes(part.name) ? { ...part, type: "virtual" } : part)),
    settings: (await Promise.all(fullText.map((name) => listSettings(db, name)))).flat(),
  };
}

async function readTable(db: D1Database, name: string): Promise<TableShape> {
  const columns = await all<{ name: string; pk: number }>(db, `PRAGMA table_info(${quoteName(name)})`);
  const keys = await all<{ from: string; table: string; to: string | null }>(
    db,
    `PRAGMA foreign_key_list(${quoteName(name)})`,
  );
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  if (key.length === 0) throw new Error(`The table ${name} has no primary key to read it by.`);
  return {
    name,
    columns: columns.map((column) => column.name),
    key: key.map((column) => column.name),
    parents: keys.map(({ from, table, to }) => ({ column: from, table, parentColumn: to ?? "id" })),
  };
}

const listSettings = (db: D1Database, table: string): Promise<DatabaseCopy["settings"]> =>
  all(
    db,
    `SELECT '${table}' AS "table", k AS name, v AS value FROM ${quoteName(`${table}_config`)} WHERE k <> 'version'`,
  );

/** D1 checks foreign keys at each commit, so parents are written first. */
function toParentsFirst(tables: readonly TableShape[]): TableShape[] {
  const sorted: TableShape[] = [];
  const place = (table: TableShape, below: readonly string[]) => {
    if (below.includes(table.name)) throw new Error(`The tables ${below.join(", ")} refer to each other.`);
    if (sorted.includes(table)) return;
    for (const { table: parent } of table.parents)
      if (parent !== table.name) place(tables.find(({ name }) => name === parent)!, [...below, table.name]);
    sorted.push(table);
  };
  for (const table of tables) place(table, []);
  return sorted;
}

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Migrations fill it, so a new database has rows there too. */
const bookkeeping = "d1_migrations";

export async function listFilledTables(db: D1Database): Promise<string[]> {
  const { tables } = await readShape(db);
  const filled: string[] = [];
  for (const { name } of tables)
    if (name !== bookkeeping && (await db.prepare(`SELECT 1 FROM ${quoteName(name)} LIMIT 1`).first()))
      filled.push(name);
  return filled;
}

// D1 binds numbers as reals, and FTS5 takes integers only.
export const toSetting = ({ table, name, value }: DatabaseShape["settings"][number]): string =>
  `INSERT INTO ${quoteName(table)} (${quoteName(table)}, rank) VALUES (${[name, value].map(toSqlValue).join(", ")})`;

const all = async <Row>(db: D1Database, sql: string): Promise<Row[]> =>
  (await db.prepare(sql).all<Row>()).results;
