import { beforeAll, expect, test } from "vitest";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import { toPublicPosting } from "#app/jobs/postings/shape/public-posting.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { fillCatalog } from "../support/catalog.ts";
import { comparePosting } from "../support/compare-posting.ts";
import { fillDatabase } from "../support/demo.ts";
import { fuzzPublicApi } from "../support/fuzz-public-api.ts";
import { readDescription } from "../support/public-api.ts";
import { env } from "../support/site.ts";

let slugs: string[] = [];

beforeAll(async () => {
  await fillCatalog();
  await fillDatabase();
  const { results } = await env.DB.prepare("SELECT slug FROM jobs ORDER BY id").all<{ slug: string }>();
  slugs = results.map(({ slug }) => slug);
}, 120_000);

test("answers 5,000 requests by its description, and none with a server error", async () => {
  await fuzzPublicApi({ description: await readDescription(), slug: slugs[0]!, requests: 5_000 });
}, 900_000);

test("says of every demo posting what its page, its markup and /api/jobs say", async () => {
  expect(slugs.length).toBeGreaterThan(1_000);
  for (const slug of slugs) await comparePosting(slug);
  const record = await findJob(toDb(env.DB), slugs[0]!);
  expect(toPublicPosting(record!).slug).toBe(slugs[0]);
}, 900_000);
