import { expect, test, vi } from "vitest";
import { toReport } from "../support/beacons.ts";
import { env, sendReport } from "./support.ts";

test.each([
  ["a negative time", { metrics: { lcp: -1 } }, "metrics.lcp"],
  ["an endless time", { metrics: { ttfb: 1e9 } }, "metrics.ttfb"],
  ["a metric that is not a number", { metrics: { inp: "fast" } }, "metrics.inp"],
  ["a metric that is not finite", { metrics: { cls: Number.NaN } }, "metrics.cls"],
  ["no metric at all", { metrics: {} }, "metrics"],
  ["no metrics", { metrics: undefined }, "metrics"],
  ["an address that is none", { url: "javascript:alert(1)" }, "url"],
  ["no address", { url: undefined }, "url"],
  ["an address of another host", { url: "https://evil.example/jobs" }, "url"],
  ["an address of another port", { url: "http://localhost:9999/jobs" }, "url"],
  ["our host as a user name", { url: "http://localhost:8787@evil.example/" }, "url"],
  ["too many levels", { metrics: { lcp: [1] } }, "body"],
  ["no browser", { userAgent: undefined }, "userAgent"],
  ["no time", { timestamp: undefined }, "timestamp"],
  ["a whole address as its referrer", { referrer: "https://news.example/a?b" }, "referrer"],
  ["a release that is none", { release: "x'; DROP TABLE" }, "release"],
  ["an id that is none", { id: "x'; DROP TABLE seen_beacons" }, "id"],
])("rejects a report with %s and names the field", async (_, given, field) => {
  const response = await sendReport(toReport(given));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: "invalid_input",
    fields: { [field]: expect.any(String) },
  });
});

test.each(["", "{", "null", "[]", '"text"'])("rejects a body that is not a report: %s", async (body) => {
  const response = await sendReport(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    message: expect.any(String),
    code: expect.stringMatching(/^invalid_/),
  });
});

test("answers 503 when the queue is down, and logs nothing about the visitor", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const brokenQueue: typeof env.BEACONS = Object.create(env.BEACONS, {
    send: { value: () => Promise.reject(new Error("Queue is down")) },
  });
  const response = await sendReport(toReport(), { ...env, BEACONS: brokenQueue });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: "unavailable" });
  expect(log.mock.calls.join()).toContain("Queue is down");
  expect(log.mock.calls.join()).not.toMatch(/localhost|Mozilla/);
  log.mockRestore();
});
