import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

type Value = string | number;

/** The Worker goes on using the database. `table` names one that only the wanted database has. */
export function openSiteDatabase(state: string, table = "users") {
  const files = globSync(`${state}/v3/d1/*/*.sqlite`).filter((file) => !file.endsWith("metadata.sqlite"));
  const database = files
    .map((file) => new DatabaseSync(file, { timeout: 5_000 }))
    .find((db) => db.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(table));
  if (!database) throw new Error(`There is no database with ${table} in ${state}.`);
  return {
    all: <Row>(sql: string, ...values: Value[]) => database.prepare(sql).all(...values) as Row[],
    run: (sql: string, ...values: Value[]) => database.prepare(sql).run(...values),
  };
}
