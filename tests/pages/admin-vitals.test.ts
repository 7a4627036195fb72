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

test("a database that does not answer is said so on the page, not with an error screen", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await dropVitalsTables(db);
  const { status, html } = await open();
  expect(status).toBe(200);
  expect(html).toContain("The measurements cannot be read right now");
  expect(html).not.toContain("Nothing measured yet");
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("before the first measurement the page says that there is none", async () => {
  await createVitalsTables(db);
  const { html } = await open();
  expect(html).toContain("Nothing measured yet");
  expect(html).not.toContain("<table");
});

test("an admin sees each route's figures and in words whether they are good", async () => {
  await count("/jobs/{slug}", "mobile", "lcp", 4000, 1200);
  await count("/jobs/{slug}", "desktop", "cls", 0.01, 300);
  await count("/", "desktop", "ttfb", 60, 7, 20);
  const page = (await open()).html;
  const html = page.slice(page.indexOf("<main"));
  expect(html).toMatch(/\/jobs\/\{slug\}.*ms.*Needs work.*n = 1,200.*Good.*n = 300/s);
  expect(html).toContain("n = 7<");
  expect(html.indexOf(">/jobs/{slug}<")).toBeLessThan(html.indexOf(">/<"));
});

test("period and device narrow the figures, and an unknown choice is the last 28 days on all devices", async () => {
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

test("nobody but an admin sees the figures", async () => {
  const seeker = await signIn("job_seeker");
  const employer = await signIn("employer");
  for (const person of [seeker, employer]) {
    const response = await send("/admin/web-vitals", { headers: { cookie: person.cookie } });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("n = ");
  }
  const anonymous = await send("/admin/web-vitals");
  expect(anonymous.status).toBe(302);
  expect(anonymous.headers.get("location")).toBe("/login?returnTo=%2Fadmin%2Fweb-vitals");
});
