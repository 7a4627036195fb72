import { mkdirSync, writeFileSync } from "node:fs";
import { catalogVersionKey } from "#app/catalog/catalog.ts";
import { hashFiles, run } from "../machine/steps.ts";
import { toContentRows, toContentSql } from "./content/load-content.ts";
import { buildCatalog, catalogSources, toCatalogEntries } from "./load-catalog.ts";
import { cityColumns, readCities } from "./load-cities.ts";

// D1 accepts statements of up to 100 kB.
const citiesPerStatement = 300;

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

function toCitiesSql(): string {
  const cities = readCities();
  const statements = ["DELETE FROM cities;"];
  for (let from = 0; from < cities.length; from += citiesPerStatement) {
    const rows = cities.slice(from, from + citiesPerStatement).map((city) => {
      const values = cityColumns.map((column) => toSqlValue(city[column]));
      return `(${values.join(", ")})`;
    });
    statements.push(`INSERT INTO cities (${cityColumns.join(", ")}) VALUES\n${rows.join(",\n")};`);
  }
  return statements.join("\n");
}

function toSqlValue(value: string | number | null): string {
  if (value === null) return "NULL";
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
