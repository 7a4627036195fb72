import { toDb } from "#app/kit/platform/db.ts";
import type { Env, WorkMessage } from "#app/kit/platform/env.ts";
import { sendWork } from "#app/kit/platform/queue/work-queue.ts";
import { queueScheduled, runWork } from "../../functions/scheduled.ts";
import { takeWork } from "../../functions/take-work.ts";
import { env } from "./site.ts";

interface Delivered {
  body: WorkMessage;
  /** Of its retry. Null when it was acknowledged. */
  delaySeconds: number | null;
}

/** Delivers what is sent at once and one by one, as the queue does, but at a time of the test's own. Retries nothing. */
async function withQueue(
  now: number,
  bindings: Env,
  send: (bindings: Env) => Promise<unknown>,
): Promise<Delivered[]> {
  let waiting: WorkMessage[] = [];
  const delivered: Delivered[] = [];
  const sendBatch = async (sent: Iterable<{ body: WorkMessage }>) => {
    waiting = [...[...sent].map(({ body }) => body), ...waiting];
  };
  const withIt = { ...bindings, WORK_QUEUE: { sendBatch } as unknown as Env["WORK_QUEUE"] };
  await send(withIt);
  for (let body = waiting.shift(); body; body = waiting.shift()) {
    const done: Delivered = { body, delaySeconds: null };
    const message = {
      body,
      attempts: 1,
      ack() {},
      retry: ({ delaySeconds = 0 }: QueueRetryOptions = {}) => {
        done.delaySeconds = delaySeconds;
      },
    };
    delivered.push(done);
    await takeWork([message], withIt, () => now);
  }
  return delivered;
}

/** A line of wrangler.toml, and all that follows from it. */
export const runLine = (cron: string, now: number, bindings: Env = env) =>
  withQueue(now, bindings, (withIt) => queueScheduled(cron, withIt));

/** One scheduled work, and all that follows from it. */
export const runOne = (name: string, now: number, bindings: Env = env) =>
  withQueue(now, bindings, (withIt) => runWork(name, toDb(withIt.DB), withIt, now));

/** What waits in the queue, and all that follows from it. */
export const runWaiting = (messages: readonly WorkMessage[], now: number, bindings: Env = env) =>
  withQueue(now, bindings, (withIt) => sendWork(withIt, messages));
