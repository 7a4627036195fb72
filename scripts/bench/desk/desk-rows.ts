import { newSession } from "../../../app/accounts/session/sessions.server.ts";
import { toDb } from "../../../app/kit/platform/db.ts";
import { benchSecret } from "../site.ts";

export const rows = 1_000_000;
const rowsPerWrite = 100_000;
const adminId = 900_001;

/** SQL of each column for row `n.at`. One row in a hundred is still waiting. ?1 is now. */
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hire_requests: {
    public_id: "'hire-' || n.at",
    name: "'Dana Whitfield'",
    email: "'dana' || n.at || '@example.com'",
    company: "'Clinic ' || n.at",
    details: "'Two nurses for nights from January.'",
    status: "iif(n.at % 100 = 0, 'new', 'contacted')",
    idempotency_key: "'hire-' || n.at",
    created_at: "?1 - n.at * 1000",
    updated_at: "?1",
  },
  contacts: {
    public_id: "'contact-' || n.at",
    kind: "'contact'",
    first_name: "'Dana'",
    last_name: "'Whitfield'",
    email: "'dana' || n.at || '@example.com'",
    message: "'A question about my application.'",
    status: "iif(n.at % 100 = 0, 'new', 'closed')",
    idempotency_key: "'contact-' || n.at",
    created_at: "?1 - n.at * 1000",
    updated_at: "?1",
  },
  users: {
    email: "'person' || n.at || '@example.com'",
    password_hash: "'-'",
    role: "iif(n.at % 50 = 0, 'employer', 'job_seeker')",
    email_verified_at: "1",
    created_at: "?1 - n.at * 1000",
    updated_at: "?1",
  },
  audit_log: {
    actor_id: `${adminId}`,
    action: "iif(n.at % 100 = 0, 'feed.status', 'contact.status')",
    subject: "'contact:' || n.at",
    detail: "'{}'",
    at: "?1 - (1000000 - n.at) * 1000",
  },
  outbox: {
    recipient: "'dana' || n.at || '@example.com'",
    subject: "'We received your message'",
    body: "'Thank you.'",
    attempts: "iif(n.at % 100 = 0, 8, 1)",
    sent_at: "iif(n.at % 100 = 0, NULL, ?1 - n.at * 1000)",
    created_at: "?1 - n.at * 1000",
  },
};

/** Returns the headers of an admin who is signed in. */
export async function loadDeskRows(d1: D1Database, origin: URL): Promise<Record<string, string>> {
  const now = Date.now();
  for (const [table, columns] of Object.entries(tables))
    for (let from = 0; from < rows; from += rowsPerWrite)
      await d1
        .prepare(
          `WITH RECURSIVE n (at) AS (SELECT ?2 + 1 UNION ALL SELECT at + 1 FROM n WHERE at < ?2 + ${rowsPerWrite})
            INSERT INTO ${table} (${Object.keys(columns).join(", ")}) SELECT ${Object.values(columns).join(", ")} FROM n
            WHERE ?1`,
        )
        .bind(now, from)
        .run();
  await d1
    .prepare(
      `INSERT OR REPLACE INTO users (id, email, password_hash, role, desk_role, email_verified_at, created_at, updated_at)
        VALUES (?, 'admin@example.com', '-', 'admin', 'owner', 1, 0, 0)`,
    )
    .bind(adminId)
    .run();
  const context = { db: toDb(d1), env: { SESSION_SECRET: benchSecret }, now };
  const session = await newSession(context, new Request(origin), adminId);
  await session.insert.run();
  return { cookie: session.cookie.split(";")[0]! };
}
