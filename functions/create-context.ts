import { findViewer } from "#app/accounts/session/sessions.server.ts";
import type { BuildRecord } from "#app/platform/build-record.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { type DbSession, openSession } from "#app/platform/db.ts";
import type { Env } from "#app/platform/env.ts";
import { randomId } from "#app/platform/random.ts";
import { isWithinLimit } from "#app/platform/rate-limit.ts";
import { findVisitorPlace } from "#app/platform/visitor-place.ts";
import { isDataAddress } from "./cache-address.ts";
import { listWorks, runWork } from "./scheduled.ts";

export function createContext(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
  { db }: DbSession = openSession(env.DB, request),
  build?: BuildRecord,
): SiteContext {
  const now = Date.now();
  let isCachingPrevented = false;
  let found: number | null = null;
  let viewer: ReturnType<SiteContext["viewer"]> | undefined;
  return {
    env,
    db,
    build,
    now,
    requestId: request.headers.get("cf-ray") ?? randomId(),
    isWholePage: !isDataAddress(new URL(request.url)),
    viewer: () => {
      viewer ??= findViewer(db, request, env.SESSION_SECRET, now, (touch) => ctx.waitUntil(touch));
      return viewer;
    },
    visitorPlace: () => {
      isCachingPrevented = true;
      return findVisitorPlace(request);
    },
    preventCaching: () => {
      isCachingPrevented = true;
    },
    isCachingPrevented: () => isCachingPrevented,
    isWithinSearchLimit: () => isWithinLimit(env.SEARCH_LIMIT, request),
    noteFound: (total) => {
      found = total;
    },
    found: () => found,
    listWorks,
    runWork: (name) => runWork(name, db, env, now),
    waitUntil: (work) => ctx.waitUntil(work),
  };
}
