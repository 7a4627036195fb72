import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tablesByWing } from "./tables-by-wing.ts";

interface Part {
  type: "table" | "index" | "trigger" | "view";
  name: string;
  table: string;
  sql: string;
}

/** Tables that SQLite makes by itself, for full text and for ids. */
const isOwn = /_fts_(?:config|content|data|docsize|idx)$|^sqlite_/;
const order = ["table", "view", "index", "trigger"];

/**
 * The database as the migrations leave it, grouped by wing.
 * @throws for a table without a line in tables-by-wing.ts, or a line without a table
 */
export function printSchema(): string {
  const parts = readParts();
  const tables = new Set(parts.filter(({ type }) => type === "table").map(({ name }) => name));
  const told = Object.values(tablesByWing).flatMap(Object.keys);
  const untold = [...tables].filter((table) => !told.includes(table) && !isFollower(table, told));
  const missing = told.filter((table) => !tables.has(table));
  if (untold.length > 0 || missing.length > 0)
    throw new Error(
      `No line for ${untold.join(", ") || "none"}; no table for ${missing.join(", ") || "none"}`,
    );
  const wings = Object.entries(tablesByWing).map(([wing, holds]) => {
    const printed = Object.entries(holds).map(([table, line]) => {
      const own = parts.filter((part) => part.table === table || isFollower(part.table, [table]));
      return [
        `-- ${table}: ${line}`,
        ...own.map(({ type, sql }) => `${type === "table" ? toLines(sql) : sql};`),
      ].join("\n");
    });
    return [`-- ==== ${wing} ====`, ...printed].join("\n\n");
  });
  return `-- Made by "npm run schema" from migrations/. Do not edit.\n\n${wings.join("\n\n")}\n`;
}

/** "openings_fts" and "openings_terms", which shows its words, stand with "openings". */
const isFollower = (table: string, told: readonly string[]): boolean =>
  /_(?:fts|terms)$/.test(table) && told.includes(table.replace(/_[a-z]+$/, ""));

function readParts(): Part[] {
  const db = new DatabaseSync(":memory:");
  for (const file of readdirSync("migrations").toSorted())
    if (file.endsWith(".sql")) db.exec(readFileSync(`migrations/${file}`, "utf8"));
  const rows = db
    .prepare("SELECT type, name, tbl_name AS 'table', sql FROM sqlite_master WHERE sql IS NOT NULL")
    .all() as unknown as Part[];
  return rows
    .filter(({ table }) => !isOwn.test(table))
    .toSorted(
      (a, b) =>
        order.indexOf(a.type) - order.indexOf(b.type) || (a.name < b.name ? -1 : Number(a.name > b.name)),
    );
}

/** Columns that a migration added stand on the last column's line: each gets its own. */
function toLines(sql: string): string {
  let depth = 0;
  return sql
    .replaceAll(/\n\s*,/g, ",")
    .split("\n")
    .map((line) => {
      if (line.trimStart().startsWith("--")) return line;
      return [...line]
        .map((sign, at) => {
          if (sign === "(") depth++;
          if (sign === ")") depth--;
          return sign === "," && depth === 1 && /^ \S/.test(line.slice(at + 1)) ? ",\n " : sign;
        })
        .join("");
    })
    .join("\n");
}
