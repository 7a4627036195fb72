import { toReadingKey } from "#app/clinicians/documents/document.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { countPerson, type Person, withPerson } from "./person.server.ts";
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

const givenTables = Object.entries(personTables).filter(([, { rows, leftOut }]) => rows && !leftOut);

const selectGiven = (
  { $client }: Db,
  { values }: Person,
  [table, of]: (typeof givenTables)[number],
  part = "",
) =>
  $client
    .prepare(
      `${withPerson} SELECT ${of.shows ?? "*"} FROM ${table} WHERE ${of.rows} AND ${of.showsWhere ?? "true"} ${part}`,
    )
    .bind(...values);

async function listRecords({ CATALOG }: Pick<Env, "CATALOG">) {
  const policy = await getFromCatalog(CATALOG, "policy", "privacy-policy");
  return policy.sections
    .flatMap((section) => section.records)
    .map(({ what, why, howLong, tables }) => ({
      tables: givenTables.filter(([table]) => tables.includes(table)),
      said: {
        what,
        why,
        howLong,
        leftOut: [...new Set(tables.flatMap((table) => personTables[table]?.leftOut ?? []))],
      },
    }));
}

/** What the person would get, in the words of the privacy policy, without what is left out of it. */
export async function listKept(db: Db, env: Pick<Env, "CATALOG">, person: Person): Promise<string[]> {
  const [records, counts] = await Promise.all([listRecords(env), countPerson(db, person)]);
  return records.filter(({ tables }) => tables.some(([table]) => counts[table])).map(({ said }) => said.what);
}

/** All that we have about a person, by the records of the privacy policy. What other people wrote for themselves is left out. */
export async function exportPerson(
  db: Db,
  env: Pick<Env, "CATALOG" | "FILES">,
  person: Person,
  now: number,
): Promise<PersonFile> {
  const records = await listRecords(env);
  const read = await db.$client.batch<Row>(givenTables.map((table) => selectGiven(db, person, table)));
  const rowsOf = new Map(givenTables.map(([table], at) => [table, read[at]!.results.map(toGiven)]));
  rowsOf.set("documents", [
    ...(rowsOf.get("documents") ?? []),
    ...(await listReadings(db, env.FILES, person)),
  ]);
  return {
    email: person.email,
    made: new Date(now).toISOString(),
    records: records.map(({ said, tables }) => ({
      ...said,
      rows: Object.fromEntries(
        tables.flatMap(([table]) => {
          const rows = rowsOf.get(table) ?? [];
          return rows.length > 0 ? [[table, rows] as const] : [];
        }),
      ),
    })),
  };
}

/** What we read of the person's résumés, which is beside the files. */
async function listReadings({ $client }: Db, files: R2Bucket, { values }: Person): Promise<Row[]> {
  const { results } = await $client
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

const rowsPerRead = 100;

/** The same as JSON, a few rows at a time: one person may have thousands. */
export async function* writePersonJson(
  db: Db,
  env: Pick<Env, "CATALOG" | "FILES">,
  person: Person,
  now: number,
): AsyncGenerator<string> {
  yield `{"email":${JSON.stringify(person.email)},"made":"${new Date(now).toISOString()}","records":[`;
  for (const [at, { said, tables }] of (await listRecords(env)).entries()) {
    yield `${at > 0 ? "," : ""}\n${JSON.stringify(said).slice(0, -1)},"rows":{`;
    for (const [place, table] of tables.entries()) {
      yield `${place > 0 ? "," : ""}"${table[0]}":[`;
      let gap = "";
      for await (const rows of readPages(db, env, person, table)) {
        if (rows.length === 0) continue;
        yield gap + rows.map((row) => `\n${JSON.stringify(row)}`).join(",");
        gap = ",";
      }
      yield "]";
    }
    yield "}}";
  }
  yield "\n]}\n";
}

async function* readPages(
  db: Db,
  { FILES }: Pick<Env, "FILES">,
  person: Person,
  table: (typeof givenTables)[number],
): AsyncGenerator<Row[]> {
  for (let from = 0, read = rowsPerRead; read === rowsPerRead; from += rowsPerRead) {
    const { results } = await selectGiven(
      db,
      person,
      table,
      `LIMIT ${rowsPerRead} OFFSET ${from}`,
    ).all<Row>();
    read = results.length;
    yield results.map(toGiven);
  }
  if (table[0] === "documents") yield await listReadings(db, FILES, person);
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
