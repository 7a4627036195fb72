import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";

const { DB, SITE_MIGRATIONS } = env as unknown as { DB: D1Database; SITE_MIGRATIONS: D1Migration[] };
await applyD1Migrations(DB, SITE_MIGRATIONS);
