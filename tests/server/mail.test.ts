import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toDb } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { lostAfterMs, queueOutbox, toOutboxInsert, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { leaseMs } from "#app/kit/platform/queue/mail-delivery.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { deliver, openMailbox, takeDue, toSteppedDb } from "../support/mail.ts";
import { listRows } from "../support/requests.ts";
import { env } from "../support/site.ts";

const db = toDb(env.DB);
const minute = 60_000;
const now = Date.UTC(2026, 5, 1, 9);

const store = (subject: string, at = now) =>
  toOutboxInsert(
    db,
    { to: "desk@clinward.example", replyTo: "dana@harborhealth.example", subject, body: "Hello" },
    at,
  );

async function storeOne(): Promise<number[]> {
  await store("Hire request").run();
  return (await takeDue(now)).flat();
}

let log: string[] = [];

beforeEach(async () => {
  log = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void log.push(line));
  await env.DB.exec("DELETE FROM outbox");
});

afterEach(() => {
  expect(log.join("\n")).not.toMatch(/@|Hire request/);
});

test("sends an email once, to its recipient and with its reply address", async () => {
  const mailbox = openMailbox();
  const ids = await storeOne();
  expect(await deliver(ids, mailbox, now)).toEqual({ acks: 1, delays: [] });
  expect(await deliver(ids, mailbox, now + 60 * minute)).toEqual({ acks: 1, delays: [] });
  expect(await takeDue(now + 60 * minute)).toEqual([]);
  expect(mailbox.messages).toEqual([
    {
      from: env.MAIL_FROM,
      to: "desk@clinward.example",
      replyTo: "dana@harborhealth.example",
      subject: "Hire request",
      text: "Hello",
      html: expect.stringContaining(">Hello</p>"),
    },
  ]);
  expect((await listRows("outbox"))[0]).toMatchObject({ sent_at: now, next_attempt_at: null, attempts: 1 });
});

test("sends someone's words as they typed them, without a link of theirs in the HTML", async () => {
  const words = `Hi 👋\n\nLog in:\n${env.SITE_URL}/login`;
  const about = { to: "desk@clinward.example", subject: "Message" };
  await db.$client.batch([
    toOutboxInsert(db, { ...about, body: `Name: ${quote("Dana")}\n\n${quote(words)}` }, now),
    toOutboxInsertIf(db, { ...about, body: quote(words) }, now, sql`true`),
  ]);
  const mailbox = openMailbox();
  await deliver((await takeDue(now)).flat(), mailbox, now);
  expect(mailbox.messages.map(({ text }) => text).sort()).toEqual([words, `Name: Dana\n\n${words}`]);
  for (const { html } of mailbox.messages) {
    expect(html).toContain(`>Hi 👋<br><br>Log in:<br>${env.SITE_URL}/login</blockquote>`);
    expect(html).not.toContain('href="http');
  }
});

test("never sends an email twice when two consumers have its message", async () => {
  const mailbox = openMailbox();
  await db.$client.batch([store("a"), store("b"), store("c")]);
  const ids = (await takeDue(now)).flat();
  await Promise.all([1, 2, 3].map(() => deliver([...ids, ...ids], mailbox, now)));
  expect(mailbox.messages).toHaveLength(3);
});

test("retries a failed email after one minute, then two, and gives up after eight tries", async () => {
  const mailbox = openMailbox();
  mailbox.isBroken = true;
  const ids = await storeOne();
  const waits: number[] = [];
  let at = now;
  for (let tries = 1; tries <= 8; tries++) {
    const { acks, delays } = await deliver(ids, mailbox, at);
    expect([tries, acks, delays.length]).toEqual([tries, 0, 1]);
    expect((await listRows("outbox"))[0]).toMatchObject({ attempts: tries, sent_at: null, body: "Hello" });
    waits.push(delays[0]! / 60);
    at += delays[0]! * 1000;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128]);
  expect(log).toHaveLength(8);
  mailbox.isBroken = false;
  expect((await listRows("outbox"))[0]).toMatchObject({ next_attempt_at: null });
  expect(await takeDue(at + 1e9)).toEqual([]);
  expect(await deliver(ids, mailbox, at + 1e9)).toEqual({ acks: 1, delays: [] });
  expect(mailbox.messages).toEqual([]);
});

