import { createExecutionContext } from "cloudflare:test";
import { beforeAll, expect, test, vi } from "vitest";
import { createApi } from "../../functions/api.ts";
import { createContext } from "../../functions/create-context.ts";
import { newVisitor, signIn } from "../support/accounts.ts";
import { inOneMinute } from "../support/requests.ts";
import { env, origin, post, postJson, send } from "../support/site.ts";
import { createVitalsTables } from "../vitals/tables.ts";

const path = "/api/analytics/web-vitals";

const report = {
  metrics: { lcp: 1200, inp: 64, cls: 0.01, fcp: 700, ttfb: 90 },
  timestamp: 1_790_000_000_000,
  url: "http://localhost:8787/admin/web-vitals?days=7",
  userAgent:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
};

beforeAll(() => createVitalsTables(env.VITALS_DB));

test("passes a visitor's report to the vitals Worker and into its histograms", async () => {
  const beacon = new Blob([JSON.stringify(report)], { type: "application/json" });
  expect((await post(path, beacon)).status).toBe(204);
  const read = async () => (await env.VITALS_DB.prepare("SELECT * FROM vitals_histograms").all()).results;
  await vi.waitUntil(async () => (await read()).length > 0, { timeout: 4000 });
  const rows = await read();
  expect(rows).toMatchObject([{ route: "/admin/web-vitals", device: "mobile" }]);
  const counts = Object.entries(JSON.parse(rows[0]!.counts as string)).sort();
  expect(counts.map(([name, n]) => [name.split(" ")[0], n])).toEqual(
    ["cls", "fcp", "inp", "lcp", "ttfb"].map((metric) => [metric, 1]),
  );
});

test("accepts a report as plain text, as sendBeacon sends it, even when logged in", async () => {
  const { cookie } = await signIn("job_seeker");
  const headers = { "content-type": "text/plain;charset=UTF-8", cookie };
  expect((await post(path, JSON.stringify(report), headers)).status).toBe(204);
});

test("rejects an invalid report and says what is wrong with it", async () => {
  const response = await postJson(path, { ...report, metrics: { lcp: -5 } });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: "invalid_input",
    fields: { "metrics.lcp": expect.any(String) },
  });
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("rejects another content type", async () => {
  const response = await post(path, "<report/>", { "content-type": "application/xml" });
  expect(response.status).toBe(415);
});

test("rejects more than 16 kB, even without a length header", async () => {
  const long = JSON.stringify({ ...report, userAgent: "a".repeat(16 * 1024) });
  const headers = { "content-type": "application/json" };
  expect((await post(path, long, headers)).status).toBe(413);
  expect((await post(path, new Blob([long]).stream(), headers)).status).toBe(413);
});

test("asks the 121st report within a minute to wait", () =>
  inOneMinute(async (visitor) => {
    const statuses: number[] = [];
    for (let i = 0; i < 120; i++) statuses.push((await postJson(path, {}, visitor)).status);
    expect(new Set(statuses)).toEqual(new Set([400]));
    const response = await postJson(path, report, visitor);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect((await postJson(path, report, newVisitor())).status).toBe(204);
  }));

test("allows no reading and rejects a report from another site", async () => {
  const read = await send(path);
  expect(read.status).toBe(405);
  expect(read.headers.get("allow")).toBe("POST");
  expect((await postJson(path, report, { origin: "https://evil.example" })).status).toBe(403);
});

test("answers 503 when the vitals Worker does not respond", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const down = { fetch: () => Promise.reject(new Error("The service is down")) } as unknown as Fetcher;
  const headers = { "content-type": "application/json" };
  const request = new Request(origin + path, { method: "POST", body: JSON.stringify(report), headers });
  const context = createContext(request, { ...env, VITALS: down }, createExecutionContext());
  const response = await createApi()(request, context);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: "unavailable" });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
