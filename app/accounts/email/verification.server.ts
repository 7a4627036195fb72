import { eq, sql } from "drizzle-orm";
import type { SiteContext, Viewer } from "#app/platform/context.ts";
import { sendOutboxSoon, toOutboxInsertIf } from "#app/platform/mail.ts";
import { users } from "#app/platform/schema.ts";
import { toVerificationMail } from "./account-mail.ts";
import { newLink, redeemLink } from "./email-links.server.ts";

export async function verifyEmail({ db, now }: SiteContext, secret: string): Promise<boolean> {
  const { owner, burn } = await redeemLink(db, "verify", secret, now);
  const [verified] = await db.batch([
    db
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`, updatedAt: now })
      .where(eq(users.id, owner))
      .returning({ id: users.id }),
    burn,
  ]);
  return verified.length > 0;
}

export async function resendVerification(context: SiteContext, viewer: Viewer): Promise<boolean> {
  const { db, env, now } = context;
  const link = await newLink(db, "verify", viewer.id, now);
  const mail = toVerificationMail(viewer, env.SITE_URL, link.secret);
  const [stored] = await db.batch([link.insert, toOutboxInsertIf(db, mail, now, link.isStored)]);
  sendOutboxSoon(context);
  return stored.length > 0;
}
