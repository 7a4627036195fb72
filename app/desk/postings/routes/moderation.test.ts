import { beforeEach, expect, test } from "vitest";
import { selectDeskCompanies, selectWaitingClaims } from "#app/desk/companies/desk-companies.server.ts";
import { selectDeskPostings, selectFoundPostings } from "#app/desk/postings/desk-postings.server.ts";
import { listedStatuses } from "#app/desk/postings/posting-status.ts";
import { parseReportSearch, reportStates, selectReports } from "#app/desk/reports/job-reports.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { signIn, type TestUser } from "#tests/support/accounts.ts";
import { storePosting } from "#tests/support/applicants.ts";
import { explain } from "#tests/support/explain.ts";
import { readHidden, toText } from "#tests/support/html.ts";
import { listRows, newVisitor } from "#tests/support/requests.ts";
import { env, origin, post, send } from "#tests/support/site.ts";

const host = { host: new URL(origin).host };
const db = toDb(env.DB);
let admin: { cookie: string; user: TestUser };
let employer: { cookie: string; user: TestUser };
let employerId: number;

beforeEach(async () => {
  for (const table of ["job_reports", "posting_reviews", "outbox", "jobs", "company_claims"])
    await env.DB.exec(`DELETE FROM ${table}`);
  admin = await signIn("admin");
  employer = await signIn("employer");
  const row = await env.DB.prepare(
    "INSERT INTO employers (slug, name, kind, created_at) VALUES (?1, 'Bayview Hospital', 'direct', 1) RETURNING id",
  )
    .bind(`bayview-${crypto.randomUUID()}`)
    .first<{ id: number }>();
  employerId = row!.id;
  await env.DB.prepare(
    "INSERT INTO memberships (user_id, employer_id, role, created_at) VALUES (?1, ?2, 'owner', 1)",
  )
    .bind(employer.user.id, employerId)
    .run();
  await env.DB.prepare("UPDATE users SET email_verified_at = 1 WHERE id = ?1").bind(employer.user.id).run();
});

const read = async (path: string, cookie = admin.cookie) => {
  const response = await send(path, { headers: { cookie } });
  return { status: response.status, text: toText(await response.text()) };
};

const sendForm = (path: string, fields: Record<string, string>, cookie = admin.cookie) =>
  post(path, new URLSearchParams(fields), { ...host, cookie });

/** As a browser sends it: with what the page showed. */
async function decide(page: string, fields: Record<string, string>, name = "") {
  const html = await (await send(page, { headers: { cookie: admin.cookie } })).text();
  const part = html.slice(Math.max(html.indexOf(name), 0));
  const shown = ["revision", "read"].map((field) => [field, readHidden(part, field)]);
  return sendForm(page, { ...Object.fromEntries(shown.filter(([, value]) => value !== "")), ...fields });
}

async function storeWhole(slug: string, status: string): Promise<number> {
  const id = await storePosting(employerId, slug, status);
  await env.DB.prepare(
    "INSERT INTO job_details (job_id, description_html) VALUES (?1, '<p>Nights in a 20-bed unit.</p>')",
  )
    .bind(id)
    .run();
  return id;
}

const sendReport = (slug: string, fields: Record<string, string>) =>
  post(`/jobs/${slug}/report`, new URLSearchParams(fields), { ...host, ...newVisitor() });

const readStatus = (slug: string) =>
  env.DB.prepare("SELECT status FROM jobs WHERE slug = ?1").bind(slug).first("status");

const mailsTo = async (to: string) =>
  (await listRows("outbox"))
    .filter(({ recipient }) => recipient === to)
    .map(({ subject }) => String(subject));

