import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { sendOutboxSoon, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { toVerificationMail } from "./account-mail.ts";
import { newLink, redeemLink } from "./email-links.server.ts";
import { proveMailbox } from "./first-proof.server.ts";

/** For the owner's own session, which keeps its password. Anyone else signs in by the link instead. */
export async function verifyEmail(context: SiteContext, viewer: Viewer, secret: string): Promise<boolean> {
  const { db, now } = context;
  const { owner, burn } = await redeemLink(db, "verify", secret, now);
  const { email, sessionId: keptSession } = viewer;
  const batch = await db.batch([...proveMailbox(context, { owner, email, keptSession }), burn]);
  return (batch.at(-1) as unknown[]).length > 0;
}

export async function resendVerification(
  context: SiteContext,
  viewer: Viewer,
  next: string,
): Promise<boolean> {
  const { db, env, now } = context;
  const link = await newLink(db, "verify", viewer.id, now);
  const mail = toVerificationMail(viewer, env.SITE_URL, link.secret, next);
  const [stored] = await db.batch([link.insert, toOutboxInsertIf(db, mail, now, link.isStored)]);
  sendOutboxSoon(context);
  return stored.length > 0;
}
