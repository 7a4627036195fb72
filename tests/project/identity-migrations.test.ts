import { readD1Migrations } from "@cloudflare/vitest-plugin";
import { Miniflare } from "miniflare";
import { afterEach, beforeEach, expect, test } from "vitest";

let miniflare: Miniflare;
let db: D1Database;

beforeEach(async () => {
  miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    compatibilityDate: "2026-08-01",
    d1Databases: ["DB"],
  });
  db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
});
afterEach(() => miniflare.dispose());

const apply = (queries: readonly string[]) => db.batch(queries.map((query) => db.prepare(query)));
const read = async (query: string) => (await db.prepare(query).all()).results;

/** Runs the migrations before the named one, stores rows, then runs the named one. */
async function migrateWith(name: string, rows: string[]): Promise<void> {
  const migrations = await readD1Migrations("migrations");
  const at = migrations.findIndex((migration) => migration.name.includes(name));
  for (const { queries } of migrations.slice(0, at)) await apply(queries);
  await apply(rows);
  await apply(migrations[at]!.queries);
}

const people = [
  "INSERT INTO employers (id, slug, name, kind, created_at) VALUES (1, 'a', 'Harbor Health', 'direct', 0), (2, 'b', 'Gulf Care', 'agency', 0)",
  `INSERT INTO users (id, email, password_hash, role, created_at, updated_at)
    VALUES (7, 'x@example.com', 'h', 'employer', 0, 0), (8, 'y@example.com', 'h', 'admin', 0, 0)`,
];

test("keeps each person's employers and the role in each", async () => {
  await migrateWith("create_memberships", [
    ...people,
    "INSERT INTO employer_members VALUES (1, 7, 'owner', 100), (2, 7, 'reviewer', 200), (2, 8, 'recruiter', 300)",
  ]);
  expect(await read("SELECT * FROM memberships ORDER BY created_at")).toEqual([
    { user_id: 7, employer_id: 1, role: "owner", created_at: 100 },
    { user_id: 7, employer_id: 2, role: "reviewer", created_at: 200 },
    { user_id: 8, employer_id: 2, role: "recruiter", created_at: 300 },
  ]);
}, 60_000);