test("writes no more to an address that the mail service takes no mail for, until the desk takes it off", async () => {
  const mailbox = openMailbox();
  const ids = await storeOne();
  const [{ recipient }] = (await listRows("outbox")) as [{ recipient: string }];
  mailbox.suppressed = recipient;
  const refused = await deliver(ids, mailbox, now);
  expect(refused).toEqual({ acks: 1, delays: [] });
  expect((await listRows("outbox"))[0]).toMatchObject({
    next_attempt_at: null,
    last_error: "suppressed",
    body: "",
  });
  expect(await listRows("mail_suppressions")).toMatchObject([
    { email: recipient.toLowerCase(), reason: "bounced" },
  ]);
  expect(log).toEqual([]);
  // The next one is not even tried.
  mailbox.suppressed = "";
  await deliver(await storeOne(), mailbox, now);
  expect(mailbox.messages).toEqual([]);
  await env.DB.exec("DELETE FROM mail_suppressions");
});

test("sends a failed email once sending works again, and then removes its text", async () => {
  const mailbox = openMailbox();
  mailbox.isBroken = true;
  const ids = await storeOne();
  await deliver(ids, mailbox, now);
  mailbox.isBroken = false;
  await deliver(ids, mailbox, now + minute);
  expect(mailbox.messages[0]).toMatchObject({ text: "Hello" });
  expect((await listRows("outbox"))[0]).toMatchObject({ body: "", sent_at: now + minute });
});

test("puts every due email into the queue, oldest first and a hundred at a time", async () => {
  for (let i = 0; i < 250; i++) await store(`mail ${i}`, now - i).run();
  const sends = await takeDue(now);
  expect(sends.map(({ length }) => length)).toEqual([100, 100, 50]);
  const oldest = await env.DB.prepare("SELECT id FROM outbox ORDER BY created_at LIMIT 100").all();
  expect(sends[0]!.sort()).toEqual(oldest.results.map(({ id }) => id).sort());
  expect(await takeDue(now)).toEqual([]);
});

test("puts an email whose message was lost into the queue again", async () => {
  const ids = await storeOne();
  expect(await takeDue(now + lostAfterMs - 1)).toEqual([]);
  expect(await takeDue(now + lostAfterMs)).toEqual([ids]);
});

test("keeps emails due while the queue is down", async () => {
  await store("Hire request").run();
  const fail = async () => {
    throw new Error("Queue is down");
  };
  const broken = { MAIL_QUEUE: { sendBatch: fail } as unknown as Env["MAIL_QUEUE"] };
  await expect(queueOutbox(db, broken, now)).rejects.toThrow("Queue is down");
  expect((await takeDue(now)).flat()).toHaveLength(1);
});

test("sends an email at most three times when nobody can record that it was sent", async () => {
  const mailbox = openMailbox();
  const forgetful = toSteppedDb((work, sql) =>
    /body = ''/.test(sql) ? Promise.reject(new Error("D1 is down")) : work(),
  );
  const ids = await storeOne();
  let at = now;
  for (let tries = 1; tries <= 6; tries++) {
    await deliver(ids, mailbox, at, forgetful);
    expect(mailbox.messages).toHaveLength(Math.min(tries, 3));
    await deliver(ids, mailbox, at + leaseMs - 1, forgetful);
    expect(mailbox.messages).toHaveLength(Math.min(tries, 3));
    at += leaseMs;
  }
  expect((await listRows("outbox"))[0]).toMatchObject({ sent_at: null, next_attempt_at: null });
  expect(await takeDue(at + 1e9)).toEqual([]);
});

test("records a sent email when the database fails only once or twice", async () => {
  const mailbox = openMailbox();
  let failures = 2;
  const shaky = toSteppedDb((work, sql) =>
    /body = ''/.test(sql) && failures-- > 0 ? Promise.reject(new Error("D1 is down")) : work(),
  );
  expect(await deliver(await storeOne(), mailbox, now, shaky)).toEqual({ acks: 1, delays: [] });
  expect((await listRows("outbox"))[0]).toMatchObject({ sent_at: now, body: "" });
});

test("does not let a line break in a subject add a header", async () => {
  await store("Hire request\r\nBcc: all@example.com").run();
  expect((await listRows("outbox"))[0]?.subject).toBe("Hire request Bcc: all@example.com");
});

test("finds due emails without reading sent ones", async () => {
  const { results } = await env.DB.prepare(
    "EXPLAIN QUERY PLAN UPDATE outbox SET next_attempt_at = 0 WHERE id IN (SELECT id FROM outbox WHERE sent_at IS NULL AND next_attempt_at IS NOT NULL AND next_attempt_at <= ? ORDER BY next_attempt_at LIMIT 100) RETURNING id",
  )
    .bind(now)
    .all<{ detail: string }>();
  const plan = results.map(({ detail }) => detail).join("; ");
  expect(plan).toContain("USING INDEX outbox_due");
  expect(plan).not.toContain("TEMP B-TREE");
});
