import { and, eq, gt, lte, or, type SQL, sql } from "drizzle-orm";
import { usedLimits } from "#app/accounts/schema.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { sha256 } from "#app/kit/platform/random.ts";

interface Limit {
  keyHash: string;
  uses: number;
  periodMs: number;
}

/** Only the key's hash is stored, because the key may contain an email address. */
export async function toLimit(key: string, uses: number, periodMs: number): Promise<Limit> {
  return { keyHash: await sha256(key), uses, periodMs };
}

/** Returns null when granted, otherwise the milliseconds until the limit resets. */
export async function takeUse(db: Db, limit: Limit, now: number, count = 1): Promise<number | null> {
  if (count > limit.uses) return limit.periodMs;
  const [granted] = await toUse(db, limit, now, count).returning({ used: usedLimits.used });
  if (granted) return null;
  const [row] = await db
    .select({ resetsAt: usedLimits.resetsAt })
    .from(usedLimits)
    .where(eq(usedLimits.keyHash, limit.keyHash));
  return Math.max((row?.resetsAt ?? now) - now, 1000);
}

export function toUse(db: Db, { keyHash, uses, periodMs }: Limit, now: number, count = 1) {
  const { used, resetsAt } = usedLimits;
  const isOver = sql`${resetsAt} <= ${now}`;
  return db
    .insert(usedLimits)
    .values({ keyHash, used: count, resetsAt: now + periodMs })
    .onConflictDoUpdate({
      target: usedLimits.keyHash,
      set: {
        used: sql`CASE WHEN ${isOver} THEN ${count} ELSE ${used} + ${count} END`,
        resetsAt: sql`CASE WHEN ${isOver} THEN ${now + periodMs} ELSE ${resetsAt} END`,
      },
      setWhere: or(lte(resetsAt, now), lte(used, uses - count)),
    });
}

/** True, within the same batch, while the limit has a use left. */
export function hasUseLeft({ keyHash, uses }: Limit, now: number): SQL {
  const isUsedUp = sql`key_hash = ${keyHash} AND resets_at > ${now} AND used >= ${uses}`;
  return sql`NOT EXISTS (SELECT 1 FROM ${usedLimits} WHERE ${isUsedUp})`;
}

export function giveBackUse(db: Db, { keyHash }: Limit) {
  const { used } = usedLimits;
  return db
    .update(usedLimits)
    .set({ used: sql`${used} - 1` })
    .where(and(eq(usedLimits.keyHash, keyHash), gt(used, 0)));
}

export function resetLimit(db: Db, { keyHash }: Limit, condition: SQL) {
  return db.delete(usedLimits).where(and(eq(usedLimits.keyHash, keyHash), condition));
}
