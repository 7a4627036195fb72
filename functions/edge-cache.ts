import { hasSessionCookie } from "#app/kit/platform/cookies.ts";
import { readAnywhere } from "#app/kit/platform/db.ts";
import { toSharedPolicy } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { renderedAtHeader } from "#app/kit/platform/rendered-at.ts";
import { toCachedAddress } from "./cache-address.ts";

const freshMs = 60_000;
const keptSeconds = 600;

type Respond = (request: Request) => Promise<Response>;

interface EdgeBuild {
  version: string;
  routes: Readonly<Record<string, unknown>>;
}

const renewalStartedAt = new Map<string, number>();
const renewalMs = 30_000;

/** Serves a page fresh for a minute, then stale while one request renews it. HEAD gets the headers of GET. */
export async function serveFromEdge(
  request: Request,
  ctx: ExecutionContext,
  respond: Respond,
  build: EdgeBuild,
  d1: D1Database,
): Promise<Response> {
  if (request.method === "HEAD" && !isEndpoint(request)) {
    const whole = await serveFromEdge(new Request(request, { method: "GET" }), ctx, respond, build, d1);
    await whole.body?.cancel();
    return new Response(null, whole);
  }
  if (!mayUseCache(request)) {
    const response = await respond(request);
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-store");
    return response;
  }
  const address = toCachedAddress(new URL(request.url), (id) => Object.hasOwn(build.routes, id));
  if (!address) return withoutCache(await respond(request));
  const key = toCacheKey(address, build.version);
  const cached = await caches.default.match(key).catch(() => undefined);
  const asked = new Request(address, request);
  const now = Date.now();
  const isChanged =
    cached && (await hasChangedSince(d1, address, Number(cached.headers.get(renderedAtHeader)), now));
  if (cached && !isChanged) {
    const isRenewing = now - (renewalStartedAt.get(key) ?? 0) < renewalMs;
    if (now - Number(cached.headers.get(renderedAtHeader)) > freshMs && !isRenewing) {
      renewalStartedAt.set(key, now);
      ctx.waitUntil(renew(key, asked, ctx, respond).finally(() => renewalStartedAt.delete(key)));
    }
    return cached;
  }
  const response = store(key, toWholeRedirect(await respond(asked), request, address), now, ctx);
  if (isChanged && isGone(response)) ctx.waitUntil(caches.default.delete(key).catch(() => undefined));
  return response;
}

/** A page of one posting, alone or beside a list, is none that was rendered before the posting was changed or ended. */
async function hasChangedSince(
  d1: D1Database,
  address: URL,
  renderedAt: number,
  now: number,
): Promise<boolean> {
  const [, first, part] = address.pathname.replace(/\.data$/, "").split("/");
  const slug = first === "jobs" && part ? part : address.searchParams.get("job");
  if (!slug) return false;
  try {
    const changed = await readAnywhere(d1)
      .prepare(
        `SELECT 1 FROM jobs WHERE slug = ?1 AND (updated_at >= ?2 OR (valid_through >= ?2 AND valid_through <= ?3))`,
      )
      .bind(slug, renderedAt, now)
      .first();
    return changed !== null;
  } catch (error) {
    logError("edge_cache.changed", error);
    return false;
  }
}

/** Pages link to files of their build, so each deployment needs its own copies. */
export function toCacheKey(address: URL, build: string): string {
  const url = new URL(address);
  url.searchParams.append("build", build);
  return url.href;
}

/** A redirect keeps what the page would not have read, such as a campaign's name. */
function toWholeRedirect(response: Response, { url }: Request, address: URL): Response {
  const location = response.headers.get("location");
  if (!location?.startsWith("/")) return response;
  const to = new URL(location, address);
  for (const [name, value] of new URL(url).searchParams)
    if (!address.searchParams.has(name)) to.searchParams.append(name, value);
  response.headers.set("location", to.pathname + to.search + to.hash);
  return response;
}

function mayUseCache(request: Request): boolean {
  return request.method === "GET" && !hasSessionCookie(request) && !isEndpoint(request);
}

export const isEndpoint = (request: Request): boolean => new URL(request.url).pathname.startsWith("/api/");

async function renew(key: string, request: Request, ctx: ExecutionContext, respond: Respond): Promise<void> {
  try {
    const now = Date.now();
    const response = await respond(request);
    store(key, response, now, ctx);
    if (isGone(response)) await caches.default.delete(key);
  } catch (error) {
    logError("edge_cache.renew", error);
  }
}

/** A page that was taken down. A good one stays through an outage or one visitor's used-up limit. */
const isGone = ({ status }: Response): boolean => status >= 300 && status < 500 && status !== 429;

function isKept(response: Response): boolean {
  const policy = response.headers.get("cache-control") ?? "";
  return response.status === 200 && !response.headers.has("set-cookie") && !/no-store|private/.test(policy);
}

const isImmutable = ({ headers }: Response): boolean => /immutable/.test(headers.get("cache-control") ?? "");

/** `renderedAt` is from before the page read anything. */
function store(key: string, response: Response, renderedAt: number, ctx: ExecutionContext): Response {
  if (!isKept(response)) return withoutCache(response);
  // What never changes under its address stays so for browsers.
  if (!isImmutable(response)) response.headers.set("cache-control", toSharedPolicy(keptSeconds));
  response.headers.set("vary", "Cookie");
  response.headers.set(renderedAtHeader, String(renderedAt));
  ctx.waitUntil(
    caches.default.put(key, response.clone()).catch((error) => logError("edge_cache.store", error)),
  );
  return response;
}

function withoutCache(response: Response): Response {
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-cache");
  return response;
}
