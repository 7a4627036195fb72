import { sql } from "drizzle-orm";
import { toPasswordResetMail } from "#app/accounts/email/account-mail.ts";
import { newLink } from "#app/accounts/email/email-links.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { sendOutboxSoon, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { auditLog } from "#app/kit/platform/schema.ts";

export async function sendReset(
  context: SiteContext,
  user: { id: number; email: string },
  actorId: number,
): Promise<boolean> {
  const { db, env, now } = context;
  const link = await newLink(db, "reset", user.id, now);
  const [stored] = await db.batch([
    link.insert,
    toOutboxInsertIf(
      db,
      toPasswordResetMail(user, env.SITE_URL, link.secret, "operator"),
      now,
      link.isStored,
    ),
    db
      .insert(auditLog)
      .select(
        sql`SELECT NULL, ${actorId}, 'user.send_reset', ${`user:${user.id}`}, '{}', ${now} WHERE ${link.isStored}`,
      ),
  ]);
  sendOutboxSoon(context);
  return stored.length > 0;
}
