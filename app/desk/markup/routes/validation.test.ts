import { beforeAll, expect, test } from "vitest";
import { parseCheckSearch, toCheckQueryOf } from "#app/desk/markup/list/check-list.server.ts";
import { listShownLines } from "#app/jobs/checks/judgment/judge-posting.server.ts";
import { continueMarkupRun } from "#app/jobs/checks/judgment/markup-run.server.ts";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import { toJobView } from "#app/jobs/postings/record/job-view.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { signIn } from "#tests/support/accounts.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { explain } from "#tests/support/explain.ts";
import { listMarkup, toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, postForm, send } from "#tests/support/site.ts";

const db = toDb(env.DB);
const list = "/admin/google-jobs-validation";
const api = "/api/admin/jobs-validation";
const text = {
  descriptionHtml: `<p>${"You care for two patients per nurse and teach new colleagues. ".repeat(3)}</p>`,
};
let admin = "";
let [whole, unpaid, nowhere] = ["", "", ""];

beforeAll(async () => {
  await fillCatalog();
  [whole = "", unpaid = "", nowhere = ""] = await storeJobs([
    makeDraft({ ...text, title: "Registered Nurse, Step-Down", facts: { requisitionId: "R-1" } }),
    makeDraft({ ...text, title: "Registered Nurse without pay", salaryMinCents: null, salaryMaxCents: null }),
    makeDraft({ ...text, title: "Registered Nurse nowhere", city: null, stateCode: null, postalCode: null }),
    makeDraft({ ...text, title: "Registered Nurse gone by", validThrough: Date.now() - dayMs }),
  ]);
  ({ cookie: admin } = await signIn("admin"));
});

const run = (now = Date.now()) => continueMarkupRun(db, env, now);
const open = async (path: string, cookie = admin) => {
  const response = await send(path, { headers: { cookie } });
  return { status: response.status, html: (await response.text()).replaceAll("<!-- -->", "") };
};
const readRows = async () =>
  (
    await env.DB.prepare(
      "SELECT j.title, c.score, c.errors, c.rules, c.checked_at AS checkedAt FROM markup_checks c JOIN jobs j ON j.id = c.job_id ORDER BY c.score, c.job_id",
    ).all<{ title: string; score: number; errors: number; rules: string; checkedAt: number }>()
  ).results;

test("says when the first run comes before there is one", async () => {
  const { status, html } = await open(list);
  expect(status).toBe(200);
  expect(html).toContain("begins within five minutes");
});

test("checks the live postings once a night, and keeps what it found", async () => {
  expect(await run()).toBe(3);
  expect(await run()).toBe(0);
  const rows = await readRows();
  expect(rows.map(({ title }) => title)).toEqual([
    "Registered Nurse nowhere",
    "Registered Nurse without pay",
    "Registered Nurse, Step-Down",
  ]);
  expect(rows[0]).toMatchObject({ errors: 1, score: 49 });
  expect(JSON.parse(rows[0]!.rules)).toContain("R5");
  expect(JSON.parse(rows[1]!.rules)).toContain("M3");
});

test("shows an admin the figures, the worst posting first, and filters by rule", async () => {
  const { html } = await open(list);
  expect(toText(html)).toMatch(/Eligible\s+2\s+67% of 3/);
  expect(toText(html)).toMatch(/With pay\s+67%/);
  expect(html.indexOf("Registered Nurse nowhere")).toBeLessThan(html.indexOf("Registered Nurse, Step-Down"));
  const filtered = toText((await open(`${list}?rule=M3`)).html);
  expect(filtered).toContain("Registered Nurse without pay");
  expect(filtered).not.toContain("Registered Nurse nowhere");
  const errors = toText((await open(`${list}?show=errors`)).html);
  expect(errors).toContain("Registered Nurse nowhere");
  expect(errors).not.toContain("Registered Nurse without pay");
  expect((await open(`${list}?rule=NONE&show=what&after=x`)).status).toBe(200);
});

