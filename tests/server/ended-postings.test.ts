import { beforeEach, expect, test } from "vitest";
import { signIn } from "../support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "../support/applicants.ts";
import { listRows } from "../support/requests.ts";
import { env, postForm } from "../support/site.ts";
import { runOne } from "../support/work-queue.ts";

const minute = 60_000;
let company: TestCompany;
let postings = 0;

beforeEach(async () => {
  for (const table of ["outbox", "applications", "job_reports", "jobs", "ended_postings"])
    await env.DB.exec(`DELETE FROM ${table}`);
  company = await createCompany("Harbor Health");
});

/** Someone of each stage. */
async function storePeople() {
  const slug = `left-${postings++}`;
  const jobId = await storePosting(company.employer.id, slug);
  await env.DB.exec(`INSERT INTO job_details (job_id, description_html) VALUES (${jobId}, '<p>Nights.</p>')`);
  const store = (given = {}) =>
    storeApplicant({ employerId: company.employer.id, employerName: "Harbor Health", jobId, ...given });
  return {
    ...{ slug, jobId },
    fresh: await store(),
    talked: await store({ state: "interview" }),
    offered: await store({ state: "offer" }),
    told: await store({ state: "not-selected" }),
    gone: await store({ state: "withdrawn" }),
  };
}

type People = Awaited<ReturnType<typeof storePeople>>;

const listStates = async ({ fresh, talked, offered, told, gone }: People) => {
  const rows = await Promise.all(
    [fresh, talked, offered, told, gone].map(({ id }) =>
      env.DB.prepare("SELECT state FROM applications WHERE id = ?").bind(id).first("state"),
    ),
  );
  return rows;
};
const ended = ["not-selected", "not-selected", "offer", "not-selected", "withdrawn"];
const allEnded = ["not-selected", "not-selected", "not-selected", "not-selected", "withdrawn"];

async function listMails({ fresh, talked, offered, told, gone }: People) {
  const mails = (await listRows("outbox")).filter(({ application_id }) => application_id !== null);
  return [fresh, talked, offered, told, gone].map(({ email }) =>
    mails.filter(({ recipient }) => recipient === email).map(({ subject }) => String(subject).split(": ")[0]),
  );
}
const expire = (now: number) => runOne("expireJobs", now);

test("tells everyone who waits for a posting that expires, each once", async () => {
  const people = await storePeople();
  const after = Date.now() + 2 * 86_400_000;
  await Promise.all([expire(after), expire(after)]);
  await expire(after + minute);
  expect(await listStates(people)).toEqual(ended);
  const closed = "The posting is closed";
  expect(await listMails(people)).toEqual([
    [closed],
    [closed],
    [`${closed}, and your offer is open`],
    [],
    [],
  ]);
  const bodies = (await listRows("outbox")).map(({ body }) => String(body));
  expect(bodies.filter((body) => body.includes("the time you took to interview"))).toHaveLength(1);
  expect(await listRows("ended_postings")).toEqual([]);
});

test("tells everyone at once when we take a posting down", async () => {
  const people = await storePeople();
  const admin = await signIn("admin");
  const fields = { step: "take-down", reason: "It asks for money." };
  await Promise.all([
    postForm(`/admin/postings/${people.slug}`, fields, { cookie: admin.cookie }),
    postForm(`/admin/postings/${people.slug}`, fields, { cookie: admin.cookie }),
  ]);
  expect(await listStates(people)).toEqual(allEnded);
  const subject = "We took down the posting you applied for";
  expect(await listMails(people)).toEqual([[subject], [subject], [subject], [], []]);
});

test("tells everyone at once when we suspend the company, or its only owner", async () => {
  const admin = await signIn("admin");
  for (const whom of ["company", "owner"]) {
    company = await createCompany("Harbor Health");
    const people = await storePeople();
    const path =
      whom === "company"
        ? `/admin/employers/${company.employer.slug}`
        : `/admin/users/${company.owner.user.id}`;
    await postForm(path, { reason: "Impostor." }, { cookie: admin.cookie });
    expect(await listStates(people)).toEqual(allEnded);
    const subject = "The employer cannot hire here for now";
    expect(await listMails(people)).toEqual([[subject], [subject], [subject], [], []]);
  }
});

test("tells whoever an employer's own ending left, once its people had time to", async () => {
  for (const [ending, subject] of [
    ["fill", "The posting is filled, and your offer is open"],
    ["close", "The posting is closed, and your offer is open"],
  ] as const) {
    const people = await storePeople();
    await postForm(
      `/hiring/${company.employer.slug}/jobs/${people.slug}/close`,
      { ending, text: "Thanks." },
      { cookie: company.owner.cookie },
    );
    const now = Date.now();
    await expire(now + 9 * minute);
    expect((await listMails(people))[2]).toEqual([]);
    await expire(now + 16 * minute);
    await expire(now + 17 * minute);
    expect(await listStates(people)).toEqual(ended);
    const [fresh, talked, offered] = await listMails(people);
    expect([fresh!.length, talked!.length, offered]).toEqual([1, 1, [subject]]);
  }
});

test("tells everyone of a posting that its company marks as filled by the link in our email", async () => {
  const people = await storePeople();
  await env.DB.prepare("UPDATE jobs SET status = 'filled', status_by = NULL, updated_at = ?1 WHERE id = ?2")
    .bind(Date.now(), people.jobId)
    .run();
  await expire(Date.now());
  const filled = "The position is filled";
  expect((await listMails(people)).slice(0, 2)).toEqual([[filled], [filled]]);
});

test("says nothing about a posting that is open again by then", async () => {
  const people = await storePeople();
  await env.DB.prepare("UPDATE jobs SET status = 'closed', status_by = ?1 WHERE id = ?2")
    .bind(company.owner.user.id, people.jobId)
    .run();
  await env.DB.prepare("UPDATE jobs SET status = 'open' WHERE id = ?1").bind(people.jobId).run();
  await expire(Date.now() + 20 * minute);
  expect(await listRows("outbox")).toEqual([]);
  expect(await listRows("ended_postings")).toEqual([]);
});

test("tells more people than one batch takes", async () => {
  const { jobId } = await storePeople();
  const insert = env.DB.prepare(
    `INSERT INTO applications (public_id, job_id, employer_id, first_name, last_name, email, message, job_title,
        employer_name, idempotency_key, created_at, updated_at)
      SELECT 'many-' || value, ?1, ?2, 'A', 'B', 'many' || value || '@example.com', 'M', 'RN', 'Harbor', 'many-' || value, 1, 1
      FROM json_each(?3)`,
  );
  await insert
    .bind(jobId, company.employer.id, JSON.stringify(Array.from({ length: 450 }, (_, at) => at)))
    .run();
  await expire(Date.now() + 2 * 86_400_000);
  expect(await listRows("outbox")).toHaveLength(453);
  const left = "SELECT count(*) AS n FROM applications WHERE state = 'new'";
  expect(await env.DB.prepare(left).first("n")).toBe(0);
});
