import { makeExport } from "#app/applications/erasure/export/make-export.server.ts";
import { mailPerson } from "#app/clinicians/alerts/mail-person.server.ts";
import { deliverWebhook } from "#app/companies/developers/webhooks/deliver.server.ts";
import { runFeed } from "#app/companies/feeds/run/feed-run.server.ts";
import { checkHiring } from "#app/companies/workspace/confirmation/check-steps.server.ts";
import { rereadPostings } from "#app/desk/words/rereading/reread-postings.server.ts";
import { type Db, toDb } from "#app/kit/platform/db.ts";
import type { Env, WorkMessage } from "#app/kit/platform/env.ts";
import { logError } from "#app/kit/platform/log.ts";
import { queueOutbox } from "#app/kit/platform/mail.ts";
import { workMessage } from "#app/kit/platform/queue/work-queue.ts";
import { runWork } from "./scheduled.ts";

type Delivery = Pick<Message<WorkMessage>, "body" | "attempts" | "ack" | "retry">;

const firstWaitSeconds = 60;
/** As long as the feed's own first wait, before which it is not due. */
const firstFeedWaitSeconds = 15 * 60;

/** May be delivered twice: each kind looks at what is due, and takes it in the write itself. */
export async function takeWork(messages: readonly Delivery[], env: Env, clock: () => number): Promise<void> {
  for (const message of messages) {
    try {
      await take(workMessage.parse(message.body), toDb(env.DB), env, clock());
      message.ack();
    } catch (error) {
      const { kind } = message.body;
      logError(`work.${kind}`, error, { attempts: message.attempts });
      const firstSeconds = kind === "feed" ? firstFeedWaitSeconds : firstWaitSeconds;
      message.retry({ delaySeconds: firstSeconds * 2 ** (message.attempts - 1) });
    }
  }
}

async function take(message: WorkMessage, db: Db, env: Env, now: number): Promise<void> {
  switch (message.kind) {
    case "feed":
      await runFeed(db, env, message.id, now);
      return;
    case "reread":
      await rereadPostings(db, message.id, now);
      return;
    case "hiring":
      await checkHiring(db, env, message.id, now);
      return;
    case "export":
      await makeExport(db, env, message.id, now);
      return;
    case "webhook":
      await deliverWebhook(db, env, message.id, now);
      return;
    case "alerts":
      if ((await mailPerson(db, env, message.id, now)) > 0) await queueOutbox(db, env, now);
      return;
    case "scheduled":
      if ((await runWork(message.name, db, env, now, message.cron)) === "failed")
        throw new Error(`${message.name} failed.`);
  }
}
