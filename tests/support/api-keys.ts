import { createKey } from "#app/companies/developers/keys/api-keys.server.ts";
import { type Scope, scopeNames } from "#app/companies/developers/scopes.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { env } from "./site.ts";

/** A key of the company, made by this owner. */
export async function createTestKey(
  employerId: number,
  userId: number,
  scopes: readonly Scope[] = scopeNames,
): Promise<string> {
  const made = { name: "Test", scopes, idempotencyKey: randomId(), secret: env.SESSION_SECRET };
  return (await createKey(toDb(env.DB), { employerId, userId }, { ...made, now: Date.now() }))!;
}
