import { beforeAll, expect, test } from "vitest";
import { learnWords } from "#app/jobs/search/spelling/learn-words.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import rows from "#tests/samples/typed_queries.tsv?raw";
import { fillDatabase } from "#tests/support/demo.ts";
import { env } from "#tests/support/site.ts";
import { checkTypedCases, parseTypedCases } from "../../../../scripts/bench/typed/typed-queries.ts";

const cases = parseTypedCases(rows);
const leastRight = 0.95;

beforeAll(async () => {
  await fillDatabase();
  await learnWords(toDb(env.DB));
});

test("reads what people type and lists first what they mean", async () => {
  expect(cases.length).toBeGreaterThanOrEqual(200);
  const checked = await checkTypedCases(toDb(env.DB), cases, Date.now());
  const wrong = checked.flatMap(({ query, wrong: what }) => (what ? [`${query}: ${what}`] : []));
  expect(wrong.length / cases.length, wrong.join("\n")).toBeLessThanOrEqual(1 - leastRight);
});
