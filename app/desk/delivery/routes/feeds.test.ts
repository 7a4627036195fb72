import { beforeAll, beforeEach, expect, test } from "vitest";
import { feedStatuses, selectFeeds, selectImports } from "#app/desk/delivery/feeds/desk-feeds.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import {
  addMember,
  createEmployer,
  createUser,
  listMails,
  signIn,
  signInAs,
  type TestUser,
} from "#tests/support/accounts.ts";
import { explain } from "#tests/support/explain.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";

let cookie = "";
let owner: TestUser;
let company = 0;
let slug = "";

beforeAll(async () => {
  ({ cookie } = await signIn("admin"));
  ({ id: company, slug } = await createEmployer("Harbor Health"));
});

beforeEach(async () => {
  await env.DB.exec("DELETE FROM employer_feeds; DELETE FROM memberships");
  owner = await createUser("employer");
  await addMember(company, owner.id, "owner");
  const rows = JSON.stringify([
    {
      outcome: "rejected",
      title: "Therapist",
      reason: "It names no employer.",
      externalId: "NQ-1",
      at: "8:1",
    },
    { outcome: "created", title: "ICU nurse", reason: "", externalId: "NQ-2", at: "9:1" },
  ]);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO employer_feeds (id, public_id, employer_id, source, name, address, status, created_at, updated_at)
        VALUES (1, 'board', ?, 'feed-board', 'Career board', 'https://jobs.example/feed.xml', 'active', 1, 1)`,
    ).bind(company),
    env.DB.prepare(
      `INSERT INTO feed_runs (public_id, feed_id, kind, started_at, finished_at, outcome, counts, rows)
        VALUES ('run-1', 1, 'import', 1000, 2000, 'done', '{"seen":2,"created":1,"rejected":1}', ?)`,
    ).bind(rows),
  ]);
});

const open = async (path: string) => toText(await (await send(path, { headers: { cookie } })).text());
const act = (fields: Record<string, string>, by = cookie) =>
  postForm("/admin/feeds/board", fields, { cookie: by });
const toDone = (answer: Response) =>
  new URL(answer.headers.get("location") ?? "/", "http://a").searchParams.get("done");
const readFeed = () =>
  env.DB.prepare(
    "SELECT status, pause_reason, next_fetch_at, is_held FROM employer_feeds WHERE id = 1",
  ).first();
const listLog = async () =>
  (
    await env.DB.prepare("SELECT detail FROM audit_log WHERE subject = 'feed:board' ORDER BY id").all()
  ).results.map(({ detail }) => detail);

test("shows every company's feeds with the last run and its counts", async () => {
  const text = await open("/admin/feeds");
  expect(text).toMatch(/Career board Harbor Health .* Imported 2 postings: 1 new, 1 rejected 1/);
  expect(await open("/admin/feeds?status=paused")).not.toContain("Career board");
});

test("shows what a run left out and why", async () => {
  const text = await open("/admin/feeds/board?run=run-1");
  expect(text).toContain("It names no employer.");
  expect(text).not.toContain("ICU nurse");
  expect((await send("/admin/feeds/unknown", { headers: { cookie } })).status).toBe(404);
});

test("lists every import", async () => {
  await env.DB.exec(
    "INSERT INTO import_runs (source, finished_at, seen, created, updated, unchanged, rejected, skipped) VALUES ('usajobs', 5000, 120, 100, 0, 18, 2, 0)",
  );
  expect(await open("/admin/feeds?view=imports")).toMatch(
    /usajobs .* 120 postings: 100 new, 18 unchanged, 2 rejected/,
  );
});

test("pauses a feed once, tells its owners why, and resumes it", async () => {
  const paused = await Promise.all([1, 2].map(() => act({ reason: "Half of it is not healthcare." })));
  expect(paused.map(toDone).sort()).toEqual(["paused", "unchanged"]);
  expect(await readFeed()).toMatchObject({ status: "paused", pause_reason: "Half of it is not healthcare." });
  const mails = await listMails(owner.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.body).toContain("Half of it is not healthcare.");
  const resumed = await Promise.all([1, 2].map(() => act({ resume: "1" })));
  expect(resumed.map(toDone).sort()).toEqual(["resumed", "unchanged"]);
  expect(await readFeed()).toMatchObject({
    status: "active",
    pause_reason: null,
    next_fetch_at: expect.any(Number),
  });
  expect((await listLog()).slice(-2)).toEqual([
    '{"from":"active","to":"paused"}',
    '{"from":"paused","to":"active"}',
  ]);
});

test("lets only an operator end an operator's pause", async () => {
  const owners = await signInAs(owner);
  const page = `/hiring/${slug}/feeds/board`;
  const openAsOwner = async () => toText(await (await send(page, { headers: { cookie: owners } })).text());
  await act({ reason: "Half of it is not healthcare." });
  for (const intent of ["resume", "resume-smaller"]) await postForm(page, { intent }, { cookie: owners });
  expect(await readFeed()).toMatchObject({ status: "paused", pause_reason: "Half of it is not healthcare." });
  expect(await openAsOwner()).toContain("write to us and we start it again");
  expect(await openAsOwner()).not.toContain("Start again");
  await act({ resume: "1" });
  await postForm(page, { intent: "pause" }, { cookie: owners });
  expect(await openAsOwner()).toContain("Start again");
  await postForm(page, { intent: "resume" }, { cookie: owners });
  expect(await readFeed()).toMatchObject({ status: "active" });
});

test("holds a feed that its company paused, and lets no other feed of the company begin meanwhile", async () => {
  const owners = await signInAs(owner);
  const page = `/hiring/${slug}/feeds/board`;
  const send = (fields: Record<string, string>) => postForm(page, fields, { cookie: owners });
  await send({ intent: "pause" });
  await act({ reason: "Half of it is not healthcare." });
  expect(await readFeed()).toMatchObject({ status: "paused", is_held: 1 });
  await send({ intent: "resume" });
  await send({ intent: "remove", postings: "keep" });
  expect(await readFeed()).toMatchObject({ status: "paused", is_held: 1 });
  await env.DB.prepare(
    `INSERT INTO employer_feeds (id, public_id, employer_id, source, name, address, status, created_at, updated_at)
      VALUES (2, 'second', ?, 'feed-second', 'The same again', 'https://jobs.example/again.xml', 'draft', 1, 1)`,
  )
    .bind(company)
    .run();
  const again = await postForm(
    `/hiring/${slug}/feeds/second`,
    { intent: "confirm", everyHours: "24" },
    { cookie: owners },
  );
  expect(toDone(again)).toBe("held");
  expect(await env.DB.prepare("SELECT status FROM employer_feeds WHERE id = 2").first("status")).toBe(
    "draft",
  );
  await act({ resume: "1" });
  expect(await readFeed()).toMatchObject({ status: "active", is_held: 0 });
});

test("asks for the reason of a pause", async () => {
  const answer = await act({ reason: "" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Enter the reason");
  expect(await readFeed()).toMatchObject({ status: "active" });
});

test("reads feeds and imports in index order", async () => {
  const db = toDb(env.DB);
  for (const status of [null, ...feedStatuses]) {
    const plan = await explain(selectFeeds(db, status, { before: [9], after: null }));
    expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
    if (status) expect(plan).toContain("employer_feeds_by_status");
  }
  expect(await explain(selectImports(db, { before: [9], after: null }))).not.toMatch(/SCAN|TEMP/);
});
