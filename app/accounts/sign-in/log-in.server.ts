import { sql } from "drizzle-orm";
import { type Credentials, type PublicUser, toPublicUser } from "#app/accounts/account.ts";
import { checkCredentials, wrongCredentials } from "#app/accounts/password/credentials.server.ts";
import { type Refusal, tooManyTries } from "#app/accounts/refusal.ts";
import { newSignIn } from "#app/accounts/second-factor/pending-sign-in.server.ts";
import { removeSession } from "#app/accounts/session/sessions.server.ts";
import { rememberBrowser } from "#app/accounts/try-source.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { clearCookiesAtLogOut } from "#app/kit/platform/cookies.ts";
import { toStatement } from "#app/kit/platform/db.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";

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
