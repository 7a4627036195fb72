import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The statements of a migrations folder, in order; a trigger's body keeps its semicolons. */
export function readMigrations(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => splitStatements(readFileSync(join(folder, file), "utf8")));
}

function splitStatements(sql: string): string[] {
  const plain = sql.replace(/^\s*--.*$/gm, "");
  const statements = plain.match(/\s*(?:CREATE TRIGGER[\s\S]*?\bEND;|[^;]+;)/g) ?? [];
  return statements.map((statement) => statement.trim()).filter(Boolean);
}
