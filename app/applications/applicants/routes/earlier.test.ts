import { beforeAll, beforeEach, expect, test } from "vitest";
import { askEarlier } from "#app/applications/applicants/list/earlier-applicants.server.ts";
import { toWholeReach } from "#app/companies/workspace/frame/reach.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { createUser } from "#tests/support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { explain } from "#tests/support/explain.ts";
import { toText } from "#tests/support/html.ts";
import { env, send } from "#tests/support/site.ts";

let own: TestCompany;
let jobs: Record<"earlier" | "closed" | "other" | "now", number>;

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  const { id } = own.employer;
  jobs = {
    earlier: await storePosting(id, "earlier"),
    closed: await storePosting(id, "closed", "closed"),
    other: await storePosting(id, "other"),
    now: await storePosting(id, "now"),
  };
  await env.DB.exec("UPDATE jobs SET profession = 'registered-nurse'");
  await env.DB.exec(`UPDATE jobs SET profession = 'physician' WHERE id = ${jobs.other}`);
});
beforeEach(() => env.DB.exec("DELETE FROM applications"));

const store = async (given: Partial<Parameters<typeof storeApplicant>[0]> = {}) => {
  const stored = await storeApplicant({
    ...{ employerId: own.employer.id, jobId: jobs.earlier, state: "not-selected", mayConsiderAgain: true },
    ...given,
  });
  const copy = { licenses: [{ state: "Texas", number: null, isCompact: false }], answers: [], details: [] };
  await env.DB.prepare("INSERT INTO application_copies (application_id, copy, created_at) VALUES (?, ?, 1)")
    .bind(stored.id, JSON.stringify(copy))
    .run();
  return stored;
};

const read = async (company = own, search = "job=now") => {
  const path = `/hiring/${company.employer.slug}/applicants?${search}`;
  return (await send(path, { headers: { cookie: company.reviewer.cookie } })).text();
};

test("suggests who agreed, once each, with a license for this posting", async () => {
  const { publicId } = await store();
  await store({ email: "twice@example.com", createdAt: 1 });
  const newest = await store({ email: "Twice@example.com", createdAt: 2 });
  await store({ jobId: jobs.closed, state: "in-review" });
  const html = await read();
  const text = toText(html);
  expect(text).toContain("3 earlier applicants may fit");
  expect(text).toContain("Applied for ICU nurse on");
  expect(text).toContain("License: Texas");
  expect(html).toContain(`/applicants/${publicId}"`);
  expect(html).toContain(`/applicants/${newest.publicId}"`);
  expect(toText(await read(own, ""))).not.toContain("may fit");
  expect(toText(await read(own, "job=other"))).not.toContain("may fit");
});

test("suggests nobody who did not agree, is still in the running, or applied for this one", async () => {
  const user = await createUser("job_seeker");
  await store({ mayConsiderAgain: false });
  await store({ state: "in-review" });
  for (const state of ["withdrawn", "hired"] as const) await store({ state });
  await store({ jobId: jobs.other });
  await store({ email: "both@example.com" });
  await store({ email: "BOTH@example.com", jobId: jobs.now, state: "withdrawn" });
  await store({ userId: user.id });
  await store({ userId: user.id, jobId: jobs.now, state: "new" });
  expect(toText(await read())).not.toContain("may fit");
});

test("suggests nobody to another company, nor for its posting", async () => {
  await store();
  const other = await createCompany("Gulf Care");
  await storePosting(other.employer.id, "theirs");
  await env.DB.exec("UPDATE jobs SET profession = 'registered-nurse' WHERE slug = 'theirs'");
  for (const search of ["job=theirs", "job=now"])
    expect(toText(await read(other, search))).not.toContain("may fit");
  expect(toText(await read(own, "job=theirs"))).not.toContain("may fit");
});

test("reads those who agreed by their index", async () => {
  const plan = await explain(askEarlier(toDb(env.DB), toWholeReach(own.employer.id), "now"));
  expect(plan).toContain("SEARCH a USING INDEX applications_to_consider (employer_id=?)");
  expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
});
