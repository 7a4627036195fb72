import { beforeEach, expect, test } from "vitest";
import { cannedReasons } from "#app/desk/postings/canned-reasons.ts";
import { toHasRefused } from "#app/jobs/postings/record/paused-by-us.ts";
import { signIn, type TestUser } from "#tests/support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { readHidden, toText } from "#tests/support/html.ts";
import { listRows } from "#tests/support/requests.ts";
import { env, origin, post, send } from "#tests/support/site.ts";

const host = { host: new URL(origin).host };
let admin: { cookie: string; user: TestUser };
let company: TestCompany;

beforeEach(async () => {
  for (const table of ["job_reports", "posting_reviews", "outbox", "jobs"])
    await env.DB.exec(`DELETE FROM ${table}`);
  admin = await signIn("admin");
  company = await createCompany("Harbor Health");
});

const read = async (path: string) =>
  toText(await (await send(path, { headers: { cookie: admin.cookie } })).text());
const sendForm = (path: string, fields: Record<string, string>, cookie = admin.cookie) =>
  post(path, new URLSearchParams(fields), { ...host, cookie });

async function store(slug: string, status = "pending"): Promise<number> {
  const id = await storePosting(company.employer.id, slug, status);
  await env.DB.exec(
    `INSERT INTO job_details (job_id, description_html) VALUES (${id}, '<p>Nights in the ICU.</p>')`,
  );
  return id;
}
const readJob = (slug: string) =>
  env.DB.prepare("SELECT status, status_reason AS reason, updated_at AS changedAt FROM jobs WHERE slug = ?1")
    .bind(slug)
    .first<{ status: string; reason: string | null; changedAt: number }>();
const subjects = async (to: string) =>
  (await listRows("outbox"))
    .filter(({ recipient }) => recipient === to)
    .map(({ subject }) => String(subject));
/** As a browser sends it: with what the page showed. */
async function decide(slug: string, fields: Record<string, string>) {
  const html = await (await send(`/admin/postings/${slug}`, { headers: { cookie: admin.cookie } })).text();
  return sendForm(`/admin/postings/${slug}`, { ...fields, revision: readHidden(html, "revision") });
}
/** The checkboxes of the list, by their number. */
async function readPicks(): Promise<Record<string, string>> {
  const html = await (await send("/admin/postings", { headers: { cookie: admin.cookie } })).text();
  const values = [...html.matchAll(/value="([a-z0-9-]+@[\w-]+)"/g)].map(([, value]) => value!);
  return Object.fromEntries(values.map((value, at) => [`pick${at}`, value]));
}

test("pauses, reopens and takes down a posting that nobody reported, and tells its company why", async () => {
  await store("nights", "open");
  const steps = [
    ["pause", "paused", "We paused your posting"],
    ["reopen", "open", "We reopened your posting"],
    ["take-down", "removed", "We took down your posting"],
    ["restore", "pending", "We are checking your posting again"],
  ] as const;
  for (const [step, status, subject] of steps) {
    const { changedAt } = (await readJob("nights"))!;
    const fields = { step, reason: `Because of ${step}`, changedAt: String(changedAt) };
    const done = await sendForm("/admin/postings/nights", fields);
    expect(done.headers.get("location")).toBe(`/admin/postings/nights?done=${step}`);
    expect(await readJob("nights")).toMatchObject({ status, reason: `Because of ${step}` });
    for (const { user } of [company.owner, company.recruiter])
      expect(await subjects(user.email)).toContain(`${subject}: ICU nurse`);
    const logged = (await listRows("audit_log")).filter(({ action }) => action === `job.${step}`);
    expect(logged.map(({ actor_id }) => actor_id)).toContain(admin.user.id);
  }
  expect(await subjects(company.reviewer.user.email)).toEqual([]);
  expect((await listRows("outbox")).some(({ body }) => String(body).includes("Because of pause"))).toBe(true);
  const confirmed = await env.DB.prepare("SELECT confirmed_by FROM jobs").first("confirmed_by");
  expect(confirmed).toBe("recruiter");
});

