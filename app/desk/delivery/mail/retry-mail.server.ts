import type { SiteContext } from "#app/kit/platform/context.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";

/** A mail with a lease may have been sent, and a retry by hand could send a second copy. */
const isRetryable = `sent_at IS NULL AND next_attempt_at IS NULL AND leased_until IS NULL AND body <> ''
  AND NOT EXISTS (SELECT 1 FROM mail_suppressions WHERE email = lower(outbox.recipient))`;

const mostRetried = 500;

/** For one mail, or with null the newest 500. A second click finds nothing, because it checks stored rows. */
export async function retryMails(context: SiteContext, actorId: number, id: number | null): Promise<number> {
  const { db, now } = context;
  const chosen = `id IN (SELECT id FROM outbox WHERE ${isRetryable} AND (?1 IS NULL OR id = ?1) ORDER BY id DESC LIMIT ${mostRetried})`;
  const [, retried] = await db.$client.batch([
    db.$client
      .prepare(
        `INSERT INTO audit_log (actor_id, action, subject, detail, at)
          SELECT ?2, 'mail.retry', 'mail:' || id, '{"from":"failed","to":"waiting"}', ?3 FROM outbox WHERE ${chosen}`,
      )
      .bind(id, actorId, now),
    db.$client.prepare(`UPDATE outbox SET attempts = 0, next_attempt_at = ?2 WHERE ${chosen}`).bind(id, now),
  ]);
  const count = retried!.meta.changes;
  if (count > 0) sendOutboxSoon(context);
  return count;
}
