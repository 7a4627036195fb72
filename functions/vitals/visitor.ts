import { randomId } from "#app/kit/platform/random.ts";
import { toVisitorName } from "#app/kit/vitals/visit-source.server.ts";

/** Names the network that a report came from, which is hashed and never stored. */
export const networkHeader = "x-visitor-network";
export const countryHeader = "x-visitor-country";
export const releaseHeader = "x-running-release";
export const searchPath = "/searches";
export const clickPath = "/clicks";
export const pageHeader = "x-visitor-page";

let known = { day: "", salt: "" };

/** The day's random salt is deleted afterward, so that nobody can match addresses with these names later. */
export async function toVisitor(db: D1Database, network: string, day: string): Promise<string> {
  if (known.day !== day) known = { day, salt: await readSalt(db, day) };
  return toVisitorName(known.salt, network);
}

async function readSalt(db: D1Database, day: string): Promise<string> {
  const [, , { results } = { results: [] }] = await db.batch<{ salt: string }>([
    db.prepare("DELETE FROM visitor_salts WHERE day < ?1").bind(day),
    db
      .prepare("INSERT INTO visitor_salts (day, salt) VALUES (?1, ?2) ON CONFLICT (day) DO NOTHING")
      .bind(day, randomId() + randomId()),
    db.prepare("SELECT salt FROM visitor_salts WHERE day = ?1").bind(day),
  ]);
  return results[0]!.salt;
}