test("changes no posting without a reason, in another state than shown, or for someone else", async () => {
  await store("nights", "open");
  const unsaid = await sendForm("/admin/postings/nights", { step: "pause", reason: " " });
  expect(unsaid.status).toBe(400);
  expect(toText(await unsaid.text())).toContain("Please say why");
  const stale = { step: "pause", reason: "Wrong pay", changedAt: "5" };
  const changed = await sendForm("/admin/postings/nights", stale);
  expect(changed.headers.get("location")).toContain("done=changed");
  const late = await sendForm("/admin/postings/nights", { step: "reopen", reason: "Fine" });
  expect(late.headers.get("location")).toContain("done=late");
  const wrong = await sendForm(
    "/admin/postings/nights",
    { step: "pause", reason: "x" },
    company.owner.cookie,
  );
  expect(wrong.status).toBe(403);
  expect((await sendForm("/admin/postings/none", { step: "pause", reason: "x" })).status).toBe(404);
  expect(await readJob("nights")).toMatchObject({ status: "open" });
  expect(await listRows("outbox")).toEqual([]);
});

test("lets a company open nothing again that we paused, and takes down what it saves meanwhile", async () => {
  await store("nights", "open");
  await sendForm("/admin/postings/nights", { step: "pause", reason: "Wrong pay" });
  const confirm = { do: "confirm", pick0: "nights" };
  await sendForm(`/hiring/${company.employer.slug}`, confirm, company.owner.cookie);
  expect(await readJob("nights")).toMatchObject({ status: "pending" });
  const stale = { step: "take-down", reason: "It asks for money.", changedAt: "5" };
  const done = await sendForm("/admin/postings/nights", stale);
  expect(done.headers.get("location")).toContain("done=take-down");
  expect(await readJob("nights")).toMatchObject({ status: "removed" });
});

test("opens no posting again that we paused by closing it first, and reads the company's next one", async () => {
  const id = await store("nights", "open");
  await sendForm("/admin/postings/nights", { step: "pause", reason: "Wrong pay" });
  const change = (step: string) =>
    sendForm(`/hiring/${company.employer.slug}`, { do: step, pick0: "nights" }, company.owner.cookie);
  await change("close");
  expect(await readJob("nights")).toMatchObject({ status: "closed" });
  await env.DB.prepare("UPDATE jobs SET status_by = NULL WHERE id = ?1").bind(id).run();
  await change("extend");
  expect(await readJob("nights")).toMatchObject({ status: "pending" });
  const isWatched = () =>
    env.DB.prepare(`SELECT ${toHasRefused(company.employer.id)} AS isWatched`).first<number>("isWatched");
  expect(await isWatched()).toBe(1);
  await decide("nights", { decision: "approve" });
  expect(await readJob("nights")).toMatchObject({ status: "open" });
  expect(await isWatched()).toBe(0);
});

test("reads a company's next posting after one that we sent back, until that one is settled", async () => {
  await store("nights");
  const isWatched = () =>
    env.DB.prepare(`SELECT ${toHasRefused(company.employer.id)} AS isWatched`).first<number>("isWatched");
  await decide("nights", { decision: "reject", reason: "Say which unit it is." });
  expect(await readJob("nights")).toMatchObject({ status: "rejected" });
  expect(await isWatched()).toBe(1);
  await sendForm("/admin/postings/nights", { step: "take-down", reason: "It asks for money." });
  expect(await readJob("nights")).toMatchObject({ status: "removed" });
  expect(await isWatched()).toBe(0);
});

test("takes down what its company withdrew from the check", async () => {
  await store("nights", "open");
  await sendForm("/admin/postings/nights", { step: "review", reason: "Someone reported it." });
  await sendForm(`/hiring/${company.employer.slug}`, { do: "close", pick0: "nights" }, company.owner.cookie);
  expect(await readJob("nights")).toMatchObject({ status: "withdrawn" });
  expect(
    await env.DB.prepare(`SELECT ${toHasRefused(company.employer.id)} AS isWatched`).first("isWatched"),
  ).toBe(1);
  const done = await sendForm("/admin/postings/nights", { step: "take-down", reason: "It asks for money." });
  expect(done.headers.get("location")).toContain("done=take-down");
  expect(await readJob("nights")).toMatchObject({ status: "removed" });
});

