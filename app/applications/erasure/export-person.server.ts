import { toReadingKey } from "#app/clinicians/documents/document.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { type Person, withPerson } from "./person.server.ts";
import { personTables } from "./person-tables.ts";

type Row = Record<string, unknown>;

interface ExportedRecord {
  what: string;
  why: string;
  howLong: string;
  /** By table. */
  rows: Record<string, Row[]>;
  /** Why a table is left out. */
  leftOut: string[];
}

interface PersonFile {
  email: string;
  made: string;
  records: ExportedRecord[];
}

/** Numbers and keys of our own, and numbers of other people. */
const withheld = new Set(["id", "user_id", "public_id", "idempotency_key"]);

/** All that we have about a person, by the records of the privacy policy. What other people wrote for themselves is left out. */
export async function exportPerson(
  { $client }: Db,
  { CATALOG, FILES }: Pick<Env, "CATALOG" | "FILES">,
  person: Person,
  now: number,
): Promise<PersonFile> {
  const policy = await getFromCatalog(CATALOG, "policy", "privacy-policy");
  const tables = Object.entries(personTables).filter(([, { rows, leftOut }]) => rows && !leftOut);
  const read = await $client.batch<Row>(
    tables.map(([table, { rows, shows = "*", showsWhere = "true" }]) =>
      $client
        .prepare(`${withPerson} SELECT ${shows} FROM ${table} WHERE ${rows} AND ${showsWhere}`)
        .bind(...person.values),
    ),
  );
  const rowsOf = new Map(tables.map(([table], at) => [table, read[at]!.results.map(toGiven)]));
  rowsOf.set("documents", [
    ...(rowsOf.get("documents") ?? []),
    ...(await listReadings($client, FILES, person)),
  ]);
  return {
    email: person.email,
    made: new Date(now).toISOString(),
    records: policy.sections
      .flatMap((section) => section.records)
      .map(({ what, why, howLong, tables: names }) => ({
        what,
        why,
        howLong,
        rows: Object.fromEntries(
          names.flatMap((table) => {
            const rows = rowsOf.get(table) ?? [];
            return rows.length > 0 ? [[table, rows] as const] : [];
          }),
        ),
        leftOut: [...new Set(names.flatMap((table) => personTables[table]?.leftOut ?? []))],
      })),
  };
}

/** What we read of the person's résumés, which is beside the files. */
async function listReadings(d1: D1Database, files: R2Bucket, { values }: Person): Promise<Row[]> {
  const { results } = await d1
    .prepare(
      `${withPerson} SELECT name, r2_key AS r2Key FROM documents WHERE ${personTables.documents!.rows}`,
    )
    .bind(...values)
    .all<{ name: string; r2Key: string }>();
  const found = await Promise.all(
    results.map(async ({ name, r2Key }) => {
      const reading = await files.get(toReadingKey(r2Key));
      return reading ? [{ read_in: name, reading: await reading.text() }] : [];
    }),
  );
  return found.flat().map(toGiven);
}

function toGiven(row: Row): Row {
  const given = Object.entries(row).filter(([column, value]) => !withheld.has(column) && value !== null);
  return Object.fromEntries(given.map(([column, value]) => [column, toValue(column, value)]));
}

function toValue(column: string, value: unknown): unknown {
  if (typeof value === "number" && /(?:^|_)at$/.test(column)) return new Date(value).toISOString();
  if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The same to read, for someone without a program for JSON. */
export function toPersonText({ email, made, records }: PersonFile): string {
  return [
    `What we have about ${email}\nMade ${made}`,
    ...records.map(({ what, why, howLong, rows, leftOut }) => {
      const all = Object.values(rows).flat();
      return [
        `${what}\n${"=".repeat(what.length)}`,
        ...(all.length > 0 ? all.map(toRowText) : ["Nothing."]),
        ...leftOut.map((reason) => `Left out: ${reason}`),
        `Why we keep it: ${why}\nHow long: ${howLong}`,
      ].join("\n\n");
    }),
  ].join("\n\n\n");
}

const toRowText = (row: Row): string =>
  Object.entries(row)
    .map(
      ([column, value]) => `${toLabel(column)}: ${typeof value === "object" ? JSON.stringify(value) : value}`,
    )
    .join("\n");

const toLabel = (column: string): string => {
  const words = column.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
