import { beforeEach, expect, test } from "vitest";
import { hourMs } from "#app/kit/platform/durations.ts";
import type { Beacon, QueuedBeacon } from "#app/kit/vitals/beacon.ts";
import { findVisitSource, toVisitor } from "#app/kit/vitals/visit-source.server.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";
import { mostBatches, takeBeacons } from "../../functions/vitals/fold.ts";
import { readMeasuredShare } from "../../functions/vitals/measured-share.ts";
import { toReport, toView, toViews } from "../support/beacons.ts";
import { clearVitals, countByMetric, env, sendReport } from "./support.ts";

const now = Date.now();
const { VITALS_DB: db } = env;

beforeEach(clearVitals);

/** A site that had four times as many page views yesterday as are measured a day: of each test another number. */
let mostMeasured = 1000;
async function becomeBusy() {
  mostMeasured += 1;
  await db
    .prepare("INSERT INTO visit_hours (day, hour, part, counts) VALUES (?, 9, 0, json_object('views', ?))")
    .bind(toDay(now, 1), 4 * mostMeasured)
    .run();
  return { ...env, MEASURED_A_DAY: String(mostMeasured) };
}

const countWaiting = () => db.prepare("SELECT count(*) AS n FROM waiting_beacons").first<number>("n");

test("measures every page view of a site without a limit, and below it", async () => {
  expect(await readMeasuredShare(env, now)).toBe(1);
  expect(await readMeasuredShare({ ...env, MEASURED_A_DAY: "50" }, now)).toBe(1);
  await takeBeacons({ ...env, MEASURED_A_DAY: "50" }, toViews(3), now);
  expect(await countByMetric()).toEqual({ ttfb: 3 });
});

test("measures a share of the page views of a busy site, and counts the views of all", async () => {
  const busy = await becomeBusy();
  const queued: Beacon[] = [];
  const BEACONS = Object.create(env.BEACONS, {
    send: { value: async (beacon: Beacon) => queued.push(beacon) },
  });
  const url = "http://localhost:8787/jobs/icu-nurse";
  const listed = ["/jobs/other-job"];
  for (let at = 0; at < 400; at++)
    await sendReport(toReport({ url, listed }), { ...busy, BEACONS }, `198.51.100.${at}`);
  const measured = queued.filter(({ metrics }) => metrics.ttfb !== undefined).length;
  // A quarter of them: 100, and five standard deviations of 8.7 to each side.
  expect(measured).toBeGreaterThan(56);
  expect(measured).toBeLessThan(144);
  for (let at = 0; at < 400; at += 100) await takeBeacons(busy, queued.slice(at, at + 100), now);
  await takeBeacons(busy, [], now + hourMs);
  expect((await countByMetric()).ttfb).toBe(measured);
  const counts = await db
    .prepare("SELECT json_group_object(key, value) AS counts FROM posting_parts, json_each(counts)")
    .first<string>("counts");
  expect(JSON.parse(counts!)).toEqual({ "views icu-nurse": 400, "listed other-job": 40 * measured });
  const visits = await db
    .prepare("SELECT counts ->> 'visits' AS visits FROM visit_hours WHERE day = ?")
    .bind(toDay(now))
    .first<number>("visits");
  expect(visits).toBe(400);
});

test("counts a busy site's batches together once an hour, each beacon once", async () => {
  const busy = await becomeBusy();
  const views = toViews(30);
  await takeBeacons(busy, views.slice(0, 10), now);
  await takeBeacons(busy, views.slice(5, 20), now + 60_000);
  expect(await countWaiting()).toBe(2);
  expect(await countByMetric()).toEqual({});
  await takeBeacons(busy, views.slice(20), now + hourMs);
  expect(await countWaiting()).toBe(0);
  expect(await countByMetric()).toEqual({ ttfb: 30 });
  await takeBeacons(busy, views, now + hourMs);
  await takeBeacons(busy, [toView()], now + 2 * hourMs);
  expect(await countByMetric()).toEqual({ ttfb: 31 });
});

test("counts as many batches as one run takes without waiting for the hour, and what waits once the site is quiet", async () => {
  const busy = await becomeBusy();
  for (let at = 1; at <= mostBatches; at++) await takeBeacons(busy, toViews(1), now + at);
  expect(await countByMetric()).toEqual({ ttfb: mostBatches });
  await takeBeacons(busy, toViews(2), now);
  await takeBeacons(env, toViews(1), now);
  expect([await countByMetric(), await countWaiting()]).toEqual([{ ttfb: mostBatches + 3 }, 0]);
});

test("knows what led to a visit that waits to be counted", async () => {
  const busy = await becomeBusy();
  // Another file may have emptied the database, while the Worker remembers the day's salt.
  await toVisitor(db, "unknown", toDay(now + 24 * hourMs));
  const visitor = await toVisitor(db, "unknown", toDay(now));
  const request = new Request("http://localhost:8787/");
  const network = await toVisitor(db, "192.0.2.7", toDay(now));
  const views: QueuedBeacon[] = [
    toView({ visitor, referrer: null, isLoaded: true }),
    toView({ visitor, referrer: "news.example", isLoaded: true }),
    toView({ visitor: network, campaign: "mail / spring", referrer: "other.example", isLoaded: true }),
  ];
  await takeBeacons(busy, views, now);
  const own = new Request(request, { headers: { "cf-connecting-ip": "192.0.2.7" } });
  expect(await findVisitSource(db, own, now)).toBe("mail / spring");
  await takeBeacons(busy, [], now + hourMs);
  expect(await findVisitSource(db, own, now)).toBe("mail / spring");
});