test("thanks those who reported a posting when it is taken down from its own page", async () => {
  const id = await store("scam", "open");
  await env.DB.prepare(
    "INSERT INTO job_reports (job_id, reason, email, idempotency_key, created_at) VALUES (?1, 'scam', 'ann@example.com', 'k', 1)",
  )
    .bind(id)
    .run();
  await sendForm("/admin/postings/scam", { step: "take-down", reason: "It asks for money." });
  expect(await subjects("ann@example.com")).toEqual(["We took down the posting that you reported"]);
  expect(await env.DB.prepare("SELECT state, email FROM job_reports").first()).toEqual({
    state: "upheld",
    email: null,
  });
});

test("finds postings of any state by title, company or address, page by page", async () => {
  for (let at = 0; at < 27; at++) await store(`nights-${at}`, at % 2 ? "closed" : "pending");
  await env.DB.exec("UPDATE jobs SET title = 'Chef de rang' WHERE slug = 'nights-3'");
  const search = async (fields: Record<string, string>) =>
    toText(await (await sendForm("/admin/postings", fields)).text());
  for (const find of ["chef rang", "Rang harbor", `${origin}/jobs/nights-3`])
    expect(await search({ find })).toContain("Chef de rang");
  expect(await search({ find: "zeppelin" })).toContain("Nothing found for “zeppelin”");
  expect(await search({ find: '") OR *' })).toContain("Nothing found");
  const count = async (fields: Record<string, string>) =>
    (await (await sendForm("/admin/postings", fields)).text()).match(/data-row/g)?.length;
  expect(await count({ find: "harbor" })).toBe(25);
  const last = await env.DB.prepare("SELECT id FROM jobs ORDER BY id DESC LIMIT 1 OFFSET 24").first<number>(
    "id",
  );
  expect(await count({ find: "harbor", after: String(last) })).toBe(2);
  await env.DB.exec("UPDATE employers SET name = 'Quayside Health' WHERE name = 'Harbor Health'");
  expect(await search({ find: "quayside chef" })).toContain("Chef de rang");
  expect(await search({ find: "harbor chef" })).toContain("Nothing found");
});

test("lists postings of each state and all of them", async () => {
  await store("one", "open");
  await store("two", "closed");
  expect(await read("/admin/postings?state=closed")).toContain("ICU nurse");
  expect(await read("/admin/postings?state=removed")).toContain("No posting is in this state.");
  expect((await read("/admin/postings?state=all")).match(/ICU nurse/g)).toHaveLength(2);
});

test("shows who posted, whether the email is at the company and what was decided before", async () => {
  const id = await store("nights");
  await env.DB.prepare(
    "INSERT INTO job_events (job_id, actor_id, kind, detail, at) VALUES (?1, ?2, 'state', ?3, 1)",
  )
    .bind(id, company.owner.user.id, '{"from":null,"to":"pending"}')
    .run();
  const page = await read("/admin/postings/nights");
  expect(page).toContain(`Morgan Castellan , ${company.owner.user.email} (owner)`);
  expect(page).toContain("Email confirmed");
  expect(page).toContain("The company states no domain of its own");
  expect(page).toContain("No domain to compare with");
  expect(page).not.toContain("Email not at the company's domain");
  expect(page).toContain("We have decided about none of its postings yet.");
  await env.DB.prepare("UPDATE employers SET website = 'https://example.com' WHERE id = ?1")
    .bind(company.employer.id)
    .run();
  await decide("nights", { decision: "reject", reason: "No pay", canned: "" });
  const again = await read("/admin/postings/nights");
  expect(again).toContain("Email at the company's domain");
  expect(again).toMatch(/Sent back: ICU nurse/);
});

