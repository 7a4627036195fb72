import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { expect } from "vitest";
import { type Db, toDb } from "#app/kit/platform/db.ts";
import type { Env, MailMessage } from "#app/kit/platform/env.ts";
import { queueOutbox } from "#app/kit/platform/mail.ts";
import { deliverMail } from "#app/kit/platform/queue/mail-delivery.ts";
import { env } from "./site.ts";

export type SentMail = Extract<Parameters<SendEmail["send"]>[0], { text?: string }>;

/** A mail binding that records what it is given, or refuses it while `isBroken` or for an address in `suppressed`. */
export function openMailbox() {
  const messages: SentMail[] = [];
  const mailbox = {
    messages,
    isBroken: false,
    suppressed: "",
    MAIL_FROM: env.MAIL_FROM,
    SITE_URL: env.SITE_URL,
    MAIL: {
      send: async (message: SentMail) => {
        if (mailbox.isBroken) throw new Error("550 dana@harborhealth.example is not known");
        if (message.to === mailbox.suppressed)
          throw Object.assign(new Error("Recipient is on the suppression list"), {
            code: "E_RECIPIENT_SUPPRESSED",
          });
        messages.push(message);
        return { messageId: "1" };
      },
    } as SendEmail,
  };
  return mailbox;
}

/** What goes into the queue at that time, in the sends that it goes in. */
export async function takeDue(now: number): Promise<number[][]> {
  const sends: number[][] = [];
  const sendBatch = async (messages: Iterable<{ body: MailMessage }>) =>
    void sends.push([...messages].map(({ body }) => body.outboxId));
  await queueOutbox(toDb(env.DB), { MAIL_QUEUE: { sendBatch } as unknown as Env["MAIL_QUEUE"] }, now);
  return sends;
}

/** Delivers messages as one batch of the queue and returns what became of them. */
export async function deliver(
  ids: number[],
  bindings: Pick<Env, "MAIL" | "MAIL_FROM" | "SITE_URL">,
  now: number,
  db: Db = toDb(env.DB),
) {
  const batch = createMessageBatch<MailMessage>(
    "clinward-mail",
    ids.map((outboxId, i) => ({ id: String(i), timestamp: new Date(), attempts: 1, body: { outboxId } })),
  );
  // The pool's result leaves out how long a retry waits.
  const delays: number[] = [];
  const messages = batch.messages.map((message) => ({
    body: message.body,
    ack: () => message.ack(),
    retry: (options: QueueRetryOptions = {}) => {
      delays.push(options.delaySeconds ?? 0);
      message.retry(options);
    },
  }));
  await deliverMail(messages, db, bindings, () => now);
  const { explicitAcks, retryMessages } = await getQueueResult(batch, createExecutionContext());
  expect(retryMessages).toHaveLength(delays.length);
  return { acks: explicitAcks.length, delays };
}

/** The real database, with each statement passed through `step`, which may refuse it or lose its answer. */
export function toSteppedDb(step: <T>(work: () => Promise<T>, sql: string) => Promise<T>): Db {
  const wrap = (statement: D1PreparedStatement, sql: string): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name: "bind" | "all" | "run" | "raw" | "first") {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values), sql);
        return () => step<unknown>(() => (target[name] as () => Promise<unknown>).call(target), sql);
      },
    });
  return toDb({ prepare: (sql: string) => wrap(env.DB.prepare(sql), sql) } as D1Database);
}
