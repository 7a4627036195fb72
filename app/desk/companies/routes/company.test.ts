import { beforeEach, expect, test } from "vitest";
import { selectCompanyParts } from "#app/desk/companies/company-record.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { createUser, signIn, type TestUser } from "#tests/support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { explain } from "#tests/support/explain.ts";
import { toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { listRows } from "#tests/support/requests.ts";
import { env, origin, post, send } from "#tests/support/site.ts";

const host = { host: new URL(origin).host };
const db = toDb(env.DB);
let admin: { cookie: string; user: TestUser };
let company: TestCompany;
let path: string;
let slugs = 0;

beforeEach(async () => {
  for (const table of ["job_reports", "posting_reviews", "outbox", "applications", "jobs", "employers"])
    await env.DB.exec(`DELETE FROM ${table}`);
  admin = await signIn("admin");
  company = await createCompany("Harbor Health");
  path = `/admin/employers/${company.employer.slug}`;
});

const open = (path: string, cookie = admin.cookie) => send(path, { headers: { cookie } });
const read = async (path: string, cookie = admin.cookie) => toText(await (await open(path, cookie)).text());
const sendForm = (path: string, fields: Record<string, string>, cookie = admin.cookie) =>
  post(path, new URLSearchParams(fields), { ...host, cookie });

async function store(employerId: number, status = "open"): Promise<{ id: number; slug: string }> {
  const slug = `nights-${slugs++}`;
  const id = await storePosting(employerId, slug, status);
  await env.DB.exec(`INSERT INTO job_details (job_id, description_html) VALUES (${id}, '<p>Nights.</p>')`);
  return { id, slug };
}
const readStatus = (id: number) =>
  env.DB.prepare("SELECT status FROM jobs WHERE id = ?").bind(id).first("status");
const readCompany = (id: number) =>
  env.DB.prepare("SELECT * FROM employers WHERE id = ?").bind(id).first<Record<string, unknown>>();
const subjects = async (to: string) =>
  (await listRows("outbox"))
    .filter(({ recipient }) => recipient === to)
    .map(({ subject }) => String(subject));
const lastEntry = async () => (await listRows("audit_log")).at(-1)!;

test("shows a company's people, postings, decisions, requests, reports, notes and log", async () => {
  const { id } = await store(company.employer.id);
  await env.DB.exec(
    `INSERT INTO posting_reviews (job_id, decision, reason, content, at) VALUES (${id}, 'reject', 'No pay', '{}', 1)`,
  );
  await env.DB.exec(
    `INSERT INTO job_reports (job_id, reason, idempotency_key, created_at) VALUES (${id}, 'scam', 'r1', 1)`,
  );
  const noted = { note: "Called the switchboard: it is them.", idempotencyKey: "key-12345" };
  for (let i = 0; i < 2; i++)
    expect((await sendForm(path, noted)).headers.get("location")).toBe(`${path}?done=note#notes`);
  const page = await read(path);
  for (const text of [
    "Morgan Castellan",
    company.owner.user.email,
    "owner",
    "Confirmed",
    "Open 1",
    "Sent back: ICU nurse",
    "No pay",
    "It looks like a scam",
  ])
    expect(page).toContain(text);
  expect(page.slice(page.indexOf("What was done to it"))).not.toContain('{"');
  expect(page.split("Called the switchboard")).toHaveLength(2);
  expect((await open("/admin/employers/no-such-company")).status).toBe(404);
  expect((await open(path, company.owner.cookie)).status).toBe(403);
  expect((await sendForm(path, { reason: "x" }, company.owner.cookie)).status).toBe(403);
  expect((await sendForm(`${path}/merge`, { kept: "x" }, company.owner.cookie)).status).toBe(403);
});

test("edits a company, writes what changed into the log, and keeps what was typed after an error", async () => {
  const fields = {
    name: "Harbor Health System",
    kind: "agency",
    website: "harbor.org",
    about: "Nine hospitals.",
  };
  const refused = await sendForm(path, { ...fields, website: "not a website" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('value="not a website"');
  await store(company.employer.id);
  await sendForm(path, fields);
  expect(await readCompany(company.employer.id)).toMatchObject({ ...fields, website: "https://harbor.org" });
  expect(await lastEntry()).toMatchObject({
    action: "company.edit",
    subject: `company:${company.employer.id}`,
  });
  const { from, to } = JSON.parse(String((await lastEntry()).detail));
  expect([from.name, to.name, to.about]).toEqual([
    "Harbor Health",
    "Harbor Health System",
    "Nine hospitals.",
  ]);
  expect((await sendForm(path, fields)).headers.get("location")).toContain("done=unchanged");
});

test("suspends a company: its postings pause, its people hear why and can neither publish nor reopen", async () => {
  const { id, slug } = await store(company.employer.id);
  expect((await sendForm(path, { reason: "" })).status).toBe(400);
  await sendForm(path, { reason: "Not who it says it is." });
  expect(await readStatus(id)).toBe("paused");
  for (const { user } of [company.owner, company.recruiter, company.reviewer])
    expect((await subjects(user.email)).join()).toContain("Harbor Health is suspended");
  expect(
    (await listRows("outbox")).every(({ body }) => String(body).includes("Not who it says it is.")),
  ).toBe(true);
  const workspace = `/hiring/${company.employer.slug}`;
  const page = await read(workspace, company.owner.cookie);
  expect(page).toContain("Harbor Health is suspended.");
  expect(page).toContain("Not who it says it is.");
  await sendForm(workspace, { do: "confirm", pick0: slug }, company.owner.cookie);
  expect(await readStatus(id)).toBe("paused");
  expect(await lastEntry()).toMatchObject({ action: "company.suspend", actor_id: admin.user.id });
  expect((await sendForm(path, { reason: "Again" })).headers.get("location")).toContain("done=unchanged");

  await sendForm(path, { intent: "lift" });
  expect((await subjects(company.owner.user.email)).join()).toContain("Harbor Health can publish again");
  expect(await readStatus(id)).toBe("paused");
  expect(await read(workspace, company.owner.cookie)).not.toContain("is suspended.");
  await sendForm(workspace, { do: "confirm", pick0: slug }, company.owner.cookie);
  expect(await readStatus(id)).toBe("open");
});

test("brings in nothing of a suspended company from a feed", async () => {
  await storeJobs([makeDraft({ title: "Before", employer: { name: "Cedar Clinic", kind: "direct" } })]);
  await sendForm("/admin/employers/cedar-clinic", { reason: "Closed down" });
  const { saveDrafts } = await import("#app/companies/imports/store/store.server.ts");
  const { createSeen } = await import("#app/companies/imports/store/seen.ts");
  const draft = makeDraft({
    title: "After",
    source: { name: "feed", externalId: "1", url: null, contentHash: "1" },
    employer: { name: "Cedar Clinic", kind: "direct" },
  });
  const [stored] = await saveDrafts(env.DB, [draft], createSeen(), {
    now: Date.now(),
    isDryRun: false,
    employerId: null,
  });
  expect(stored).toMatchObject({ outcome: "rejected", reason: expect.stringContaining("suspended") });
});

test("lets the next posting of a company wait for a person again", async () => {
  const { id } = await store(company.employer.id);
  await sendForm(path, { intent: "review-again" });
  expect(await readCompany(company.employer.id)).toMatchObject({ approved_at: null });
  expect(await readStatus(id)).toBe("open");
  expect(await lastEntry()).toMatchObject({ action: "company.review_again" });
  expect((await sendForm(path, { intent: "review-again" })).headers.get("location")).toContain(
    "done=unchanged",
  );
});

/** Every table that refers to a company, with a column of that name. */
async function listReferring(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%employer_id INTEGER%'`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name).sort();
}

test("merges two companies: everything follows, the old address leads to the kept one, and nothing is lost", async () => {
  const other = await createCompany("Harbour Health");
  const [from, to] = [other.employer.id, company.employer.id];
  const [same, twin, ended] = [await store(from), await store(to), await store(from, "closed")];
  await env.DB.exec(`UPDATE jobs SET title = 'Lab technician' WHERE id = ${ended.id}`);
  const applicant = await storeApplicant({
    employerId: from,
    jobId: same.id,
    assignedTo: other.recruiter.user.id,
  });
  const both = await createUser("employer");
  const now = Date.now();
  await env.DB.batch(
    [
      `INSERT INTO memberships (user_id, employer_id, role, created_at) VALUES (${both.id}, ${from}, 'owner', 1), (${both.id}, ${to}, 'reviewer', 1)`,
      `INSERT INTO company_claims (public_id, employer_id, user_id, state, way, created_at) VALUES
        ('c1', ${from}, ${admin.user.id}, 'pending', 'review', 1), ('c2', ${to}, ${admin.user.id}, 'pending', 'review', 1)`,
      `INSERT INTO invitations (public_id, employer_id, email, role, secret_hash, created_at, expires_at) VALUES
        ('i1', ${from}, 'x@example.com', 'owner', 'h1', 1, ${now * 2}), ('i2', ${to}, 'x@example.com', 'owner', 'h2', 1, ${now * 2})`,
      `INSERT INTO employer_feeds (public_id, employer_id, source, name, address, status, created_at, updated_at) VALUES
        ('f1', ${from}, 's1', 'Feed', 'https://a.example/feed', 'active', 1, 1),
        ('f2', ${to}, 's2', 'Feed', 'https://a.example/feed', 'active', 1, 1)`,
      `INSERT INTO posting_drafts (public_id, user_id, employer_id, created_at, updated_at) VALUES ('d1', ${both.id}, ${from}, 1, 1)`,
      `INSERT INTO employer_notes (employer_id, text, idempotency_key, created_at) VALUES (${from}, 'A note', 'n1', 1)`,
      `INSERT INTO hire_requests (public_id, name, email, company, details, idempotency_key, employer_id, created_at, updated_at)
        VALUES ('h1', 'Dana', 'd@example.com', 'Harbour', 'Two nurses', 'hk1', ${from}, 1, 1)`,
      `INSERT INTO eeo_counts VALUES (${from}, '2026-01', 'sex', 'female', 3), (${from}, '2026-01', 'sex', 'male', 1),
        (${to}, '2026-01', 'sex', 'female', 2)`,
      `INSERT INTO interviews (public_id, application_id, employer_id, kind, place, minutes, time_zone, idempotency_key, created_at,
        changed_at) VALUES ('m1', ${applicant.id}, ${from}, 'phone', '', 30, 'America/Chicago', 'm1', 1, 1)`,
      `INSERT INTO offers (public_id, application_id, employer_id, terms, idempotency_key, created_at)
        VALUES ('m1', ${applicant.id}, ${from}, '{}', 'm1', 1)`,
      `INSERT INTO answer_texts (employer_id, name, text) VALUES (${from}, 'Hello', 'From them'), (${to}, 'hello', 'From us')`,
      `INSERT INTO applicant_tags (id, employer_id, name) VALUES (81, ${from}, 'Nights'), (82, ${from}, 'Spring'), (83, ${to}, 'nights')`,
      `INSERT INTO posting_departments (job_id, employer_id, name) SELECT id, employer_id, 'ICU' FROM jobs WHERE employer_id = ${from}`,
      `INSERT INTO scorecard_criteria VALUES (${from}, '["A","B","C"]')`,
      `INSERT INTO saved_views (user_id, employer_id, list, name, search) VALUES (${both.id}, ${from}, 'jobs', 'Mine', 'q=icu')`,
      `INSERT INTO application_tags VALUES (${applicant.id}, 81), (${applicant.id}, 82)`,
      `INSERT INTO profiles (user_id, profession, licenses, is_quiet, license_said_at, about_said_at)
        VALUES (${both.id}, 'registered-nurse', '[]', 0, 1, 1)`,
      `INSERT INTO profile_details (user_id, details, saves, said_at) VALUES (${both.id}, json_object('privacy', json_object(
        'visibility', 'searched', 'hidden', json_array(json_object('slug', '${other.employer.slug}', 'name', 'Harbour Health')))), '{}', 1)`,
      ...[from, to].map(
        (
          employer,
        ) => `INSERT INTO talent_messages (public_id, employer_id, job_id, user_id, about, text, state, created_at, idempotency_key)
          VALUES ('t${employer}', ${employer}, ${same.id}, ${both.id}, 'Registered Nurse', 'Hello', 'sent', 1, 't${employer}')`,
      ),
      `UPDATE employers SET about = 'Nine hospitals.', website = 'https://harbour.org' WHERE id = ${from}`,
    ].map((sql) => env.DB.prepare(sql)),
  );
  const tables = await listReferring();
  const count = async () =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => [
          table,
          await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first("n"),
        ]),
      ),
    );
  const before = await count();
  // What a merge would lose unseen.
  const empty = tables.filter((table) => before[table] === 0);
  expect(
    empty.filter((table) =>
      [
        "interviews",
        "offers",
        "answer_texts",
        "applicant_tags",
        "scorecard_criteria",
        "posting_departments",
        "stage_templates",
        "talent_hidden",
        "talent_messages",
      ].includes(table),
    ),
  ).toEqual([]);
  const merge = `/admin/employers/${other.employer.slug}/merge`;
  expect(await read(`${merge}?into=${company.employer.slug}`)).toContain(
    "Merge Harbour Health into Harbor Health",
  );
  const done = await sendForm(merge, { kept: company.employer.slug });
  expect(done.headers.get("location")).toBe(`${path}?done=merged`);

  expect(await readCompany(from)).toBeNull();
  for (const table of tables)
    expect([
      table,
      await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE employer_id = ?`).bind(from).first("n"),
    ]).toEqual([table, 0]);
  expect(await count()).toEqual({
    ...before,
    memberships: Number(before.memberships) - 1,
    applicant_tags: Number(before.applicant_tags) - 1,
    eeo_counts: Number(before.eeo_counts) - 1,
    employer_slugs: Number(before.employer_slugs) + 1,
  });
  expect(await readCompany(to)).toMatchObject({ about: "Nine hospitals.", website: "https://harbour.org" });
  expect([await readStatus(same.id), await readStatus(twin.id), await readStatus(ended.id)]).toEqual([
    "closed",
    "open",
    "closed",
  ]);
  const moved = await env.DB.prepare("SELECT employer_id, assigned_to, job_id FROM applications WHERE id = ?")
    .bind(applicant.id)
    .first();
  expect(moved).toEqual({ employer_id: to, assigned_to: other.recruiter.user.id, job_id: same.id });
  const { results: tags } = await env.DB.prepare(
    "SELECT t.id FROM application_tags p JOIN applicant_tags t ON t.id = p.tag_id WHERE p.application_id = ? ORDER BY t.id",
  )
    .bind(applicant.id)
    .all();
  expect(tags).toEqual([{ id: 82 }, { id: 83 }]);
  const role = await env.DB.prepare("SELECT role FROM memberships WHERE user_id = ?")
    .bind(both.id)
    .first("role");
  expect(role).toBe("recruiter");
  const { results: voluntary } = await env.DB.prepare(
    "SELECT answer, people FROM eeo_counts WHERE employer_id = ? ORDER BY answer",
  )
    .bind(to)
    .all();
  expect(voluntary).toEqual([
    { answer: "female", people: 5 },
    { answer: "male", people: 1 },
  ]);
  // The kept company's owner stays its only one, and hears who came.
  const { results: owners } = await env.DB.prepare(
    "SELECT user_id AS id FROM memberships WHERE employer_id = ? AND role = 'owner'",
  )
    .bind(to)
    .all();
  expect(owners).toEqual([{ id: company.owner.user.id }]);
  const told = (await listRows("outbox")).filter(({ recipient }) => recipient === company.owner.user.email);
  expect(told.map(({ body }) => String(body)).join()).toContain(other.owner.user.email);
  expect(
    await env.DB.prepare(
      "SELECT revoked_at IS NOT NULL AS is_over FROM invitations WHERE public_id = 'i1'",
    ).first("is_over"),
  ).toBe(1);
  const left = await env.DB.prepare("SELECT state FROM company_claims WHERE public_id = 'c1'").first("state");
  expect(left).toBe("withdrawn");
  expect(
    await env.DB.prepare("SELECT status FROM employer_feeds WHERE public_id = 'f1'").first("status"),
  ).toBe("off");

  const old = await send(`/employers/${other.employer.slug}`);
  expect([old.status, old.headers.get("location")]).toEqual([301, `/employers/${company.employer.slug}`]);
  const workspace = await open(`/hiring/${other.employer.slug}/team`, other.owner.cookie);
  expect([workspace.status, workspace.headers.get("location")]).toEqual([
    301,
    `/hiring/${company.employer.slug}/team`,
  ]);
  expect((await open(`/hiring/${other.employer.slug}`, (await signIn("employer")).cookie)).status).toBe(404);
  expect((await open(`/admin/employers/${other.employer.slug}`)).status).toBe(301);
  expect((await subjects(other.owner.user.email)).join()).toContain(
    "Harbour Health is now part of Harbor Health",
  );
  expect(await read(path)).toContain("Merged with another company");
  expect((await sendForm(merge, { kept: company.employer.slug })).status).toBe(404);
});

const change = (id: number, fields: string) =>
  env.DB.exec(`UPDATE employers SET ${fields} WHERE id = ${id}`.replaceAll("\n", " "));
const strangers = `about = 'Text +1 786 555 0100.', city = 'Lima', website = 'https://stranger.example.org',
  domain = 'stranger.org', verified_at = 5, verified_by = 'domain'`;
const merge = (gone: TestCompany, kept = company) =>
  sendForm(`/admin/employers/${gone.employer.slug}/merge`, { kept: kept.employer.slug });

test("lends a company neither domain, words nor feeds of one that we never approved", async () => {
  await store(company.employer.id);
  await change(
    company.employer.id,
    "website = 'https://harbor.org', about = '', city = NULL, approved_at = 7",
  );
  const stranger = await createCompany("Harbor Health");
  await change(stranger.employer.id, strangers);
  await env.DB.exec(
    `INSERT INTO employer_feeds (public_id, employer_id, source, name, status, next_fetch_at, created_at, updated_at)
      VALUES ('f1', ${stranger.employer.id}, 's1', 'Night jobs', 'active', 1, 1, 1)`.replaceAll("\n", " "),
  );
  const before = await readCompany(company.employer.id);
  const page = await read(`/admin/employers/${stranger.employer.slug}/merge?into=${company.employer.slug}`);
  for (const shown of ["Text +1 786 555 0100.", "stranger.org", "Night jobs (active)", "https://harbor.org"])
    expect(page).toContain(shown);
  expect(page).toContain("It takes over no domain and no verification.");
  expect(page).toContain("do not come over, because the other was never approved");
  expect(page).not.toContain("an owner must be chosen");
  await merge(stranger);
  expect(await readCompany(company.employer.id)).toEqual(before);
  const feed = await env.DB.prepare("SELECT status, next_fetch_at, pause_reason FROM employer_feeds").first();
  expect(feed).toEqual({ status: "off", next_fetch_at: null, pause_reason: "Its company was merged." });
  const told = (await listRows("outbox")).filter(({ recipient }) => recipient === company.owner.user.email);
  expect(told.map(({ body }) => String(body)).join()).toContain("Night jobs");
});

test("takes a proven domain over only where it fits the website that the kept company has itself", async () => {
  const outcomes = [];
  for (const website of ["'https://www.stranger.org'", "'https://other.org'", "NULL"]) {
    const [kept, gone] = [await createCompany("Kept Clinic"), await createCompany("Kept Clinic")];
    await change(kept.employer.id, `website = ${website}`);
    await change(gone.employer.id, `${strangers}, approved_at = 5`);
    await merge(gone, kept);
    const { domain, verified_by } = (await readCompany(kept.employer.id))!;
    outcomes.push([domain, verified_by]);
  }
  expect(outcomes).toEqual([
    ["stranger.org", "domain"],
    [null, null],
    [null, null],
  ]);
});

test("makes nobody the owner of a company with postings by merging another into it", async () => {
  await store(company.employer.id);
  await env.DB.exec(`DELETE FROM memberships WHERE employer_id = ${company.employer.id}`);
  await change(company.employer.id, "approved_at = NULL");
  const stranger = await createCompany("Harbor Health");
  await change(stranger.employer.id, "approved_at = 5");
  const page = await read(`/admin/employers/${stranger.employer.slug}/merge?into=${company.employer.slug}`);
  expect(page).toContain("Nobody owns Harbor Health after this: an owner must be chosen.");
  expect(page).toContain("Owners of the other arrive as recruiters.");
  await merge(stranger);
  const { results } = await env.DB.prepare(
    "SELECT role FROM memberships WHERE employer_id = ? ORDER BY user_id",
  )
    .bind(company.employer.id)
    .all();
  expect(results.map(({ role }) => role)).toEqual(["recruiter", "recruiter", "reviewer"]);
  // An approval that we ended is not brought back either.
  expect(await readCompany(company.employer.id)).toMatchObject({ approved_at: null });
});

test("finds a merged company's openings by the kept name, and imports no second company of the old name", async () => {
  const toEmployer = (name: string) => ({ employer: { name, kind: "direct" as const } });
  await storeJobs([
    makeDraft({ title: "Charge nurse", ...toEmployer("Old Clinic") }),
    makeDraft({ title: "Charge nurse", ...toEmployer("New Clinic") }),
    makeDraft({ title: "Night nurse", ...toEmployer("Old Clinic") }),
  ]);
  await sendForm("/admin/employers/old-clinic/merge", { kept: "new-clinic" });
  const statuses = await env.DB.prepare("SELECT title, status FROM jobs ORDER BY title, status").all();
  expect(statuses.results).toEqual([
    { title: "Charge nurse", status: "closed" },
    { title: "Charge nurse", status: "open" },
    { title: "Night nurse", status: "open" },
  ]);
  const found = await env.DB.prepare(
    `SELECT count(*) AS n FROM jobs_fts WHERE jobs_fts MATCH 'employer : new AND title : night'`,
  ).first("n");
  expect(found).toBe(1);
  await storeJobs([makeDraft({ title: "Day nurse", ...toEmployer("Old Clinic") })]);
  const { results } = await env.DB.prepare("SELECT slug FROM employers WHERE slug LIKE '%-clinic'").all();
  expect(results).toEqual([{ slug: "new-clinic" }]);
});

test("finds the company that stays by how its name begins", async () => {
  const other = await createCompany("Cedar Clinic");
  await createCompany("Cedarwood Hospital");
  const merge = `/admin/employers/${company.employer.slug}/merge`;
  const html = await (await open(`${merge}?find=ced`)).text();
  expect(html).toContain(`href="${merge}?into=${other.employer.slug}"`);
  expect(html).toContain("Cedarwood Hospital");
  expect(html).not.toContain(`into=${company.employer.slug}"`);
  expect(html).not.toContain("Paste the address");
  expect(await read(`${merge}?find=zzz`)).toContain("No other company has such a name.");
});

test("merges no company with itself or with a suspended one, and each pair only once", async () => {
  const other = await createCompany("Cedar Clinic");
  const merge = `/admin/employers/${other.employer.slug}/merge`;
  expect((await sendForm(merge, { kept: other.employer.slug })).headers.get("location")).toContain(
    "done=unchanged",
  );
  await env.DB.exec(`UPDATE employers SET suspended_at = 1 WHERE id = ${company.employer.id}`);
  expect(await read(`${merge}?into=${company.employer.slug}`)).toContain("One of the two is suspended.");
  expect((await sendForm(merge, { kept: company.employer.slug })).headers.get("location")).toContain(
    "done=unchanged",
  );
  expect((await sendForm(merge, { kept: "nobody" })).status).toBe(404);
  expect(await env.DB.prepare("SELECT 1 FROM employer_slugs").first()).toBeNull();
  await env.DB.exec("UPDATE employers SET suspended_at = NULL");
  const both = await Promise.all([
    sendForm(merge, { kept: company.employer.slug }),
    sendForm(`${path}/merge`, { kept: other.employer.slug }),
  ]);
  const merged = both.filter((answer) => answer.headers.get("location")?.includes("done=merged"));
  expect(merged).toHaveLength(1);
  const { results } = await env.DB.prepare("SELECT id FROM employers").all();
  expect(results).toHaveLength(1);
});

test("reads each part of a company's record by an index of the company", async () => {
  for (const statement of selectCompanyParts(db, company.employer.id))
    expect(await explain(statement)).not.toMatch(
      /SCAN (m|u|jobs|r|job_reports|posting_reviews|hire_requests|employer_feeds|n|employer_notes|l|audit_log|employer_slugs)\b(?! USING)/,
    );
});
