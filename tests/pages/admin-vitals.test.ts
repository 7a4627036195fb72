import { beforeAll, expect, test, vi } from "vitest";
import { toBucket } from "#app/vitals/histogram.ts";
import { type Metric, toDay } from "#app/vitals/vitals.ts";
import { signIn } from "../support/accounts.ts";
import { env, send } from "../support/site.ts";
import { createVitalsTables, dropVitalsTables } from "../vitals/tables.ts";

const { VITALS_DB: db } = env;
let cookie = "";

beforeAll(async () => {
  ({ cookie } = await signIn("admin"));
});

const open = async (search = "") => {
  const response = await send(`/admin/web-vitals${search}`, { headers: { cookie } });
  return { status: response.status, html: (await response.text()).replaceAll("<!-- -->", "") };
};

function count(route: string, device: string, metric: Metric, value: number, views: number, daysAgo = 0) {
  return db
    .prepare("INSERT INTO vitals_histograms VALUES (?, ?, ?, ?, ?, ?)")
    .bind(toDay(Date.now(), daysAgo), route, device, metric, toBucket(metric, value), views)
    .run();
}

test("says that the database is down without an error screen", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await dropVitalsTables(db);
  const { status, html } = await open();
  expect(status).toBe(200);
  expect(html).toContain("We can&#x27;t read the measurements right now");
  expect(html).not.toContain("No measurements yet");
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("says that there are no measurements before the first one", async () => {
  await createVitalsTables(db);
  const { html } = await open();
  expect(html).toContain("No measurements yet");
  expect(html).not.toContain("<table");
});

test("shows an admin each route's figures, rated in words", async () => {
  await count("/jobs/{slug}", "mobile", "lcp", 3500, 1200);
  await count("/jobs/{slug}", "mobile", "inp", 900, 40);
  await count("/jobs/{slug}", "desktop", "cls", 0.01, 300);
  await count("/", "desktop", "ttfb", 60, 7, 20);
  const page = (await open()).html;
  const html = page.slice(page.indexOf("<main"));
  expect(html).toMatch(/\/jobs\/\{slug\}.*ms.*Needs work.*n = 1,200.*Good.*n = 300/s);
  expect(html).toMatch(/900 ms|[89]\d\d ms/);
  expect(html).toMatch(/>Poor<.*n = 40</s);
  expect(html).toMatch(/>Too few<\/span><span[^>]*>n = 7</);
  expect(html.indexOf(">/jobs/{slug}<")).toBeLessThan(html.indexOf(">/<"));
});

test("filters by period and device, and falls back to the last 28 days on all devices", async () => {
  const week = (await open("?days=7")).html;
  expect(week).not.toContain("n = 7<");
  expect(week).toContain("n = 1,200");
  const desktop = (await open("?device=desktop")).html;
  expect(desktop).not.toContain("n = 1,200");
  expect(desktop).toContain("n = 300");
  const unknown = (await open("?days=9000&device=fridge")).html;
  expect(unknown).toContain("All devices, last 28 days");
  expect(unknown).toContain("n = 7<");
});

test("shows the figures only to an admin", async () => {
  const seeker = await signIn("job_seeker");
  const employer = await signIn("employer");
  for (const person of [seeker, employer]) {
    const response = await send("/admin/web-vitals", { headers: { cookie: person.cookie } });
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain("n = ");
  }
  const anonymous = await send("/admin/web-vitals");
  expect(anonymous.status).toBe(302);
  expect(anonymous.headers.get("location")).toBe("/login?returnTo=%2Fadmin%2Fweb-vitals");
});
