import { afterEach, beforeEach, expect, test } from "vitest";
import { keepDeadLetters } from "#app/desk/delivery/cron/dead-letters.server.ts";
import { catalogVersionKey } from "#app/facts/catalog/catalog.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { minuteMs } from "#app/kit/platform/durations.ts";
import { broken, visitWith } from "../support/faults.ts";
import { env, post, send } from "../support/site.ts";

const addMail = (createdAt: number, nextAttemptAt: number | null, sentAt: number | null = null) =>
  env.DB.prepare(
    `INSERT INTO outbox (recipient, subject, body, next_attempt_at, created_at, sent_at)
      VALUES ('ana@clinic.example', 'Hello', '', ?, ?, ?)`,
  )
    .bind(nextAttemptAt, createdAt, sentAt)
    .run();

async function readParts(): Promise<Record<string, unknown>> {
  const response = await send("/api/health");
  expect(response.status).toBe(200);
  const { ok, parts } = (await response.json()) as { ok: boolean; parts: Record<string, unknown> };
  expect(ok).toBe(true);
  return parts;
}

const runCron = (startedAt: number) =>
  env.DB.prepare(
    `INSERT INTO cron_runs (name, cron, hour, started_at, finished_at, longest_ms, outcome)
      VALUES ('queueOutbox', '*/5 * * * *', ?1, ?1, ?1, 5, 'done')`,
  )
    .bind(startedAt)
    .run();

beforeEach(async () => {
  await env.CATALOG.put(catalogVersionKey, "1");
  await env.DB.prepare("DELETE FROM cron_runs").run();
  await runCron(Date.now());
});
afterEach(() =>
  env.DB.batch([env.DB.prepare("DELETE FROM outbox"), env.DB.prepare("DELETE FROM employers")]),
);

test("counts no mail as late that waits for its day", async () => {
  const hourAgo = Date.now() - 60 * minuteMs;
  await addMail(hourAgo, Date.now() + 60 * minuteMs);
  await env.DB.exec("UPDATE outbox SET send_after = next_attempt_at");
  expect(await readParts()).toMatchObject({ mail: { status: "ok" } });
  await env.DB.exec("UPDATE outbox SET send_after = NULL");
  expect(await readParts()).toMatchObject({ mail: { status: "degraded" } });
});

test("tells a monitor that every part answers, and is never cached", async () => {
  const response = await send("/api/health");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const ok = { status: "ok" };
  expect(await response.json()).toEqual({
    ok: true,
    parts: {
      database: ok,
      vitalsDatabase: ok,
      catalog: ok,
      files: ok,
      mail: ok,
      feeds: ok,
      cron: ok,
      queues: ok,
    },
  });
});

test("answers 503 and names the database when it is out of order", async () => {
  const { status, html, logged } = await visitWith({ DB: broken<D1Database>() }, "/api/health");
  expect(status).toBe(503);
  expect(JSON.parse(html)).toMatchObject({
    ok: false,
    parts: { database: { status: "down", problem: "It does not answer." }, catalog: { status: "ok" } },
  });
  expect(logged.join()).toContain("health.database");
});

test("answers 503 while the catalogue is not loaded", async () => {
  await env.CATALOG.delete(catalogVersionKey);
  const response = await send("/api/health");
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    parts: { catalog: { status: "down", problem: "The catalogue is not loaded." } },
  });
});

test("stays up without vitals and files, and names both", async () => {
  const { status, html } = await visitWith(
    { VITALS_DB: broken<D1Database>(), FILES: broken<R2Bucket>() },
    "/api/health",
  );
  expect(status).toBe(200);
  const degraded = { status: "degraded", problem: "It does not answer." };
  expect(JSON.parse(html)).toMatchObject({
    ok: true,
    parts: { vitalsDatabase: degraded, files: degraded, database: { status: "ok" } },
  });
});

test("counts mails that failed and mails that have waited longer than 15 minutes, without naming anyone", async () => {
  const now = Date.now();
  await addMail(now - 14 * minuteMs, now + minuteMs);
  await addMail(now - 60 * minuteMs, null, now);
  expect((await readParts()).mail).toEqual({ status: "ok" });
  await addMail(now - 16 * minuteMs, now + minuteMs);
  await addMail(now, null);
  await addMail(now, null);
  expect((await readParts()).mail).toEqual({
    status: "degraded",
    problem: "failed: 2, waiting longer than 15 minutes: 1",
  });
});

test("counts the feeds that we paused, not those that a company paused", async () => {
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO employers (id, slug, name, kind, created_at) VALUES (1, 'a', 'A', 'direct', 1)",
    ),
    ...["the address answers 404", null].map((reason, at) =>
      env.DB.prepare(
        `INSERT INTO employer_feeds (public_id, employer_id, source, name, address, status, pause_reason, created_at, updated_at)
          VALUES (?1, 1, ?1, 'Jobs', ?1, 'paused', ?2, 1, 1)`,
      ).bind(`feed-${at}`, reason),
    ),
  ]);
  expect((await readParts()).feeds).toEqual({ status: "degraded", problem: "paused after failures: 1" });
});

test("says when scheduled work last began once that is 15 minutes ago", async () => {
  await env.DB.prepare("DELETE FROM cron_runs").run();
  expect((await readParts()).cron).toEqual({ status: "degraded", problem: "No scheduled work has run yet." });
  const startedAt = Date.now() - 16 * minuteMs;
  await runCron(startedAt);
  expect((await readParts()).cron).toEqual({
    status: "degraded",
    problem: `last run: ${new Date(startedAt).toISOString()}`,
  });
  await runCron(Date.now() - 14 * minuteMs);
  expect((await readParts()).cron).toEqual({ status: "ok" });
});

test("answers 405 to an unsupported method and lists the supported ones", async () => {
  const response = await post("/api/health", "{}");
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET");
  expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
});

test("answers 404 as JSON for an unknown endpoint", async () => {
  const response = await send("/api/nothing-here");
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "not_found" });
});

test("rejects a write from another site", async () => {
  const response = await send("/api/health", { method: "POST", headers: { origin: "https://evil.example" } });
  expect(response.status).toBe(403);
});

test("says that a queue gave up messages, and how many subjects, for a day", async () => {
  await keepDeadLetters(toDb(env.DB), "clinward-work-dead", [{ body: { kind: "feed", id: 3 } }], Date.now());
  expect((await readParts()).queues).toEqual({
    status: "degraded",
    problem: "given up in the last 24 hours: 1",
  });
  await env.DB.prepare("UPDATE dead_letters SET last_at = last_at - 86400001").run();
  expect((await readParts()).queues).toEqual({ status: "ok" });
});