test("leads from a decision to the next posting that waits, and from the last to the list", async () => {
  for (const slug of ["one", "two"]) await store(slug);
  const first = await decide("one", { decision: "approve" });
  expect(first.headers.get("location")).toBe("/admin/postings/two?done=next-approve&of=one");
  const reasons = { decision: "reject", canned: "pay", reason: "Nights pay more?" };
  const last = await decide("two", reasons);
  expect(last.headers.get("location")).toBe("/admin/postings?done=reject");
  expect(await readJob("two")).toMatchObject({
    status: "rejected",
    reason: `${cannedReasons.pay.text}\n\nNights pay more?`,
  });
});

test("approves several at once, and says which had changed since the list was opened", async () => {
  for (const slug of ["one", "two", "three", "four", "five"]) await store(slug);
  const picks = await readPicks();
  await env.DB.exec("UPDATE jobs SET title = 'Another job', updated_at = updated_at + 1 WHERE slug = 'two'");
  await env.DB.exec("UPDATE jobs SET status = 'withdrawn', updated_at = updated_at + 1 WHERE slug = 'five'");
  const done = await sendForm("/admin/postings", { ...picks, decision: "approve" });
  expect(toText(await done.text())).toContain(
    "3 approved. 1 had changed since you opened the list. 1 no longer waited",
  );
  for (const slug of ["one", "three", "four"]) expect(await readJob(slug)).toMatchObject({ status: "open" });
  expect(await readJob("two")).toMatchObject({ status: "pending" });
});

test("sends several back with one reason, and keeps what was checked and typed when it is missing", async () => {
  for (const slug of ["one", "two"]) await store(slug);
  const fields = { ...(await readPicks()), decision: "reject" };
  const refused = await sendForm("/admin/postings", { ...fields, canned: "", reason: "" });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(toText(html)).toContain("Please say why");
  expect(html.match(/type="checkbox"[^>]* checked/g)).toHaveLength(2);
  await sendForm("/admin/postings", { ...fields, canned: "several", reason: "" });
  expect(await readJob("one")).toMatchObject({ status: "rejected", reason: cannedReasons.several.text });
  const none = await sendForm("/admin/postings", { decision: "approve" });
  expect(toText(await none.text())).toContain("Check the postings that you mean first.");
  expect((await sendForm("/admin/postings", { ...fields }, company.owner.cookie)).status).toBe(403);
});

test("keeps the page of a posting that we paused while it waits for us again, without its text", async () => {
  const id = await store("nights", "open");
  await env.DB.prepare(
    "UPDATE job_details SET description_html = '<p>Float between wards.</p>' WHERE job_id = ?",
  )
    .bind(id)
    .run();
  await sendForm("/admin/postings/nights", { step: "pause", reason: "Wrong pay" });
  const seeker = await signIn("job_seeker");
  const { publicId } = await storeApplicant({
    employerId: company.employer.id,
    jobId: id,
    userId: seeker.user.id,
  });
  for (const [step, title] of [
    ["confirm", "We are checking this posting."],
    ["close", "We paused this posting."],
    ["resubmit", "We are checking this posting."],
  ] as const) {
    await sendForm(`/hiring/${company.employer.slug}`, { do: step, pick0: "nights" }, company.owner.cookie);
    if (step === "close")
      await env.DB.prepare("UPDATE jobs SET status = 'withdrawn' WHERE id = ?").bind(id).run();
    const shown = await send("/jobs/nights");
    expect([step, shown.status]).toEqual([step, 200]);
    const html = await shown.text();
    expect(html).toContain(title);
    expect(html).not.toContain("Float between wards");
    expect(html).not.toContain('application/ld+json">{"@context":"https://schema.org","@type":"JobPosting');
    const own = await send(`/dashboard/applications/${publicId}`, { headers: { cookie: seeker.cookie } });
    expect(await own.text()).toContain('href="/jobs/nights"');
    expect((await send("/jobs/nights/apply")).headers.get("location")).toBe("/jobs/nights");
  }
  await sendForm("/admin/postings/nights", { step: "take-down", reason: "A scam." });
  expect((await send("/jobs/nights")).status).toBe(410);
});
