import { readD1Migrations } from "@cloudflare/vitest-plugin";
import { Miniflare } from "miniflare";
import { afterAll, expect, test } from "vitest";

const miniflare = new Miniflare({
  modules: true,
  script: "export default {}",
  compatibilityDate: "2026-08-01",
  d1Databases: ["DB"],
});
afterAll(() => miniflare.dispose());

interface Stored {
  id: number;
  type: "hourly" | "yearly";
  facts: string;
  payCents: number;
}

/** Stored as before the migration: hours and weeks only in the facts, yearly pay as posted. */
const before: Stored[] = [
  { id: 1, type: "hourly", facts: '{"hoursPerWeek":36,"contractWeeks":13}', payCents: 135_200_00 },
  { id: 2, type: "yearly", facts: '{"hoursPerWeek":24}', payCents: 62_400_00 },
  { id: 3, type: "yearly", facts: "{}", payCents: 90_000_00 },
  { id: 4, type: "yearly", facts: '{"hoursPerWeek":900,"contractWeeks":0}', payCents: 90_000_00 },
];

test("fills in hours and weeks from the facts and compares yearly pay by the hourly rate", async () => {
  const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  const migrations = await readD1Migrations("migrations");
  const at = migrations.findIndex(({ name }) => name.includes("add_hours_to_jobs"));
  const apply = (queries: readonly string[]) => db.batch(queries.map((query) => db.prepare(query)));
  for (const { queries } of migrations.slice(0, at)) await apply(queries);
  await apply(["INSERT INTO employers (slug, name, kind, created_at) VALUES ('a', 'A', 'direct', 0)"]);
  for (const { id, type, facts, payCents } of before) {
    await apply([
      `INSERT INTO jobs (id, slug, employer_id, title, salary_max_cents, salary_type, status, fingerprint, posted_at,
        confirmed_at, valid_through, created_at, updated_at)
        VALUES (${id}, 'job-${id}', 1, 'RN', ${payCents}, '${type}', 'open', 'f${id}', 0, 0, 0, 0, 0)`,
      `INSERT INTO job_details (job_id, description_html, facts) VALUES (${id}, '<p>Care.</p>', '${facts}')`,
      `INSERT INTO job_index (key, state, facets, pay_cents) VALUES (${20_000 * 2 ** 24 + id}, 0, 0, ${payCents})`,
      `INSERT INTO job_sources VALUES ('feed', '${id}', ${id}, 'hash', NULL, 0, 0)`,
    ]);
  }
  await apply(migrations[at]!.queries);
  const { results } = await db
    .prepare(
      `SELECT j.id, hours_per_week hours, contract_weeks weeks, pay_cents / 100 pay, content_hash = '' isStale
        FROM jobs j JOIN job_index i ON i.key % 16777216 = j.id JOIN job_sources s ON s.job_id = j.id ORDER BY j.id`,
    )
    .all();
  expect(results).toEqual([
    { id: 1, hours: 36, weeks: 13, pay: 135_200, isStale: 0 },
    { id: 2, hours: 24, weeks: null, pay: 104_000, isStale: 1 },
    { id: 3, hours: null, weeks: null, pay: 90_000, isStale: 0 },
    { id: 4, hours: null, weeks: null, pay: 90_000, isStale: 0 },
  ]);
});
