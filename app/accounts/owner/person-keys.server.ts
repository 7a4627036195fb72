import { sql } from "drizzle-orm";
import { toIsOpenSession } from "#app/accounts/session/sessions.server.ts";
import type { Viewer } from "#app/kit/platform/context.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import { deriveKey, randomId, sha256 } from "#app/kit/platform/random.ts";

export const mostPersonKeys = 5;
const mark = "clp_";
const shownLetters = mark.length + 8;

const toHash = (key: string): Promise<string> => sha256(`person key ${key}`);

interface NewKey {
  name: string;
  /** Of the form, so that a second press makes the same key and no second one. */
  idempotencyKey: string;
  secret: string;
  now: number;
}

/** The key, which we do not keep. Null while the person has five, or has logged out meanwhile. */
export async function createPersonKey(
  db: Db,
  { id, sessionId }: Pick<Viewer, "id" | "sessionId">,
  { name, idempotencyKey, secret, now }: NewKey,
): Promise<string | null> {
  const key = await deriveKey(mark, `${secret} person key ${id} ${idempotencyKey}`);
  try {
    const { meta } =
      await db.run(sql`INSERT INTO person_keys (public_id, user_id, name, prefix, key_hash, created_at)
      SELECT ${randomId()}, ${id}, ${name}, ${key.slice(0, shownLetters)}, ${await toHash(key)}, ${now}
      WHERE ${toIsOpenSession(sessionId, id)}
        AND (SELECT count(*) FROM person_keys WHERE user_id = ${id}) < ${mostPersonKeys}`);
    return meta.changes > 0 ? key : null;
  } catch (error) {
    if (isUniqueViolation(error, "key_hash")) return key;
    throw error;
  }
}

/** The key opens nothing from then on. False when it is not theirs, or was revoked before. */
export async function revokePersonKey(db: Db, userId: number, publicId: string): Promise<boolean> {
  const { meta } = await db.run(
    sql`DELETE FROM person_keys WHERE public_id = ${publicId} AND user_id = ${userId}`,
  );
  return meta.changes > 0;
}

interface ListedKey {
  publicId: string;
  name: string;
  prefix: string;
  createdAt: number;
  lastUsedOn: string | null;
}

export const listPersonKeys = (db: Db, userId: number): Promise<ListedKey[]> =>
  db.all<ListedKey>(sql`SELECT public_id AS publicId, name, prefix, created_at AS createdAt, last_used_on AS lastUsedOn
    FROM person_keys WHERE user_id = ${userId} ORDER BY id LIMIT ${mostPersonKeys}`);

export interface KeyOwner {
  keyId: number;
  userId: number;
}

/** Null for a key that we did not make or that was revoked, and while the account is suspended, closed or not confirmed. */
export async function findKeyOwner(db: Db, key: string, now: number): Promise<KeyOwner | null> {
  if (!key.startsWith(mark)) return null;
  const [row] = await db.all<KeyOwner & { lastUsedOn: string | null }>(
    sql`SELECT k.id AS keyId, k.user_id AS userId, k.last_used_on AS lastUsedOn FROM person_keys k
      JOIN users u ON u.id = k.user_id WHERE k.key_hash = ${await toHash(key)} AND u.suspended_at IS NULL
        AND u.closed_at IS NULL AND u.email_verified_at IS NOT NULL`,
  );
  if (!row) return null;
  const today = new Date(now).toISOString().slice(0, 10);
  if (row.lastUsedOn !== today)
    await db.run(sql`UPDATE person_keys SET last_used_on = ${today} WHERE id = ${row.keyId}`);
  return { keyId: row.keyId, userId: row.userId };
}
