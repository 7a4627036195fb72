import { toAuditInsert } from "#app/platform/audit.ts";
import type { SiteContext } from "#app/platform/context.ts";

/** Each look is recorded, because the text has personal messages and working links. */
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
