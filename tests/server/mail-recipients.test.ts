import { beforeAll, beforeEach, expect, test } from "vitest";
import type { NewApplication } from "#app/applications/submission/application.ts";
import { createApplication } from "#app/applications/submission/applications.server.ts";
import { findReaders } from "#app/applications/submission/readers.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { createUser } from "../support/accounts.ts";
import { listRows } from "../support/requests.ts";
import { sampleCopy } from "../support/sample-copy.ts";
import { env } from "../support/site.ts";

const db = toDb(env.DB);
const jobId = 71;

const question: NewApplication = {
  firstName: "Sam",
  lastName: "Okafor",
  email: "sam@example.com",
  phone: null,
  message: "Is the night shift fixed?",
  source: "job-page",
  employerName: "Harbor Health",
  jobTitle: "ICU nurse",
  sharesContact: true,
  mayConsiderAgain: false,
  jobId,
};

const context: SiteContext = {
  env,
  db,
  now: Date.UTC(2026, 5, 1),
  requestId: "test",
  isWholePage: true,
  isFetchedAhead: false,
  islandHtml: new Map(),
  viewer: async () => null,
  visitorPlace: () => null,
  preventCaching: () => {},
  isCachingPrevented: () => false,
  isWithinSearchLimit: async () => true,
  noteFound: () => {},
  found: () => null,
  listWorks: () => [],
  runWork: async () => null,
  waitUntil: () => {},
};

async function ask(idempotencyKey: string) {
  const readers = await findReaders(context, jobId);
  return createApplication(
    context,
    { application: question, copy: sampleCopy, files: [], eeo: [], idempotencyKey },
    readers,
  );
}

async function addMember(role: string, emailVerifiedAt: number | null) {
  const user = await createUser("employer", { emailVerifiedAt });
  await env.DB.prepare("INSERT INTO memberships (employer_id, user_id, role, created_at) VALUES (7, ?, ?, 0)")
    .bind(user.id, role)
    .run();
  return user;
}

beforeAll(async () => {
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO employers (id, slug, name, kind, created_at) VALUES (7, 'hh', 'Harbor Health', 'direct', 0)",
    ),
    env.DB.prepare(
      `INSERT INTO jobs (id, slug, employer_id, title, status, fingerprint, posted_at, confirmed_at,
        valid_through, created_at, updated_at) VALUES (${jobId}, 'icu', 7, 'ICU nurse', 'open', 'f', 0, 0, ${Date.UTC(2027, 0, 1)}, 0, 0)`,
    ),
  ]);
});

beforeEach(() => env.DB.exec("DELETE FROM outbox; DELETE FROM applications; DELETE FROM memberships"));

test("emails an application to the employer's verified owners and recruiters, who can reply", async () => {
  const owner = await addMember("owner", 1);
  await addMember("owner", null);
  const recruiter = await addMember("recruiter", 1);
  await addMember("reviewer", 1);
  expect(await ask("k1")).toMatchObject({ ok: true });
  expect(await listRows("outbox")).toMatchObject([
    {
      recipient: owner.email,
      reply_to: expect.stringMatching(/^c-[a-z2-7]+-[a-z2-7]{24}@/),
      subject: "Application: ICU nurse",
      body: expect.stringMatching(
        /Texas, number 123456, multistate or compact[\s\S]*Answer in your workspace:\nhttp\S+\/hiring\/[a-z-]+\/applicants\/[\w-]+$/,
      ),
    },
    { recipient: recruiter.email },
    {
      recipient: "sam@example.com",
      subject: expect.stringMatching(/^We sent your application: ICU nurse at \w/),
    },
  ]);
  expect(await listRows("applications")).toMatchObject([
    { job_id: jobId, employer_id: 7, message: question.message, job_title: "ICU nurse", state: "new" },
  ]);
});

test("emails us a question about an unclaimed posting", async () => {
  await addMember("owner", null);
  await ask("k2");
  expect(await listRows("outbox")).toMatchObject([
    { recipient: env.MAIL_TO },
    { recipient: "sam@example.com" },
  ]);
});

test("emails a question sent twice only once", async () => {
  await ask("k3");
  expect(await ask("k3")).toMatchObject({ ok: true, isNew: false });
  expect(await listRows("outbox")).toHaveLength(2);
});
