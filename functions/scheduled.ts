import { toDb } from "#app/platform/db.ts";
import type { Env } from "#app/platform/env.ts";

/** Timed work, by the cron lines of wrangler.toml. */
export async function runScheduled(cron: string, env: Env, now: number): Promise<void> {
  const db = toDb(env.DB);
  void db;
  void cron;
  void now;
}
