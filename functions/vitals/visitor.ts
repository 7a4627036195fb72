import { randomId, sha256 } from "#app/platform/random.ts";

/** The header in which the site Worker names the network that a report came from. It is hashed and never stored. */
export const networkHeader = "x-visitor-network";

let known = { day: "", salt: "" };

/**
 * An anonymous name for a network, the same all day. The day's salt is random and deleted after the day, so that a
 * list of addresses cannot be matched with the names later.
 * @param day as 2026-08-01
 */
export async function toVisitor(db: D1Database, network: string, day: string): Promise<string> {
  if (known.day !== day) known = { day, salt: await readSalt(db, day) };
  return (await sha256(`${known.salt} ${network}`)).slice(0, 22);
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
