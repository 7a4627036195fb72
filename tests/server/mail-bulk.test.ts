import { beforeEach, expect, test, vi } from "vitest";
import { toDb } from "#app/kit/platform/db.ts";
import { queueOutbox } from "#app/kit/platform/mail.ts";
import { leaseMs } from "#app/kit/platform/queue/mail-delivery.ts";
import { deliver, type SentMail, takeDue, toSteppedDb } from "../support/mail.ts";
import { env, isWhole } from "../support/site.ts";

const start = Date.UTC(2026, 5, 1, 9);
const count = isWhole ? 5000 : 400;

/** The recipient of each mail is its id. */
const store = (mails: number, at: number) =>
  env.DB.prepare(
    `INSERT INTO outbox (id, recipient, subject, body, next_attempt_at, created_at)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
      SELECT i, i || '@example.com', 'New jobs', 'Hello', ?2, ?2 FROM n`,
  )
    .bind(mails, at)
    .run();

const countSent = () =>
  env.DB.prepare("SELECT count(*) FROM outbox WHERE sent_at IS NOT NULL").first<number>("count(*)");

/** Mulberry32: the same numbers in each run. */
function toRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A consumer that is killed after some steps: before a step, or when it is done but nobody has learned of it. */
function toConsumer(lifetime: number, send: (message: SentMail) => Promise<unknown>) {
  let stepsLeft = lifetime;
  const live = () => {
    if (stepsLeft-- <= 0) throw new Error("Killed");
  };
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    live();
    const done = await work();
    live();
    return done;
  };
  return {
    db: toSteppedDb(step),
    bindings: {
      MAIL: { send: (message: SentMail) => step(() => send(message)) } as SendEmail,
      MAIL_FROM: env.MAIL_FROM,
      SITE_URL: env.SITE_URL,
    },
    isKilled: () => stepsLeft < 0,
  };
}

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await env.DB.exec("DELETE FROM outbox");
});

test(`sends each of ${count} emails once though consumers die between any two steps`, {
  timeout: 240_000,
}, async () => {
  await store(count, start);
  const random = toRandom(11);
  const sends = new Map<number, number>();
  const unrecorded = new Map<number, number>();
  const add = (counts: Map<number, number>, id: number) => counts.set(id, (counts.get(id) ?? 0) + 1);
  let killed = 0;
  let refused = 0;

  async function consume(ids: number[], round: number, now: number) {
    // Ten mails take about 60 steps. From the third round on, nobody dies.
    const isMortal = round < 3 && random() < 0.3;
    const sentNow: number[] = [];
    const consumer = toConsumer(
      isMortal ? Math.floor(random() * 60) : Number.POSITIVE_INFINITY,
      async ({ to }) => {
        const id = Number.parseInt(String(to), 10);
        if (round === 1 && !isMortal && id % 17 === 0) {
          refused += 1;
          throw new Error("450 Try again later");
        }
        add(sends, id);
        sentNow.push(id);
      },
    );
    await deliver(ids, consumer.bindings, now, consumer.db);
    if (!consumer.isKilled()) return random() < 0.1;
    killed += 1;
    const { results } = await env.DB.prepare(
      "SELECT id FROM outbox WHERE sent_at IS NULL AND id IN (SELECT value FROM json_each(?))",
    )
      .bind(JSON.stringify(sentNow))
      .all<{ id: number }>();
    for (const { id } of results) add(unrecorded, id);
    return true;
  }

  let rounds = 0;
  for (let now = start; (await countSent()) !== count; now += leaseMs + 60_000) {
    rounds += 1;
    expect(rounds).toBeLessThan(8);
    const queue = (await takeDue(now)).flat();
    for (let at = 0; at < queue.length; at += 10) {
      const ids = queue.slice(at, at + 10);
      // Nothing that a killed consumer acknowledged counts, and one batch in ten comes again without a reason.
      while (await consume(ids, rounds, now));
    }
  }
  expect(killed).toBeGreaterThan(count / 50);
  expect(refused).toBeGreaterThan(count / 50);
  expect(unrecorded.size).toBeGreaterThan(count / 100);
  const wrong = Array.from({ length: count }, (_, i) => i + 1).filter(
    (id) => sends.get(id) !== 1 + (unrecorded.get(id) ?? 0) || sends.get(id)! > 3,
  );
  expect(wrong).toEqual([]);
  expect(await env.DB.prepare("SELECT count(*) FROM outbox WHERE body != ''").first("count(*)")).toBe(0);
});

test.runIf(isWhole)("sends 300 emails through the queue at one go", async () => {
  const now = Date.now();
  await store(300, now);
  expect(await queueOutbox(toDb(env.DB), env, now)).toBe(300);
  await vi.waitUntil(async () => (await countSent()) === 300, { timeout: 30_000, interval: 100 });
  expect(await env.DB.prepare("SELECT max(attempts) FROM outbox").first("max(attempts)")).toBe(1);
});
