import { sql } from "drizzle-orm";
import { findState } from "#app/facts/reference/place/states.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { toCalendarFile } from "./calendar.ts";

export async function findCalendarSince(db: Db, userId: number): Promise<number | null> {
  const [key] = await db.all<{ at: number }>(
    sql`SELECT created_at AS at FROM calendar_keys WHERE user_id = ${userId}`,
  );
  return key?.at ?? null;
}

/** The key, which nobody can read again. It ends the one before. */
export async function makeCalendarKey(db: Db, userId: number, now: number): Promise<string> {
  const key = randomId();
  await db.run(sql`INSERT INTO calendar_keys (user_id, key_hash, created_at)
    SELECT id, ${await sha256(key)}, ${now} FROM users WHERE id = ${userId}
    ON CONFLICT (user_id) DO UPDATE SET key_hash = excluded.key_hash, created_at = excluded.created_at`);
  return key;
}

export const endCalendarKey = (db: Db, userId: number) =>
  db.run(sql`DELETE FROM calendar_keys WHERE user_id = ${userId}`);

const remindDays = 30;

/** Null for a key that nobody has, and for an account that is closed or suspended. */
export async function readCalendar(
  db: Db,
  key: string,
  siteUrl: string,
  now: number,
): Promise<string | null> {
  const [owner] = await db.all<{
    id: number;
  }>(sql`SELECT u.id FROM calendar_keys k JOIN users u ON u.id = k.user_id
    WHERE k.key_hash = ${await sha256(key)} AND u.closed_at IS NULL AND u.suspended_at IS NULL`);
  if (!owner) return null;
  const dates = await db.all<{ kind: "license" | "certificate"; code: string; day: string }>(sql`
    SELECT kind, code, expires_on AS day FROM profile_expiries
    WHERE user_id = ${owner.id} AND expires_on >= ${toIsoDay(now)} ORDER BY expires_on LIMIT 100`);
  const entries = dates.map(({ kind, code, day }) => ({
    id: `${kind}-${code}`,
    day,
    title: `${kind === "license" ? `${findState(code)?.name ?? code} license` : `${code} certificate`} expires`,
    text: "By your profile. Renewed it? Enter the new date there.",
    url: siteUrl + paths.profile(),
    remindDays,
  }));
  return toCalendarFile(`${site.name}: my dates`, entries, new URL(siteUrl).hostname, now);
}
