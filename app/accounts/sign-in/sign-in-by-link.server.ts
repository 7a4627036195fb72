import { sql } from "drizzle-orm";
import { findLinkOwner, redeemLink } from "#app/accounts/email/email-links.server.ts";
import { proveMailbox } from "#app/accounts/email/first-proof.server.ts";
import { newSignIn } from "#app/accounts/second-factor/pending-sign-in.server.ts";
import { rememberBrowser } from "#app/accounts/try-source.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toStatement } from "#app/kit/platform/db.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";
import { paths } from "#app/paths.ts";

interface SignedInByLink {
  needsCode: boolean;
  /** True when the link was the first proof of the address: the old password no longer works. */
  isFirstProof: boolean;
  cookies: string[];
}

export const toPageAfterLink = ({ needsCode, isFirstProof }: SignedInByLink, next = ""): string => {
  if (needsCode) return paths.signInCode();
  return isFirstProof ? paths.dashboard("first-proof", next) : next || paths.dashboard();
};

/** Ignores every lock, because the mailbox proves the owner, but a second factor is still asked for. */
export async function signInByLink(
  context: SiteContext,
  request: Request,
  purpose: "sign-in" | "verify",
  secret: string,
): Promise<SignedInByLink | null> {
  const { db, now } = context;
  const person = await findLinkOwner(db, purpose, secret, now);
  // The link stays unused, so that the page can say why it signs nobody in.
  if (!person || person.suspendedAt) return null;
  const { owner, burn } = await redeemLink(db, purpose, secret, now, [purpose, "verify"]);
  const signIn = await newSignIn(context, request, owner);
  const before = await context.viewer();
  const isOpened = sql`${owner} IS NOT NULL AND ${signIn.isOpen}`;
  const proof = proveMailbox(context, { owner, email: person.email });
  const results = await db.$client.batch<{ userId: number }>([
    ...proof,
    ...signIn.inserts,
    toStatement(db, sql`DELETE FROM sessions WHERE public_id = ${before?.sessionId ?? ""} AND ${isOpened}`),
    burn,
  ]);
  // The proof's last statement, and what follows it.
  const [proved, opened, pending] = results.slice(proof.length - 1).map((result) => result.results[0]);
  if (proved) sendOutboxSoon(context);
  const isFirstProof = proved !== undefined;
  if (pending) return { needsCode: true, isFirstProof, cookies: [signIn.pendingCookie] };
  if (!opened) return null;
  logSecurity("sign_in.done", { way: "link" });
  return {
    needsCode: false,
    isFirstProof,
    cookies: [signIn.cookie, await rememberBrowser(context, request, opened.userId)],
  };
}
