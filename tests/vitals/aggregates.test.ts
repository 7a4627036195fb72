import { beforeEach, expect, test } from "vitest";
import { readSpeed, toSpeedQueries } from "#app/desk/figures/speed/queries/speed-page.server.ts";
import { parseSpeedSearch } from "#app/desk/figures/speed/speed-search.ts";
import type { Beacon } from "#app/kit/vitals/beacon.ts";
import { toBucket } from "#app/kit/vitals/histogram.ts";
import { type Metric, metricFacts } from "#app/kit/vitals/vitals.ts";
import { toViews } from "../support/beacons.ts";
import { clearVitals, deliver, env } from "./support.ts";

const now = Date.now();
const { VITALS_DB: db } = env;

beforeEach(clearVitals);

const toBeacons = (count: number, given: Partial<Beacon> = {}): Beacon[] =>
  toViews(count, {
    isView: false,
    metrics: { lcp: 1800 },
    release: "aaaaaaaa",
    runningRelease: "aaaaaaaa",
    ...given,
  });

const read = (query = "", at = now) => readSpeed(db, parseSpeedSearch(new URLSearchParams(query)), at);

const count = (table: string, where: string) =>
  db
    .prepare(
      `SELECT sum(packed.value) AS n FROM ${table}, json_each(counts) AS packed WHERE route = '*' AND ${where}`,
    )
    .first<number | null>("n");

test("counts each view once by hour, country and release, in however many batches it arrives", async () => {
  const beacons = [...toBeacons(150), ...toBeacons(50, { country: "DE", device: "desktop", hour: 3 })];
  await deliver(beacons.slice(0, 100));
  await deliver(beacons.slice(50, 150));
  await deliver(beacons.slice(100));
  expect(await count("vitals_releases", "release = 'aaaaaaaa'")).toBe(200);
  expect(await count("vitals_hours", "packed.key GLOB 'lcp *'")).toBe(200);
  expect(await count("vitals_countries", "country = 'DE' AND device = 'desktop'")).toBe(50);
  expect(await count("vitals_countries", "country = 'US'")).toBe(150);
  const { totals, routes } = await read();
  expect(totals).toMatchObject([{ metric: "lcp", count: 200, good: 200, poor: 0 }]);
  expect((await read("country=US")).routes[0]).toMatchObject({ route: "/jobs", views: 150 });
  expect((await read("country=DE&device=mobile")).totals).toEqual([]);
  expect(routes[0]).toMatchObject({ route: "/jobs", views: 200 });
});

test("costs one row for a route's metric and release, however many buckets a batch fills", async () => {
  await deliver(toBeacons(100).map((beacon, at) => ({ ...beacon, metrics: { lcp: 100 + at * 90 } })));
  const { results } = await db.prepare("SELECT route FROM vitals_releases").all();
  expect(results).toEqual([{ route: "*" }, { route: "/jobs" }]);
});

test("counts nothing for a release that a browser made up", async () => {
  await deliver(toBeacons(30, { release: "made-up" }));
  expect(await count("vitals_releases", "release = 'made-up'")).toBeNull();
  expect(await count("vitals_releases", "release = 'unknown'")).toBe(30);
  expect((await read()).releases).toEqual([]);
});

test("takes messages that were queued before releases were told", async () => {
  const [{ id, day, visitor, route, device, metrics } = {} as Beacon] = toBeacons(1);
  await deliver([{ id, day, visitor, route, device, metrics }]);
  expect((await read()).totals).toMatchObject([{ count: 1 }]);
  expect(await count("vitals_hours", "true")).toBeNull();
});

test("counts a view as poor from the first value above the threshold", async () => {
  const { fairAtMost } = metricFacts.lcp;
  await deliver([
    ...toBeacons(10, { metrics: { lcp: fairAtMost } }),
    ...toBeacons(7, { metrics: { lcp: fairAtMost + 1 } }),
    ...toBeacons(3, { metrics: { lcp: metricFacts.lcp.goodAtMost } }),
  ]);
  expect((await read()).totals).toMatchObject([{ count: 20, good: 3, poor: 7 }]);
});

test("puts the route with most people harmed first, not the slowest", async () => {
  await deliver(toBeacons(90));
  await deliver(toBeacons(30, { metrics: { lcp: 4500 } }));
  await deliver(toBeacons(20, { route: "/about", metrics: { lcp: 9000 } }));
  const { harmed } = await read();
  expect(harmed.map(({ route, harmed: people }) => [route, people])).toEqual([
    ["/jobs", 30],
    ["/about", 20],
  ]);
});

test("names the release that made a route slower, and not one that only varied", async () => {
  await deliver([...toBeacons(40), ...toBeacons(40, { route: "/about" })]);
  const next = { release: "bbbbbbbb", runningRelease: "bbbbbbbb" };
  await new Promise((resolve) => setTimeout(resolve, 2));
  await deliver([
    ...toBeacons(40, { ...next, metrics: { lcp: 4200 } }),
    ...toBeacons(40, { ...next, route: "/about", metrics: { lcp: 1900 } }),
  ]);
  const { regressions, releases } = await read();
  expect(regressions).toMatchObject([{ release: "bbbbbbbb", route: "/jobs" }]);
  expect(releases.map(({ name, isSlower }) => [name, isSlower])).toEqual([
    ["bbbbbbbb", true],
    ["aaaaaaaa", false],
  ]);
  await deliver(toBeacons(3, { release: "cccccccc", runningRelease: "cccccccc" }));
  expect((await read("path=/jobs")).regressions).toMatchObject([{ release: "bbbbbbbb", route: "/jobs" }]);
  const { hours, releases: own } = await read("path=/about");
  expect(own[0]).toMatchObject({ name: "bbbbbbbb", isSlower: false });
  expect(hours).toHaveLength(72);
  // The last hour, or the one before when an hour has begun meanwhile.
  expect(hours!.slice(-2).findLast(({ figure }) => figure)?.figure).toMatchObject({ count: 80 });
});

test("moves counts of before the poor threshold was an edge to their new buckets", () => {
  const buckets: Record<Metric, number> = { lcp: 54, fid: 61, inp: 59, cls: 59, fcp: 54, ttfb: 58 };
  for (const [metric, bucket] of Object.entries(buckets) as [Metric, number][]) {
    const { fairAtMost } = metricFacts[metric];
    expect([toBucket(metric, fairAtMost), toBucket(metric, fairAtMost * 1.001)]).toEqual([
      bucket,
      bucket + 1,
    ]);
  }
});

test.each([
  "",
  "device=mobile&days=90",
  "country=US",
  "country=US&path=%2Fjobs",
  "path=%2Fjobs",
  "path=%2Fjobs&device=desktop",
])("reads the dashboard by key: %s", async (query) => {
  const search = parseSpeedSearch(new URLSearchParams(query));
  const asked: [string, unknown[]][] = [];
  const noting = {
    prepare: (sql: string) => ({ bind: (...values: unknown[]) => asked.push([sql, values]) }),
  } as unknown as D1DatabaseSession;
  toSpeedQueries(noting, search, now);
  expect(asked).toHaveLength(6);
  for (const [sql, values] of asked) {
    const { results } = await db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail).join("\n");
    expect(plan).toMatch(/SEARCH vitals_\w+ USING (PRIMARY KEY|INDEX)/);
    expect(plan).not.toMatch(/SCAN vitals_/);
  }
});
