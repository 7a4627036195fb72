import { beforeEach, expect, test, vi } from "vitest";
import type { Beacon } from "#app/vitals/beacon.ts";
import { toP75 } from "#app/vitals/histogram.ts";
import { listRouteVitals, routeVitalsSql } from "#app/vitals/route-vitals.server.ts";
import { toDay } from "#app/vitals/vitals.ts";
import { foldBeacons, foldStatements } from "../../functions/vitals/fold.ts";
import { clearVitals, countByMetric, deliver, env } from "./support.ts";

const now = Date.now();

beforeEach(clearVitals);

function toBeacons(count: number, given: Partial<Beacon> = {}): Beacon[] {
  return Array.from({ length: count }, () => ({
    id: crypto.randomUUID(),
    day: toDay(now),
    route: "/jobs",
    device: "mobile",
    metrics: { lcp: 1800, cls: 0.02 },
    ...given,
  }));
}

test("a batch that is delivered again adds nothing", async () => {
  const beacons = toBeacons(100);
  await deliver(beacons);
  await deliver(beacons);
  expect(await countByMetric()).toEqual({ lcp: 100, cls: 100 });
});

test("a beacon that comes again among new ones, twice in one batch too, counts once", async () => {
  const [first, ...others] = toBeacons(10);
  await deliver([first!, first!]);
  await deliver([first!, ...others, first!]);
  expect(await countByMetric()).toEqual({ lcp: 10, cls: 10 });
});

test("the same beacons delivered in several batches at the same time count once", async () => {
  const beacons = toBeacons(100);
  await Promise.all(Array.from({ length: 8 }, (_, i) => deliver(beacons.slice(i * 10))));
  expect(await countByMetric()).toEqual({ lcp: 100, cls: 100 });
});

test("a batch that the database does not take is tried again, and then counts once", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const brokenDb: D1Database = Object.create(env.VITALS_DB, {
    batch: { value: () => Promise.reject(new Error("D1 is down")) },
    prepare: { value: (sql: string) => env.VITALS_DB.prepare(sql) },
  });
  const beacons = toBeacons(3);
  expect(await deliver(beacons, { ...env, VITALS_DB: brokenDb })).toMatchObject({
    retryBatch: { retry: true },
  });
  expect(await countByMetric()).toEqual({});
  expect(await deliver(beacons)).toMatchObject({ retryBatch: { retry: false } });
  expect(await countByMetric()).toEqual({ lcp: 3, cls: 3 });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("ids are forgotten after five days, and a beacon as old as that is not counted again", async () => {
  const old = toBeacons(1, { day: toDay(now, 6) });
  await env.VITALS_DB.prepare("INSERT INTO seen_beacons (day, id) VALUES (?, ?)")
    .bind(old[0]!.day, old[0]!.id)
    .run();
  await deliver(toBeacons(2, { day: toDay(now, 4) }));
  const { results } = await env.VITALS_DB.prepare("SELECT DISTINCT day FROM seen_beacons").all();
  expect(results).toEqual([{ day: toDay(now, 4) }]);
  await deliver(old);
  expect(await countByMetric()).toEqual({ lcp: 2, cls: 2 });
});

test("the panel's figures are those of the page views: p75, how many, and the most visited route first", async () => {
  await deliver(Array.from({ length: 100 }, (_, i) => toBeacons(1, { metrics: { lcp: (i + 1) * 40 } })[0]!));
  await deliver(toBeacons(4, { route: "/", device: "desktop", metrics: { lcp: 900, cls: 0.3 } }));
  const earlier = toBeacons(5, { day: toDay(now, 10), metrics: { ttfb: 300 } });
  await foldBeacons(env.VITALS_DB, earlier, now - 10 * 86_400_000);

  const [jobs, home, ...none] = await listRouteVitals(env.VITALS_DB, { days: 7, device: "all" }, now);
  expect(none).toEqual([]);
  expect(jobs).toMatchObject({ route: "/jobs", views: 100 });
  const [lcp, , , cls, , ttfb] = jobs!.metrics;
  expect(lcp).toMatchObject({ metric: "lcp", count: 100 });
  expect(Math.abs(lcp!.p75! / 3000 - 1)).toBeLessThan(0.03);
  expect(cls).toEqual({ metric: "cls", p75: null, count: 0 });
  expect(ttfb).toEqual({ metric: "ttfb", p75: null, count: 0 });
  expect(home).toMatchObject({ route: "/", views: 4 });
  expect(home!.metrics[3]).toEqual({ metric: "cls", p75: toP75("cls", new Map([[61, 4]])), count: 4 });

  const [mobileOnly, ...others] = await listRouteVitals(env.VITALS_DB, { days: 28, device: "mobile" }, now);
  expect(others).toEqual([]);
  expect(mobileOnly!.metrics[5]).toMatchObject({ metric: "ttfb", count: 5 });
});

test("the panel and the consumer find their rows by key and scan no table", async () => {
  const explain = async (sql: string, ...values: unknown[]) => {
    const { results } = await env.VITALS_DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    return results.map(({ detail }) => detail).join("\n");
  };
  const panel = await explain(routeVitalsSql, toDay(now, 27), "all");
  expect(panel).toContain("SEARCH vitals_histograms USING PRIMARY KEY (day>?)");
  const { fold, remember, forget } = foldStatements;
  const plans = [
    panel,
    await explain(fold, "[]"),
    await explain(remember, "[]"),
    await explain(forget, toDay(now)),
  ];
  expect(plans.join("\n")).not.toMatch(/SCAN (vitals_histograms|seen_beacons)/);
});
