import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { leaseFeed } from "#app/companies/feeds/run/feed-lease.server.ts";
import { runFeed } from "#app/companies/feeds/run/feed-run.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { minuteMs } from "#app/kit/platform/durations.ts";
import { addMember, newVisitor, signIn } from "../support/accounts.ts";
import { fillCatalog } from "../support/catalog.ts";
import { answerWith, createApproved, listRows, toFeedXml, units } from "../support/feeds.ts";
import { env, post, postForm, send } from "../support/site.ts";
import { runOne } from "../support/work-queue.ts";

const start = Date.now();
const db = toDb(env.DB);
let feeds = 0;
let company: Awaited<ReturnType<typeof createApproved>>;
let owner: Awaited<ReturnType<typeof signIn>>;

beforeAll(fillCatalog);
beforeEach(async () => {
  await env.DB.prepare("UPDATE employer_feeds SET status = 'off'").run();
  company = await createApproved(`Stopping Hospital ${++feeds}`);
  owner = await signIn("employer");
  await addMember(company.id, owner.user.id, "owner");
  vi.spyOn(console, "error").mockImplementation(() => {});
});

async function createFeed({ isFile = false } = {}) {
  const publicId = `stopping-${++feeds}`;
  const address = await answerWith(`/${publicId}.xml`, { body: toFeedXml(units(6, feeds * 10)) });
  await env.DB.prepare(
    `INSERT INTO employer_feeds (public_id, employer_id, source, name, address, waiting_file, status, next_fetch_at, created_at, updated_at)
      VALUES (?1, ?2, 'feed-' || ?1, ?1, ?3, ?4, 'active', ?5, ?5, ?5)`,
  )
    .bind(publicId, company.id, isFile ? null : address, isFile ? "old.xml" : null, start)
    .run();
  if (isFile) await env.FILES.put(`feeds/${publicId}`, toFeedXml(units(6)));
  return publicId;
}

const findFeed = async (publicId: string) =>
  (await listRows("SELECT * FROM employer_feeds WHERE public_id = ?", publicId))[0]!;
const listRuns = (publicId: string) =>
  listRows(
    "SELECT r.* FROM feed_runs r JOIN employer_feeds f ON f.id = r.feed_id WHERE f.public_id = ? ORDER BY r.id",
    publicId,
  );
const runAt = (minutes: number, bindings = env) =>
  runOne("runDueFeeds", start + minutes * minuteMs, bindings);
const listNotices = (publicId: string) =>
  listRows("SELECT recipient FROM outbox WHERE subject = ?", `Your job feed "${publicId}" was not imported`);
const page = (publicId: string) => `/hiring/${company.slug}/feeds/${publicId}`;
const as = () => ({ cookie: owner.cookie, ...newVisitor() });
const sendFile = (publicId: string, content: string) => {
  const form = new FormData();
  form.set("file", new File([content], "newer.xml"));
  return post(page(publicId), form, as());
};

/** The bucket, which does not give this feed's file until `until` ends. */
function withFiles(publicId: string, until: () => Promise<unknown>) {
  const files = new Proxy(env.FILES, {
    get(target, name: keyof R2Bucket) {
      if (name !== "get") return (target[name] as () => unknown).bind(target);
      return async (key: string) => {
        if (key.endsWith(publicId)) await until();
        return target.get(key);
      };
    },
  });
  return { ...env, FILES: files };
}
const breaking = (publicId: string) =>
  withFiles(publicId, () => Promise.reject(new Error("The import broke.")));

/** A run that the platform ends in the middle: it began, and writes nothing more. */
async function beKilled(publicId: string, minutes: number) {
  const { id } = await findFeed(publicId);
  const tries = await leaseFeed(db, Number(id), start + minutes * minuteMs);
  await env.DB.prepare(
    `INSERT OR IGNORE INTO feed_runs (public_id, feed_id, kind, started_at, counts) VALUES (?, ?, 'import', ?, '{}')`,
  )
    .bind(`run-${++feeds}`, id, start + minutes * minuteMs)
    .run();
  return tries;
}

