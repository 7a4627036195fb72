import { expect, test } from "vitest";
import { toBeacon, toDeviceClass, vitalsReport } from "./beacon.ts";

const report = vitalsReport.parse({
  metrics: { lcp: 900 },
  timestamp: 0,
  url: "https://clinward.example/jobs/icu-nurse-austin-77?utm_source=mail#apply",
  userAgent: "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1",
});

test("reduces a report to its route, device class and day of arrival", () => {
  expect(
    toBeacon(report, {
      now: Date.UTC(2026, 7, 1, 23, 59),
      visitor: "v",
      newId: "a-new-id",
      country: "US",
      runningRelease: "r2",
    }),
  ).toEqual({
    id: "a-new-id",
    day: "2026-08-01",
    visitor: "v",
    route: "/jobs/{slug}",
    device: "mobile",
    metrics: { lcp: 900 },
    posting: null,
    hour: 23,
    country: "US",
    release: "unknown",
    runningRelease: "r2",
    isRobot: false,
    referrer: null,
    isView: false,
    isLoaded: false,
  });
});

const arrival = { now: 0, visitor: "v", newId: "n", country: null, runningRelease: null };

test.each([
  [undefined, null],
  ["clinward.example", null],
  ["clinward.example:8787", null],
  ["www.Google.com", "www.google.com"],
  ["localhost:3000", "localhost"],
])("keeps the host of another site that led here: %s as %s", (referrer, kept) => {
  expect(toBeacon({ ...report, referrer }, arrival).referrer).toBe(kept);
});

test("does not say of a page that our own link opened which site led here before", () => {
  const opened = toBeacon({ ...report, metrics: {}, opened: true, referrer: "news.example" }, arrival);
  expect(opened).toMatchObject({ isView: true, referrer: null });
});

test("counts a page view in the one beacon that has the time to the first byte", () => {
  const isView = (metrics: (typeof report)["metrics"]) => toBeacon({ ...report, metrics }, arrival).isView;
  expect(
    [
      { ttfb: 80, fcp: 300 },
      { lcp: 900, cls: 0 },
    ].map(isView),
  ).toEqual([true, false]);
});

test.each([
  ["US", "US"],
  ["T1", "XX"],
  ["us'--", "XX"],
  ["", "XX"],
  [null, "XX"],
])("takes the country %s as %s", (country, kept) => {
  expect(toBeacon(report, { ...arrival, country }).country).toBe(kept);
});

test("tells robots from people", () => {
  const robot = { ...report, userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" };
  expect([report, robot].map((from) => toBeacon(from, arrival).isRobot)).toEqual([false, true]);
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
