import { beforeAll, expect, test, vi } from "vitest";
import migration from "../../functions/vitals/migrations/0001_create_histograms.sql?raw";
import { signIn } from "../support/accounts.ts";
import { env, post, postJson, send } from "../support/site.ts";

const path = "/api/analytics/web-vitals";

const report = {
  metrics: { lcp: 1200, inp: 64, cls: 0.01, fcp: 700, ttfb: 90 },
  timestamp: 1_790_000_000_000,
  url: "http://localhost:8787/admin/web-vitals?days=7",
  userAgent:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
};

beforeAll(async () => {
  const statements = migration.split(";").filter((sql) => sql.trim());
  await env.VITALS_DB.batch(statements.map((sql) => env.VITALS_DB.prepare(sql)));
});

test("a visitor's report goes through to the vitals Worker and into its histograms", async () => {
  const beacon = new Blob([JSON.stringify(report)], { type: "application/json" });
  expect((await post(path, beacon)).status).toBe(204);
  const read = async () => (await env.VITALS_DB.prepare("SELECT * FROM vitals_histograms").all()).results;
  await vi.waitUntil(async () => (await read()).length > 0, { timeout: 4000 });
  const rows = await read();
  expect(rows.map(({ metric }) => metric)).toEqual(["cls", "fcp", "inp", "lcp", "ttfb"]);
  expect(rows[0]).toMatchObject({ route: "/admin/web-vitals", device: "mobile", count: 1 });
});

test("a report as plain text, as sendBeacon sends a string, is taken; signed in as well", async () => {
  const { cookie } = await signIn("job_seeker");
  const headers = { "content-type": "text/plain;charset=UTF-8", cookie };
  expect((await post(path, JSON.stringify(report), headers)).status).toBe(204);
});

test("a report that is none is answered with what is wrong with it", async () => {
  const response = await postJson(path, { ...report, metrics: { lcp: -5 } });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: "invalid_input",
    fields: { "metrics.lcp": expect.any(String) },
  });
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("another content type is refused", async () => {
  const response = await post(path, "<report/>", { "content-type": "application/xml" });
  expect(response.status).toBe(415);
});

test("more than 16 kB is refused, also where the length is not said beforehand", async () => {
  const long = JSON.stringify({ ...report, userAgent: "a".repeat(16 * 1024) });
  const headers = { "content-type": "application/json" };
  expect((await post(path, long, headers)).status).toBe(413);
  expect((await post(path, new Blob([long]).stream(), headers)).status).toBe(413);
});

test("reading is not possible here, and a report from another site's page is refused", async () => {
  const read = await send(path);
  expect(read.status).toBe(405);
  expect(read.headers.get("allow")).toBe("POST");
  expect((await postJson(path, report, { origin: "https://evil.example" })).status).toBe(403);
});
