import { expect, test } from "vitest";
import { toBeacon, toDeviceClass, vitalsReport } from "./beacon.ts";

const report = vitalsReport.parse({
  metrics: { lcp: 900 },
  timestamp: 0,
  url: "https://clinward.example/jobs/icu-nurse-austin-77?utm_source=mail#apply",
  userAgent: "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1",
});

test("reduces a report to its route, device class and day of arrival", () => {
  expect(toBeacon(report, { now: Date.UTC(2026, 7, 1, 23, 59), visitor: "v", newId: "a-new-id" })).toEqual({
    id: "a-new-id",
    day: "2026-08-01",
    visitor: "v",
    route: "/jobs/{slug}",
    device: "mobile",
    metrics: { lcp: 900 },
    posting: null,
  });
});

test.each([
  ["mobile", "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36"],
  ["mobile", "Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/140.0.0.0 Safari/537.36"],
  [
    "mobile",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
  ],
  ["desktop", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15"],
  ["desktop", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0"],
  ["desktop", ""],
])("counts phones and tablets as mobile and everything else as desktop: %s for %s", (device, userAgent) => {
  expect(toDeviceClass(userAgent)).toBe(device);
});