test("lists postings that wait, and approves one: its company hears of it and publishes at once from then on", async () => {
  await storeWhole("to-approve", "pending");
  expect((await read("/admin/postings")).text).toMatch(/Bayview Hospital\s*, not verified/);
  const page = await read("/admin/postings/to-approve");
  expect(page.text).toContain("What visitors will see");
  expect((await decide("/admin/postings/to-approve", { decision: "approve" })).status).toBe(302);
  expect(await readStatus("to-approve")).toBe("open");
  expect((await mailsTo(employer.user.email)).join()).toContain("Your posting is live");
  expect((await read("/admin/postings")).text).toContain("No posting waits for us.");
  const late = await sendForm("/admin/postings/to-approve", { decision: "approve" });
  expect(late.headers.get("location")).toContain("done=late");
});

test("sends a posting back with a reason, and shows at the next reading what was changed", async () => {
  const id = await storeWhole("to-reject", "pending");
  const refused = await sendForm("/admin/postings/to-reject", { decision: "reject", reason: " " });
  expect(refused.status).toBe(400);
  expect(toText(await refused.text())).toContain("Please say why");
  await decide("/admin/postings/to-reject", { decision: "reject", reason: "The pay is missing." });
  expect(await readStatus("to-reject")).toBe("rejected");
  expect((await read("/admin/postings?state=rejected")).text).toContain("The pay is missing.");
  await env.DB.prepare("UPDATE jobs SET title = 'Night charge nurse', status = 'pending' WHERE id = ?1")
    .bind(id)
    .run();
  const again = await read("/admin/postings/to-reject");
  expect(again.text).toMatch(/Sent back then: The pay is missing\./);
  expect(again.text).toContain("Night charge nurse");
  expect(again.text).toContain("Before");
});

test.each(["approve", "reject"])(
  "refuses to %s what was changed after it was read, and shows what was changed",
  async (decision) => {
    const page = "/admin/postings/changed-since";
    const id = await storeWhole("changed-since", "pending");
    const html = await (await send(page, { headers: { cookie: admin.cookie } })).text();
    const shown = { revision: readHidden(html, "revision"), read: readHidden(html, "read") };
    const edits = [
      `UPDATE job_details SET description_html = '<p>Pay us first.</p>' WHERE job_id = ${id}`,
      `UPDATE employers SET name = 'Another Hospital' WHERE id = ${employerId}`,
    ];
    for (const [at, edit] of edits.entries()) {
      await env.DB.exec(edit);
      if (at === 0) await env.DB.exec(`UPDATE jobs SET updated_at = updated_at + 1 WHERE id = ${id}`);
      const refused = await sendForm(page, { decision, reason: "Name the unit, please.", ...shown });
      expect(refused.status).toBe(409);
      const text = await refused.text();
      expect(toText(text)).toContain("Nothing was decided yet.");
      expect(text).toContain("<del>Nights in a 20-bed unit.");
      expect(text).toContain("<ins>Pay us first.");
      if (at === 1) expect(text).toContain("<ins>Another Hospital</ins>");
      if (decision === "reject") expect(text).toContain("Name the unit, please.");
      expect(await readStatus("changed-since")).toBe("pending");
      expect(await mailsTo(employer.user.email)).toEqual([]);
    }
    expect((await sendForm(page, { decision, reason: "Blind." })).status).toBe(409);
    expect((await decide(page, { decision, reason: "Name the unit." })).status).toBe(302);
    expect(await readStatus("changed-since")).toBe(decision === "approve" ? "open" : "rejected");
  },
);

test("decides about nothing that its company withdrew meanwhile", async () => {
  await storeWhole("withdrawn-since", "pending");
  const html = await (
    await send("/admin/postings/withdrawn-since", { headers: { cookie: admin.cookie } })
  ).text();
  const shown = { revision: readHidden(html, "revision"), read: readHidden(html, "read") };
  await env.DB.exec("UPDATE jobs SET status = 'withdrawn' WHERE slug = 'withdrawn-since'");
  const late = await sendForm("/admin/postings/withdrawn-since", { decision: "approve", ...shown });
  expect(late.headers.get("location")).toContain("done=late");
  expect(await readStatus("withdrawn-since")).toBe("withdrawn");
});

