import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

const { VITALS_DB, VITALS_MIGRATIONS } = env as unknown as {
  VITALS_DB: D1Database;
  VITALS_MIGRATIONS: D1Migration[];
};
await reset();
await applyD1Migrations(VITALS_DB, VITALS_MIGRATIONS);
