import { sql } from "drizzle-orm";
import { type Credentials, type PublicUser, toPublicUser } from "#app/accounts/account.ts";
import { findLinkOwner, redeemLink } from "#app/accounts/email/email-links.server.ts";
import { proveMailbox } from "#app/accounts/email/first-proof.server.ts";
import { checkCredentials, wrongCredentials } from "#app/accounts/password/credentials.server.ts";
import { type Refusal, tooManyTries } from "#app/accounts/refusal.ts";
import { newSignIn } from "#app/accounts/second-factor/pending-sign-in.server.ts";
import { removeSession } from "#app/accounts/session/sessions.server.ts";
import { rememberBrowser } from "#app/accounts/try-source.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { clearCookiesAtLogOut } from "#app/kit/platform/cookies.ts";
import { toStatement } from "#app/kit/platform/db.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

export interface SignedIn {
  ok: true;
  user: PublicUser;
  cookies: string[];
}

interface CodeAwaited {
  ok: true;
  user: null;
  cookies: string[];
}

export async function logIn(
  context: SiteContext,
  request: Request,
  credentials: Credentials,
): Promise<SignedIn | CodeAwaited | Refusal> {
  const { db, env } = context;
  if (!(await isWithinLimit(env.ACCOUNT_LIMIT, request, "closed"))) return tooManyTries;
  const checked = await checkCredentials(context, request, credentials);
  if (!checked.ok) return checked;
  const before = await context.viewer();
  const owner = sql<number>`(SELECT id FROM users
    WHERE id = ${checked.user.id} AND password_hash = ${checked.passwordHash})`;
  const signIn = await newSignIn(context, request, owner);
  const results = await db.$client.batch([
    ...signIn.inserts,
    toStatement(
      db,
      sql`DELETE FROM sessions WHERE public_id = ${before?.sessionId ?? ""} AND ${owner} IS NOT NULL AND ${signIn.isOpen}`,
    ),
  ]);
  const [opened, pending] = results.map((result) => result.results[0]);
  if (!opened && !pending) return wrongCredentials;
  if (!opened) return { ok: true, user: null, cookies: [signIn.pendingCookie] };
  logSecurity("sign_in.done", { way: "password" });
  const cookies = [signIn.cookie, await rememberBrowser(context, request, checked.user.id)];
  return { ok: true, user: toPublicUser(checked.user), cookies };
}

/** Ends the session in the database, so that a copy of its cookie stops working too. */
export async function logOut(context: SiteContext, request: Request): Promise<{ cookies: string[] }> {
  const viewer = await context.viewer();
  if (viewer) await removeSession(context.db, viewer.id, viewer.sessionId);
  return { cookies: clearCookiesAtLogOut(request.url) };
}

interface SignedInByLink {
  needsCode: boolean;
  /** True when the link was the first proof of the address: the old password no longer works. */
  isFirstProof: boolean;
  cookies: string[];
}

export const toPageAfterLink = ({ needsCode, isFirstProof }: SignedInByLink, next = ""): string => {
  if (needsCode) return serverPaths.signInCode();
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