test("opens the queue, the reports and the companies for an admin only", async () => {
  await storeWhole("guarded", "pending");
  const list = ["/admin/postings", "/admin/postings/guarded", "/admin/reports", "/admin/employers"];
  const writes: [string, Record<string, string>][] = [
    ["/admin/postings/guarded", { decision: "approve" }],
    ["/admin/reports", { slug: "guarded", decision: "take-down", reason: "x" }],
    ["/admin/employers", { publicId: "x", decision: "approve" }],
  ];
  const { cookie: seeker } = await signIn("job_seeker");
  for (const path of list) expect((await send(path)).status).toBe(302);
  for (const cookie of [employer.cookie, seeker]) {
    for (const path of list) expect([path, (await read(path, cookie)).status]).toEqual([path, 403]);
    for (const [path, fields] of writes) expect((await sendForm(path, fields, cookie)).status).toBe(403);
  }
  expect((await read("/admin/postings/unknown")).status).toBe(404);
  expect((await sendForm("/admin/postings/unknown", { decision: "approve" })).status).toBe(404);
  expect(await readStatus("guarded")).toBe("pending");
});

test("takes a report from anyone, once, and asks again for what is missing without losing a word", async () => {
  await storeWhole("reported", "open");
  expect((await read("/jobs/reported")).text).toContain("Report this posting");
  expect((await send("/jobs/reported/report")).status).toBe(200);
  const empty = await sendReport("reported", { reason: "", details: "They ask for money" });
  expect(empty.status).toBe(400);
  const text = toText(await empty.text());
  expect(text).toContain("Choose what is wrong");
  expect(text).toContain("They ask for money");
  const report = {
    reason: "scam",
    details: "They ask for money",
    email: "ann@example.com",
    idempotencyKey: "key-12345",
  };
  for (let i = 0; i < 2; i++) {
    const sent = await sendReport("reported", report);
    expect(sent.headers.get("location")).toBe("/jobs/reported/report?sent=1");
  }
  const { results } = await env.DB.prepare("SELECT reason, email, state FROM job_reports").all();
  expect(results).toEqual([{ reason: "scam", email: "ann@example.com", state: "open" }]);
  const hostile: Record<string, string>[] = [
    { reason: "__proto__" },
    { reason: "scam", email: "no" },
    { reason: "scam", details: "x".repeat(9000) },
  ];
  for (const fields of hostile) expect((await sendReport("reported", fields)).status).toBe(400);
  expect((await sendReport("no-such-job", report)).status).toBe(404);
});

test("takes a reported posting down, thanks those who reported it, tells the company and forgets the addresses", async () => {
  await storeWhole("scam", "open");
  await sendReport("scam", { reason: "scam", email: "ann@example.com" });
  await sendReport("scam", { reason: "not-open", email: "bea@example.com" });
  expect((await read("/admin/reports")).text).toContain("It looks like a scam");
  const reports = await (await send("/admin/reports", { headers: { cookie: admin.cookie } })).text();
  expect(reports).toMatch(/<input[^>]*name="decision"/);
  expect(reports).not.toMatch(/<input[^>]*name="decision"[^>]*checked/);
  const decision = { slug: "scam", decision: "take-down", reason: "It asks applicants for money." };
  const outcomes = await Promise.all([1, 2].map(() => decide("/admin/reports", decision)));
  const places = outcomes.map((outcome) => outcome.headers.get("location")).sort();
  expect(places).toEqual(["/admin/reports?done=late", "/admin/reports?done=take-down"]);
  expect(await readStatus("scam")).toBe("removed");
  expect((await send("/jobs/scam")).status).toBe(410);
  for (const to of ["ann@example.com", "bea@example.com"])
    expect(await mailsTo(to)).toEqual(["We took down the posting that you reported"]);
  expect(await mailsTo(employer.user.email)).toEqual(["We took down your posting: ICU nurse"]);
  const { results } = await env.DB.prepare("SELECT DISTINCT state, email FROM job_reports").all();
  expect(results).toEqual([{ state: "upheld", email: null }]);
  const log = (await listRows("audit_log")).slice(-2);
  expect(log.map(({ actor_id: actor, action }) => [actor, action])).toEqual([
    [admin.user.id, "job_report.take-down"],
    [admin.user.id, "company.unapproved"],
  ]);
});

