import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { findHostProblem } from "#app/companies/feeds/address/feed-address.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs, hourMs, minuteMs } from "#app/kit/platform/durations.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { logError } from "#app/kit/platform/log.ts";
import { toOutboxInserts } from "#app/kit/platform/mail.ts";
import { sendWork } from "#app/kit/platform/queue/work-queue.ts";
import { site } from "#app/site.ts";
import { toMessageBody } from "./message-body.ts";
import { signMessage } from "./signature.ts";
import { checkWebhookAddress } from "./webhook-address.ts";
import type { WebhookShape } from "./webhook-events.ts";
import { toWebhookPausedMail } from "./webhook-mail.ts";
import { openSecret } from "./webhooks.server.ts";

const perSend = 100;
const mostSends = 20;
/** One that is unsent by then goes into the queue again, because its message, or who took it, may be lost. */
const lostAfterMs = 10 * minuteMs;
/** Longer than a try takes. */
const leaseMs = 2 * minuteMs;
const patienceMs = 10_000;
/** After each try that failed: over three days, and then it is dead. */
export const retryWaitsMs = [
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  21 * hourMs,
];
const failingMs = 3 * dayMs;
const keptMs = 30 * dayMs;
const gone = 410;

/** Those that are due, and those whose message was lost. Returns how many. */
export async function queueWebhooks(db: Db, env: Pick<Env, "WORK_QUEUE">, now: number): Promise<number> {
  let queued = 0;
  for (let sends = 0; sends < mostSends; sends++) {
    const { results } = await db.$client
      .prepare(
        `UPDATE webhook_deliveries SET next_at = ?1 WHERE id IN (
          SELECT id FROM webhook_deliveries WHERE next_at <= ?2 ORDER BY next_at LIMIT ${perSend}) RETURNING id`,
      )
      .bind(now + lostAfterMs, now)
      .all<{ id: number }>();
    await sendWork(
      env,
      results.map(({ id }) => ({ kind: "webhook", id })),
    );
    queued += results.length;
    if (results.length < perSend) break;
  }
  return queued;
}

/** After what someone did. Asks first, because most write nothing for a webhook. */
export async function queueWebhooksSoon(db: Db, env: Pick<Env, "WORK_QUEUE">, now: number): Promise<void> {
  try {
    const due = "SELECT 1 FROM webhook_deliveries WHERE next_at <= ? LIMIT 1";
    if (await db.$client.prepare(due).bind(now).first()) await queueWebhooks(db, env, now);
  } catch (error) {
    logError("webhooks", error);
  }
}

interface Leased {
  id: number;
  publicId: string;
  type: string;
  data: string;
  createdAt: number;
  tries: number;
  webhookId: number;
  webhook: string;
  employerId: number;
  company: string;
  address: string;
  shape: WebhookShape;
  secret: string;
  oldSecret: string | null;
  oldUntil: number | null;
  failingSince: number | null;
}

/**
 * Tries once. May be called twice or be killed anywhere: the try is counted before the request, so that it is repeated with the
 * same id, by which its receiver knows it.
 */
export async function deliverWebhook(
  db: Db,
  env: Env,
  deliveryId: number,
  now: number,
  { isByHand = false } = {},
): Promise<void> {
  const leased = await lease(db, deliveryId, now, isByHand);
  if (!leased) return;
  const outcome = await post(leased, env, now);
  const isDone = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  if (isDone) await noteArrival(db, leased, outcome.status!);
  else await noteFailure(db, env, leased, outcome, now);
}

async function lease({ $client }: Db, id: number, now: number, isByHand: boolean): Promise<Leased | null> {
  const isActive = isByHand
    ? "true"
    : "EXISTS (SELECT 1 FROM webhooks w WHERE w.id = webhook_id AND w.status = 'active')";
  const [taken, found] = await $client.batch<Leased>([
    $client
      .prepare(
        `UPDATE webhook_deliveries SET tries = tries + 1, tried_at = ?2, leased_until = ?2 + ${leaseMs},
            next_at = iif(next_at IS NULL, NULL, ?2 + ${lostAfterMs})
          WHERE id = ?1 AND state = 'waiting' AND (leased_until IS NULL OR leased_until <= ?2) AND ${isActive} RETURNING id`,
      )
      .bind(id, now),
    $client
      .prepare(
        `SELECT d.id, d.public_id AS publicId, d.type, d.data, d.created_at AS createdAt, d.tries, w.id AS webhookId,
            w.public_id AS webhook, w.employer_id AS employerId, e.slug AS company, w.address, w.shape, w.secret,
            w.old_secret AS oldSecret, w.old_until AS oldUntil, w.failing_since AS failingSince
          FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id JOIN employers e ON e.id = w.employer_id
          WHERE d.id = ?1`,
      )
      .bind(id),
  ]);
  return taken!.results.length > 0 ? (found!.results[0] ?? null) : null;
}

interface Outcome {
  /** Null where nothing was asked or nobody answered. */
  status: number | null;
  problem: string | null;
}

