import { type SQL, sql } from "drizzle-orm";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
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
  const granted = await toUse(db, limit, now, count).run();
  if (granted.meta.changes > 0) return null;
  const [row] = await db.all<{ resetsAt: number }>(
    sql`SELECT resets_at AS resetsAt FROM used_limits WHERE key_hash = ${limit.keyHash}`,
  );
  return Math.max((row?.resetsAt ?? now) - now, 1000);
}

export const toUse = (db: Db, { keyHash, uses, periodMs }: Limit, now: number, count = 1) =>
  toStatement(
    db,
    sql`INSERT INTO used_limits (key_hash, used, resets_at) VALUES (${keyHash}, ${count}, ${now + periodMs})
      ON CONFLICT (key_hash) DO UPDATE SET used = iif(resets_at <= ${now}, ${count}, used + ${count}),
        resets_at = iif(resets_at <= ${now}, ${now + periodMs}, resets_at)
      WHERE resets_at <= ${now} OR used <= ${uses - count}`,
  );

/** True, within the same batch, while the limit has a use left. */
export function hasUseLeft({ keyHash, uses }: Limit, now: number): SQL {
  const isUsedUp = sql`key_hash = ${keyHash} AND resets_at > ${now} AND used >= ${uses}`;
  return sql`NOT EXISTS (SELECT 1 FROM used_limits WHERE ${isUsedUp})`;
}

export const giveBackUse = (db: Db, { keyHash }: Limit) =>
  toStatement(db, sql`UPDATE used_limits SET used = used - 1 WHERE key_hash = ${keyHash} AND used > 0`);

export const resetLimit = (db: Db, { keyHash }: Limit, condition: SQL) =>
  toStatement(db, sql`DELETE FROM used_limits WHERE key_hash = ${keyHash} AND ${condition}`);