test("decides about no report of a posting that was changed or reported again since it was read", async () => {
  await storeWhole("reported-again", "open");
  await sendReport("reported-again", { reason: "wrong-pay", email: "ann@example.com" });
  const changes: [string, () => Promise<unknown>][] = [
    ["Another report of it came in.", () => sendReport("reported-again", { reason: "scam" })],
    [
      "The posting was changed.",
      () => env.DB.exec("UPDATE jobs SET updated_at = updated_at + 1 WHERE slug = 'reported-again'"),
    ],
  ];
  for (const decision of ["take-down", "dismiss"])
    for (const [said, change] of changes) {
      const html = await (await send("/admin/reports", { headers: { cookie: admin.cookie } })).text();
      const revision = readHidden(html, "revision");
      await change();
      const fields = { slug: "reported-again", decision, reason: "I have read it." };
      const refused = await sendForm("/admin/reports", { ...fields, revision });
      expect(refused.status).toBe(409);
      const text = toText(await refused.text());
      expect(text).toContain(said);
      expect(text).toContain("I have read it.");
      expect(await readStatus("reported-again")).toBe("open");
    }
  expect(await mailsTo("ann@example.com")).toEqual([]);
});

test("leaves a posting up when a report is wrong, and says why", async () => {
  await storeWhole("fine", "open");
  await sendReport("fine", { reason: "wrong-pay", email: "ann@example.com" });
  const unsaid = await sendForm("/admin/reports", { slug: "fine", decision: "dismiss", reason: "" });
  expect(unsaid.status).toBe(400);
  await decide("/admin/reports", {
    slug: "fine",
    decision: "dismiss",
    reason: "The employer confirmed the pay.",
  });
  expect(await readStatus("fine")).toBe("open");
  expect(await mailsTo("ann@example.com")).toEqual(["We checked the posting that you reported"]);
  expect((await read("/admin/reports?state=dismissed")).text).toContain("The pay is wrong");
});

test("approves a claim, and finds companies by the beginning of their name", async () => {
  const claimant = await signIn("employer");
  await env.DB.prepare(
    "INSERT INTO company_claims (public_id, employer_id, user_id, state, way, message, created_at) VALUES ('claim-1', ?1, ?2, 'pending', 'review', 'I lead recruiting there.', ?3)",
  )
    .bind(employerId, claimant.user.id, Date.now())
    .run();
  const page = await read("/admin/employers?name=bayv");
  expect(page.text).toContain("I lead recruiting there.");
  expect(page.text).toContain("Bayview Hospital");
  expect((await read("/admin/employers?name=zzz")).text).toContain("No company found");
  const refused = await sendForm("/admin/employers", { publicId: "claim-1", decision: "refuse", reason: "" });
  expect(refused.status).toBe(400);
  await decide("/admin/employers", { publicId: "claim-1", decision: "approve" });
  const role = await env.DB.prepare("SELECT role FROM memberships WHERE user_id = ?1 AND employer_id = ?2")
    .bind(claimant.user.id, employerId)
    .first("role");
  expect(role).toBe("recruiter");
  expect((await sendForm("/admin/employers", { publicId: "none", decision: "approve" })).status).toBe(404);
});

