import { eq, sql } from "drizzle-orm";
import type { SiteContext, Viewer } from "#app/platform/context.ts";
import { sendOutboxSoon, toOutboxInsert } from "#app/platform/mail.ts";
import { users } from "#app/platform/schema.ts";
import { toVerificationMail } from "./account-mail.ts";
import { mayHaveLink, newLink, redeemLink } from "./email-links.server.ts";

/** Confirms the address whose link this is; false where the link was used before, has expired or is not ours. */
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

/** Sends another verification link; false where this hour's were already sent. */
export async function resendVerification(context: SiteContext, viewer: Viewer): Promise<boolean> {
  const { db, env, now } = context;
  if (!(await mayHaveLink(db, "verify", viewer.id, now))) return false;
  const link = await newLink(db, "verify", viewer.id, now);
  await db.batch([
    link.insert,
    toOutboxInsert(db, toVerificationMail(viewer, env.SITE_URL, link.secret), now),
  ]);
  sendOutboxSoon(context);
  return true;
}
