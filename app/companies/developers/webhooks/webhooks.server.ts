import { openBytes, sealBytes } from "#app/accounts/second-factor/sealed-key.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { type Owner, toOwnerSql } from "../keys/api-keys.server.ts";
import { secretBytes, toSecretText } from "./signature.ts";
import { testEvent, type WebhookShape } from "./webhook-events.ts";

export const mostWebhooks = 5;
/** Both secrets sign for so long after a change. */
const keptOldSecretMs = dayMs;

const toSealedFor = (publicId: string) => ({ purpose: "webhook", owner: publicId });

export const openSecret = (sealed: string, publicId: string, secret: string) =>
  openBytes(sealed, toSealedFor(publicId), secret);

interface NewWebhook {
  address: string;
  events: readonly string[];
  shape: WebhookShape;
  /** Of the form, so that a second press makes the same webhook and no second one. */
  idempotencyKey: string;
}

type Made = { publicId: string; secret: string };
type Context = Pick<SiteContext, "db" | "env" | "now">;

/** Null while the company has as many as it may have. */
export async function createWebhook(
  { db, env, now }: Context,
  owner: Owner,
  { address, events, shape, idempotencyKey }: NewWebhook,
): Promise<Made | null> {
  const publicId = (await sha256(`webhook ${idempotencyKey}`)).slice(0, 22);
  const material = new TextEncoder().encode(`${env.SESSION_SECRET} webhook ${idempotencyKey}`);
  const secret = new Uint8Array(await crypto.subtle.digest("SHA-256", material)).slice(0, secretBytes);
  const made = { publicId, secret: toSecretText(secret) };
  const sealed = await sealBytes(secret, toSealedFor(publicId), env.SESSION_SECRET);
  try {
    const [stored] = await db.$client.batch([
      db.$client
        .prepare(
          `INSERT INTO webhooks (public_id, employer_id, address, events, shape, secret, created_at)
            SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE ${toOwnerSql(owner)}
              AND (SELECT count(*) FROM webhooks WHERE employer_id = ?2) < ${mostWebhooks}`,
        )
        .bind(publicId, owner.employerId, address, JSON.stringify(events), shape, sealed, now),
      toAudit(db, owner, publicId, { done: "made", events }, now),
    ]);
    return stored!.meta.changes > 0 ? made : null;
  } catch (error) {
    if (isUniqueViolation(error, "webhooks.public_id")) return made;
    throw error;
  }
}

/** SQL: the webhook is there, and this person owns its company. */
const toOwnSql = (owner: Owner, publicId: string): string =>
  `EXISTS (SELECT 1 FROM webhooks o WHERE o.public_id = '${publicId.replace(/[^\w-]/g, "")}'
    AND o.employer_id = ${Number(owner.employerId)} AND ${toOwnerSql(owner)})`;

const toAudit = (db: Db, owner: Owner, publicId: string, detail: Record<string, unknown>, at: number) =>
  toAuditInsert(
    db,
    { actorId: owner.userId, action: "company.webhook", subject: `company:${owner.employerId}`, detail, at },
    toOwnSql(owner, publicId),
  );

interface WebhookRow {
  id: number;
  publicId: string;
  address: string;
  events: string[];
  shape: WebhookShape;
  status: "active" | "paused";
  failingSince: number | null;
  oldUntil: number | null;
  createdAt: number;
}

const columns = `id, public_id AS publicId, address, events, shape, status, failing_since AS failingSince,
  old_until AS oldUntil, created_at AS createdAt`;

const toWebhook = (row: Omit<WebhookRow, "events"> & { events: string }): WebhookRow => ({
  ...row,
  events: JSON.parse(row.events),
});

export async function listWebhooks({ $client }: Db, employerId: number): Promise<WebhookRow[]> {
  const { results } = await $client
    .prepare(`SELECT ${columns} FROM webhooks WHERE employer_id = ? ORDER BY id LIMIT ${mostWebhooks}`)
    .bind(employerId)
    .all<Omit<WebhookRow, "events"> & { events: string }>();
  return results.map(toWebhook);
}

export async function findWebhook({ $client }: Db, employerId: number, publicId: string) {
  const row = await $client
    .prepare(`SELECT ${columns} FROM webhooks WHERE public_id = ?1 AND employer_id = ?2`)
    .bind(publicId, employerId)
    .first<Omit<WebhookRow, "events"> & { events: string }>();
  return row && toWebhook(row);
}

