import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toDb } from "#app/platform/db.ts";
import { sendOutbox, toOutboxInsert } from "#app/platform/mail.ts";
import { listRows } from "../support/requests.ts";
import { env } from "../support/site.ts";

const db = toDb(env.DB);
const minute = 60_000;
const now = Date.UTC(2026, 5, 1, 9);

type Message = Parameters<SendEmail["send"]>[0];

/** A mail binding that records messages, or refuses them when it is broken. */
function openMailbox() {
  const messages: Message[] = [];
  const box = { messages, isBroken: false, MAIL_FROM: env.MAIL_FROM };
  const send = async (message: Message) => {
    if (box.isBroken) throw new Error("550 dana@harborhealth.example is not known");
    messages.push(message);
    return { messageId: "1" };
  };
  return { ...box, box, MAIL: { send } as SendEmail };
}

const queue = (subject: string, at = now) =>
  toOutboxInsert(
    db,
    { to: "desk@clinward.example", replyTo: "dana@harborhealth.example", subject, body: "Hello" },
    at,
  );

let log: string[] = [];

beforeEach(async () => {
  log = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void log.push(line));
  await env.DB.exec("DELETE FROM outbox");
});

afterEach(() => {
  expect(log.join("\n")).not.toMatch(/@|Hire request/);
});

test("sends a queued email once, to its recipient and with its reply address", async () => {
  const mailbox = openMailbox();
  await queue("Hire request");
  expect(await sendOutbox(db, mailbox, now)).toBe(1);
  expect(await sendOutbox(db, mailbox, now + 60 * minute)).toBe(0);
  expect(mailbox.messages).toEqual([
    {
      from: env.MAIL_FROM,
      to: "desk@clinward.example",
      replyTo: "dana@harborhealth.example",
      subject: "Hire request",
      text: "Hello",
    },
  ]);
  expect((await listRows("outbox"))[0]).toMatchObject({ sent_at: now, next_attempt_at: null, attempts: 1 });
});

test("never sends an email twice when two runs overlap", async () => {
  const mailbox = openMailbox();
  await db.batch([queue("a"), queue("b"), queue("c")]);
  const counts = await Promise.all([1, 2, 3].map(() => sendOutbox(db, mailbox, now)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(3);
  expect(mailbox.messages).toHaveLength(3);
});

test("retries a failed email after one minute, then two, and gives up after eight tries", async () => {
  const mailbox = openMailbox();
  mailbox.box.isBroken = true;
  await queue("Hire request");
  let at = now;
  const waits: number[] = [];
  for (let tries = 1; tries <= 8; tries++) {
    expect(await sendOutbox(db, mailbox, at)).toBe(0);
    const [row] = await listRows("outbox");
    expect(row).toMatchObject({ attempts: tries, sent_at: null });
    if (row?.next_attempt_at === null) break;
    waits.push((Number(row?.next_attempt_at) - at) / minute);
    at = Number(row?.next_attempt_at);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64]);
  expect(log).toHaveLength(8);
  mailbox.box.isBroken = false;
  expect(await sendOutbox(db, mailbox, at + 1e9)).toBe(0);
});

test("sends a failed email after its wait once sending works again", async () => {
  const mailbox = openMailbox();
  mailbox.box.isBroken = true;
  await queue("Hire request");
  await sendOutbox(db, mailbox, now);
  mailbox.box.isBroken = false;
  expect(await sendOutbox(db, mailbox, now + minute - 1)).toBe(0);
  expect(await sendOutbox(db, mailbox, now + minute)).toBe(1);
});

test("sends at most twenty emails in a run, oldest first", async () => {
  const mailbox = openMailbox();
  for (let i = 0; i < 25; i++) await queue(`mail ${i}`, now - i);
  expect(await sendOutbox(db, mailbox, now)).toBe(20);
  expect(mailbox.messages[0]).toMatchObject({ subject: "mail 24" });
  expect(await sendOutbox(db, mailbox, now)).toBe(5);
});

test("does not let a line break in a subject add a header", async () => {
  await queue("Hire request\r\nBcc: all@example.com");
  expect((await listRows("outbox"))[0]?.subject).toBe("Hire request Bcc: all@example.com");
});

test("finds due emails without reading sent ones", async () => {
  const { results } = await env.DB.prepare(
    "EXPLAIN QUERY PLAN SELECT id, attempts FROM outbox WHERE sent_at IS NULL AND next_attempt_at IS NOT NULL AND next_attempt_at <= ? ORDER BY next_attempt_at LIMIT 20",
  )
    .bind(now)
    .all<{ detail: string }>();
  const plan = results.map(({ detail }) => detail).join("; ");
  expect(plan).toContain("USING INDEX outbox_due");
  expect(plan).not.toContain("TEMP B-TREE");
});

test("removes the text of a sent email and keeps that of a failed one for the next try", async () => {
  const mailbox = openMailbox();
  mailbox.box.isBroken = true;
  await queue("Hire request");
  await sendOutbox(db, mailbox, now);
  expect((await listRows("outbox"))[0]).toMatchObject({ body: "Hello", sent_at: null });
  mailbox.box.isBroken = false;
  await sendOutbox(db, mailbox, now + minute);
  expect(mailbox.messages[0]).toMatchObject({ text: "Hello" });
  expect((await listRows("outbox"))[0]).toMatchObject({ body: "", sent_at: now + minute });
});
