import { dayMs, hourMs, minuteMs } from "#app/kit/platform/durations.ts";

const events = JSON.stringify([
  "application.created",
  "application.moved",
  "posting.opened",
  "posting.closed",
]);
const failed = "The endpoint answered 503.";

const messages = [
  ["posting.opened", 5 * dayMs, "delivered", 1, 204, null],
  ["application.created", 4 * dayMs, "delivered", 2, 200, null],
  ["application.moved", 4 * dayMs - 2 * hourMs, "dead", 9, 503, failed],
  ["application.created", 20 * hourMs, "waiting", 6, 503, failed],
  ["posting.closed", 40 * minuteMs, "waiting", 0, null, null],
] as const;

/** A key that nobody has, and a webhook that is paused, so that nothing is sent anywhere. */
export async function loadDemoDevelopers(db: D1Database, employerSlug: string, now: number): Promise<void> {
  const message = db.prepare(
    `INSERT OR IGNORE INTO webhook_deliveries (public_id, webhook_id, type, data, created_at, state, tries, tried_at, status, problem)
      SELECT ?1, id, ?2, '{}', ?3, ?4, ?5, ?6, ?7, ?8 FROM webhooks WHERE public_id = 'demo-webhook'`,
  );
  await db.batch([
    db
      .prepare(
        `INSERT OR IGNORE INTO api_keys (public_id, employer_id, created_by, name, prefix, key_hash, scopes, created_at, last_used_on)
          SELECT 'demo-key', e.id, m.user_id, 'Applicant tracking system', 'clw_demo4k7q', 'demo-key', ?2, ?3, ?4
          FROM employers e JOIN memberships m ON m.employer_id = e.id AND m.role = 'owner' WHERE e.slug = ?1 LIMIT 1`,
      )
      .bind(
        employerSlug,
        JSON.stringify(["postings:read", "postings:write", "applications:read"]),
        now - 21 * dayMs,
        new Date(now - dayMs).toISOString().slice(0, 10),
      ),
    db
      .prepare(
        `INSERT OR IGNORE INTO webhooks (public_id, employer_id, address, events, secret, status, failing_since, created_at)
          SELECT 'demo-webhook', id, 'https://ats.northquill.example/hooks/jobs', ?2, 'none', 'paused', ?3, ?4
          FROM employers WHERE slug = ?1`,
      )
      .bind(employerSlug, events, now - 4 * dayMs, now - 20 * dayMs),
    ...messages.map(([type, ago, state, tries, status, problem], at) =>
      message.bind(
        `msg_demo${at + 1}`,
        type,
        now - ago,
        state,
        tries,
        tries > 0 ? now - ago + minuteMs : null,
        status,
        problem,
      ),
    ),
  ]);
}
