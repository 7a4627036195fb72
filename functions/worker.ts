import { receiveMail } from "#app/applications/messages/receive-mail.server.ts";
import { keepDeadLetters } from "#app/desk/delivery/cron/dead-letters.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import {
  type AnnouncedPages,
  type Env,
  type MailMessage,
  requireSecrets,
  type WorkMessage,
} from "#app/kit/platform/env.ts";
import { logError } from "#app/kit/platform/log.ts";
import { deliverMail } from "#app/kit/platform/queue/mail-delivery.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { announcePages } from "#app/site/crawlers/announcements.server.ts";
import record from "../build/record.json";
import * as build from "../build/server/index.js";
import { createSite } from "./create-site.ts";
import { queueScheduled } from "./scheduled.ts";
import { takeWork } from "./take-work.ts";

const site = createSite(build, "production", record);

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    try {
      requireSecrets(env);
    } catch (error) {
      logError("configuration", error);
      return new Response("This site is not configured yet.", { status: 503 });
    }
    return site(request, env, ctx);
  },
  async scheduled(event: ScheduledController, env: Env): Promise<void> {
    await queueScheduled(event.cron, env);
  },
  /** Mails to the addresses of conversations, which Cloudflare routes here. */
  async email(message: ForwardableEmailMessage, env: Env, ctx: ExecutionContext): Promise<void> {
    const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
    await receiveMail({ env, db: toDb(env.DB), now: Date.now(), requestId: randomId(), waitUntil }, message);
  },
  async queue(batch: MessageBatch, env: Env): Promise<void> {
    const { queue, messages } = batch;
    if (queue.endsWith("-dead")) await keepDeadLetters(toDb(env.DB), queue, messages, Date.now());
    else if (queue === "clinward-announcements")
      await announcePages(messages as readonly Message<AnnouncedPages>[], env);
    else if (queue === "clinward-work")
      await takeWork(messages as readonly Message<WorkMessage>[], env, Date.now);
    else if (queue === "clinward-mail")
      await deliverMail(messages as readonly Message<MailMessage>[], toDb(env.DB), env, Date.now);
    else throw new Error(`Nothing here works the queue ${queue}.`);
  },
};
