import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const files = globSync("migrations/*.sql").sort();
const migration = files.findIndex((file) => file.includes("apply_once"));
const read = (file: string) => readFileSync(file, "utf8");

test("keeps the oldest of the applications that were sent more than once, and all that the others say", () => {
  const db = new DatabaseSync(":memory:");
  for (const file of files.slice(0, migration)) db.exec(read(file));
  db.exec(`INSERT INTO employers (id, slug, name, kind, created_at) VALUES (1, 'a', 'A', 'direct', 0);
    INSERT INTO jobs (id, slug, employer_id, title, fingerprint, posted_at, confirmed_at, valid_through, created_at,
      updated_at) SELECT value, 'job-' || value, 1, 'RN', 'f' || value, 0, 0, 0, 0, 0 FROM json_each('[1, 2]')`);
  const insert = db.prepare(
    `INSERT INTO applications (id, public_id, job_id, email, state, created_at, first_name, last_name, message, job_title,
      employer_name, idempotency_key, updated_at) VALUES (?1, 'p' || ?1, ?2, ?3, ?4, ?5, 'D', 'W', 'M' || CAST(?1 AS INTEGER), 'RN', 'A', ?1, 0)`,
  );
  insert.run(1, 1, "dana@example.com", "new", 20);
  insert.run(2, 1, "Dana@Example.com", "interview", 10);
  insert.run(3, 1, "dana@example.com", "offer", 30);
  insert.run(4, 1, "dana@example.com", "not-selected", 5);
  insert.run(5, 2, "dana@example.com", "new", 40);
  insert.run(6, 1, "robin@example.com", "new", 50);
  insert.run(7, null, "dana@example.com", "new", 60);
  insert.run(8, null, "dana@example.com", "new", 70);
  insert.run(9, 1, "dana@example.com", "in-review", 10);
  db.exec(read(files[migration]!));
  const rows = db.prepare("SELECT id, state, message FROM applications ORDER BY id").all();
  expect(rows.map(({ id, state }) => `${id} ${state}`)).toEqual([
    "1 withdrawn",
    "2 interview",
    "3 withdrawn",
    "4 not-selected",
    "5 new",
    "6 new",
    "7 new",
    "8 new",
    "9 withdrawn",
  ]);
  expect(rows.map(({ message }) => message)).toEqual(rows.map(({ id }) => `M${id}`));
  const events = db
    .prepare("SELECT application_id id, detail ->> 'from' was FROM application_events ORDER BY id")
    .all();
  expect(events.map(({ id, was }) => `${id} ${was}`)).toEqual(["1 new", "3 offer", "9 in-review"]);
  expect(() => insert.run(10, 1, "DANA@example.com", "new", 80)).toThrow("applications_open_once");
});