test("gives the next feed its turn when one throws, and waits twice as long for it each time", async () => {
  const bad = await createFeed();
  const good = await createFeed();
  const bindings = breaking(bad);
  const first = await runAt(0, bindings);
  expect(first.map(({ delaySeconds }) => delaySeconds)).toEqual([15 * 60, null]);
  expect(await listRuns(good)).toMatchObject([{ outcome: "done" }]);
  expect(await findFeed(bad)).toMatchObject({ failures: 1, next_fetch_at: start + 15 * minuteMs });
  expect(await runAt(14, bindings)).toEqual([]);
  await runAt(21, bindings);
  expect(await findFeed(bad)).toMatchObject({ failures: 2, next_fetch_at: start + (21 + 30) * minuteMs });
  expect(await listNotices(bad)).toEqual([]);
});

test("tells the owner once after three tries, ends the run, and imports the feed once it works", async () => {
  const bad = await createFeed();
  for (const minutes of [0, 30, 90, 240, 600]) await runAt(minutes, breaking(bad));
  expect(await listNotices(bad)).toEqual([{ recipient: owner.user.email }]);
  expect((await listRuns(bad))[0]).toMatchObject({
    outcome: "failed",
    note: expect.stringContaining("stopped 3 times"),
  });
  expect(await findFeed(bad)).toMatchObject({ status: "active", failures: 5 });
  await runAt(60 * 24);
  expect((await listRuns(bad)).at(-1)).toMatchObject({ outcome: "done" });
  expect(await findFeed(bad)).toMatchObject({ failures: 0, queued_until: null });
});

test("moves a feed whose run was killed behind the others, and tells the owner after three", async () => {
  const killed = await createFeed();
  const good = await createFeed();
  expect(await beKilled(killed, 0)).toBe(1);
  await runAt(1);
  expect(await listRuns(good)).toMatchObject([{ outcome: "done" }]);
  expect(await beKilled(killed, 6)).toBe(null);
  expect(await beKilled(killed, 16)).toBe(2);
  expect(await beKilled(killed, 60)).toBe(3);
  await runAt(150);
  expect(await listNotices(killed)).toHaveLength(1);
  expect(await listRuns(killed)).toMatchObject([{ outcome: "failed" }]);
  expect(await findFeed(killed)).toMatchObject({ status: "active", leased_until: null });
  await runAt(150 + 60 * 3);
  expect((await listRuns(killed)).at(-1)).toMatchObject({ outcome: "done" });
});

test("takes a newer file while an import is under way, and keeps it when that import ends", async () => {
  const feed = await createFeed({ isFile: true });
  const { id } = await findFeed(feed);
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let hasBegun = () => {};
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });
  const slow = withFiles(feed, () => {
    hasBegun();
    return waiting;
  });
  const importing = runFeed(db, slow, Number(id), start);
  await begun;
  expect((await sendFile(feed, toFeedXml(units(3, 100)))).status).toBe(302);
  goOn();
  await importing;
  expect(await findFeed(feed)).toMatchObject({ waiting_file: "newer.xml", failures: 0 });
  expect(await env.FILES.head(`feeds/${feed}`)).not.toBe(null);
  expect(await listRuns(feed)).toMatchObject([
    { kind: "import", outcome: "failed", note: expect.stringContaining("A newer file") },
    { kind: "check", outcome: "done" },
  ]);
});

test("replaces a file whose import was killed, and runs it at once by hand", async () => {
  const feed = await createFeed({ isFile: true });
  await beKilled(feed, 0);
  expect((await sendFile(feed, toFeedXml(units(3, 200)))).status).toBe(302);
  await postForm(page(feed), { intent: "run" }, as());
  expect((await listRuns(feed)).at(-1)).toMatchObject({ kind: "import", outcome: "done" });
});

test("removes a feed whose import is under way, and it stays removed", async () => {
  const feed = await createFeed();
  await beKilled(feed, 0);
  const answer = await postForm(page(feed), { intent: "remove", postings: "keep" }, as());
  expect(answer.headers.get("location")).toContain("done=removed");
  await runAt(600);
  expect(await findFeed(feed)).toMatchObject({ status: "off", next_fetch_at: null });
  expect((await send(page(feed), { headers: as() })).status).toBe(404);
});
