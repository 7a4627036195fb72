import type { Endpoint } from "../endpoint/endpoint.ts";
import { checkParts } from "../health/parts.ts";

/**
 * GET /api/health: `{ ok, parts }`, each part with a status and, unless it is ok, a problem. 503 when visitors cannot use
 * the site; 200 while a part is only degraded. Open to all monitors, so that it says counts and nothing about people.
 */
export const GET: Endpoint = async ({ env: { site } }) => {
  const parts = await checkParts(site);
  const isUp = Object.values(parts).every(({ status }) => status !== "down");
  return Response.json(
    { ok: isUp, parts },
    { status: isUp ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
};
