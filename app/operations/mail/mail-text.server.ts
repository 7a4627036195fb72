import { toAuditInsert } from "#app/platform/audit.ts";
import type { SiteContext } from "#app/platform/context.ts";

/** Each look is recorded, because the text holds what people wrote and links that work. Null when there is no such mail. */
export async function readMailText({ db, now }: SiteContext, actorId: number, id: number) {
  const [, read] = await db.$client.batch<{ body: string }>([
    toAuditInsert(
      db,
      { actorId, action: "mail.read", subject: `mail:${id}`, at: now },
      `EXISTS (SELECT 1 FROM outbox WHERE id = ${id})`,
    ),
    db.$client.prepare("SELECT body FROM outbox WHERE id = ?").bind(id),
  ]);
  return read!.results[0]?.body ?? null;
}
