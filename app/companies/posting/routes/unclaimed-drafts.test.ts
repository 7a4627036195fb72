import { env as workerEnv } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { emptyContent } from "#app/companies/posting/draft/draft-content.ts";
import {
  createDraft,
  mostUnclaimed,
  mostUnclaimedCharacters,
  removeUnclaimedDrafts,
} from "#app/companies/posting/draft/posting-drafts.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { newVisitor } from "#tests/support/accounts.ts";
import { sendWith } from "#tests/support/faults.ts";
import { env, origin } from "#tests/support/site.ts";
import { fillWizard, signInRecruiter, start } from "#tests/support/wizard.ts";

const db = toDb(env.DB);
const pasted = `ICU Registered Nurse\nLakeside Medical Center, Denver, CO\n\nYou care for adults in a 24-bed medical ICU.`;

beforeAll(fillWizard);

const begin = (bindings: Partial<Env>, headers: Record<string, string>) =>
  sendWith(bindings, "/post-job", {
    method: "POST",
    body: new URLSearchParams({ intent: "paste", pasted }),
    headers: { origin, ...headers },
  });

const countUnclaimed = async () =>
  (await env.DB.prepare("SELECT count(*) AS n FROM posting_drafts WHERE device_hash IS NOT NULL").first<{
    n: number;
  }>())!.n;

test("lets a network begin ten drafts a minute without an account, and gives back what was pasted", async () => {
  const { DRAFT_LIMIT } = workerEnv as unknown as Env;
  const visitor = newVisitor();
  const statuses: number[] = [];
  let last = "";
  // A minute may begin between two of them.
  for (let at = 0; at < 21 && statuses.at(-1) !== 429; at++) {
    const answer = await begin({ DRAFT_LIMIT }, visitor);
    statuses.push(answer.status);
    last = await answer.text();
  }
  expect(statuses.slice(0, 10)).toEqual(new Array(10).fill(302));
  expect(statuses.at(-1)).toBe(429);
  expect(last).toContain("Your network has begun many drafts in the last minute.");
  expect(last).toContain("You care for adults in a 24-bed medical ICU.");
  const own = await signInRecruiter();
  expect((await begin({ DRAFT_LIMIT }, { ...visitor, cookie: own.cookie })).status).toBe(302);
});

async function fill(count: number, characters: number) {
  const content = JSON.stringify({ ...emptyContent, values: { title: "x".repeat(characters) } });
  await env.DB.prepare(
    `INSERT INTO posting_drafts (public_id, device_hash, content, revision, created_at, updated_at)
      SELECT 'filler-' || value, 'device-' || value, ?1, 0, ?2, ?2 FROM generate_series(1, ?3)`.replace(
      "generate_series(1, ?3)",
      "(WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ?3) SELECT value FROM n)",
    ),
  )
    .bind(content, Date.now(), count)
    .run();
}

test.each([
  ["too many drafts are", mostUnclaimed, 10],
  ["too much text is", 200, Math.ceil(mostUnclaimedCharacters / 200)],
])(
  "takes no draft without an account when %s kept, says what to do and loses no text",
  async (_, count, characters) => {
    await env.DB.prepare("DELETE FROM posting_drafts").run();
    await fill(count, characters);
    const answer = await begin({}, newVisitor());
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain("Log in or create an account first.");
    expect(html).toContain("You care for adults in a 24-bed medical ICU.");
    expect(await countUnclaimed()).toBe(count);
    const own = await signInRecruiter();
    expect((await begin({}, { cookie: own.cookie })).status).toBe(302);
  },
);

test("never keeps more than there is room for, however many are begun at once", async () => {
  await env.DB.prepare("DELETE FROM posting_drafts").run();
  await fill(mostUnclaimed - 3, 10);
  const begun = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      createDraft(db, { userId: null, deviceHash: `once-${at}` }, { content: emptyContent }, Date.now()),
    ),
  );
  expect(begun.filter((draft) => draft !== null)).toHaveLength(3);
  expect(await countUnclaimed()).toBe(mostUnclaimed);
});

test("deletes a draft without an account after 48 hours and leaves an account's", async () => {
  await env.DB.prepare("DELETE FROM posting_drafts").run();
  const hourMs = 3_600_000;
  await start();
  const own = await signInRecruiter();
  await start(own.cookie);
  await removeUnclaimedDrafts(db, Date.now() + 47 * hourMs);
  expect(await countUnclaimed()).toBe(1);
  await removeUnclaimedDrafts(db, Date.now() + 49 * hourMs);
  const { results } = await env.DB.prepare("SELECT user_id AS userId FROM posting_drafts").all();
  expect(results).toEqual([{ userId: own.user.id }]);
});
