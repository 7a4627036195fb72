import { join } from "node:path";
import { quoteName, readShape, toSetting } from "./database-shape.ts";
import type { DatabaseCopy, SchemaPart, TableCopy } from "./manifest.ts";
import { hashRows, readLines } from "./read-rows.ts";

type Report = (text: string) => void;

/** Removes every table. Children go first, because dropping a table also deletes its rows. */
export async function emptyDatabase(db: D1Database): Promise<void> {
  const { tables, schema } = await readShape(db);
  const drop = (kind: string, names: readonly string[]) =>
    names.map((name) => db.prepare(`DROP ${kind} ${quoteName(name)}`));
  const namesOf = (type: SchemaPart["type"]) =>
    schema.filter((part) => part.type === type).map(({ name }) => name);
  const statements = [
    ...drop("TRIGGER", namesOf("trigger")),
    ...drop("VIEW", namesOf("view")),
    ...drop("TABLE", namesOf("virtual")),
    ...drop(
      "TABLE",
      tables.toReversed().map(({ name }) => name),
    ),
  ];
  if (statements.length > 0) await db.batch(statements);
}

/** Writes rows before indexes and triggers: triggers would count and refuse what is true already. */
export async function writeDatabase(
  db: D1Database,
  folder: string,
  { tables, schema, settings }: DatabaseCopy,
  report: Report,
): Promise<void> {
  const make = async (...types: SchemaPart["type"][]) => {
    const statements = types.flatMap((type) => schema.filter((part) => part.type === type));
    if (statements.length > 0) await db.batch(statements.map(({ sql }) => db.prepare(sql)));
  };
  await make("table");
  for (const table of tables) {
    await writeRows(db, folder, table);
    report(`${table.name}: ${table.rows.toLocaleString("en-US")} rows`);
  }
  await make("virtual", "index", "view", "trigger");
  if (settings.length > 0) await db.batch(settings.map((setting) => db.prepare(toSetting(setting))));
}

/** D1 takes strings of at most 2 MB, and a character of JSON is at most three bytes. */
const longestBound = 600_000;

export async function writeRows(db: D1Database, folder: string, { name, columns, file }: TableCopy) {
  const into = `INSERT INTO ${quoteName(name)} (${columns.map(quoteName).join(", ")})
    SELECT ${columns.map((_, at) => `value ->> '$[${at}]'`).join(", ")} FROM json_each(?)`;
  const write = (lines: readonly string[]) =>
    db
      .prepare(into)
      .bind(`[${lines.join(",")}]`)
      .run();
  let lines: string[] = [];
  let length = 0;
  for await (const line of readLines(join(folder, file))) {
    if (length + line.length > longestBound && lines.length > 0) {
      await write(lines);
      lines = [];
      length = 0;
    }
    lines.push(line);
    length += line.length;
  }
  if (lines.length > 0) await write(lines);
}

export async function listDifferences(db: D1Database, { tables }: DatabaseCopy): Promise<string[]> {
  const keys = new Map((await readShape(db)).tables.map(({ name, key }) => [name, key]));
  const different: string[] = [];
  for (const table of tables)
    if ((await hashRows(db, { ...table, key: keys.get(table.name)! })) !== table.sha256)
      different.push(table.name);
  return different;
}
