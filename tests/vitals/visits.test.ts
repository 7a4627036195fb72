import { beforeEach, expect, test } from "vitest";
import { type Beacon, type QueuedBeacon, searchPath } from "#app/kit/vitals/beacon.ts";
import { visitStatements } from "../../functions/vitals/fold-visits.ts";
import worker from "../../functions/vitals/vitals-worker.ts";
import { toSearch, toView, toViews } from "../support/beacons.ts";
import { clearVitals, deliver, env, isWhole } from "./support.ts";

const { VITALS_DB: db } = env;

beforeEach(clearVitals);

async function countAll(): Promise<Record<string, number>> {
  const { results } = await db
    .prepare(
      "SELECT each.key AS name, sum(each.value) AS n FROM visit_hours, json_each(counts) AS each GROUP BY 1",
    )
    .all<{ name: string; n: number }>();
  return Object.fromEntries(results.map(({ name, n }) => [name, n]));
}

async function inBatches(beacons: QueuedBeacon[], each: (batch: QueuedBeacon[]) => Promise<unknown>) {
  for (let at = 0; at < beacons.length; at += 100) await each(beacons.slice(at, at + 100));
}

async function countWrites(work: () => Promise<void>): Promise<number> {
  const tables = ["visit_hours", "visit_days", "visit_weeks", "search_days"];
  const events = ["INSERT", "UPDATE"];
  const triggers = tables.flatMap((table) =>
    events.map((event) => ({ name: `${table}_${event}`, table, event })),
  );
  await db.batch([
    db.prepare("CREATE TABLE writes (n INTEGER)"),
    ...triggers.map(({ name, table, event }) =>
      db.prepare(
        `CREATE TRIGGER ${name} AFTER ${event} ON ${table} BEGIN INSERT INTO writes VALUES (1); END`,
      ),
    ),
  ]);
  await work();
  const writes = await db.prepare("SELECT count(*) AS n FROM writes").first<number>("n");
  await db.batch([
    ...triggers.map(({ name }) => db.prepare(`DROP TRIGGER ${name}`)),
    db.prepare("DROP TABLE writes"),
  ]);
  return writes!;
}

const total = isWhole ? 100_000 : 10_000;

test("counts each of many events once and writes one row for 100 of them", { timeout: 600_000 }, async () => {
  // Of ten events, six are page views, two are searches and two say how a page was left.
  const events = Array.from({ length: total }, (_, at) => {
    const visitor = `visitor-${Math.floor(at / 10)}`;
    const route = `/page-${at % 120}`;
    if (at % 10 > 7) return toView({ visitor, route, isView: false, metrics: { lcp: 900 } });
    if (at % 10 > 5) return toView({ ...toSearch(`words ${at % 400}`), visitor, hour: 10 + (at % 3) });
    const posting = at % 10 === 1 ? { slug: `posting-${at % 50}`, isStart: false } : null;
    return toView({ visitor, route, posting, hour: 10 + Math.floor((at * 6) / total) });
  });
  events.sort((a, b) => a.hour - b.hour);
  const writes = await countWrites(async () => {
    let last: QueuedBeacon[] = [];
    await inBatches(events, async (batch) => {
      await deliver(batch);
      if (last.length > 0 && batch[0]!.id.endsWith("1")) await deliver([...last, ...batch]);
      last = batch;
    });
  });
  const counts = await countAll();
  expect(counts).toMatchObject({ views: total * 0.6, visits: total / 10, searches: total * 0.2 });
  expect(counts["openings.source direct"]).toBe(total / 10);
  const byRoute = Object.entries(counts).filter(([name]) => name.startsWith("views.route "));
  expect(byRoute.reduce((sum, [, n]) => sum + n, 0)).toBe(total * 0.6);
  expect(writes).toBeLessThanOrEqual(total / 100 + 6);
});

test("adds nothing when a batch returns, alone or among new views", async () => {
  const views = toViews(3);
  await deliver(views);
  await deliver([...views, toView(), ...views]);
  expect(await countAll()).toMatchObject({
    views: 4,
    visits: 4,
    "views.route /jobs": 4,
    "views.device mobile": 4,
  });
});

