import { readAnywhere } from "#app/kit/platform/db.ts";
import { logError } from "#app/kit/platform/log.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { toNetwork } from "#app/kit/platform/rate-limit.ts";
import { toDay } from "./vitals.ts";

export const toVisitorName = async (salt: string, network: string): Promise<string> =>
  (await sha256(`${salt} ${network}`)).slice(0, 22);

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
    const source = await db
      .prepare("SELECT max(source) AS source FROM visitor_counts WHERE day = ?1 AND visitor = ?2")
      .bind(day, visitor)
      .first<string>("source");
    return source || null;
  } catch (error) {
    logError("visit.source", error);
    return null;
  }
}
