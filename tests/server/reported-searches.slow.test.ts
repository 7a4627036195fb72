import { beforeAll, expect, test, vi } from "vitest";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { newVisitor, signIn } from "../support/accounts.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, origin, postForm, postJson, send } from "../support/site.ts";
import { createVitalsTables } from "../vitals/tables.ts";

const { VITALS_DB: db } = env;
const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
let slug = "";

beforeAll(async () => {
  await createVitalsTables(db);
  [slug = ""] = await storeJobs([makeDraft({ title: "ICU nurse" })]);
});

const search = (query: string, headers: Record<string, string> = {}) =>
  send(`${paths.jobs()}?${query}`, { headers: { "user-agent": browser, ...newVisitor(), ...headers } });

async function readCounts(): Promise<Record<string, number>> {
  const counts = await db
    .prepare("SELECT counts FROM visit_hours ORDER BY day DESC, hour DESC")
    .first<string>("counts");
  return JSON.parse(counts ?? "{}");
}

const untilCounted = (name: string, count: number) =>
  vi.waitUntil(async () => ((await readCounts())[name] ?? 0) >= count, { timeout: 30_000, interval: 100 });

test("counts searches of visitors, also of a page that the edge had, and shows no robot's or prefetched one", async () => {
  for (let visitor = 0; visitor < 5; visitor++) await search("query=icu+nurse");
  await search("query=Zebra++keeper");
  await search("query=jane%40example.com");
  await search("query=icu+nurse&page=1");
  await search("query=icu+nurse", { "sec-purpose": "prefetch" });
  await search("query=icu+nurse", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await search("profession=registered-nurse");
  await untilCounted("searches", 7);
  expect(await readCounts()).toEqual({ searches: 7, misses: 2 });
  const { cookie } = await signIn("admin");
  const page = await send(deskPaths.adminAnalytics("tab=searches&period=24h"), { headers: { cookie } });
  const html = await page.text();
  expect(html).toContain(">icu nurse<");
  expect(html).not.toMatch(/zebra|jane/i);
  const { results } = await db.prepare("SELECT searches FROM visit_hours").all();
  expect(JSON.stringify(results)).not.toContain("jane");
});

test("keeps with an application which campaign led to the visit, and not who visited", async () => {
  const visitor = newVisitor();
  const url = `${origin}${paths.job(slug)}`;
  const report = { metrics: { ttfb: 80 }, timestamp: 0, url, userAgent: browser };
  const page = `${url}?utm_source=LinkedIn&utm_campaign=spring`;
  expect((await postJson("/api/analytics/web-vitals", report, { ...visitor, referer: page })).status).toBe(
    204,
  );
  await untilCounted("openings.source linkedin / spring", 1);
  const person = { firstName: "Robin", lastName: "Vale", phone: "" };
  const message = "I have worked in an ICU for nine years and hold a Texas license.";
  for (const [at, from] of [visitor, newVisitor()].entries()) {
    const sent = { ...person, email: `robin${at}@example.com`, message };
    expect((await postForm(paths.applyToJob(slug), sent, from)).status).toBe(302);
  }
  const { results } = await env.DB.prepare("SELECT source FROM applications ORDER BY id").all();
  expect(results).toEqual([{ source: "linkedin / spring" }, { source: "job-page" }]);
});
