import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Migration {
  name: string;
  statements: string[];
}

export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, statements: splitStatements(readFileSync(join(folder, name), "utf8")) }));
}

/** Semicolons in a trigger's body do not end the statement. */
function splitStatements(sql: string): string[] {
  const plain = sql.replace(/^\s*--.*$/gm, "");
  const statements = plain.match(/\s*(?:CREATE TRIGGER[\s\S]*?\bEND;|[^;]+;)/g) ?? [];
  return statements.map((statement) => statement.trim()).filter(Boolean);
}

/** Records migrations like wrangler, whose own command takes five seconds to start. */
export async function applyMigrations(db: D1Database, migrations: readonly Migration[]): Promise<void> {
  await db
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
        applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    )
    .run();
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  for (const { name, statements } of migrations.filter((migration) => !applied.has(migration.name)))
    await db.batch([
      ...statements.map((sql) => db.prepare(sql)),
      db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
}
