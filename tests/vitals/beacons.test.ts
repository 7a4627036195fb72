import { beforeEach, expect, test } from "vitest";
import { metrics } from "#app/kit/vitals/vitals.ts";
import { desktopBrowser, phoneBrowser, toReport } from "../support/beacons.ts";
import { clearVitals, countByMetric, env, isWhole, sendReport, untilCounted } from "./support.ts";

beforeEach(clearVitals);

const [total, wave] = isWhole ? [10_000, 2000] : [1000, 500];

test("counts each of many beacons exactly once", async () => {
  // In waves: Miniflare's queue keeps a timer for each message that it has not handed over, and 10,000 are its limit.
  for (let sent = wave; sent <= total; sent += wave) {
    const reports = Array.from({ length: wave }, (_, i) =>
      toReport({ userAgent: i % 2 ? phoneBrowser : desktopBrowser }),
    );
    const answers = await Promise.all(
      reports.map((report, i) => sendReport(report, env, `198.51.${i % 200}.${sent / wave}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await untilCounted(sent);
  }
  expect(await countByMetric()).toEqual(Object.fromEntries(metrics.map((metric) => [metric, total])));
  const { results } = await env.VITALS_DB.prepare(
    `SELECT device, sum(value) AS count FROM vitals_histograms, json_each(counts) WHERE key GLOB 'lcp *'
      GROUP BY device ORDER BY device`,
  ).all();
  expect(results).toEqual([
    { device: "desktop", count: total / 2 },
    { device: "mobile", count: total / 2 },
  ]);
});

test("counts a repeated beacon once and one without an id, and keeps neither address nor browser", async () => {
  const twice = toReport({
    url: "http://localhost:8787/jane-doe?query=jane%40example.com#top",
    userAgent: phoneBrowser,
  });
  const { id: _, ...unnamed } = toReport({ metrics: { lcp: 800 }, timestamp: "2026-08-01T12:00:00.000Z" });
  for (const report of [twice, twice, unnamed])
    expect((await sendReport(report, env, "203.0.113.77")).status).toBe(204);
  await untilCounted(2);
  expect(await countByMetric()).toEqual({ lcp: 2, fid: 1, inp: 1, cls: 1, fcp: 1, ttfb: 1 });

  const tables = ["vitals_histograms", "folded_beacons", "visitor_parts", "visitor_salts"];
  const stored = await env.VITALS_DB.batch(
    tables.map((table) => env.VITALS_DB.prepare(`SELECT * FROM ${table}`)),
  );
  const text = JSON.stringify(stored.map(({ results }) => results));
  expect(text).toContain('"route":"other","device":"mobile"');
  expect(text).not.toMatch(/jane|example\.com|localhost|iPhone|Safari|203\.0\.113/i);
});
