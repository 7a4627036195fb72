import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { forgetAll } from "./site.ts";

const { DB, SITE_MIGRATIONS } = env as unknown as { DB: D1Database; SITE_MIGRATIONS: D1Migration[] };

// Most files share a Worker, because starting one takes seconds; each begins with empty bindings.
await reset();
await applyD1Migrations(DB, SITE_MIGRATIONS);
forgetAll();
