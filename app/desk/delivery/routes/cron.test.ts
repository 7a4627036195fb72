import { createMessageBatch } from "cloudflare:test";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { works } from "#app/desk/delivery/cron/works.ts";
import { hourMs, minuteMs } from "#app/kit/platform/durations.ts";
import { toProblemText } from "#app/kit/platform/log.ts";
import { signIn } from "#tests/support/accounts.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { broken } from "#tests/support/faults.ts";
import { toText } from "#tests/support/html.ts";
import { listRows } from "#tests/support/requests.ts";
import { env, postForm, send } from "#tests/support/site.ts";
import { runLine } from "#tests/support/work-queue.ts";
import { createVitalsTables } from "#tests/vitals/tables.ts";
import { listWorks } from "../../../../functions/scheduled.ts";
import worker from "../../../../functions/worker.ts";

const everyFive = "*/5 * * * *";
const daily = "17 4 * * *";
const hour = Math.floor(Date.now() / hourMs) * hourMs;
let cookie = "";
let adminId = 0;

beforeAll(async () => {
  await fillCatalog();
  await createVitalsTables(env.VITALS_DB);
  const admin = await signIn("admin");
  cookie = admin.cookie;
  adminId = admin.user.id;
});

beforeEach(async () => {
  await env.DB.exec("DELETE FROM cron_runs");
});

const open = async (search = "") =>
  toText(await (await send(`/admin/cron${search}`, { headers: { cookie } })).text());
const start = (name: string) => postForm("/admin/cron", { name }, { cookie });
const listRuns = async (name: string) => (await listRows("cron_runs")).filter((row) => row.name === name);

test("says in words what each scheduled work does", () => {
  expect(Object.keys(works).sort()).toEqual(
    listWorks()
      .map(({ name }) => name)
      .sort(),
  );
});

test("shows every work with its schedule before the first run", async () => {
  const text = await open();
  for (const { title } of Object.values(works)) expect(text).toContain(title);
  expect(text).toContain("Every 5 minutes");
  expect(text).toContain("Daily at 04:17 UTC");
  expect(text).toContain("Not run yet");
  expect(text).toContain("No failures in the last 14 days");
});

test("keeps one row for all successes of a work in an hour", async () => {
  for (const minutes of [0, 5, 10, 60]) await runLine(everyFive, hour - 2 * hourMs + minutes * minuteMs);
  expect(await listRuns("endExpired")).toMatchObject([
    { cron: everyFive, runs: 3, started_at: hour - 2 * hourMs + 10 * minuteMs, outcome: "done", note: null },
    { cron: everyFive, runs: 1, outcome: "done" },
  ]);
});

test("records a failure with its error and runs the works that follow", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const now = Date.now();
  await runLine(daily, now, { ...env, VITALS_DB: broken<D1Database>() });
  await runLine(daily, now, { ...env, VITALS_DB: broken<D1Database>() });
  log.mockRestore();
  const failed = await listRuns("removeOldVitals");
  expect(failed).toMatchObject([{ outcome: "failed", runs: 1 }, { outcome: "failed" }]);
  expect(failed[0]!.note).toMatch(/\w/);
  expect(await listRuns("removeOldRuns")).toMatchObject([{ outcome: "done", runs: 2 }]);
  const text = await open();
  expect(text).toContain(String(failed[0]!.note));
  expect(text).toMatch(/Delete old measurements.*?Failed .*? 2 2 Run now/);
});

test("keeps no address, no quoted text and no query of an error", () => {
  const error = new Error(
    'no mailbox dana@harbor.example for "Dana Fox" at https://mail.example/send?token=secret',
  );
  const text = toProblemText(error);
  expect(text).toContain("no mailbox");
  expect(text).not.toMatch(/dana|Dana|secret/);
  expect(toProblemText(new Error("x".repeat(5000))).length).toBeLessThanOrEqual(300);
});

test("says that a work is late when it has not started for three times its interval", async () => {
  await runLine(everyFive, Date.now() - 20 * minuteMs);
  expect(await open()).toMatch(/Expire postings.*?Every 5 minutes 20 min ago Late/);
});

