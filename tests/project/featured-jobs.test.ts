import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { beforeAll, expect, test } from "vitest";
import { chooseFeatured } from "#app/jobs/search/highlights/featured-choice.server.ts";
import { dayMs } from "#app/kit/platform/durations.ts";

const now = 1_000 * dayMs;
const db = new DatabaseSync(":memory:");
const { sql, params } = new SQLiteSyncDialect().sqlToQuery(chooseFeatured(now));
const values = params as number[];
const choose = () =>
  db
    .prepare(sql)
    .all(...values)
    .map(({ id }) => id as number);

interface Posting {
  id: number;
  employer: number;
  min?: number | null;
  max?: number | null;
  shift?: string | null;
  benefits?: string;
  confirmedAt?: number;
}

function store({
  id,
  employer,
  min = 40_00,
  max = 50_00,
  shift = null,
  benefits = "[]",
  confirmedAt = now - 30 * dayMs,
}: Posting) {
  db.prepare(
    `INSERT INTO jobs (id, slug, employer_id, title, fingerprint, salary_min_cents, salary_max_cents, shift, benefits,
      status, posted_at, confirmed_at, valid_through, created_at, updated_at)
      VALUES (?1, 'job-' || ?1, ?2, 'RN', 'f' || ?1, ?3, ?4, ?5, ?6, 'open', ?1, ?7, 9999999999999, 0, 0)`,
  ).run(id, employer, min, max, shift, benefits, confirmedAt);
}

beforeAll(() => {
  for (const file of globSync("migrations/*.sql").sort()) db.exec(readFileSync(file, "utf8"));
  const employer = db.prepare(
    "INSERT INTO employers (id, slug, name, kind, created_at) VALUES (?1, 'e' || ?1, 'E' || ?1, 'direct', 0)",
  );
  for (let id = 1; id <= 40; id++) employer.run(id);
});

test("reads the newest open postings from their index, never the whole table", () => {
  const plan = db
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...values)
    .map(({ detail }) => String(detail));
  expect(plan.join("\n")).toContain("USING INDEX jobs_newest (status=?)");
  expect(plan.filter((line) => /^SCAN jobs\b/.test(line))).toEqual([]);
});

test("features the fullest posting of each employer that states its pay", () => {
  store({ id: 1, employer: 1, shift: "day", benefits: '["401(k)"]', confirmedAt: now });
  store({ id: 2, employer: 1 });
  store({ id: 3, employer: 2, min: null, max: null, shift: "night", confirmedAt: now });
  store({ id: 4, employer: 3, shift: "night" });
  store({ id: 5, employer: 4, max: null });
  expect(choose()).toEqual([1, 4, 5]);
});

test("features no more than thirty", () => {
  for (let id = 5; id <= 40; id++) store({ id: 100 + id, employer: id });
  expect(choose()).toHaveLength(30);
});
