import { toJobWrites } from "#app/jobs/changes/import-jobs.server.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { env } from "./site.ts";

const { DEMO_ROWS } = env as unknown as { DEMO_ROWS: Fetcher };
const draftsPerBatch = 200;

interface DemoRows {
  jobs: PostingContent[];
  cities: Row[];
  zipCodes: Row[];
}

type Row = Record<string, string | number | null>;

/** Puts the demo postings and the places of the country into the database, as `npm start` does. */
export async function fillDatabase(): Promise<void> {
  const { jobs, ...places } = await readDemoRows();
  await storePlaces(places);
  const now = Date.now();
  for (let start = 0; start < jobs.length; start += draftsPerBatch)
    await env.DB.batch(await toJobWrites(env.DB, jobs.slice(start, start + draftsPerBatch), now));
}

/** The places alone. */
export async function fillCities(): Promise<void> {
  await storePlaces(await readDemoRows());
}

async function readDemoRows(): Promise<DemoRows> {
  return (await DEMO_ROWS.fetch("http://demo/")).json();
}

async function storePlaces({ cities, zipCodes }: Pick<DemoRows, "cities" | "zipCodes">): Promise<void> {
  await env.DB.batch([toInsert("cities", cities), toInsert("zip_codes", zipCodes)]);
}

function toInsert(table: string, rows: Row[]): D1PreparedStatement {
  const columns = Object.keys(rows[0]!);
  return env.DB.prepare(
    `INSERT INTO ${table} (${columns.join(", ")})
      SELECT ${columns.map((column) => `value ->> '${column}'`).join(", ")} FROM json_each(?)`,
  ).bind(JSON.stringify(rows));
}
