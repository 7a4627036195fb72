import { readD1Migrations } from "@cloudflare/vitest-plugin";
import { Miniflare } from "miniflare";
import { afterEach, expect, test } from "vitest";

const miniflare = new Miniflare({
  modules: true,
  script: "export default {}",
  compatibilityDate: "2026-08-01",
  d1Databases: ["DB"],
});
afterEach(() => miniflare.dispose());

test("gives each application of a company with a team the stage for its state, and none to who withdrew", async () => {
  const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  const migrations = await readD1Migrations("migrations");
  const at = migrations.findIndex(({ name }) => name.includes("create_stages"));
  const apply = (queries: readonly string[]) => db.batch(queries.map((query) => db.prepare(query)));
  await apply(migrations.slice(0, at).flatMap(({ queries }) => queries));
  const states = ["new", "in-review", "interview", "offer", "hired", "not-selected", "withdrawn"];
  const store = (state: string, employer: number) =>
    `INSERT INTO applications (public_id, state, first_name, last_name, email, message, job_title, employer_name, idempotency_key,
      created_at, updated_at, employer_id) VALUES ('${state}-${employer}', '${state}', 'A', 'B', '${state}@example.com', 'm', 'RN',
      'H', '${state}-${employer}', 0, 0, ${employer})`;
  await apply([
    "INSERT INTO employers (id, slug, name, kind, created_at) VALUES (1, 'a', 'A', 'direct', 0), (2, 'b', 'B', 'direct', 0)",
    "INSERT INTO users (id, email, password_hash, role, created_at, updated_at) VALUES (7, 'x@example.com', 'h', 'employer', 0, 0)",
    "INSERT INTO memberships (user_id, employer_id, role, created_at) VALUES (7, 1, 'owner', 1)",
    ...states.flatMap((state) => [store(state, 1), store(state, 2)]),
  ]);
  await apply(migrations.slice(at).flatMap(({ queries }) => queries));
  const read = async () =>
    (
      await db
        .prepare(
          "SELECT a.public_id AS id, s.state FROM applications a LEFT JOIN stages s ON s.id = a.stage_id ORDER BY a.id",
        )
        .all<{ id: string; state: string | null }>()
    ).results;
  const expected = (employer: number) =>
    states.map((state) => ({ id: `${state}-${employer}`, state: state === "withdrawn" ? null : state }));
  const of = (rows: Awaited<ReturnType<typeof read>>, employer: number) =>
    rows.filter(({ id }) => id.endsWith(`-${employer}`));
  expect(of(await read(), 1)).toEqual(expected(1));
  expect(of(await read(), 2).every(({ state }) => state === null)).toBe(true);
  // The other company gets its stages with its first member.
  await apply(["INSERT INTO memberships (user_id, employer_id, role, created_at) VALUES (7, 2, 'owner', 1)"]);
  expect(of(await read(), 2)).toEqual(expected(2));
});