test("shows one posting's markup beside its page's text with each rule and its fix", async () => {
  const { html } = await open(`${list}/jobs/${nowhere}`);
  const shown = toText(html);
  expect(shown).toContain("Not eligible for job search");
  expect(shown).toContain("The place of work is missing.");
  expect(shown).toContain("Add a Place with its address.");
  expect(shown).toContain("The page has no markup now");
  expect(html).toContain("&quot;@type&quot;: &quot;JobPosting&quot;");
  expect(toText((await open(`${list}/jobs/${whole}`)).html)).toContain("All of it is visible on the page.");
  expect((await open(`${list}/jobs/unknown`)).status).toBe(404);
});

test("judges a posting's page by the words that the page really has", async () => {
  for (const slug of [whole, unpaid]) {
    const html = await (await send(`/jobs/${slug}`)).text();
    const page = toText(html.slice(html.indexOf("<main"))).replaceAll(/[^\p{L}\p{N}]+/gu, " ");
    const record = (await findJob(db, slug))!;
    const missing = listShownLines(toJobView(record, Date.now()))
      .flatMap((line) => line.split(/[:·\n]/))
      .map((part) => part.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim())
      .filter((part) => !page.includes(part));
    expect(missing).toEqual([]);
    expect(listMarkup(html).some(({ "@type": type }) => type === "JobPosting")).toBe(true);
  }
});

test("writes only what changed in the next night's run, and forgets what closed", async () => {
  const before = await readRows();
  const next = Date.now() + dayMs;
  await env.DB.prepare("UPDATE jobs SET state_code = 'TX', city = 'Houston' WHERE slug = ?")
    .bind(nowhere)
    .run();
  await env.DB.prepare("UPDATE jobs SET status = 'paused', updated_at = ? WHERE slug = ?")
    .bind(next, unpaid)
    .run();
  expect(await run(next)).toBe(2);
  const rows = await readRows();
  expect(rows.map(({ title }) => title).sort()).toEqual([
    "Registered Nurse nowhere",
    "Registered Nurse, Step-Down",
  ]);
  const toTime = (title: string, of: typeof rows) => of.find((row) => row.title === title)?.checkedAt;
  expect(toTime("Registered Nurse, Step-Down", rows)).toBe(toTime("Registered Nurse, Step-Down", before));
  expect(toTime("Registered Nurse nowhere", rows)).toBe(next);
  const { results } = await env.DB.prepare(
    "SELECT rule FROM markup_check_rules WHERE rule IN ('R5', 'M3')",
  ).all();
  expect(results).toEqual([]);
});

test("shows the nights as a line, a table and a file", async () => {
  const { html } = await open(list);
  expect(toText(html)).toContain("Postings with errors");
  expect(html).toContain("All nights as a table");
  const file = await (await send(`${list}.csv?trend`, { headers: { cookie: admin } })).text();
  expect(file.split("\r\n")).toHaveLength(4);
  const table = await send(`${list}.csv`, { headers: { cookie: admin } });
  expect(table.headers.get("content-type")).toContain("text/csv");
  expect(await table.text()).toContain("Registered Nurse, Step-Down");
});

test("tells a build by the status whether the last night found more errors", async () => {
  const ask = async () => {
    const response = await send(api, { headers: { cookie: admin } });
    return { status: response.status, body: await response.json<{ ok: boolean; checked: number }>() };
  };
  expect(await ask()).toMatchObject({ status: 200, body: { ok: true, checked: 2 } });
  await env.DB.prepare("UPDATE jobs SET state_code = NULL, city = NULL WHERE slug = ?").bind(nowhere).run();
  await run(Date.now() + 2 * dayMs);
  expect(await ask()).toMatchObject({
    status: 409,
    body: {
      ok: false,
      rules: expect.arrayContaining([expect.objectContaining({ id: "R5", postings: 1, before: 0 })]),
    },
  });
});

