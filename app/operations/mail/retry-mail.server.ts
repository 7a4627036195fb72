import type { SiteContext } from "#app/platform/context.ts";
import { sendOutboxSoon } from "#app/platform/mail.ts";

/**
 * A mail that is leased may be on its way, and one whose lease was never given back may have arrived. Neither is sent
 * again by hand, because that could be a second copy.
 */
const isRetryable = `sent_at IS NULL AND next_attempt_at IS NULL AND leased_until IS NULL
  AND NOT EXISTS (SELECT 1 FROM mail_suppressions WHERE email = lower(outbox.recipient))`;

const mostRetried = 500;

/**
 * Puts a mail that was given up, or the newest 500 of them, back among those that wait. The log's rows and the change are
 * written from what is stored, so a second click finds nothing.
 *
 * @param id null for all
 */
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
