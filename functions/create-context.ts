import { findViewer } from "#app/accounts/session/sessions.server.ts";
import { type BuildRecord, findVisitorPlace, type SiteContext } from "#app/kit/platform/context.ts";
import { type DbSession, openSession } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { isFetchedAhead } from "#app/kit/platform/http.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { isDataAddress } from "./cache-address.ts";
import { toWaitingQuestion } from "./rail-waiting.ts";
import { listWorks, runWork } from "./scheduled.ts";

export function createContext(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
  { db }: DbSession = openSession(env.DB, request),
  build?: BuildRecord,
): SiteContext {
  const now = Date.now();
  const catalog = watchCatalog(env.CATALOG);
  let isCachingPrevented = false;
  let found: number | null = null;
  let viewer: ReturnType<SiteContext["viewer"]> | undefined;
  return {
    env: { ...env, CATALOG: catalog.kv },
    db,
    build,
    now,
    requestId: request.headers.get("cf-ray") ?? randomId(),
    isWholePage: !isDataAddress(new URL(request.url)),
    isFetchedAhead: isFetchedAhead(request),
    islandHtml: new Map(),
    viewer: () => {
      viewer ??= findViewer(
        db,
        request,
        env.SESSION_SECRET,
        now,
        (touch) => ctx.waitUntil(touch),
        toWaitingQuestion(db, request, env.SITE_URL, now),
      );
      return viewer;
    },
    visitorPlace: () => {
      isCachingPrevented = true;
      return findVisitorPlace(request);
    },
    preventCaching: () => {
      isCachingPrevented = true;
    },
    isCachingPrevented: () => isCachingPrevented || catalog.isLacking(),
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

/** Notes a read that failed, found nothing or was not waited for: what is made without it must not be kept. */
function watchCatalog(real: KVNamespace): { kv: KVNamespace; isLacking: () => boolean } {
  let reading = 0;
  let hasFailed = false;
  const get = async (key: string, options: KVNamespaceGetOptions<undefined>) => {
    reading += 1;
    try {
      const found = await real.get(key, options);
      hasFailed ||= found === null;
      return found;
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      reading -= 1;
    }
  };
  return { kv: { get } as unknown as KVNamespace, isLacking: () => hasFailed || reading > 0 };
}