test("checks the rows of a page again, and notes who did", async () => {
  await env.DB.prepare("UPDATE jobs SET state_code = 'TX', city = 'Houston' WHERE slug = ?")
    .bind(nowhere)
    .run();
  const { results } = await env.DB.prepare("SELECT job_id AS id FROM markup_checks").all<{ id: number }>();
  const jobs = results.map(({ id }) => id).join(",");
  expect((await postForm(list, { jobs }, { cookie: admin })).status).toBe(302);
  expect((await readRows()).every(({ errors }) => errors === 0)).toBe(true);
  const note = await env.DB.prepare("SELECT detail FROM audit_log WHERE action = 'markup.recheck'").first<{
    detail: string;
  }>();
  expect(JSON.parse(note!.detail).jobs).toHaveLength(results.length);
  expect((await postForm(list, { jobs: "1; DROP" }, { cookie: admin })).status).toBe(404);
  expect((await postForm(`${list}/jobs/${whole}`, {}, { cookie: admin })).status).toBe(302);
});

const paste = async (markup: string) => {
  const response = await postForm(`${list}/pasted`, { markup }, { cookie: admin });
  return { status: response.status, html: (await response.text()).replaceAll("<!-- -->", "") };
};

test("checks pasted HTML against what the page shows", async () => {
  const page = await (await send(`/jobs/${whole}`)).text();
  const [script] = page.match(/<script type="application\/ld\+json">[^<]*"JobPosting".*?<\/script>/s) ?? [];
  const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
  const html = `<html><head><meta name="robots" content="noindex"></head><body>${main.slice(0, 40_000)}${script}</body></html>`;
  const { status, html: answer } = await paste(html.slice(0, 60_000));
  expect(status).toBe(200);
  expect(toText(answer)).toContain("The page asks not to be indexed.");
  expect(toText(answer)).toContain("What the page shows");
});

test("checks pasted JSON, and keeps what was pasted when it is no markup", async () => {
  const json = JSON.stringify({ "@context": "https://schema.org", "@type": "JobPosting", title: "RN <b>" });
  const { html } = await paste(json);
  expect(toText(html)).toContain("The description is missing.");
  expect(toText((await paste("{ nothing")).html)).toContain("The script is not valid JSON.");
  const empty = await paste(" ");
  expect(empty.status).toBe(400);
  expect(toText(empty.html)).toContain("Paste a page's HTML, its markup, or an address.");
  expect((await paste("<p>No markup here</p>")).html).toContain("The page has no JobPosting markup.");
});

test("fetches a pasted address only from the public web", async () => {
  for (const address of [
    "http://127.0.0.1/x",
    "http://169.254.169.254/latest",
    "file:///etc/passwd",
    "http://[::1]/",
  ]) {
    const { status, html } = await paste(address);
    expect(status).toBe(400);
    expect(html).toContain('id="markup-error"');
    expect(html).toContain(address);
  }
});

test("lets nobody but an admin in", async () => {
  for (const role of ["job_seeker", "employer"] as const) {
    const { cookie } = await signIn(role);
    for (const path of [list, `${list}.csv`, `${list}/jobs/${whole}`, `${list}/pasted`, api])
      expect((await send(path, { headers: { cookie } })).status, `${role} ${path}`).toBe(403);
    for (const [path, fields] of [
      [list, { jobs: "1" }],
      [`${list}/jobs/${whole}`, {}],
      [`${list}/pasted`, { markup: "{}" }],
    ] as const)
      expect((await postForm(path, fields, { cookie })).status, `${role} ${path}`).toBe(403);
  }
  for (const path of [list, `${list}.csv`, `${list}/jobs/${whole}`, `${list}/pasted`])
    expect((await send(path)).headers.get("location")).toContain("/login");
  expect((await postForm(list, { jobs: "1" })).headers.get("location")).toContain("/login");
  expect((await send(api)).status).toBe(401);
});

test.each([
  "",
  "show=errors",
  "show=warnings",
  "rule=M3",
  "after=49.1",
  "rule=M3&before=90.5",
  "show=errors&after=49.1",
])("reads a page of checks in index order: %s", async (query) => {
  const statement = toCheckQueryOf(db, parseCheckSearch(new URLSearchParams(query)), 25);
  expect((await statement.all()).success).toBe(true);
  const plan = await explain(statement);
  expect(plan).not.toContain("TEMP B-TREE");
  expect(plan).not.toMatch(/SCAN (?:j|e|k)\b/);
  expect(plan).toMatch(query.includes("rule") ? /SEARCH k USING PRIMARY KEY/ : /USING INDEX markup_checks_/);
});
