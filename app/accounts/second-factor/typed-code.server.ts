import { and, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { reserveAttempt } from "#app/accounts/password/sign-in-attempts.server.ts";
import { type Refusal, toMinutesText } from "#app/accounts/refusal.ts";
import type { TrySource } from "#app/accounts/try-source.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { logSecurity } from "#app/kit/platform/log.ts";
import { recoveryCodes, secondFactors } from "#app/kit/platform/schema.ts";
import { findStep } from "./one-time-code.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { openKey } from "./sealed-key.server.ts";
import { isAppCode, withoutBlanks } from "./second-factor.ts";

interface RightCode {
  ok: true;
  /** SQL that is true until the code is used: put it in the batch that acts, before `use`. */
  isUnused: SQL;
  isRecovery?: true;
  use: (condition: SQL) => BatchItem<"sqlite">;
}

export const wrongCode: Refusal = {
  ok: false,
  status: 400,
  code: "wrong_code",
  message: "This code is not right, or it was used before. Wait for the next one, or type a recovery code.",
  field: "code",
};

/** The caller writes that a right code was used. Each try counts against the limits of log-in. */
export async function checkFactorCode(
  { db, env, now }: SiteContext,
  userId: number,
  source: TrySource,
  typed: string,
): Promise<RightCode | Refusal> {
  const lockedMs = await reserveAttempt(db, toAttemptKey(userId), source, now, userId);
  if (lockedMs !== null) return refuse("locked", tooManyCodes(lockedMs));
  if (!isAppCode(typed)) return toRecovery(db, userId, await hashRecoveryCode(userId, typed), now);
  const [factor] = await db.select().from(secondFactors).where(sql`${secondFactors.userId} = ${userId}`);
  const key = factor ? await openKey(factor.sealedKey, userId, env.SESSION_SECRET) : null;
  const step = key ? await findStep(key, withoutBlanks(typed), now) : null;
  if (!factor || step === null || step <= factor.lastStep) return refuse("wrong", wrongCode);
  const isKey = sql`user_id = ${userId} AND sealed_key = ${factor.sealedKey} AND last_step < ${step}`;
  return {
    ok: true,
    isUnused: sql`EXISTS (SELECT 1 FROM ${secondFactors} WHERE ${isKey})`,
    use: (condition) => db.update(secondFactors).set({ lastStep: step }).where(and(isKey, condition)),
  };
}

async function toRecovery(db: Db, userId: number, hash: string, now: number): Promise<RightCode | Refusal> {
  const isCode = sql`user_id = ${userId} AND code_hash = ${hash} AND used_at IS NULL`;
  const isUnused = sql`EXISTS (SELECT 1 FROM ${recoveryCodes} WHERE ${isCode})`;
  const found = await db.get<{ isUnused: number }>(sql`SELECT ${isUnused} AS isUnused`);
  if (!found.isUnused) return refuse("wrong", wrongCode);
  return {
    ok: true,
    isUnused,
    isRecovery: true,
    use: (condition) => db.update(recoveryCodes).set({ usedAt: now }).where(and(isCode, condition)),
  };
}

function refuse(reason: string, refusal: Refusal): Refusal {
  logSecurity("code.refused", { reason });
  return refusal;
}

/** Counted apart from passwords, and by person, so that a new pending log-in does not reset the count. */
export const toAttemptKey = (userId: number): string => `code of ${userId}`;

function tooManyCodes(ms: number): Refusal {
  return {
    ok: false,
    status: 429,
    code: "locked",
    message: `Too many wrong codes. Try again in ${toMinutesText(ms)}.`,
    retryAfterSeconds: Math.ceil(ms / 1000),
  };
}
