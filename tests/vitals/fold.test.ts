import { beforeEach, expect, test, vi } from "vitest";
import { readSpeed } from "#app/desk/figures/speed/queries/speed-page.server.ts";
import { parseSpeedSearch } from "#app/desk/figures/speed/speed-search.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import type { Beacon } from "#app/kit/vitals/beacon.ts";
import { toP75 } from "#app/kit/vitals/histogram.ts";
import { toVisitor } from "#app/kit/vitals/visit-source.server.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";
import { foldBeacons, foldReads, foldWrites, packedWrites } from "../../functions/vitals/fold.ts";
import { maxBeaconsPerVisitor } from "../../functions/vitals/visitor-parts.ts";
import { toViews } from "../support/beacons.ts";
import { clearVitals, countByMetric, deliver, env } from "./support.ts";

const now = Date.now();

beforeEach(clearVitals);

async function listRoutes(query: string) {
  const search = parseSpeedSearch(new URLSearchParams(query));
  return (await readSpeed(env.VITALS_DB, search, now)).routes;
}

const toBeacons = (count: number, given: Partial<Beacon> = {}): Beacon[] =>
  toViews(count, { isView: false, metrics: { lcp: 1800, cls: 0.02 }, ...given });

test("adds nothing when a batch is delivered again", async () => {
  const beacons = toBeacons(100);
  await deliver(beacons);
  await deliver(beacons);
  expect(await countByMetric()).toEqual({ lcp: 100, cls: 100 });
});

test("counts a beacon once when it returns among new ones or twice in one batch", async () => {
  const [first, ...others] = toBeacons(10);
  await deliver([first!, first!]);
  await deliver([first!, ...others, first!]);
  expect(await countByMetric()).toEqual({ lcp: 10, cls: 10 });
});

test("counts beacons once when several batches deliver them at the same time", async () => {
  const beacons = toBeacons(100);
  await Promise.all(Array.from({ length: 8 }, (_, i) => deliver(beacons.slice(i * 10))));
  expect(await countByMetric()).toEqual({ lcp: 100, cls: 100 });
});

test("retries a batch that the database rejected and then counts it once", async () => {
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

test("forgets ids after five days and leaves out a beacon that old", async () => {
  const old = toBeacons(1, { day: toDay(now, 6) });
  await env.VITALS_DB.prepare("INSERT INTO folded_beacons (number, at, ids) VALUES (1, ?, ?)")
    .bind(now - 6 * dayMs, JSON.stringify([old[0]!.id]))
    .run();
  const recent = toBeacons(2, { day: toDay(now, 4) });
  await deliver(recent);
  const { results } = await env.VITALS_DB.prepare("SELECT number, ids FROM folded_beacons").all();
  expect(results).toEqual([{ number: 2, ids: JSON.stringify(recent.map(({ id }) => id)) }]);
  await deliver(old);
  expect(await countByMetric()).toEqual({ lcp: 2, cls: 2 });
});

test("does not let one visitor move a p75, with beacons at once or one by one", async () => {
  await deliver(toBeacons(100, { metrics: { lcp: 1000 } }));
  const slow = toBeacons(60, { visitor: "one", metrics: { lcp: 20_000 } });
  await deliver(slow.slice(0, 50));
  for (const beacon of slow.slice(50)) await deliver([beacon]);
  expect(await countByMetric()).toEqual({ lcp: 100 + maxBeaconsPerVisitor });
  const [jobs] = await listRoutes("days=7&device=all");
  expect(jobs!.metrics[0]!.p75).toBeLessThan(1100);
  await deliver(toBeacons(1, { visitor: "one", route: "/", metrics: { lcp: 900 } }));
  expect(await countByMetric()).toEqual({ lcp: 101 + maxBeaconsPerVisitor });
});

test("forgets visitors after two days", async () => {
  await foldBeacons(env.VITALS_DB, toBeacons(3, { day: toDay(now, 2) }), now - 2 * 86_400_000);
  await deliver(toBeacons(1));
  const { results } = await env.VITALS_DB.prepare("SELECT DISTINCT day FROM visitor_parts").all();
  expect(results).toEqual([{ day: toDay(now) }]);
});

test("names a network the same all day and differently the next day", async () => {
  const day = toDay(now);
  const first = await toVisitor(env.VITALS_DB, "192.0.2.1", day);
  expect(await toVisitor(env.VITALS_DB, "192.0.2.1", day)).toBe(first);
  expect(await toVisitor(env.VITALS_DB, "192.0.2.2", day)).not.toBe(first);
  const next = toDay(now + 86_400_000);
  expect(await toVisitor(env.VITALS_DB, "192.0.2.1", next)).not.toBe(first);
  const { results } = await env.VITALS_DB.prepare("SELECT day FROM visitor_salts").all();
  expect(results).toEqual([{ day: next }]);
});

test("shows p75 and page views on the panel, most visited route first", async () => {
  await deliver(Array.from({ length: 100 }, (_, i) => toBeacons(1, { metrics: { lcp: (i + 1) * 40 } })[0]!));
  await deliver(toBeacons(4, { route: "/", device: "desktop", metrics: { lcp: 900, cls: 0.3 } }));
  const earlier = toBeacons(5, { day: toDay(now, 10), metrics: { ttfb: 300 } });
  await foldBeacons(env.VITALS_DB, earlier, now - 10 * 86_400_000);

  const [jobs, home, ...none] = await listRoutes("days=7&device=all");
  expect(none).toEqual([]);
  expect(jobs).toMatchObject({ route: "/jobs", views: 100 });
  const [lcp, , , cls, , ttfb] = jobs!.metrics;
  expect(lcp).toMatchObject({ metric: "lcp", count: 100 });
  expect(Math.abs(lcp!.p75! / 3000 - 1)).toBeLessThan(0.03);
  expect(cls).toEqual({ metric: "cls", p75: null, count: 0, poor: 0 });
  expect(ttfb).toEqual({ metric: "ttfb", p75: null, count: 0, poor: 0 });
  expect(home).toMatchObject({ route: "/", views: 4 });
  const p75 = toP75("cls", new Map([[62, 4]]));
  expect(home!.metrics[3]).toEqual({ metric: "cls", p75, count: 4, poor: 4 });

  const [mobileOnly, ...others] = await listRoutes("days=28&device=mobile");
  expect(others).toEqual([]);
  expect(mobileOnly!.metrics[5]).toMatchObject({ metric: "ttfb", count: 5 });
});

test("finds the rows of the consumer by key", async () => {
  const explain = async (sql: string, ...values: unknown[]) => {
    const { results } = await env.VITALS_DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    return results.map(({ detail }) => detail).join("\n");
  };
  const { waiting, ...reads } = foldReads;
  const plans: string[] = [];
  for (const sql of [...Object.values(packedWrites), ...Object.values(reads), ...Object.values(foldWrites)]) {
    const values = new Set(sql.match(/\?\d/g));
    plans.push(await explain(sql, ...[...values].map(() => "[]")));
  }
  plans.push(await explain(waiting));
  expect(plans.join("\n")).not.toMatch(
    /SCAN (vitals_\w+|folded_beacons|visitor_parts|stored|releases)(?! USING)/,
  );
});
