import { beforeAll, expect, test } from "vitest";
import { toDay } from "#app/kit/vitals/vitals.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { env, origin, send } from "#tests/support/site.ts";
import { createVitalsTables } from "#tests/vitals/tables.ts";

let own: TestCompany;
const dayMs = 86_400_000;

beforeAll(async () => {
  await createVitalsTables(env.VITALS_DB);
  own = await createCompany("Harbor Health");
  const [busy, quiet] = await Promise.all([
    storePosting(own.employer.id, "nurse-with-many"),
    storePosting(own.employer.id, "nurse-with-none"),
  ]);
  const ofPosting = { employerId: own.employer.id, jobId: busy };
  const at = Date.now() - 3 * dayMs;
  await storeApplicant({ ...ofPosting, createdAt: at, source: "indeed", answeredAt: at + 1 });
  await storeApplicant({ ...ofPosting, createdAt: at, state: "interview" });
  await storeApplicant({ ...ofPosting, createdAt: at, state: "hired" });
  await storeApplicant({ ...ofPosting, createdAt: at, source: "job-page" });
  const ended = await storeApplicant({ ...ofPosting, createdAt: at, state: "not-selected" });
  await env.DB.prepare(
    `INSERT INTO application_events (application_id, kind, detail, at) VALUES (?, 'state', '{"from":"interview","to":"offer"}', 1)`,
  )
    .bind(ended.id)
    .run();
  await storeApplicant({ ...ofPosting, createdAt: Date.now() - 60 * dayMs });
  // Someone else's.
  const other = await createCompany("Other Health");
  await storeApplicant({ employerId: other.employer.id, createdAt: at, state: "hired" });
  for (const [slug, views] of [
    ["nurse-with-many", 40],
    ["nurse-with-none", 7],
  ])
    await env.VITALS_DB.prepare(
      `INSERT INTO posting_months (posting, month, counts) VALUES (?1, substr(?2, 1, 7),
        json_object(?2 || ' views', ?3, ?2 || ' starts', 8, ?2 || ' listed', 300, ?2 || ' clicks', 3))`,
    )
      .bind(slug, toDay(at), views)
      .run();
  expect(quiet).toBeGreaterThan(0);
});

const path = () => `/hiring/${own.employer.slug}/reports`;
const read = async (search: string) =>
  toText(await (await send(path() + search, { headers: { cookie: own.reviewer.cookie } })).text());

test("counts how far applications of the period came, of this company alone", async () => {
  const text = await read("?period=30");
  expect(text).toMatch(/Postings opened\s*47/);
  expect(text).toMatch(/Seen in lists, about\s*600/);
  expect(text).toMatch(/Presses to your own site\s*6/);
  expect(text).toMatch(/Applications begun\s*16\s*34%/);
  expect(text).toMatch(/Applications sent\s*5\s*Interviewed\s*3\s*60%\s*Offered\s*2\s*40%\s*Hired\s*1\s*20%/);
  expect(text).toMatch(/You answered 1 of 5 applications. The median first answer came within an hour./);
  expect(text).toMatch(/ICU nurse, Houston, TX\s*300\s*7\s*8\s*3\s*0/);
  expect(text).toMatch(/indeed\s*1/);
  expect(await read("?period=90")).toMatch(/Applications sent\s*6\s/);
  expect(await read("?period=nonsense")).toMatch(/Applications sent\s*6\s/);
});

test("writes no 0 where nothing was counted yet, and says since when it is", async () => {
  const quiet = await createCompany("Quiet Health");
  const job = await storePosting(quiet.employer.id, "nurse-uncounted");
  await storeApplicant({ employerId: quiet.employer.id, jobId: job, createdAt: Date.now() - dayMs });
  await env.VITALS_DB.prepare("INSERT INTO visit_days (day, counts) VALUES (?, '{}') ON CONFLICT DO NOTHING")
    .bind(toDay(Date.now()))
    .run();
  const page = await send(`/hiring/${quiet.employer.slug}/reports`, {
    headers: { cookie: quiet.owner.cookie },
  });
  const text = toText(await page.text());
  expect(text).toMatch(/Postings opened\s*–/);
  expect(text).toContain("What visitors do is not measured before");
  await env.VITALS_DB.exec("DELETE FROM visit_days");
});

test("gives the figures as a file, and both to members alone", async () => {
  const file = await send(`${path()}.csv?period=30`, { headers: { cookie: own.reviewer.cookie } });
  expect(file.headers.get("content-disposition")).toContain("report-");
  const [, first] = (await file.text()).split("\r\n");
  expect(first).toBe('"ICU nurse","Houston, TX",300,40,8,3,5,3,2,1,1,"0.0",');
  const stranger = await createCompany("Third Health");
  for (const address of [path(), `${path()}.csv`])
    expect((await send(address, { headers: { cookie: stranger.owner.cookie } })).status).toBe(404);
});

test("takes the ping of a link to the employer's own form, of an open posting that has one", async () => {
  const ping = (slug: string) =>
    send(`/api/jobs/${slug}/away`, {
      method: "POST",
      body: "PING",
      headers: { "content-type": "text/ping", origin },
    });
  expect((await ping("nurse-with-many")).status).toBe(404);
  await env.DB.exec(
    "INSERT INTO job_details (job_id, description_html) SELECT id, '' FROM jobs WHERE slug = 'nurse-with-many'",
  );
  await env.DB.exec(
    "UPDATE jobs SET apply_url = 'https://careers.harbor.example/1' WHERE slug = 'nurse-with-many'",
  );
  expect((await ping("nurse-with-many")).status).toBe(204);
  const page = await (await send("/jobs/nurse-with-many")).text();
  expect(page).toContain('ping="/api/jobs/nurse-with-many/away"');
  await env.DB.exec("UPDATE jobs SET apply_url = NULL WHERE slug = 'nurse-with-many'");
});