test("approves no claim whose claimant or company is another than was read", async () => {
  const claimant = await signIn("employer");
  await env.DB.prepare(
    "INSERT INTO company_claims (public_id, employer_id, user_id, state, way, message, created_at) VALUES ('claim-2', ?1, ?2, 'pending', 'review', 'I lead recruiting.', ?3)",
  )
    .bind(employerId, claimant.user.id, Date.now())
    .run();
  const changes = [
    `UPDATE users SET email = 'someone@else.example' WHERE id = ${claimant.user.id}`,
    `UPDATE employers SET name = 'Another Hospital' WHERE id = ${employerId}`,
    `DELETE FROM memberships WHERE employer_id = ${employerId}`,
  ];
  const texts = ["<ins>someone@else.example</ins>", "<ins>Another Hospital</ins>", "<ins>the owner</ins>"];
  for (const decision of ["approve", "refuse"])
    for (const [at, change] of changes.entries()) {
      const html = await (await send("/admin/employers", { headers: { cookie: admin.cookie } })).text();
      const read = readHidden(html, "read");
      await env.DB.exec(change.replace("else.", `${decision}.`).replace("Another", decision));
      const refused = await sendForm("/admin/employers", {
        publicId: "claim-2",
        decision,
        reason: "No.",
        read,
      });
      if (decision === "refuse" && at === 2) continue;
      expect([decision, at, refused.status]).toEqual([decision, at, 409]);
      expect(await refused.text()).toContain(
        texts[at]!.replace("else.", `${decision}.`).replace("Another", decision),
      );
      const state = await env.DB.prepare("SELECT state FROM company_claims").first("state");
      expect(state).toBe("pending");
    }
  const made = await env.DB.prepare("SELECT 1 FROM memberships WHERE user_id = ?1")
    .bind(claimant.user.id)
    .first();
  expect(made).toBeNull();
});

test("reads each list in the order of an index", async () => {
  const at = [5, 5];
  const before = null;
  const statements = [
    ...listedStatuses.flatMap((state) =>
      [null, at].map((after) => ["jobs_newest", selectDeskPostings(db, { state, before, after })] as const),
    ),
    ...[null, [5]].map(
      (after) => ["f VIRTUAL TABLE INDEX", selectFoundPostings(db, '"icu" *', after)] as const,
    ),
    [
      "SEARCH j USING INTEGER PRIMARY KEY",
      selectDeskPostings(db, { state: null, before, after: at }),
    ] as const,
    ...reportStates.flatMap((state) =>
      [null, at].map(
        (after) => ["job_reports_by_state", selectReports(db, { state, before, after })] as const,
      ),
    ),
    ["company_claims_by_state", selectWaitingClaims(db)] as const,
    ["employers_newest", selectDeskCompanies(db, { name: "", before, after: null })] as const,
    ["employers_newest", selectDeskCompanies(db, { name: "", before, after: at })] as const,
    ["employers_by_name", selectDeskCompanies(db, { name: "Bay", before, after: null })] as const,
  ];
  for (const [index, statement] of statements) {
    const plan = await explain(statement);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/TEMP B-TREE|SCAN (employers|e|jobs|j)\b(?! USING)/);
  }
  expect(parseReportSearch(new URLSearchParams("after=x&state=y"))).toEqual({
    state: "open",
    before,
    after: null,
  });
});

test("shows what a law forbids before the decision, and marks what the posting does not state", async () => {
  const id = await storeWhole("icu-nurse-by-law", "pending");
  await env.DB.prepare(
    "UPDATE jobs SET title = 'Young ICU nurse', city = 'Denver', state_code = 'CO', employment_type_inferred = 1 WHERE id = ?",
  )
    .bind(id)
    .run();
  const { text } = await read("/admin/postings/icu-nurse-by-law");
  const [law, approve, guessed, preview] = [
    "Law",
    "Approve",
    "Guessed, not stated",
    "What visitors will see",
  ].map((words) => text.indexOf(words)) as [number, number, number, number];
  expect(text).toMatch(/Law .*Must change .*Source: /);
  expect(law).toBeLessThan(approve);
  expect(guessed).toBeGreaterThan(approve);
  expect(guessed).toBeLessThan(preview);
  expect(text).toMatch(/Guess Job type: Full-time Not stated\./);
});
