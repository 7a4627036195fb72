import { beforeAll, expect, test, vi } from "vitest";
import {
  countOpen,
  countOpenInAll,
  findOpenBySpecialty,
  listProfessionsOf,
  readCounts,
} from "#app/jobs/search/openings/open-by-specialty.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { explainStatements } from "../../scripts/bench/query-plans.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env } from "../support/site.ts";

const preventCaching = vi.fn();
let now = Date.now();
const toContext = (DB: D1Database) => ({ env, db: toDb(DB), now, preventCaching }) as unknown as SiteContext;
const count = async (profession: string, specialty: string) =>
  countOpen(await readCounts(env.DB), { profession, specialty });

const infusion = { title: "RN, Infusion", specialty: "hematology-oncology" };
let slugs: string[] = [];
beforeAll(async () => {
  slugs = await storeJobs([
    makeDraft(),
    makeDraft({ title: "RN, Surgical ICU" }),
    makeDraft(infusion),
    makeDraft({ title: "Intensivist", profession: "physician" }),
    makeDraft({ title: "Pharmacist", profession: "pharmacist", specialty: null }),
    makeDraft({ title: "Expired RN", validThrough: Date.now() - 1000 }),
  ]);
});

test("counts open postings by profession and specialty", async () => {
  const counts = await readCounts(env.DB);
  expect(countOpen(counts, { profession: "registered-nurse", specialty: "icu" })).toBe(2);
  expect(countOpen(counts, { profession: "registered-nurse", specialty: "telemetry" })).toBe(0);
  expect(countOpen(counts, { profession: null, specialty: "icu" })).toBe(3);
  expect(listProfessionsOf(counts, "icu")).toMatchObject([
    { profession: "registered-nurse", open: 2 },
    { profession: "physician", open: 1 },
  ]);
});

test("does not count postings without a specialty", async () => {
  const counts = await readCounts(env.DB);
  expect(countOpen(counts, { profession: "pharmacist", specialty: null })).toBeNull();
  expect(countOpen(counts, null)).toBeNull();
});

test("counts postings shared by several specialties once", async () => {
  const counts = await readCounts(env.DB);
  const icu = { profession: "registered-nurse", specialty: "icu" };
  const oncology = { profession: "registered-nurse", specialty: "hematology-oncology" };
  expect(countOpenInAll(counts, [icu, icu, oncology, null])).toBe(3);
  expect(countOpenInAll(counts, [null])).toBeNull();
});

test("counts a posting in its current place after it is refiled, taken down or deleted", async () => {
  await storeJobs([makeDraft({ ...infusion, specialty: "telemetry" })]);
  expect(await count("registered-nurse", "hematology-oncology")).toBe(0);
  expect(await count("registered-nurse", "telemetry")).toBe(1);
  await env.DB.prepare("UPDATE jobs SET status = 'filled' WHERE slug = ?").bind(slugs[1]).run();
  expect(await count("registered-nurse", "icu")).toBe(1);
  await env.DB.prepare("UPDATE jobs SET status = 'open' WHERE slug = ?").bind(slugs[1]).run();
  expect(await count("registered-nurse", "icu")).toBe(2);
  await env.DB.prepare("DELETE FROM jobs WHERE slug = ?").bind(slugs[3]).run();
  expect(await count("physician", "icu")).toBe(0);
  const open = await env.DB.prepare(
    "SELECT (SELECT count(*) FROM jobs WHERE status = 'open') AS postings, (SELECT sum(postings) FROM specialty_counts) AS counted",
  ).first<{ postings: number; counted: number }>();
  expect(open?.counted).toBe(open?.postings);
});

test("reuses the counts for a minute", async () => {
  const first = await findOpenBySpecialty(toContext(env.DB));
  now += 50_000;
  expect(await findOpenBySpecialty(toContext(env.DB))).toBe(first);
  now += 20_000;
  expect(await findOpenBySpecialty(toContext(env.DB))).not.toBe(first);
});

test("reads all counts from the small table of counts alone", async () => {
  const plans = await explainStatements(env.DB, (recorder) => readCounts(recorder));
  expect(plans.flatMap(({ plan }) => plan)).toEqual(["SCAN specialty_counts"]);
});

test("logs that there are no counts and caches nothing while the database is down", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = {
    prepare: () => {
      throw new Error("D1 is out of order.");
    },
  } as unknown as D1Database;
  now += 70_000;
  expect(await findOpenBySpecialty(toContext(broken))).toBeNull();
  expect(JSON.parse(String(logged.mock.calls[0]?.[0])).event).toBe("specialties.counts");
  expect(preventCaching).toHaveBeenCalled();
});