const fail = (problem: string, status: number | null = null): Outcome => ({ status, problem });

async function post(leased: Leased, env: Env, now: number): Promise<Outcome> {
  const { publicId, webhook, shape, company, secret, oldSecret, oldUntil } = leased;
  const rules = { ownHost: new URL(env.SITE_URL).hostname, allowedOrigin: env.FEED_ORIGIN_ALLOWED };
  const checked = checkWebhookAddress(leased.address, {
    ownHost: rules.ownHost,
    ...(rules.allowedOrigin && { allowedOrigin: rules.allowedOrigin }),
  });
  if (!checked.ok) return fail(checked.reason);
  const { url } = checked;
  const inside = url.origin === rules.allowedOrigin ? null : await findHostProblem(url.hostname);
  if (inside) return fail(inside);
  const sealed = [secret, ...(oldSecret && oldUntil && oldUntil > now ? [oldSecret] : [])];
  const secrets = await Promise.all(sealed.map((each) => openSecret(each, webhook, env.SESSION_SECRET)));
  const known = secrets.filter((each) => each !== null);
  if (known.length === 0) return fail("Its secret cannot be read any more. Make a new one.");
  const payload = toMessageBody(leased, shape, company, env.SITE_URL);
  const seconds = Math.floor(now / 1000);
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": `${site.name} webhooks (+${env.SITE_URL})`,
        "webhook-id": publicId,
        "webhook-timestamp": String(seconds),
        "webhook-signature": await signMessage(known, publicId, seconds, payload),
      },
      body: payload,
      // Each address must be checked before it gets a request, and a receiver has one.
      redirect: "manual",
      signal,
    });
    await response.body?.cancel();
    return toOutcome(response.status);
  } catch {
    const waited = `The endpoint took longer than ${patienceMs / 1000} seconds.`;
    return fail(signal.aborted ? waited : "The endpoint could not be reached.");
  }
}

function toOutcome(status: number): Outcome {
  if (status >= 200 && status < 300) return { status, problem: null };
  if (status >= 300 && status < 400) return fail("The endpoint redirects, which we do not follow.", status);
  return fail(`The endpoint answered ${status}.`, status);
}

const noteArrival = ({ $client }: Db, { id, tries, webhookId }: Leased, status: number) =>
  $client.batch([
    $client
      .prepare(
        `UPDATE webhook_deliveries SET state = 'delivered', next_at = NULL, leased_until = NULL, status = ?2, problem = NULL
          WHERE id = ?1 AND tries = ?3`,
      )
      .bind(id, status, tries),
    $client
      .prepare("UPDATE webhooks SET failing_since = NULL WHERE id = ? AND failing_since IS NOT NULL")
      .bind(webhookId),
  ]);

async function noteFailure(
  db: Db,
  env: Env,
  leased: Leased,
  { status, problem }: Outcome,
  now: number,
): Promise<void> {
  const { id, tries, webhookId, webhook, address, company, employerId, failingSince } = leased;
  const d1 = db.$client;
  const wait = retryWaitsMs[tries - 1];
  const isPausing = status === gone || (failingSince !== null && failingSince <= now - failingMs);
  const why =
    status === gone
      ? "The endpoint answered 410: it wants no more."
      : `Nothing has arrived for three days. ${problem}`;
  const owners = isPausing ? await listMemberEmails(db, employerId, ["owner"]) : [];
  const mail = toWebhookPausedMail({ publicId: webhook, address, company }, why, env.SITE_URL);
  const isActive = `EXISTS (SELECT 1 FROM webhooks w WHERE w.id = ${Number(webhookId)} AND w.status = 'active')`;
  await d1.batch([
    d1
      .prepare(
        `UPDATE webhook_deliveries SET state = ?2, leased_until = NULL, status = ?3, problem = ?4,
            next_at = iif(?2 = 'dead' OR next_at IS NULL, NULL, ?5) WHERE id = ?1 AND tries = ?6`,
      )
      .bind(id, wait === undefined ? "dead" : "waiting", status, problem, now + (wait ?? 0), tries),
    d1
      .prepare("UPDATE webhooks SET failing_since = ifnull(failing_since, ?2) WHERE id = ?1")
      .bind(webhookId, now),
    ...(isPausing
      ? [
          toOutboxInserts(
            db,
            owners.map((to) => ({ to, ...mail })),
            now,
            isActive,
          ),
          d1
            .prepare(
              `UPDATE webhook_deliveries SET next_at = NULL WHERE webhook_id = ?1 AND state = 'waiting' AND ${isActive}`,
            )
            .bind(webhookId),
          d1.prepare(`UPDATE webhooks SET status = 'paused' WHERE id = ?1 AND ${isActive}`).bind(webhookId),
        ]
      : []),
  ]);
}

export async function removeOldDeliveries({ $client }: Db, now: number): Promise<void> {
  await $client
    .prepare("DELETE FROM webhook_deliveries WHERE created_at <= ?")
    .bind(now - keptMs)
    .run();
}
