import { beforeAll, expect, test } from "vitest";
import { getJobStats, getOpenCounts } from "#app/jobs/search/openings/open-counts.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { explainStatements } from "../../scripts/bench/query-plans.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env } from "../support/site.ts";

const db = toDb(env.DB);
let slugs: string[] = [];

beforeAll(async () => {
  slugs = await storeJobs([
    makeDraft({ title: "ICU nurse" }),
    makeDraft({ title: "Intensivist", profession: "physician" }),
    makeDraft({ title: "Nurse in Dayton", stateCode: "OH", city: "Dayton" }),
    makeDraft({ stateCode: "OH", city: "Dayton", title: "Closed", validThrough: Date.now() - 1000 }),
  ]);
});

test("counts open postings in all, by state and by profession", async () => {
  const { total, byState, byProfession } = await getOpenCounts(db);
  expect(total).toBe(3);
  expect(Object.fromEntries(byState)).toEqual({ TX: 2, OH: 1 });
  expect(Object.fromEntries(byProfession)).toEqual({ "registered-nurse": 2, physician: 1 });
});

test("follows postings that close or are removed", async () => {
  await env.DB.prepare("UPDATE jobs SET status = 'expired' WHERE slug = ?").bind(slugs[0]).run();
  expect((await getOpenCounts(db)).total).toBe(2);
  expect((await getOpenCounts(db)).byState.get("TX")).toBe(1);
  await env.DB.prepare("DELETE FROM jobs WHERE slug = ?").bind(slugs[2]).run();
  const counts = await getOpenCounts(db);
  expect(Object.fromEntries(counts.byState)).toEqual({ TX: 1 });
  expect(Object.fromEntries(counts.byProfession)).toEqual({ physician: 1 });
  expect((await getJobStats(db, Date.now())).total).toBe(1);
});

test("reads all counts from the two small tables of counts", async () => {
  const plans = await explainStatements(env.DB, (recorder) => getOpenCounts(toDb(recorder)));
  expect(plans.flatMap(({ plan }) => plan)).toEqual([
    "COMPOUND QUERY",
    "LEFT-MOST SUBQUERY",
    "SCAN state_counts",
    "UNION ALL",
    "SCAN specialty_counts",
  ]);
});
