import { expect, test, vi } from "vitest";
import { env, sendReport, toReport } from "./support.ts";

test.each([
  ["a negative time", { metrics: { lcp: -1 } }, "metrics.lcp"],
  ["an endless time", { metrics: { ttfb: 1e9 } }, "metrics.ttfb"],
  ["a metric that is no number", { metrics: { inp: "fast" } }, "metrics.inp"],
  ["a metric that is not finite", { metrics: { cls: Number.NaN } }, "metrics.cls"],
  ["no metric at all", { metrics: {} }, "metrics"],
  ["no metrics", { metrics: undefined }, "metrics"],
  ["an address that is none", { url: "javascript:alert(1)" }, "url"],
  ["no address", { url: undefined }, "url"],
  ["no browser", { userAgent: undefined }, "userAgent"],
  ["no time", { timestamp: undefined }, "timestamp"],
  ["an id that is none", { id: "x'; DROP TABLE seen_beacons" }, "id"],
])("a report with %s is refused and the field is named", async (_, given, field) => {
  const response = await sendReport(toReport(given));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: "invalid_input",
    fields: { [field]: expect.any(String) },
  });
});

test.each(["", "{", "null", "[]", '"text"'])("a body that is no report is refused: %s", async (body) => {
  const response = await sendReport(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    message: expect.any(String),
    code: expect.stringMatching(/^invalid_/),
  });
});

test("a queue that takes nothing is answered with 503, and the log names no visitor", async () => {
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
