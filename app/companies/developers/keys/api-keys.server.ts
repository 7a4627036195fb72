import { toHeldCompany } from "#app/jobs/changes/job-guards.server.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import { dayMs, minuteMs } from "#app/kit/platform/durations.ts";
import { deriveKey, randomId, sha256 } from "#app/kit/platform/random.ts";
import type { Scope } from "../scopes.ts";

export const mostKeys = 20;
const mark = "clw_";
const shownLetters = mark.length + 8;

export interface Owner {
  employerId: number;
  userId: number;
}

/** SQL: this person still owns the company. */
export const toOwnerSql = ({ employerId, userId }: Owner): string =>
  `EXISTS (SELECT 1 FROM memberships w WHERE w.employer_id = ${Number(employerId)} AND w.user_id = ${Number(userId)}
    AND w.role = 'owner')`;

const toHash = (key: string): Promise<string> => sha256(`api key ${key}`);

interface NewKey {
  name: string;
  scopes: readonly Scope[];
  /** Of the form, so that a second press makes the same key and no second one. */
  idempotencyKey: string;
  secret: string;
  now: number;
}

/** The key, which we do not keep. Null while the company has as many as it may have. */
export async function createKey(
  db: Db,
  owner: Owner,
  { name, scopes, idempotencyKey, secret, now }: NewKey,
): Promise<string | null> {
  const key = await deriveKey(mark, `${secret} api key ${idempotencyKey}`);
  const publicId = randomId();
  const isStored = `EXISTS (SELECT 1 FROM api_keys k WHERE k.public_id = '${publicId}')`;
  try {
    const [made] = await db.$client.batch([
      db.$client
        .prepare(
          `INSERT INTO api_keys (public_id, employer_id, created_by, name, prefix, key_hash, scopes, created_at)
            SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE ${toOwnerSql(owner)}
              AND (SELECT count(*) FROM api_keys WHERE employer_id = ?2) < ${mostKeys}`,
        )
        .bind(
          ...[publicId, owner.employerId, owner.userId, name, key.slice(0, shownLetters)],
          ...[await toHash(key), JSON.stringify(scopes), now],
        ),
      toAuditInsert(
        db,
        toAudit(owner, { done: "made", prefix: key.slice(0, shownLetters), scopes }, now),
        isStored,
      ),
    ]);
    return made!.meta.changes > 0 ? key : null;
  } catch (error) {
    if (isUniqueViolation(error, "key_hash")) return key;
    throw error;
  }
}

const toAudit = ({ employerId, userId }: Owner, detail: Record<string, unknown>, at: number) => ({
  actorId: userId,
  action: "company.api_key",
  subject: `company:${employerId}`,
  detail,
  at,
});

/** Ends what it opens at once. False for a key that is not the company's, or is no more. */
export async function revokeKey(db: Db, owner: Owner, publicId: string, now: number): Promise<boolean> {
  const isThere = `EXISTS (SELECT 1 FROM api_keys k WHERE k.public_id = '${publicId.replace(/[^\w-]/g, "")}'
    AND k.employer_id = ${Number(owner.employerId)} AND ${toOwnerSql(owner)})`;
  const [, removed] = await db.$client.batch([
    toAuditInsert(db, toAudit(owner, { done: "revoked" }, now), isThere),
    db.$client
      .prepare(`DELETE FROM api_keys WHERE public_id = ?1 AND ${isThere} RETURNING id`)
      .bind(publicId),
  ]);
  return removed!.results.length > 0;
}

interface ListedKey {
  publicId: string;
  name: string;
  prefix: string;
  scopes: Scope[];
  createdAt: number;
  lastUsedOn: string | null;
  maker: string;
  /** False once its maker owns the company no more. */
  isWorking: boolean;
}

export async function listKeys({ $client }: Db, employerId: number): Promise<ListedKey[]> {
  const { results } = await $client
    .prepare(
      `SELECT k.public_id AS publicId, k.name, k.prefix, k.scopes, k.created_at AS createdAt, k.last_used_on AS lastUsedOn,
          trim(u.first_name || ' ' || u.last_name) AS maker, EXISTS (SELECT 1 FROM memberships m
            WHERE m.employer_id = k.employer_id AND m.user_id = k.created_by AND m.role = 'owner') AS isWorking
        FROM api_keys k JOIN users u ON u.id = k.created_by WHERE k.employer_id = ? ORDER BY k.id LIMIT ${mostKeys}`,
    )
    .bind(employerId)
    .all<Omit<ListedKey, "scopes" | "isWorking"> & { scopes: string; isWorking: number }>();
  return results.map(({ scopes, isWorking, ...key }) => ({
    ...key,
    scopes: JSON.parse(scopes),
    isWorking: isWorking === 1,
  }));
}