test("begins one visit for a network on a day, with the page that it opened first", async () => {
  const first = toView({ visitor: "hospital", route: "/", referrer: "news.example" });
  const leaving = toView({ visitor: "hospital", isView: false, metrics: { lcp: 900 } });
  await deliver([leaving]);
  await deliver([first, toView({ visitor: "hospital" })]);
  await deliver([
    toView({ visitor: "hospital", route: "/guides" }),
    toView({ visitor: "other", country: "CA" }),
  ]);
  expect(await countAll()).toEqual({
    views: 4,
    "views.route /": 1,
    "views.route /jobs": 2,
    "views.route /guides": 1,
    "views.country US": 3,
    "views.country CA": 1,
    "views.device mobile": 4,
    "views.referrer news.example": 1,
    visits: 2,
    "visits.route /": 1,
    "visits.route /jobs": 1,
    "visits.country US": 1,
    "visits.country CA": 1,
    "visits.device mobile": 2,
    "visits.referrer news.example": 1,
    "visits.referrer direct": 1,
  });
});

test("counts what happens to a posting for the site or campaign that led to the visit", async () => {
  const open = { slug: "icu-nurse", isStart: false };
  await deliver([toView({ visitor: "one", referrer: "news.example", posting: open })]);
  await deliver([
    toView({ visitor: "one", posting: { ...open, isStart: true } }),
    toView({ visitor: "two", referrer: "news.example", campaign: "mail / spring", posting: open }),
    toView({ visitor: "three", posting: open }),
  ]);
  expect(await countAll()).toMatchObject({
    openings: 3,
    starts: 1,
    "openings.source news.example": 1,
    "starts.source news.example": 1,
    "openings.source mail / spring": 1,
    "openings.source direct": 1,
    "visits.campaign mail / spring": 1,
  });
});

test("counts robots apart", async () => {
  await deliver([
    toView({ isRobot: true }),
    toView({ isRobot: true, visitor: "v" }),
    toView({ visitor: "v" }),
  ]);
  const counts = await countAll();
  expect(counts).toMatchObject({ robots: 2, "robots.route /jobs": 2, views: 1, visits: 1 });
});

test("counts the smallest of too many names together", async () => {
  const views = Array.from({ length: 300 }, (_, at) => toView({ referrer: `made-up-${at}.example` }));
  await deliver(toViews(5, { referrer: "news.example" }));
  await inBatches(views, deliver);
  const hosts = Object.entries(await countAll()).filter(([name]) => name.startsWith("views.referrer "));
  expect(hosts.length).toBe(201);
  expect(hosts.reduce((sum, [, n]) => sum + n, 0)).toBe(305);
  expect(hosts).toContainEqual(["views.referrer news.example", 5]);
});

test("takes messages that were queued before visits were counted", async () => {
  const { id, day, route, device, metrics } = toView();
  await deliver([{ id, day, route, device, metrics }]);
  expect(await countAll()).toEqual({});
});

test("takes a search from the site, whose words may be left out", async () => {
  const queued: Beacon[] = [];
  const BEACONS = Object.create(env.BEACONS, {
    send: { value: async (beacon: Beacon) => queued.push(beacon) },
  });
  const own = { ...env, BEACONS };
  const request = (body: string) =>
    new Request(`http://localhost:8787${searchPath}`, { method: "POST", body }) as Parameters<
      typeof worker.fetch
    >[0];
  await worker.fetch(request('{"words":"icu nurse","isEmpty":false}'), own);
  await worker.fetch(request('{"words":null,"isEmpty":true}'), own);
  await deliver(queued);
  expect(await countAll()).toEqual({ searches: 2, misses: 1 });
  const stored = await db.prepare("SELECT searches FROM visit_hours").first<string>("searches");
  expect(JSON.parse(stored!)).toEqual([["icu nurse", queued[0]!.visitor, 0]]);
});

test("finds an hour by key", async () => {
  const { results } = await db
    .prepare(`EXPLAIN QUERY PLAN ${visitStatements.addVisits}`)
    .bind("[]")
    .all<{ detail: string }>();
  const plan = results.map(({ detail }) => detail).join("\n");
  expect(plan).toContain("SEARCH last USING PRIMARY KEY (day=? AND hour=?)");
  expect(plan).not.toMatch(/SCAN (visit_hours|old|last)\b/);
});
