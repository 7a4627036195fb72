import { readFollowed } from "#app/clinicians/alerts/alert-links.server.ts";
import { toDayCount } from "#app/clinicians/alerts/alert-store.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { logError } from "#app/kit/platform/log.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { isRobot } from "#app/kit/vitals/beacon.ts";

/** Counts that a link of an alert's mail was followed to a posting. Who followed it is not kept. */
export async function noteFollowed(request: Request, env: Env): Promise<void> {
  if (request.method !== "GET" || !request.url.includes("?alert=") || request.headers.has("sec-purpose"))
    return;
  if (isRobot(request.headers.get("user-agent") ?? "")) return;
  try {
    const followed = new URL(request.url).searchParams.get("alert") ?? "";
    const publicId = await readFollowed(followed, env.SESSION_SECRET);
    if (publicId && (await isWithinLimit(env.BEACON_LIMIT, request, "closed")))
      await toDayCount(toDb(env.DB), "clicks", Date.now()).run();
  } catch (error) {
    logError("alert.followed", error);
  }
}
