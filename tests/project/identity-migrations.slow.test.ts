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
});

test("moves what people sent for a posting to applications, and changes nothing else about it", async () => {
  const toContact = (id: number, kind: string, rest: string) =>
    `INSERT INTO contacts (id, public_id, kind, first_name, last_name, email, phone, specialty, message, source, company,
      position, job_id, status, idempotency_key, created_at, updated_at)
      VALUES (${id}, 'public-${id}', '${kind}', 'Dana', 'Whitfield', 'dana@example.com', ${rest}, 'key-${id}', ${id}000, ${id}001)`;
  await migrateWith("create_applications", [
    ...people,
    `INSERT INTO jobs (id, slug, employer_id, title, status, fingerprint, posted_at, confirmed_at, valid_through,
      created_at, updated_at) VALUES (5, 'icu', 1, 'ICU nurse', 'open', 'f', 0, 0, 0, 0, 0)`,
    toContact(1, "contact", "NULL, 'nursing', 'Hello', NULL, NULL, NULL, NULL, 'closed'"),
    toContact(2, "job", "'555', NULL, 'RN', 'job-page', 'Old name', 'Old title', 5, 'contacted'"),
    toContact(3, "employer", "NULL, 'Employer Inquiry', 'Help', 'home-page', 'Acme', 'RN', NULL, 'new'"),
    toContact(4, "job", "NULL, NULL, 'PA', NULL, NULL, NULL, 5, 'new'"),
    toContact(6, "job", "NULL, NULL, 'NP', 'job-page', 'Gone Health', 'Gone', NULL, 'closed'"),
    `INSERT INTO audit_log (actor_id, action, subject, detail, at) VALUES
      (8, 'contact.status', 'contact:2', '{"from":"new","to":"contacted"}', 2500),
      (8, 'contact.status', 'contact:1', '{"from":"new","to":"closed"}', 2600),
      (8, 'hire_request.status', 'hire_request:2', '{}', 2700)`,
  ]);
  const sent = { first_name: "Dana", last_name: "Whitfield", email: "dana@example.com" };
  const alike = { ...sent, user_id: null, state: "new" };
  const ids = (id: number) => ({
    id,
    public_id: `public-${id}`,
    idempotency_key: `key-${id}`,
    created_at: id * 1000,
    updated_at: id * 1000 + 1,
  });
  expect(await read("SELECT * FROM applications ORDER BY id")).toEqual([
    {
      ...alike,
      ...ids(2),
      job_id: 5,
      phone: "555",
      message: "RN",
      source: "job-page",
      job_title: "Old title",
      employer_name: "Old name",
      desk_status: "contacted",
    },
    {
      ...alike,
      ...ids(4),
      job_id: 5,
      phone: null,
      message: "PA",
      source: null,
      job_title: "ICU nurse",
      employer_name: "Harbor Health",
      desk_status: "new",
    },
    {
      ...alike,
      ...ids(6),
      job_id: null,
      phone: null,
      message: "NP",
      source: "job-page",
      job_title: "Gone",
      employer_name: "Gone Health",
      desk_status: "closed",
    },
  ]);
  expect(
    await read(
      "SELECT application_id AS id, actor_id AS actor, kind, at FROM application_events ORDER BY application_events.id",
    ),
  ).toEqual([
    { id: 2, actor: null, kind: "sent", at: 2000 },
    { id: 4, actor: null, kind: "sent", at: 4000 },
    { id: 6, actor: null, kind: "sent", at: 6000 },
    { id: 2, actor: 8, kind: "desk-status", at: 2500 },
  ]);
  expect(await read("SELECT action, subject FROM audit_log ORDER BY id")).toEqual([
    { action: "application.status", subject: "application:2" },
    { action: "contact.status", subject: "contact:1" },
    { action: "hire_request.status", subject: "hire_request:2" },
  ]);
  expect(await read("SELECT * FROM contacts ORDER BY id")).toEqual([
    {
      ...sent,
      ...ids(1),
      kind: "contact",
      phone: null,
      specialty: "nursing",
      message: "Hello",
      source: null,
      company: null,
      position: null,
      status: "closed",
    },
    {
      ...sent,
      ...ids(3),
      kind: "employer",
      phone: null,
      specialty: "Employer Inquiry",
      message: "Help",
      source: "home-page",
      company: "Acme",
      position: "RN",
      status: "new",
    },
  ]);
});
