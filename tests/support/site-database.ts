import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

type Value = string | number;

/** The database of a served site, whose Worker goes on using it. @param state where the site keeps its data */
export function openSiteDatabase(state: string) {
  const files = globSync(`${state}/v3/d1/*/*.sqlite`).filter((file) => !file.endsWith("metadata.sqlite"));
  const database = files
    .map((file) => new DatabaseSync(file, { timeout: 5_000 }))
    .find((db) => db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users'").get());
  if (!database) throw new Error(`There is no site database in ${state}.`);
  return {
    all: <Row>(sql: string, ...values: Value[]) => database.prepare(sql).all(...values) as Row[],
    run: (sql: string, ...values: Value[]) => database.prepare(sql).run(...values),
  };
}
