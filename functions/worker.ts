import { announcePages } from "#app/crawlers/announcements.server.ts";
import { toDb } from "#app/platform/db.ts";
import type { AnnouncedPages, Env, MailMessage } from "#app/platform/env.ts";
import { requireSecrets } from "#app/platform/env.ts";
import { logError } from "#app/platform/log.ts";
import { deliverMail } from "#app/platform/mail-delivery.ts";
import record from "../build/record.json";
import * as build from "../build/server/index.js";
import { createSite } from "./create-site.ts";
import { runScheduled } from "./scheduled.ts";

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
    await runScheduled(event.cron, env, event.scheduledTime);
  },
  async queue(batch: MessageBatch, env: Env): Promise<void> {
    if (batch.queue === "clinward-announcements")
      await announcePages(batch.messages as readonly Message<AnnouncedPages>[], env);
    else await deliverMail(batch.messages as readonly Message<MailMessage>[], toDb(env.DB), env, Date.now);
  },
};
