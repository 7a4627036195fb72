import { beforeAll, expect, test } from "vitest";
import { mostSavedJobs } from "#app/jobs/list/comparison/saved-jobs.server.ts";
import type { JoinedSaved } from "#app/jobs/saved/saved-facts.ts";
import { signIn } from "../support/accounts.ts";
import { sendWith } from "../support/faults.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, origin, postJson } from "../support/site.ts";

type Word = [slug: string, at: number] | [slug: string, at: number, isRemoval: 1];

let [first, second, third, pending] = ["", "", "", ""];

beforeAll(async () => {
  const titles = ["First", "Second", "Third", "Waiting"];
  [first = "", second = "", third = "", pending = ""] = await storeJobs(
    titles.map((title) => makeDraft({ title })),
  );
  await env.DB.prepare("UPDATE jobs SET status = 'pending' WHERE slug = ?").bind(pending).run();
});

async function sync(cookie: string, words: Word[]) {
  const response = await postJson("/api/jobs/saved/sync", { words: JSON.stringify(words) }, { cookie });
  return { status: response.status, body: (await response.json()) as JoinedSaved };
}

const slugsOf = ({ body }: { body: JoinedSaved }) => body.saved.map(({ slug }) => slug);

test("joins what two devices saved, newest first", async () => {
  const { cookie } = await signIn("job_seeker");
  const one = await sync(cookie, [[first, 1000]]);
  expect(one.body).toEqual({
    saved: [{ slug: first, title: "First", at: 1000 }],
    refused: 0,
    isChanged: true,
  });
  expect(slugsOf(await sync(cookie, [[second, 2000]]))).toEqual([second, first]);
  const again = await sync(cookie, [
    [second, 2000],
    [first, 1000],
  ]);
  expect(again.body.isChanged).toBe(false);
  expect(slugsOf(await sync(cookie, []))).toEqual([second, first]);
});

test("lets the later word win, of a removal too", async () => {
  const { cookie } = await signIn("job_seeker");
  await sync(cookie, [
    [first, 1000],
    [second, 1000],
  ]);
  expect(slugsOf(await sync(cookie, [[first, 2000, 1]]))).toEqual([second]);
  // The other device still has it, from before.
  expect(slugsOf(await sync(cookie, [[first, 1000]]))).toEqual([second]);
  expect(slugsOf(await sync(cookie, [[first, 3000]]))).toEqual([first, second]);
  expect(slugsOf(await sync(cookie, [[first, 2500, 1]]))).toEqual([first, second]);
  expect((await sync(cookie, [[second, 4000]])).body.saved[0]).toMatchObject({ slug: second, at: 4000 });
});

test("does not believe a clock that is ahead", async () => {
  const { cookie } = await signIn("job_seeker");
  const { body } = await sync(cookie, [[first, 8_000_000_000_000_000]]);
  expect(body.saved[0]?.at).toBeLessThanOrEqual(Date.now());
});

test("takes no posting that is not public yet or never was, and no removal of what is not saved", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const { status, body } = await sync(cookie, [
    [pending, 1000],
    ["never-was-ab12cd34", 1000],
    [third, 1000, 1],
  ]);
  expect([status, body]).toEqual([200, { saved: [], refused: 0, isChanged: false }]);
  const rows = await env.DB.prepare("SELECT count(*) AS n FROM saved_jobs WHERE user_id = ?")
    .bind(user.id)
    .first<number>("n");
  expect(rows).toBe(0);
});

test("shows and changes nothing of another person", async () => {
  const mine = await signIn("job_seeker");
  const theirs = await signIn("job_seeker");
  await sync(mine.cookie, [[first, 1000]]);
  expect(slugsOf(await sync(theirs.cookie, [[first, 5000, 1]]))).toEqual([]);
  expect(slugsOf(await sync(mine.cookie, []))).toEqual([first]);
  expect((await sync("session=none", [[first, 1000]])).status).toBe(401);
});

test("refuses more than an account keeps, and takes a removed one's place", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await fillAccount(user.id);
  const full = await sync(cookie, [[first, 9_000]]);
  expect(full.body.refused).toBe(1);
  expect(full.body.isChanged).toBe(false);
  const [newest] = full.body.saved;
  await sync(cookie, [[newest!.slug, newest!.at + 1, 1]]);
  const after = await sync(cookie, [[first, 9_000]]);
  expect([after.body.refused, after.body.isChanged]).toEqual([0, true]);
});

/** Copies of the first posting, all of them saved. */
async function fillAccount(userId: number) {
  const { results: columns } = await env.DB.prepare("SELECT name FROM pragma_table_info('jobs')").all<{
    name: string;
  }>();
  const copied = columns
    .map(({ name }) => name)
    .filter((name) => !["id", "slug", "fingerprint"].includes(name));
  await env.DB.prepare(
    `WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < ?1)
      INSERT INTO jobs (slug, fingerprint, ${copied.join(", ")})
      SELECT 'copy-' || at, 'copy-' || at, ${copied.join(", ")} FROM n JOIN jobs ON jobs.slug = ?2`,
  )
    .bind(mostSavedJobs, second)
    .run();
  await env.DB.prepare(
    "INSERT INTO saved_jobs (user_id, job_id, saved_at) SELECT ?1, id, id FROM jobs WHERE slug LIKE 'copy-%'",
  )
    .bind(userId)
    .run();
}

test.each([
  ["no words", {}],
  ["another field", { words: "[]", userId: 1 }],
  ["no JSON", { words: "{" }],
  ["words of another shape", { words: '{"slug":1}' }],
  ["a list as itself", { words: [] }],
  ["a slug that is none", { words: `[["'; DROP TABLE jobs",1]]` }],
  ["a time before 1970", { words: '[["a",-1]]' }],
  ["a time that is no whole number", { words: '[["a",1.5]]' }],
  ["a word with more", { words: '[["a",1,1,1]]' }],
  ["more words than a device has", { words: JSON.stringify(Array.from({ length: 401 }, () => ["a", 1])) }],
  ["endless text", { words: "x".repeat(60_001) }],
])("refuses %s", async (_, body) => {
  const { cookie } = await signIn("job_seeker");
  expect((await postJson("/api/jobs/saved/sync", body, { cookie })).status).toBe(400);
});

test("counts as a search", async () => {
  const { cookie } = await signIn("job_seeker");
  const over = { SEARCH_LIMIT: { limit: async () => ({ success: false }) } as unknown as RateLimit };
  const response = await sendWith(over, "/api/jobs/saved/sync", {
    method: "POST",
    body: JSON.stringify({ words: "[]" }),
    headers: { origin, cookie, "content-type": "application/json" },
  });
  expect(response.status).toBe(429);
});
