import { z } from "zod";
import type { Env } from "./env.ts";

const id = z.int().positive();

/** Each gets a Worker's run to itself, with a run's own limits. Holds ids only: what is due is read when it runs. */
export const workMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("scheduled"), name: z.string(), cron: z.string() }),
  z.object({ kind: z.literal("feed"), id }),
  z.object({ kind: z.literal("reread"), id }),
  z.object({ kind: z.literal("hiring"), id }),
]);

export type WorkMessage = z.output<typeof workMessage>;

/** Cloudflare's limit. */
const perSend = 100;

export async function sendWork(
  { WORK_QUEUE }: Pick<Env, "WORK_QUEUE">,
  messages: readonly WorkMessage[],
): Promise<void> {
  for (let from = 0; from < messages.length; from += perSend)
    await WORK_QUEUE.sendBatch(messages.slice(from, from + perSend).map((body) => ({ body })));
}
