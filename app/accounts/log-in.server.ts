import { eq } from "drizzle-orm";
import type { SiteContext } from "#app/platform/context.ts";
import { clearSessionCookie } from "#app/platform/cookies.ts";
import { isWithinLimit } from "#app/platform/rate-limit.ts";
import { sessions } from "#app/platform/schema.ts";
import { type Credentials, type PublicUser, toPublicUser } from "./account.ts";
import { checkCredentials } from "./credentials.server.ts";
import { type Refusal, tooManyRequests } from "./refusal.ts";
import { newSession, removeSession } from "./sessions.server.ts";

/** A person who is now signed in; `cookie` is the Set-Cookie value that the answer must carry. */
export interface SignedIn {
  ok: true;
  user: PublicUser;
  cookie: string;
}

/** Signs in with email and password, always into a new session; one that the request came with ends. */
export async function logIn(
  context: SiteContext,
  request: Request,
  credentials: Credentials,
): Promise<SignedIn | Refusal> {
  const { db, env, now } = context;
  if (!(await isWithinLimit(env.ACCOUNT_LIMIT, request))) return tooManyRequests;
  const checked = await checkCredentials(db, credentials, now);
  if (!checked.ok) return checked;
  const before = await context.viewer();
  const session = await newSession(context, request, checked.user.id);
  await db.batch([session.insert, db.delete(sessions).where(eq(sessions.publicId, before?.sessionId ?? ""))]);
  return { ok: true, user: toPublicUser(checked.user), cookie: session.cookie };
}

/** Ends the request's session for good: its cookie signs nobody in any more, whoever kept a copy. */
export async function logOut(context: SiteContext, request: Request): Promise<{ cookie: string }> {
  const viewer = await context.viewer();
  if (viewer) await removeSession(context.db, viewer.id, viewer.sessionId);
  return { cookie: clearSessionCookie(request.url) };
}
