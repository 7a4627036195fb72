import { afterAll, expect, test } from "vitest";
import { countViews } from "#app/companies/workspace/jobs-table/row-queries.server.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";
import { foldBeacons } from "../../functions/vitals/fold.ts";
import { toView } from "../support/beacons.ts";
import { countByMetric, env } from "./support.ts";
import { createVitalsTables } from "./tables.ts";

const { VITALS_DB: db } = env;

afterAll(() => createVitalsTables(db));

test("keeps what was counted in rows of single buckets, postings and visitors", async () => {
  const now = Date.now();
  const [today, old] = [toDay(now), toDay(now, 40)];
  await createVitalsTables(db, 6);
  await db.batch(
    [
      `INSERT INTO vitals_histograms VALUES ('${old}', '/jobs', 'mobile', 'lcp', 20, 3), ('${old}', '/jobs', 'mobile', 'cls', 20, 4)`,
      `INSERT INTO vitals_hours VALUES ('lcp', '*', '${today}', 7, '{"20":3}'), ('cls', '*', '${today}', 7, '{"9":1}')`,
      `INSERT INTO vitals_countries VALUES ('US', '${today}', '*', 'mobile', 'lcp', '{"20":3,"21":1}')`,
      `INSERT INTO vitals_releases VALUES ('r1', 'lcp', '*', '${today}', '{"20":3}')`,
      `INSERT INTO posting_days (posting, day, views, starts) VALUES ('icu', '${today}', 5, 0), ('icu', '${old}', 2, 1)`,
      `INSERT INTO seen_beacons VALUES ('${today}', 'a-known-beacon')`,
      `INSERT INTO visitor_counts VALUES ('${today}', 'vera', '/jobs', 10, 'news.example'), ('${today}', 'vera', '/', 1, '')`,
    ].map((sql) => db.prepare(sql)),
  );
  await createVitalsTables(db, 7, 6);
  expect(await countByMetric()).toEqual({ cls: 4, lcp: 3 });
  const counts = async (table: string) => db.prepare(`SELECT counts FROM ${table}`).first<string>("counts");
  expect(JSON.parse((await counts("vitals_hours"))!)).toEqual({ "lcp 20": 3, "cls 9": 1 });
  expect(JSON.parse((await counts("vitals_countries"))!)).toEqual({ "lcp 20": 3, "lcp 21": 1 });
  expect(JSON.parse((await counts("vitals_releases"))!)).toEqual({ "lcp 20": 3 });
  expect((await countViews(db, ["icu"])).get("icu")).toEqual({ views: 7, starts: 1, listed: 0, clicks: 0 });
  await foldBeacons(
    db,
    [
      toView({ id: "a-known-beacon" }),
      toView({ visitor: "vera", metrics: { lcp: 900, ttfb: 1 } }),
      toView({ visitor: "vera", route: "/", metrics: { ttfb: 1 } }),
    ],
    now,
  );
  // Nothing of the known beacon, nor more of /jobs by a visitor who had her share.
  expect(await countByMetric()).toEqual({ cls: 4, lcp: 3, ttfb: 1 });
  const visits = await db.prepare("SELECT counts FROM visit_hours").first<string>("counts");
  expect(JSON.parse(visits!)).toMatchObject({ views: 2 });
  expect(JSON.parse(visits!)).not.toHaveProperty("visits");
  await foldBeacons(db, [], now + 6 * dayMs);
});
