import { mkdirSync, writeFileSync } from "node:fs";
import { catalogVersionKey } from "#app/facts/catalog/catalog.ts";
import { hashFiles, run } from "../machine/steps.ts";
import { toContentRows, toContentSql } from "./content/load-content.ts";
import { buildCatalog, catalogSources, toCatalogEntries } from "./load-catalog.ts";
import { cityColumns, readCities, zipColumns } from "./load-cities.ts";
import { readZipCodes } from "./place/zip-codes.ts";
import { toSqlValue } from "./source/sql-value.ts";

// D1 accepts statements of up to 100 kB.
const rowsPerStatement = 300;

/** Demo data never goes to the deployed site. */
export async function loadRemoteData(): Promise<void> {
  mkdirSync(".cache", { recursive: true });
  writeFileSync(".cache/cities.sql", toCitiesSql());
  await run("wrangler", ["d1", "execute", "DB", "--remote", "--yes", "--file", ".cache/cities.sql"]);
  const version = hashFiles(catalogSources);
  const catalog = buildCatalog("data");
  const entries = toCatalogEntries(catalog, version);
  writeFileSync(".cache/catalog.json", JSON.stringify(entries));
  await run("wrangler", ["kv", "bulk", "put", ".cache/catalog.json", "--binding", "CATALOG", "--remote"]);
  writeFileSync(".cache/content.sql", toContentSql(toContentRows(catalog.article.values())));
  await run("wrangler", ["d1", "execute", "DB", "--remote", "--yes", "--file", ".cache/content.sql"]);
  // The version goes last, so that a reader never sees it before its records.
  await run("wrangler", ["kv", "key", "put", catalogVersionKey, version, "--binding", "CATALOG", "--remote"]);
}

const toCitiesSql = (): string =>
  [
    ...toTableSql("cities", cityColumns, readCities()),
    ...toTableSql("zip_codes", zipColumns, readZipCodes()),
  ].join("\n");

function toTableSql<Column extends string>(
  table: string,
  columns: readonly Column[],
  rows: readonly Record<Column, string | number | null>[],
): string[] {
  const statements = [`DELETE FROM ${table};`];
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const values = rows
      .slice(from, from + rowsPerStatement)
      .map((row) => `(${columns.map((column) => toSqlValue(row[column])).join(", ")})`);
    statements.push(`INSERT INTO ${table} (${columns.join(", ")}) VALUES\n${values.join(",\n")};`);
  }
  return statements;
}
