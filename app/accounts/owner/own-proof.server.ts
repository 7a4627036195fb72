import { type SQL, sql } from "drizzle-orm";
import { noPassword } from "#app/accounts/account.ts";
import { checkCredentials } from "#app/accounts/password/credentials.server.ts";
import { forgetAttempts } from "#app/accounts/password/sign-in-attempts.server.ts";
import { type Refusal, tooManyTries, wrongPassword } from "#app/accounts/refusal.ts";
import { checkFactorCode, toAttemptKey } from "#app/accounts/second-factor/factor-secrets.server.ts";
import { toSessionSource } from "#app/accounts/try-source.server.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import type { OwnProof } from "./own-proof.ts";

/** Without a password, a log-in by a mailed link is proof for this long. */
const freshMs = 15 * 60_000;

interface Proved {
  ok: true;
  /** SQL that is true while the proof still holds: put it in the batch that acts, before `use`. */
  holds: SQL;
  /** Writes that a code was used, if there was one. */
  use: (condition: SQL) => readonly D1PreparedStatement[];
  /** Call this after the batch took effect. */
  settle: () => Promise<void>;
}

/** Someone who took over a session knows neither the password nor the code, and did not just log in by a link. */
export async function proveOwner(
  context: SiteContext,
  request: Request,
  viewer: Viewer,
  { password = "", code: typed = "" }: OwnProof,
): Promise<Proved | Refusal> {
  const { db, env, now } = context;
  if (!(await isWithinLimit(env.ACCOUNT_LIMIT, request, "closed"))) return tooManyTries;
  const source = toSessionSource(viewer);
  let passwordHash = noPassword;
  if (viewer.hasPassword) {
    const checked = await checkCredentials(context, request, { email: viewer.email, password }, source);
    if (!checked.ok) return checked.status === 401 ? wrongPassword : checked;
    passwordHash = checked.passwordHash;
  } else if (!(await isFresh(db, viewer, now))) return notFresh;
  const isSame = sql`EXISTS (SELECT 1 FROM users u JOIN sessions s ON s.user_id = u.id
    WHERE u.id = ${viewer.id} AND u.email = ${viewer.email} AND u.password_hash = ${passwordHash}
      AND u.suspended_at IS NULL AND s.public_id = ${viewer.sessionId})`;
  const hasFactor = sql`EXISTS (SELECT 1 FROM second_factors WHERE user_id = ${viewer.id} AND confirmed_at IS NOT NULL)`;
  if (!viewer.hasSecondFactor)
    return { ok: true, holds: sql`${isSame} AND NOT ${hasFactor}`, use: () => [], settle: async () => {} };
  const code = await checkFactorCode(context, viewer.id, source, typed);
  if (!code.ok) return code;
  return {
    ok: true,
    holds: sql`${isSame} AND ${code.isUnused}`,
    use: (condition) => [code.use(condition)],
    settle: () => forgetAttempts(db, toAttemptKey(viewer.id), source),
  };
}

/** True for a session that may act without a password, because it began with a mailed link a short time ago. */
export async function isFresh(db: Db, { id, sessionId }: Viewer, now: number): Promise<boolean> {
  const rows = await db.all(sql`SELECT 1 FROM sessions
    WHERE public_id = ${sessionId} AND user_id = ${id} AND created_at > ${now - freshMs}`);
  return rows.length > 0;
}

const notFresh: Refusal = {
  ok: false,
  status: 403,
  code: "log_in_again",
  message:
    "Your account has no password. Log in again with a link that we email you, then come back here within 15 minutes.",
};

/** The account changed between the check and the write. */
export const proofEnded: Refusal = {
  ok: false,
  status: 409,
  code: "changed_meanwhile",
  message: "Your account changed in another tab or device. Open this page again and repeat it.",
};