/** What a key opens, and the owner as whom it acts. */
export interface Caller {
  keyId: number;
  scopes: readonly Scope[];
  company: { employerId: number; slug: string; name: string };
  user: { id: number; email: string };
  /** We suspended the company, or its owners. */
  isHeld: boolean;
}

interface CallerRow {
  keyId: number;
  scopes: string;
  lastUsedOn: string | null;
  employerId: number;
  slug: string;
  name: string;
  userId: number;
  email: string;
  isHeld: number;
}

/**
 * Null for a key that we did not make or that was revoked, and once its maker owns the company no more, is suspended, closed the
 * account or lacks the two-step log-in that the company requires.
 */
export async function findCaller({ $client }: Db, key: string, now: number): Promise<Caller | null> {
  if (!key.startsWith(mark)) return null;
  const row = await $client
    .prepare(
      `SELECT k.id AS keyId, k.scopes, k.last_used_on AS lastUsedOn, e.id AS employerId, e.slug, e.name,
          u.id AS userId, u.email, ${toHeldCompany("e.id")} AS isHeld
        FROM api_keys k JOIN employers e ON e.id = k.employer_id JOIN users u ON u.id = k.created_by
        JOIN memberships m ON m.employer_id = e.id AND m.user_id = u.id
        WHERE k.key_hash = ? AND m.role = 'owner' AND u.suspended_at IS NULL AND u.closed_at IS NULL
          AND u.email_verified_at IS NOT NULL AND (e.requires_second_factor = 0 OR EXISTS (SELECT 1 FROM second_factors f
            WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL))`,
    )
    .bind(await toHash(key))
    .first<CallerRow>();
  if (!row) return null;
  const today = new Date(now).toISOString().slice(0, 10);
  if (row.lastUsedOn !== today)
    await $client.prepare("UPDATE api_keys SET last_used_on = ? WHERE id = ?").bind(today, row.keyId).run();
  return {
    keyId: row.keyId,
    scopes: JSON.parse(row.scopes),
    company: { employerId: row.employerId, slug: row.slug, name: row.name },
    user: { id: row.userId, email: row.email },
    isHeld: row.isHeld === 1,
  };
}

const keptMs = dayMs;
/** It was killed: a call takes seconds. */
const abandonedMs = minuteMs;

interface Call {
  keyId: number;
  callKey: string;
  requestHash: string;
  now: number;
}

type Begun =
  | { kind: "begun" }
  /** The same request was answered before. */
  | { kind: "answered"; status: number; answer: string }
  /** The same key with another request. */
  | { kind: "other" }
  | { kind: "running" };

/** Two at once: the second hears that the first is under way. */
export async function beginCall({ $client }: Db, call: Call): Promise<Begun> {
  const { keyId, callKey, requestHash, now } = call;
  const [begun, found] = await $client.batch<{ status: number | null; answer: string | null; hash: string }>([
    $client
      .prepare(
        `INSERT INTO api_calls (key_id, call_key, request_hash, began_at) VALUES (?1, ?2, ?3, ?4)
          ON CONFLICT (key_id, call_key) DO UPDATE SET request_hash = excluded.request_hash, began_at = excluded.began_at,
            status = NULL, answer = NULL
          WHERE began_at <= ?4 - ${keptMs} OR (status IS NULL AND request_hash = excluded.request_hash
            AND began_at <= ?4 - ${abandonedMs}) RETURNING key_id`,
      )
      .bind(keyId, callKey, requestHash, now),
    $client
      .prepare(
        "SELECT status, answer, request_hash AS hash FROM api_calls WHERE key_id = ?1 AND call_key = ?2",
      )
      .bind(keyId, callKey),
  ]);
  if (begun!.results.length > 0) return { kind: "begun" };
  const known = found!.results[0];
  if (!known || known.hash !== requestHash) return { kind: "other" };
  return known.status === null
    ? { kind: "running" }
    : { kind: "answered", status: known.status, answer: known.answer ?? "" };
}

export const endCall = ({ $client }: Db, { keyId, callKey }: Call, status: number, answer: string) =>
  $client
    .prepare("UPDATE api_calls SET status = ?3, answer = ?4 WHERE key_id = ?1 AND call_key = ?2")
    .bind(keyId, callKey, status, answer)
    .run();

/** For one that failed by our fault: it may be sent again. */
export const dropCall = ({ $client }: Db, { keyId, callKey }: Call) =>
  $client
    .prepare("DELETE FROM api_calls WHERE key_id = ?1 AND call_key = ?2 AND status IS NULL")
    .bind(keyId, callKey)
    .run();

export const removeOldCalls = ({ $client }: Db, now: number) =>
  $client
    .prepare("DELETE FROM api_calls WHERE began_at <= ?")
    .bind(now - keptMs)
    .run();
