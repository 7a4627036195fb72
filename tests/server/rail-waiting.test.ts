import { beforeAll, expect, test } from "vitest";
import { selectCompanyWaiting } from "#app/applications/agenda/company-waiting.server.ts";
import { selectDeskWaiting } from "#app/desk/frame/desk-waiting.server.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { addMember, signIn } from "../support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "../support/applicants.ts";
import { explain } from "../support/explain.ts";
import { contactFields, hireFields, newVisitor } from "../support/requests.ts";
import { env, postJson, send } from "../support/site.ts";

let own: TestCompany;
const now = Date.now();

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  const jobId = await storePosting(own.employer.id, "icu-nurse-of-the-rail");
  await env.DB.prepare("UPDATE jobs SET confirmed_at = ? WHERE id = ?")
    .bind(now - 15 * dayMs, jobId)
    .run();
  const ofCompany = { employerId: own.employer.id, jobId };
  await storeApplicant({ ...ofCompany, lastName: "Older" });
  await storeApplicant({ ...ofCompany, lastName: "Newer" });
  const answered = await storeApplicant({ ...ofCompany, lastName: "Answered", answeredAt: now });
  await env.DB.prepare(
    "UPDATE applications SET last_message_by = 'applicant', last_message_at = 1 WHERE id = ?",
  )
    .bind(answered.id)
    .run();
  await postJson("/api/hire-request", hireFields, newVisitor());
  await postJson("/api/contact", contactFields, newVisitor());
});

/** The rail's links with what waits behind each, by their names. */
async function readRail(path: string, cookie: string): Promise<Record<string, string>> {
  const html = await (await send(path, { headers: { cookie } })).text();
  const rail = /<div class="desk-nav-wide">(.*?)<\/nav>/s.exec(html)?.[1] ?? "";
  const links = [
    ...rail.matchAll(/<a [^>]*>([^<]+)<span class="desk-count">([^<]+)<span class="sr-only"> waiting</g),
  ];
  return Object.fromEntries(links.map(([, name, count]) => [name, count]));
}

test("counts in a company's rail what waits for its recruiters, and for nobody else", async () => {
  const path = `/hiring/${own.employer.slug}/team`;
  expect(await readRail(path, own.owner.cookie)).toEqual({ Jobs: "1", Applicants: "2", Messages: "1" });
  const other = await createCompany("Other Health");
  expect(await readRail(`/hiring/${other.employer.slug}/team`, other.owner.cookie)).toEqual({});
});

test("leaves out of a rail what its reader does not do", async () => {
  const reviewer = await signIn("employer");
  await addMember(own.employer.id, reviewer.user.id, "reviewer");
  const path = `/hiring/${own.employer.slug}/applicants`;
  expect(await readRail(path, reviewer.cookie)).toEqual({ Applicants: "2", Messages: "1" });
  await env.DB.prepare("UPDATE memberships SET is_manager = 1 WHERE user_id = ?")
    .bind(reviewer.user.id)
    .run();
  expect(await readRail(path, reviewer.cookie)).toEqual({});
});

test("counts in the desk's rail by what a role opens", async () => {
  const owner = await signIn("admin");
  await storePosting(own.employer.id, "posting-to-check", "pending");
  const all = { "Hire requests": "1", "Contact requests": "1", Postings: "1" };
  expect(await readRail("/admin/users", owner.cookie)).toEqual(all);
  const moderator = await signIn("admin", { deskRole: "moderation" });
  expect(await readRail("/admin/users", moderator.cookie)).toEqual({ Postings: "1" });
  const data = await (await send("/admin/users.data", { headers: { cookie: moderator.cookie } })).text();
  expect(data).not.toContain("/admin/hire-requests");
});

test("says 99+ of more, because no more are read", async () => {
  const company = await createCompany("Busy Health");
  const jobId = await storePosting(company.employer.id, "busy-icu-nurse");
  const { id } = await storeApplicant({ employerId: company.employer.id, jobId, lastName: "First" });
  const { results } = await env.DB.prepare("PRAGMA table_info(applications)").all<{ name: string }>();
  const columns = results.map(({ name }) => name).filter((name) => name !== "id");
  const values = columns.map((name) => {
    if (name === "public_id") return "'busy-' || n";
    return ["email", "idempotency_key"].includes(name) ? `n || ${name}` : name;
  });
  await env.DB.prepare(
    `INSERT INTO applications (${columns.join()}) WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers
      WHERE n < 120) SELECT ${values.join()} FROM applications, numbers WHERE applications.id = ?`,
  )
    .bind(id)
    .run();
  const rail = await readRail(`/hiring/${company.employer.slug}/team`, company.owner.cookie);
  expect(rail.Applicants).toBe("99+");
});

test("counts for a rail through indexes alone", async () => {
  const ofCompany = await explain(selectCompanyWaiting(env.DB, "hash", own.employer.slug, now));
  for (const index of ["applications_waiting", "applications_to_answer", "jobs_of_employer_to_confirm"])
    expect(ofCompany).toContain(index);
  const ofDesk = await explain(selectDeskWaiting(env.DB, "hash"));
  for (const index of [
    "hire_requests_by_status",
    "contacts_by_status",
    "applications_for_desk_by_status",
    "job_reports_by_state",
  ])
    expect(ofDesk).toContain(`COVERING INDEX ${index}`);
  expect(`${ofCompany} ${ofDesk}`).not.toMatch(/SCAN (?!\(subquery)|TEMP B-TREE/);
});
