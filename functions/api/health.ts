import type { Endpoint } from "../endpoint/endpoint.ts";
import { checkParts } from "../health/parts.ts";

/** 503 when visitors cannot use the site. Open to any monitor, so it says nothing about people. */
export const GET: Endpoint = async ({ env: { site } }) => {
  const parts = await checkParts(site);
  const isUp = Object.values(parts).every(({ status }) => status !== "down");
  return Response.json(
    { ok: isUp, parts },
    { status: isUp ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
};
