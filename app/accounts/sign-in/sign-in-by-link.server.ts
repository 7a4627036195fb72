import { and, eq, sql } from "drizzle-orm";
import { findLinkOwner, redeemLink } from "#app/accounts/email/email-links.server.ts";
import { newSignIn } from "#app/accounts/second-factor/pending-sign-in.server.ts";
import { rememberBrowser } from "#app/accounts/try-source.server.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { sessions, users } from "#app/platform/schema.ts";

/** Ignores every lock, because the mailbox proves the owner, but a second factor is still asked for. */
export async function signInByLink(
  context: SiteContext,
  request: Request,
  secret: string,
): Promise<{ needsCode: boolean; cookies: string[] } | null> {
  const { db, now } = context;
  // The link stays unused, so that the page can say why it signs nobody in.
  if ((await findLinkOwner(db, "sign-in", secret, now))?.suspendedAt) return null;
  const { owner, burn } = await redeemLink(db, "sign-in", secret, now);
  const signIn = await newSignIn(context, request, owner);
  const before = await context.viewer();
  const isOpened = sql`${owner} IS NOT NULL AND ${signIn.isOpen}`;
  const [[opened], [pending]] = await db.batch([
    ...signIn.inserts,
    db
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})` })
      .where(eq(users.id, owner)),
    db.delete(sessions).where(and(eq(sessions.publicId, before?.sessionId ?? ""), isOpened)),
    burn,
  ]);
  if (pending) return { needsCode: true, cookies: [signIn.pendingCookie] };
  if (!opened) return null;
  return {
    needsCode: false,
    cookies: [signIn.cookie, await rememberBrowser(context, request, opened.userId)],
  };
}
