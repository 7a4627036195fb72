import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";

/** A mailed link signs its reader in or answers for them, and its secret is always in the address's query. */
const hideSecrets = (text: string): string => text.replace(/(https?:\/\/[^\s?#]+)[?#]\S+/g, "$1?[hidden]");

/** Each look is recorded, because the text has personal messages. The secrets of links are left out. */
export async function readMailText({ db, now }: SiteContext, actorId: number, id: number) {
  const [, read] = await db.$client.batch<{ body: string }>([
    toAuditInsert(
      db,
      { actorId, action: "mail.read", subject: `mail:${id}`, at: now },
      `EXISTS (SELECT 1 FROM outbox WHERE id = ${id})`,
    ),
    db.$client.prepare("SELECT body FROM outbox WHERE id = ?").bind(id),
  ]);
  const body = read!.results[0]?.body;
  return body === undefined ? null : hideSecrets(body);
}
