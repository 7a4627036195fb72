import { sql } from "drizzle-orm";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";

const maxRows = 500;
const attemptsKeptMs = dayMs;

export async function endExpired(db: Db, now: number): Promise<void> {
  const isExpired = sql`expires_at < ${now} LIMIT ${maxRows}`;
  const isIdle = sql`last_failed_at < ${now - attemptsKeptMs} AND locked_until < ${now} LIMIT ${maxRows}`;
  await db.$client.batch(
    [
      sql`DELETE FROM sessions WHERE id_hash IN (SELECT id_hash FROM sessions WHERE ${isExpired})`,
      sql`DELETE FROM email_links WHERE secret_hash IN (SELECT secret_hash FROM email_links WHERE ${isExpired})`,
      sql`DELETE FROM email_changes WHERE user_id IN (SELECT user_id FROM email_changes WHERE ${isExpired})`,
      sql`DELETE FROM pending_sign_ins WHERE secret_hash IN (SELECT secret_hash FROM pending_sign_ins WHERE ${isExpired})`,
      sql`DELETE FROM data_links WHERE secret_hash IN (SELECT secret_hash FROM data_links WHERE ${isExpired})`,
      sql`DELETE FROM used_limits WHERE key_hash IN (SELECT key_hash FROM used_limits WHERE resets_at < ${now} LIMIT ${maxRows})`,
      sql`DELETE FROM sign_in_attempts WHERE (email_hash, source_hash) IN (
        SELECT email_hash, source_hash FROM sign_in_attempts WHERE ${isIdle})`,
    ].map((query) => toStatement(db, query)),
  );
}
