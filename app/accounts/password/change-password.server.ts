import { eq } from "drizzle-orm";
import { toPasswordChangedMail } from "#app/accounts/email/account-mail.ts";
import { burnLinks } from "#app/accounts/email/email-links.server.ts";
import { type Refusal, tooManyTries, weakPassword } from "#app/accounts/refusal.ts";
import { newSession, removeSessions } from "#app/accounts/session/sessions.server.ts";
import { toSessionSource } from "#app/accounts/try-source.server.ts";
import type { SiteContext, Viewer } from "#app/platform/context.ts";
import { sendOutboxSoon, toOutboxInsert } from "#app/platform/mail.ts";
import { isWithinLimit } from "#app/platform/rate-limit.ts";
import { users } from "#app/platform/schema.ts";
import { checkCredentials } from "./credentials.server.ts";
import { findPasswordProblem } from "./password.ts";
import { hashPassword } from "./password-hash.server.ts";

export async function changePassword(
  context: SiteContext,
  request: Request,
  viewer: Viewer,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<{ ok: true; cookie: string } | Refusal> {
  const { db, env, now } = context;
  if (!(await isWithinLimit(env.ACCOUNT_LIMIT, request))) return tooManyTries;
  const problem = findPasswordProblem(password, viewer);
  if (problem) return weakPassword(problem);
  const credentials = { email: viewer.email, password: currentPassword };
  const checked = await checkCredentials(context, request, credentials, toSessionSource(viewer));
  if (!checked.ok) return checked.status === 401 ? wrongCurrentPassword : checked;
  const passwordHash = await hashPassword(password);
  const session = await newSession(context, request, viewer.id);
  await db.batch([
    db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, viewer.id)),
    removeSessions(db, viewer.id),
    burnLinks(db, viewer.id, ["reset", "sign-in"], now),
    session.insert,
    toOutboxInsert(db, toPasswordChangedMail(viewer, env.SITE_URL), now),
  ]);
  sendOutboxSoon(context);
  return { ok: true, cookie: session.cookie };
}

const wrongCurrentPassword: Refusal = {
  ok: false,
  status: 400,
  code: "wrong_password",
  message: "This is not your current password.",
  field: "currentPassword",
};
