import { readAnywhere } from "#app/kit/platform/db.ts";
import { logError } from "#app/kit/platform/log.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { toNetwork } from "#app/kit/platform/rate-limit.ts";
import { toDay } from "./vitals.ts";

const toVisitorName = async (salt: string, network: string): Promise<string> =>
  (await sha256(`${salt} ${network}`)).slice(0, 22);

/** What was counted, or else what waits to be counted (functions/vitals/fold.ts). */
const sourceSql = `
  SELECT coalesce(
    (SELECT nullif(stored.value ->> 0, '') FROM visitor_parts, json_each(visitors) AS stored
      WHERE day = ?1 AND part = substr(?2, 1, 1) AND stored.key = ?2),
    (SELECT coalesce(beacon.value ->> 'campaign', beacon.value ->> 'referrer')
      FROM waiting_beacons, json_each(beacons) AS beacon
      WHERE beacon.value ->> 'visitor' = ?2 AND beacon.value ->> 'day' = ?1 AND beacon.value ->> 'isLoaded'
        AND NOT beacon.value ->> 'isRobot' AND coalesce(beacon.value ->> 'campaign', beacon.value ->> 'referrer') <> ''
      ORDER BY waiting_beacons.id LIMIT 1)
  ) AS source`;

/** The site or campaign that led to this network's visit today; null if unknown. */
export async function findVisitSource(
  vitals: D1Database,
  request: Request,
  now: number,
): Promise<string | null> {
  try {
    const db = readAnywhere(vitals);
    const day = toDay(now);
    const salt = await db
      .prepare("SELECT salt FROM visitor_salts WHERE day = ?1")
      .bind(day)
      .first<string>("salt");
    if (!salt) return null;
    const visitor = await toVisitorName(salt, toNetwork(request));
    const source = await db.prepare(sourceSql).bind(day, visitor).first<string | null>("source");
    return source || null;
  } catch (error) {
    logError("visit.source", error);
    return null;
  }
}

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
