import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { works } from "./works.ts";

const pauseMs = 60_000;

/** At most once a minute: of two operators or clicks, the log's row decides who was first. */
export async function runByHand({ db, now, runWork }: SiteContext, actorId: number, name: string) {
  // The name goes into SQL below, so only our own are let through.
  if (!Object.hasOwn(works, name) || !works[name]!.isRunnable) throw notFound();
  const subject = `cron:${name}`;
  const isFirst = `NOT EXISTS (SELECT 1 FROM audit_log WHERE subject = '${subject}' AND at > ${now - pauseMs})`;
  const claimed = await toAuditInsert(db, { actorId, action: "cron.run", subject, at: now }, isFirst).run();
  return claimed.meta.changes > 0 ? runWork(name) : ("too-soon" as const);
}
