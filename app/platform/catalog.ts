import * as z from "zod";
import { logError } from "./log.ts";

/** How a compact stands in a state (data/licensure_compacts.json): only a member issues or honors licenses. */
const compactStatus = z.enum(["member", "enacted", "unverified", "none"]);

const stateFacts = z.object({
  code: z.string().length(2),
  slug: z.string(),
  name: z.string(),
  region: z.string(),
  division: z.string(),
  capital: z.string(),
  population: z.number().int().positive(),
  population2020: z.number().int().positive(),
  /** Largest first; places of at least 20,000 people only. */
  cities: z.array(z.object({ name: z.string(), population: z.number().int().positive() })),
  compacts: z.record(z.enum(["NLC", "IMLC", "PTC", "PSYPACT", "PA", "APRN", "EMS", "RCIC"]), compactStatus),
  nursePractitioners: z.object({
    authority: z.enum(["full", "reduced", "restricted"]),
    asOf: z.string(),
    note: z.string(),
  }),
  /** Counts of Medicare-certified facilities, spring 2026. */
  facilities: z.object({
    hospitals: z.number().int(),
    criticalAccess: z.number().int(),
    skilledNursing: z.number().int(),
    homeHealth: z.number().int(),
    hospice: z.number().int(),
    dialysis: z.number().int(),
  }),
  /** Federal primary care shortage areas; the counts and the needs are of different dates. */
  primaryCareShortage: z.object({
    areas: z.number().int(),
    areasAsOf: z.string(),
    population: z.number().int().nullable(),
    needMetPercent: z.number().nullable(),
    practitionersNeeded: z.number().int().nullable(),
    needsAsOf: z.string(),
  }),
});

const cityMarket = z.object({
  slug: z.string(),
  city: z.string(),
  state: z.string(),
  stateCode: z.string().length(2),
  population: z.number().int().positive(),
  metroPopulation: z.number().int().positive(),
  healthcareFacts: z.array(z.string()),
  majorHospitals: z.array(z.string()),
  economicHighlights: z.array(z.string()),
  livingHighlights: z.array(z.string()),
  salaryPremium: z.string(),
});

/** The reference tables kept in KV; `scripts/load-data.ts` writes them. */
export const catalogSchemas = {
  states: z.array(stateFacts).length(51),
  "city-markets": z.array(cityMarket).length(10),
};

export type StateFacts = z.infer<typeof stateFacts>;
export type CityMarket = z.infer<typeof cityMarket>;
export type CatalogTable = keyof typeof catalogSchemas;
export type Catalog = { [Table in CatalogTable]: z.infer<(typeof catalogSchemas)[Table]> };

export const catalogVersionKey = "version";
/** The first part changes when a table's shape does, so that an older Worker keeps reading its own. */
export const toCatalogKey = (table: CatalogTable): string => `v1:${table}`;

/** How a table is stored. The version comes with the rows because KV's keys do not change together everywhere. */
const storedTable = z.object({ version: z.string(), rows: z.unknown() });
export type StoredTable = z.infer<typeof storedTable>;

/** How long an edge location may answer from its own copy. */
const cacheTtlSeconds = 300;

const held = new Map<CatalogTable, { version: string; rows: unknown }>();
const reported = new Set<CatalogTable>();

/**
 * A table of reference data, held in the isolate until its version changes.
 * null where it cannot be read: that is logged once, and pages do without it.
 */
export async function readCatalog<Table extends CatalogTable>(
  kv: KVNamespace,
  table: Table,
): Promise<Catalog[Table] | null> {
  try {
    const current = await kv.get(catalogVersionKey, { cacheTtl: cacheTtlSeconds });
    const known = held.get(table);
    if (known && known.version === current) return known.rows as Catalog[Table];
    const found: unknown = await kv.get(toCatalogKey(table), { type: "json", cacheTtl: cacheTtlSeconds });
    const stored = storedTable.parse(found);
    const rows = catalogSchemas[table].parse(stored.rows) as Catalog[Table];
    held.set(table, { version: stored.version, rows });
    reported.delete(table);
    return rows;
  } catch (error) {
    if (!reported.has(table)) logError("catalog_unreadable", error, { table });
    reported.add(table);
    return null;
  }
}
