import { beforeEach, expect, test } from "vitest";
import { asksEeo, listEeoCounts, toEeoInsert } from "#app/jobs/questions/eeo-counts.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { createEmployer } from "#tests/support/accounts.ts";
import { storePosting } from "#tests/support/applicants.ts";
import { env } from "#tests/support/site.ts";

const db = toDb(env.DB);
const october = Date.UTC(2026, 9, 15);
const november = Date.UTC(2026, 10, 15);
let company = 0;
let jobId = 0;
let stored = 0;

beforeEach(async () => {
  stored += 1;
  company = (await createEmployer(`Counting Clinic ${stored}`)).id;
  jobId = await storePosting(company, `counting-${stored}`);
  await env.DB.prepare("UPDATE employers SET asks_eeo = 1 WHERE id = ?").bind(company).run();
});

const answer = (people: number, sex: string, now = october) =>
  env.DB.batch(
    Array.from({ length: people }, () =>
      toEeoInsert(db, { jobId, answers: [["sex", sex]], now, isStored: "true" }),
    ),
  );
const shown = (now: number) => listEeoCounts(db, company, now);

test("counts answers by month for the company of the posting", async () => {
  await answer(7, "female");
  await answer(3, "male");
  await answer(2, "declined");
  expect(await shown(november)).toEqual([
    { month: "2026-10", question: "sex", answer: "male", people: 3 },
    { month: "2026-10", question: "sex", answer: "female", people: 7 },
    { month: "2026-10", question: "sex", answer: "declined", people: 2 },
  ]);
});

test("shows nothing of fewer than ten people, of whom those who declined are none", async () => {
  await answer(9, "female");
  await answer(30, "declined");
  expect(await shown(november)).toEqual([]);
  await answer(1, "male");
  expect(await shown(november)).toHaveLength(3);
});

test("shows no month before it is over, so that no count grows with a new application", async () => {
  await answer(20, "female");
  expect(await shown(october)).toEqual([]);
  expect(await shown(november)).toHaveLength(1);
});

test("counts nothing for a company that does not ask", async () => {
  expect(await asksEeo(db, jobId)).toBe(true);
  await env.DB.prepare("UPDATE employers SET asks_eeo = 0 WHERE id = ?").bind(company).run();
  expect(await asksEeo(db, jobId)).toBe(false);
  await answer(12, "female");
  expect(
    await env.DB.prepare("SELECT count(*) AS n FROM eeo_counts WHERE employer_id = ?")
      .bind(company)
      .first("n"),
  ).toBe(0);
});

test("keeps nothing that leads to a person, a posting or an application", async () => {
  const { results } = await env.DB.prepare("SELECT name FROM pragma_table_info('eeo_counts')").all<{
    name: string;
  }>();
  expect(results.map(({ name }) => name)).toEqual(["employer_id", "month", "question", "answer", "people"]);
});