test("runs a work by hand once a minute and writes who did it", async () => {
  const answers = await Promise.all([start("expireJobs"), start("expireJobs"), start("expireJobs")]);
  const outcomes = answers.map((answer) => new URL(answer.headers.get("location")!, "http://a").searchParams);
  expect(outcomes.map((search) => search.get("outcome")).sort()).toEqual(["done", "too-soon", "too-soon"]);
  expect(await listRuns("expireJobs")).toMatchObject([{ cron: "by hand", runs: 1, outcome: "done" }]);
  const noted = (await listRows("audit_log")).filter(({ subject }) => subject === "cron:expireJobs");
  expect(noted).toMatchObject([{ actor_id: adminId, action: "cron.run" }]);
  expect(await open("?ran=expireJobs&outcome=done")).toContain("“Expire postings” was run.");
  expect(await open("?ran=expireJobs&outcome=too-soon")).toContain("“Expire postings” was not run.");
});

test.each(["sendExpiryMails", "checkHiring", "announceArticles", "constructor", "no such work", ""])(
  "does not start %j by hand",
  async (name) => {
    expect((await start(name)).status).toBe(404);
    expect(await listRows("cron_runs")).toEqual([]);
  },
);

test("forgets runs after 14 days", async () => {
  const now = Date.now();
  await runLine(everyFive, now - 15 * 24 * hourMs);
  await runLine(daily, now);
  expect((await listRows("cron_runs")).filter(({ cron }) => cron === everyFive)).toEqual([]);
});

test("reads the last runs and the failures from their indexes", async () => {
  const plan = async (sql: string) =>
    (await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>()).results
      .map(({ detail }) => detail)
      .join("; ");
  expect(await plan("SELECT id FROM cron_runs WHERE name = 'x' ORDER BY started_at DESC LIMIT 1")).toMatch(
    /SEARCH cron_runs USING COVERING INDEX cron_runs_by_name/,
  );
  const failed = await plan(
    "SELECT note FROM cron_runs WHERE outcome = 'failed' ORDER BY started_at DESC LIMIT 50",
  );
  expect(failed).toContain("USING INDEX cron_runs_by_outcome");
  expect(failed).not.toContain("TEMP B-TREE");
});

test("counts what the queues gave up, without what it said, and forgets it after 14 days", async () => {
  const now = Date.now();
  expect(await open()).toContain("No queue gave up a message");
  const batch = (queue: string, bodies: unknown[]) =>
    createMessageBatch(
      queue,
      bodies.map((body, at) => ({ id: String(at), timestamp: new Date(), attempts: 4, body })),
    );
  await worker.queue(
    batch("clinward-work-dead", [
      { kind: "feed", id: 7 },
      { kind: "feed", id: 7 },
    ]),
    env,
  );
  await worker.queue(
    batch("clinward-work-dead", [{ kind: "scheduled", name: "endExpired", cron: everyFive }]),
    env,
  );
  await worker.queue(batch("clinward-mail-dead", [{ outboxId: 12 }]), env);
  await worker.queue(batch("clinward-beacons-dead", [{ visitor: "secret" }, "secret"]), env);
  const text = await open();
  expect(text).toMatch(/Works feed 7 2 /);
  expect(text).toMatch(/Works End sessions and links 1 /);
  expect(text).toMatch(/Emails mail 12 1 /);
  expect(text).toMatch(/Measurements of page views – 2 /);
  expect(text).not.toContain("secret");
  await runLine(daily, now + 15 * 24 * hourMs);
  expect(await open()).toContain("No queue gave up a message");
});

test("tries a work that failed again later, and then runs it", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const withoutVitals = { ...env, VITALS_DB: broken<D1Database>() };
  const [first] = (await runLine(daily, Date.now(), withoutVitals)).filter(
    ({ delaySeconds }) => delaySeconds,
  );
  log.mockRestore();
  expect(first).toMatchObject({ delaySeconds: 60, body: { kind: "scheduled" } });
});
