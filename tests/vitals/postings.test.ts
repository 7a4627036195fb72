import { beforeEach, expect, test } from "vitest";
import { type Beacon, clickPath } from "#app/kit/vitals/beacon.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";
import worker from "../../functions/vitals/vitals-worker.ts";
import { toReport } from "../support/beacons.ts";
import { clearVitals, countByMetric, deliver, env, sendReport } from "./support.ts";

const now = Date.now();
const slug = "icu-nurse-houston-tx-a1b2c3d4";
const jobUrl = `http://localhost:8787/jobs/${slug}`;

beforeEach(clearVitals);

/** What the vitals Worker queues for these reports. */
async function queue(reports: Record<string, unknown>[]): Promise<Beacon[]> {
  const queued: Beacon[] = [];
  const BEACONS = Object.create(env.BEACONS, {
    send: { value: async (beacon: Beacon) => queued.push(beacon) },
  });
  for (const report of reports)
    expect((await sendReport(toReport(report), { ...env, BEACONS })).status).toBe(204);
  return queued;
}

const view = (url: string, given: Record<string, unknown> = {}) => [
  { url, metrics: { ttfb: 80, fcp: 600, lcp: 900, cls: 0 }, ...given },
];

async function listDays() {
  const { results } = await env.VITALS_DB.prepare(
    `SELECT day, json_group_object(key, value) AS counts
      FROM (SELECT day, key, value FROM posting_parts, json_each(counts) ORDER BY day, key) GROUP BY day`,
  ).all<{ day: string; counts: string }>();
  return Object.fromEntries(results.map(({ day, counts }) => [day, JSON.parse(counts)]));
}

test("counts each view and each start of an application once, in at most 20 writes for 1,000 views", async () => {
  const reports = Array.from({ length: 1000 }, (_, at) => view(at % 10 === 0 ? `${jobUrl}/apply` : jobUrl));
  const beacons = await queue(reports.flat());
  await env.VITALS_DB.batch(
    [
      "CREATE TABLE writes (n INTEGER)",
      "CREATE TRIGGER added AFTER INSERT ON posting_parts BEGIN INSERT INTO writes VALUES (1); END",
      "CREATE TRIGGER changed AFTER UPDATE ON posting_parts BEGIN INSERT INTO writes VALUES (1); END",
    ].map((sql) => env.VITALS_DB.prepare(sql)),
  );
  for (let at = 0; at < beacons.length; at += 200) {
    const batch = beacons.slice(at, at + 100);
    await deliver(batch);
    await deliver(beacons.slice(at + 100, at + 200));
    await deliver(batch);
  }
  expect(await listDays()).toEqual({
    [toDay(now)]: { [`views ${slug}`]: 900, [`starts ${slug}`]: 100 },
  });
  const writes = await env.VITALS_DB.prepare("SELECT count(*) AS n FROM writes").first<number>("n");
  expect(writes).toBeLessThanOrEqual(20);
  expect(writes).toBeGreaterThanOrEqual(10);
  await env.VITALS_DB.batch(
    ["DROP TRIGGER added", "DROP TRIGGER changed", "DROP TABLE writes"].map((sql) =>
      env.VITALS_DB.prepare(sql),
    ),
  );
});

test("counts a posting that a link of the site opened, without measuring a page load", async () => {
  const opened = Array.from({ length: 15 }, () => ({ url: jobUrl, metrics: {}, opened: true }));
  await deliver(await queue(opened));
  expect(await listDays()).toEqual({ [toDay(now)]: { [`views ${slug}`]: 15 } });
  expect(await countByMetric()).toEqual({});
  const { results } = await env.VITALS_DB.prepare("SELECT * FROM visitor_parts").all();
  expect(results).toEqual([]);
});

test("counts each press of a link to the employer's own form once, by people alone", async () => {
  const queued: Beacon[] = [];
  const BEACONS = Object.create(env.BEACONS, {
    send: { value: async (beacon: Beacon) => queued.push(beacon) },
  });
  const click = (note: unknown) => {
    const request = new Request(`http://localhost:8787${clickPath}`, {
      method: "POST",
      body: JSON.stringify(note),
    });
    return worker.fetch(request as Parameters<typeof worker.fetch>[0], { ...env, BEACONS });
  };
  for (const userAgent of ["Mozilla/5.0 Firefox/142.0", "Mozilla/5.0 Firefox/142.0", "Googlebot/2.1"])
    expect((await click({ slug, userAgent })).status).toBe(204);
  await deliver(queued);
  await deliver(queued);
  expect(await listDays()).toEqual({ [toDay(now)]: { [`clicks ${slug}`]: 2 } });
  const { results } = await env.VITALS_DB.prepare("SELECT * FROM visit_hours").all();
  expect(results).toEqual([]);
});

test("counts a list for ten, since one page in ten says what its lists had", async () => {
  const listed = [`/jobs/${slug}`, `/jobs/${slug}`, "/jobs/other-job-1", "/jobs/x/y", "/employers/x"];
  const beacons = await queue(view("http://localhost:8787/jobs", { listed }));
  await deliver(beacons);
  await deliver(beacons);
  expect(await listDays()).toEqual({
    [toDay(now)]: { [`listed ${slug}`]: 10, "listed other-job-1": 10 },
  });
});

test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36"],
  ["Mozilla/5.0 (Linux; Android 11) Chrome/140.0 Mobile Safari/537.36 Chrome-Lighthouse"],
  ["facebookexternalhit/1.1"],
])("leaves out the crawler %s, but measures its pages", async (userAgent) => {
  await deliver(await queue(view(jobUrl, { userAgent })));
  expect(await listDays()).toEqual({});
  expect(await countByMetric()).toMatchObject({ ttfb: 1, lcp: 1 });
});

test.each([
  "http://localhost:8787/jobs",
  "http://localhost:8787/jobs/x%27%3B--",
  `${jobUrl}/applied`,
  `http://localhost:8787/jobs/${"x".repeat(101)}`,
  "http://localhost:8787/employers/harbor",
])("counts no posting for %s", async (url) => {
  await deliver(await queue(view(url)));
  expect(await listDays()).toEqual({});
});

test("takes messages that were queued before postings were counted", async () => {
  const [{ id, day, route, device, metrics } = {} as Beacon] = await queue(view(jobUrl));
  await deliver([{ id, day, route, device, metrics }]);
  expect(await listDays()).toEqual({});
  expect(await countByMetric()).toMatchObject({ ttfb: 1 });
});
