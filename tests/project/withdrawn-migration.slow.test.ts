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

/** The way of each posting before the migrations, and what must have become of it once its company is approved. */
const walks: [name: string, walk: string[], became: string][] = [
  ["waiting", ["pending"], "pending"],
  ["closed while it waited", ["pending", "closed"], "withdrawn"],
  ["closed when sent back", ["pending", "rejected", "closed"], "withdrawn"],
  ["reopened after that", ["pending", "rejected", "closed", "open"], "pending"],
  ["filled after that", ["pending", "closed", "open", "filled"], "withdrawn"],
  ["approved and closed", ["pending", "open", "closed"], "closed"],
  ["approved and reopened", ["pending", "open", "closed", "open"], "open"],
  ["begun open and closed", ["open", "closed"], "closed"],
];

test("hides every posting that got past us by closing it, and counts without it", async () => {
  const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  const migrations = await readD1Migrations("migrations");
  const at = migrations.findIndex(({ name }) => name.includes("withdraw_unread"));
  const apply = (queries: readonly string[]) => db.batch(queries.map((query) => db.prepare(query)));
  for (const { queries } of migrations.slice(0, at)) await apply(queries);
  await apply([
    "INSERT INTO employers (slug, name, kind, approved_at, created_at) VALUES ('a', 'A', 'direct', 1, 0)",
  ]);
  for (const [name, [first, ...further]] of walks)
    await apply([
      `INSERT INTO jobs (slug, employer_id, title, status, origin, fingerprint, posted_at, confirmed_at, valid_through,
        created_at, updated_at) VALUES ('${name}', 1, 'RN', '${first}', 'site', '${name}', 0, 0, 0, 0, 0)`,
      ...further.map((status) => `UPDATE jobs SET status = '${status}' WHERE slug = '${name}'`),
    ]);
  await apply([
    `INSERT INTO jobs (slug, employer_id, title, status, fingerprint, posted_at, confirmed_at, valid_through,
      created_at, updated_at) VALUES ('of a feed', 1, 'RN', 'open', 'feed', 0, 0, 0, 0, 0)`,
    "UPDATE jobs SET status = 'closed' WHERE slug = 'of a feed'",
  ]);
  for (const { queries } of migrations.slice(at)) await apply(queries);
  const { results } = await db.prepare("SELECT slug, status FROM jobs ORDER BY id").all();
  expect(results).toEqual([
    ...walks.map(([slug, , status]) => ({ slug, status })),
    { slug: "of a feed", status: "closed" },
  ]);
  expect(await db.prepare("SELECT sum(postings) AS n FROM week_counts").first("n")).toBe(4);
  expect(await db.prepare("SELECT sum(postings) AS n FROM specialty_counts").first("n")).toBe(1);
});
