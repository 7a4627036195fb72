import { z } from "zod";
import type { Env, WorkMessage } from "#app/kit/platform/env.ts";

export const workMessage: z.ZodType<WorkMessage> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("scheduled"), name: z.string(), cron: z.string() }),
  z.object({
    kind: z.enum(["feed", "reread", "hiring", "export", "alerts", "webhook"]),
    id: z.int().positive(),
  }),
]);

/** Cloudflare's limit. */
const perSend = 100;

export async function sendWork(
  { WORK_QUEUE }: Pick<Env, "WORK_QUEUE">,
  messages: readonly WorkMessage[],
): Promise<void> {
  for (let from = 0; from < messages.length; from += perSend)
    await WORK_QUEUE.sendBatch(messages.slice(from, from + perSend).map((body) => ({ body })));
}
