import { beforeAll, expect, test } from "vitest";
import { toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";

const now = Date.now();
const path = "/employers/harbor-ridge-medical-center";
const agency = { name: "Cedar Fork Staffing", kind: "agency" as const };

beforeAll(async () => {
  await storeJobs([
    ...Array.from({ length: 23 }, (_, at) =>
      makeDraft({ title: `RN opening ${at + 1}`, postedAt: now - (at + 1) * 3_600_000 }),
    ),
    makeDraft({ title: "Travel RN", employer: agency }),
    makeDraft({
      title: "Closed RN",
      employer: { name: "Old Mill Clinic", kind: "direct" },
      validThrough: now - 1,
    }),
  ]);
  await env.DB.prepare("UPDATE jobs SET status = 'expired' WHERE title = 'Closed RN'").run();
});

const read = async (address: string) => (await send(address)).text();

test("lists an employer's open postings, the newest first, over as many pages as it takes", async () => {
  const first = await read(path);
  expect(first).toMatch(/<h1[^>]*>Harbor Ridge Medical Center<\/h1>/);
  expect(first).toContain("Hires directly");
  expect(first).toContain("A community hospital.");
  expect(first).toContain("23 open jobs");
  expect(first).toContain(`rel="canonical" href="http://localhost:8787${path}"`);
  expect(first.indexOf("RN opening 1<")).toBeLessThan(first.indexOf("RN opening 2<"));
  expect(first).toContain("RN opening 20<");
  expect(first).not.toContain("RN opening 21<");
  const second = await read(`${path}?page=2`);
  expect(second).toContain("RN opening 23<");
  expect(second).not.toContain("RN opening 20<");
  expect(second).toContain(`rel="canonical" href="http://localhost:8787${path}?page=2"`);
  expect(second).toContain("noindex");
  expect(first).not.toContain("noindex");
});

test("says that an agency is one, and counts a single job", async () => {
  const html = await read("/employers/cedar-fork-staffing");
  expect(html).toContain("Staffing agency hiring for facilities");
  expect(html).toContain("1 open job<");
});

test("keeps the page of an employer without open postings, out of search engines", async () => {
  const html = await read("/employers/old-mill-clinic");
  expect(html).toContain("No open jobs right now");
  expect(html).toContain("noindex");
  expect(html).not.toContain("Closed RN");
});

test("answers 404 for an unknown employer and past the last page", async () => {
  for (const missing of [
    "/employers/nobody",
    `${path}?page=3`,
    `${path}?page=999`,
    "/employers/%00",
    "/employers/'--",
  ])
    expect((await send(missing)).status, missing).toBe(404);
  expect((await send(`${path}?page=abc`)).status).toBe(200);
});

async function storeApplications(count: number, answeredAfterHours: readonly number[], sentAt: number) {
  const insert = `INSERT INTO applications (public_id, employer_id, first_name, last_name, email, message, job_title, employer_name,
    idempotency_key, created_at, updated_at, answered_at)
    SELECT ?1, id, 'A', 'B', 'a@b.example', 'Hi', 'RN', name, ?1, ?2, 1, ?3 FROM employers WHERE slug = 'cedar-fork-staffing'`;
  await env.DB.batch(
    Array.from({ length: count }, (_, at) => {
      const hours = answeredAfterHours[at];
      const answeredAt = hours === undefined ? null : sentAt + hours * 3_600_000;
      return env.DB.prepare(insert).bind(crypto.randomUUID(), sentAt, answeredAt);
    }),
  );
}

test("says how often and how fast an employer answers, from five applications in 90 days on", async () => {
  const agencyPath = "/employers/cedar-fork-staffing";
  await storeApplications(4, [1, 2], now - 86_400_000);
  await storeApplications(9, [1, 1, 1, 1, 1], now - 91 * 86_400_000);
  const before = toText(await read(agencyPath));
  expect(before).toContain("fewer than five applications in 90 days");
  expect(before).not.toMatch(/\d+% of applications/);
  await storeApplications(2, [5, 20], now - 2 * 86_400_000);
  const after = toText(await read(`${agencyPath}?page=0`));
  expect(after).toMatch(/of applications answered 6 applications in 90 days 67%/);
  expect(after).toMatch(/median time to the first answer 4 answered of 6 applications in 90 days 4 hours/);
  expect(after).toContain("Not verified");
});

test("says in how many open postings the pay is stated", async () => {
  await storeJobs([
    makeDraft({ title: "RN without pay", employer: agency, salaryMinCents: null, salaryMaxCents: null }),
  ]);
  const text = toText(await read("/employers/cedar-fork-staffing?page=00"));
  expect(text).toMatch(/open postings state the pay 1 of 2/);
});
