import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { forgetAll } from "./site.ts";

const { DB, SITE_MIGRATIONS } = env as unknown as { DB: D1Database; SITE_MIGRATIONS: D1Migration[] };

// Most files share a Worker, because starting one takes seconds; each begins with empty bindings.
await reset();
await applyD1Migrations(DB, SITE_MIGRATIONS);
// The outbox forgets a mail's text once it is sent, and tests read the links in it.
await DB.batch([
  DB.prepare("CREATE TABLE queued_mail (id INTEGER PRIMARY KEY, recipient TEXT, subject TEXT, body TEXT)"),
  DB.prepare(
    `CREATE TRIGGER mail_queued AFTER INSERT ON outbox BEGIN
      INSERT INTO queued_mail (recipient, subject, body) VALUES (new.recipient, new.subject, new.body); END`,
  ),
]);
forgetAll();
