import { beforeAll, expect, test } from "vitest";
import { dayMs } from "#app/kit/platform/durations.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";
import { fillCatalog } from "../support/catalog.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, send } from "../support/site.ts";
import { runLine } from "../support/work-queue.ts";
import { createVitalsTables } from "../vitals/tables.ts";

beforeAll(fillCatalog);

beforeAll(() => createVitalsTables(env.VITALS_DB));

test("removes an expired posting from the search at the next scheduled run", async () => {
  const now = Date.now();
  const [slug] = await storeJobs([makeDraft({ validThrough: now + dayMs })]);
  const total = async () => ((await (await send("/api/jobs/stats")).json()) as { total: number }).total;
  expect(await total()).toBe(1);
  await runLine("*/5 * * * *", now + 2 * dayMs);
  expect(await total()).toBe(0);
  const left = await env.DB.prepare(
    "SELECT (SELECT count(*) FROM job_index) AS entries, (SELECT count(*) FROM jobs_fts WHERE jobs_fts MATCH 'nurse') AS texts",
  ).first();
  expect(left).toEqual({ entries: 0, texts: 0 });
  expect((await send(`/jobs/${slug}`)).status).toBe(200);
});

test("deletes sent and abandoned emails after a day and keeps waiting ones", async () => {
  const now = Date.now();
  const old = now - 2 * dayMs;
  const insert = env.DB.prepare(
    "INSERT INTO outbox (recipient, subject, body, next_attempt_at, sent_at, created_at) VALUES (?, 's', 'b', ?, ?, ?)",
  );
  await env.DB.batch([
    insert.bind("sent@example.com", null, old, old),
    insert.bind("given-up@example.com", null, null, old),
    insert.bind("waiting@example.com", now + dayMs, null, old),
    insert.bind("recent@example.com", null, now, now),
  ]);
  await runLine("17 4 * * *", now);
  const { results } = await env.DB.prepare("SELECT recipient FROM outbox ORDER BY id").all();
  expect(results.map((row) => row.recipient)).toEqual(["waiting@example.com", "recent@example.com"]);
});

test("removes measurements older than 400 days", async () => {
  const now = Date.UTC(2026, 7, 1);
  const insert = env.VITALS_DB.prepare(
    "INSERT INTO vitals_histograms (day, route, device, counts) VALUES (?, '/', 'mobile', '{\"lcp 3\": 1}')",
  );
  await env.VITALS_DB.batch([401, 400, 0].map((days) => insert.bind(toDay(now, days))));
  await runLine("17 4 * * *", now);
  const { results } = await env.VITALS_DB.prepare("SELECT day FROM vitals_histograms ORDER BY day").all();
  expect(results).toEqual([{ day: toDay(now, 400) }, { day: toDay(now) }]);
});

test("forgets after 400 days, month by month, how often a posting was opened", async () => {
  const now = Date.UTC(2026, 7, 1);
  const insert = env.VITALS_DB.prepare(
    "INSERT INTO posting_months (posting, month, counts) VALUES ('icu-nurse', ?, '{}')",
  );
  const toMonth = (days: number) => toDay(now, days).slice(0, 7);
  await env.VITALS_DB.batch([431, 400].map((days) => insert.bind(toMonth(days))));
  await runLine("17 4 * * *", now);
  const { results } = await env.VITALS_DB.prepare("SELECT month FROM posting_months").all();
  expect(results).toEqual([{ month: toMonth(400) }]);
});

test("keeps one posting with the new words when it arrives again", async () => {
  await storeJobs([makeDraft({ title: "RN float position", descriptionHtml: "<p>Endoscopy days.</p>" })]);
  await storeJobs([
    makeDraft({ title: "RN Float Position", descriptionHtml: "<p>Phototherapy nights.</p>", shift: "day" }),
  ]);
  const found = async (query: string) =>
    ((await (await send(`/api/jobs?query=${query}`)).json()) as { total: number }).total;
  expect(await found("endoscopy")).toBe(0);
  expect(await found("phototherapy")).toBe(1);
  const counts = await env.DB.prepare("SELECT sum(postings) AS n FROM facet_counts WHERE scope = 0").first<{
    n: number;
  }>();
  const entries = await env.DB.prepare("SELECT count(*) AS n FROM job_index").first<{ n: number }>();
  expect(counts?.n).toBe(entries?.n);
});