/** The new secret, shown once. The one before signs beside it for a day. */
export async function rotateSecret(
  { db, env, now }: Context,
  owner: Owner,
  publicId: string,
): Promise<string | null> {
  const secret = crypto.getRandomValues(new Uint8Array(secretBytes));
  const sealed = await sealBytes(secret, toSealedFor(publicId), env.SESSION_SECRET);
  const [, changed] = await db.$client.batch([
    toAudit(db, owner, publicId, { done: "new secret" }, now),
    db.$client
      .prepare(
        `UPDATE webhooks SET old_secret = secret, old_until = ?2, secret = ?3 WHERE public_id = ?1 AND ${toOwnSql(owner, publicId)}
          RETURNING id`,
      )
      .bind(publicId, now + keptOldSecretMs, sealed),
  ]);
  return changed!.results.length > 0 ? toSecretText(secret) : null;
}

/** While it is paused, nothing is noted for it and nothing goes out. */
export async function pauseWebhook({ db, now }: Context, owner: Owner, publicId: string): Promise<void> {
  const isOwn = `public_id = ?1 AND status = 'active' AND ${toOwnSql(owner, publicId)}`;
  await db.$client.batch([
    toAudit(db, owner, publicId, { done: "paused" }, now),
    db.$client
      .prepare(
        `UPDATE webhook_deliveries SET next_at = NULL WHERE state = 'waiting'
          AND webhook_id = (SELECT id FROM webhooks WHERE ${isOwn})`,
      )
      .bind(publicId),
    db.$client.prepare(`UPDATE webhooks SET status = 'paused' WHERE ${isOwn}`).bind(publicId),
  ]);
}

/** What waited goes out now. */
export async function resumeWebhook({ db, now }: Context, owner: Owner, publicId: string): Promise<void> {
  const isOwn = `public_id = ?1 AND status = 'paused' AND ${toOwnSql(owner, publicId)}`;
  await db.$client.batch([
    toAudit(db, owner, publicId, { done: "started" }, now),
    db.$client
      .prepare(
        `UPDATE webhook_deliveries SET next_at = ?2, tries = 0 WHERE state = 'waiting'
          AND webhook_id = (SELECT id FROM webhooks WHERE ${isOwn})`,
      )
      .bind(publicId, now),
    db.$client
      .prepare(`UPDATE webhooks SET status = 'active', failing_since = NULL WHERE ${isOwn}`)
      .bind(publicId),
  ]);
}

export async function removeWebhook({ db, now }: Context, owner: Owner, publicId: string): Promise<boolean> {
  const [, removed] = await db.$client.batch([
    toAudit(db, owner, publicId, { done: "removed" }, now),
    db.$client
      .prepare(`DELETE FROM webhooks WHERE public_id = ?1 AND ${toOwnSql(owner, publicId)} RETURNING id`)
      .bind(publicId),
  ]);
  return removed!.results.length > 0;
}

const mostListed = 50;

interface ListedDelivery {
  publicId: string;
  type: string;
  createdAt: number;
  state: "waiting" | "delivered" | "dead";
  tries: number;
  nextAt: number | null;
  triedAt: number | null;
  status: number | null;
  problem: string | null;
}

export async function listDeliveries({ $client }: Db, webhookId: number): Promise<ListedDelivery[]> {
  const { results } = await $client
    .prepare(
      `SELECT public_id AS publicId, type, created_at AS createdAt, state, tries, next_at AS nextAt, tried_at AS triedAt,
          status, problem FROM webhook_deliveries WHERE webhook_id = ? ORDER BY id DESC LIMIT ${mostListed}`,
    )
    .bind(webhookId)
    .all<ListedDelivery>();
  return results;
}

/** The id of the delivery, due at once. */
export async function addTest({ db, now }: Context, owner: Owner, publicId: string): Promise<number | null> {
  return db.$client
    .prepare(
      `INSERT INTO webhook_deliveries (public_id, webhook_id, type, data, created_at, next_at)
        SELECT ?2, id, '${testEvent}', '{}', ?3, iif(status = 'active', ?3, NULL) FROM webhooks WHERE public_id = ?1 AND ${toOwnSql(owner, publicId)} RETURNING id`,
    )
    .bind(publicId, `msg_${randomId()}`, now)
    .first<number>("id");
}

/** A message that arrived, or was given up, with the same id. Null for one that is not this webhook's. */
export async function sendAgain(
  { db, now }: Context,
  owner: Owner,
  publicId: string,
  message: string,
): Promise<number | null> {
  return db.$client
    .prepare(
      `UPDATE webhook_deliveries SET state = 'waiting', tries = 0, leased_until = NULL,
          next_at = iif((SELECT status FROM webhooks WHERE public_id = ?1) = 'active', ?3, NULL)
        WHERE public_id = ?2 AND webhook_id = (SELECT id FROM webhooks WHERE public_id = ?1) AND ${toOwnSql(owner, publicId)}
        RETURNING id`,
    )
    .bind(publicId, message, now)
    .first<number>("id");
}
