import { beforeEach, expect, test } from "vitest";
import { dayMs } from "#app/kit/platform/durations.ts";
import { toBucket } from "#app/kit/vitals/histogram.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";
import { env } from "../support/site.ts";
import { runLine } from "../support/work-queue.ts";
import { createVitalsTables } from "../vitals/tables.ts";

const start = Date.UTC(2026, 7, 10, 4, 17);

beforeEach(async () => {
  await createVitalsTables(env.VITALS_DB);
  await env.DB.batch(["DELETE FROM vitals_alerts", "DELETE FROM outbox"].map((sql) => env.DB.prepare(sql)));
});

/** Largest contentful paints of a route, one for each day before the first run, oldest first; null for a day of few. */
async function measure(route: string, days: readonly (number | null)[], firstDay = 1): Promise<void> {
  const insert = env.VITALS_DB.prepare(
    "INSERT INTO vitals_histograms VALUES (?, ?, 'mobile', json_object('lcp ' || ?, ?))",
  );
  await env.VITALS_DB.batch(
    days.map((lcp, at) =>
      insert.bind(
        toDay(start, firstDay + days.length - 1 - at),
        route,
        toBucket("lcp", lcp ?? 9000),
        lcp === null ? 3 : 40,
      ),
    ),
  );
}

async function runCron(daysLater = 0): Promise<{ recipient: string; subject: string; body: string }[]> {
  await runLine("17 4 * * *", start + daysLater * dayMs);
  const { results } = await env.DB.prepare("SELECT recipient, subject, body FROM outbox ORDER BY id").all();
  return results as never;
}

test("mails us when a route was too slow three days in a row, with a link to its page", async () => {
  await measure("/jobs/{slug}", [3000, 3100, 4500]);
  const [mail, ...others] = await runCron();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: env.MAIL_TO,
    subject: "Slow for three days: LCP of /jobs/{slug}",
  });
  expect(mail!.body).toMatch(/3,\d\d\d ms, 3,\d\d\d ms, 4,\d\d\d ms \(good up to 2,500 ms\)/);
  expect(mail!.body).toContain("http://localhost:8787/admin/web-vitals/route?path=%2Fjobs%2F%7Bslug%7D");
});

test.each([
  ["two days", [1000, 3000, 3000]],
  ["three days, one of them good", [3000, 1000, 3000]],
  ["three days, one with too few page views", [3000, null, 3000]],
])("writes no mail after %s", async (_, days) => {
  await measure("/jobs", days);
  expect(await runCron()).toEqual([]);
});

test("counts no day that is not over yet", async () => {
  await measure("/jobs", [3000, 3000, 3000], 0);
  expect(await runCron()).toEqual([]);
});

test("writes once about a route until it was good again, and of all slow routes in one mail", async () => {
  await measure("/jobs", [3000, 3000, 3000]);
  await measure("/about", [5000, 5000, 5000]);
  expect(await runCron()).toHaveLength(1);
  await measure("/jobs", [3000], 0);
  expect((await runCron(1)).map(({ subject }) => subject)).toEqual([
    "Slow for three days: 2 figures of our pages",
  ]);
  await measure("/jobs", [3000, 3000, 3000, 1000], -4);
  for (const later of [2, 3, 4]) await runCron(later);
  expect(await runCron(5)).toHaveLength(1);
  const { results } = await env.DB.prepare("SELECT route FROM vitals_alerts").all();
  expect(results).toEqual([{ route: "/about" }]);
});
