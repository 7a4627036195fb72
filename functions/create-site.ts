import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { findKeyOwner } from "#app/accounts/owner/person-keys.server.ts";
import { answerOwn } from "#app/applications/dashboard/answer-own.server.ts";
import { queueWebhooksSoon } from "#app/companies/developers/webhooks/deliver.server.ts";
import type { BuildRecord } from "#app/kit/platform/context.ts";
import { type DbSession, openSession, reopenAtPrimary } from "#app/kit/platform/db.ts";
import type { Env, OwnQuestion } from "#app/kit/platform/env.ts";
import { findKeyFile } from "#app/site/crawlers/announcements.server.ts";
import "#app/kit/platform/form/plain-problems.ts";
import { apiError } from "#app/kit/platform/http.ts";
import { logError, logSecurity } from "#app/kit/platform/log.ts";
import { isWithinLimit, isWithinOwnLimit, toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import { serverPaths } from "#app/server-paths.ts";
import { apiBase } from "#app/site/developers/contract/resource.ts";
import { createPageHandler } from "../app/kit/framework/page-handler.ts";
import { atPlainAddress, toSecureAddress, withReadableAddress } from "./address.ts";
import { createApi } from "./api.ts";
import { createContext } from "./create-context.ts";
import { isCrossSiteWrite } from "./cross-site.ts";
import { isEndpoint, serveFromEdge } from "./edge-cache.ts";
import { mayTryKey, noteTriedKey } from "./endpoint/proven-keys.ts";
import { noteFollowed } from "./note-followed.ts";
import { foundHeader, reportSearch } from "./report-search.ts";
import { asUnchanged } from "./unchanged.ts";

type Site = { Bindings: Env };

/** What someone sent may have changed an application or a posting. Measurements change neither. */
const mayTellWebhooks = ({ method, url }: Request): boolean =>
  method !== "GET" && method !== "HEAD" && !new URL(url).pathname.startsWith("/api/analytics/");

export function createSite(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode = "production",
  record?: BuildRecord,
) {
  const api = createApi();
  const renderPage =
    typeof build === "function" ? createRequestHandler(build, mode) : createPageHandler(build, mode);

  async function respondFrom(session: DbSession, asked: Request, env: Env, ctx: ExecutionContext) {
    const context = createContext(asked, env, ctx, session, record);
    try {
      const made = isEndpoint(asked)
        ? await api(asked, context)
        : atPlainAddress(asked, await renderPage(asked, context));
      const response = new Response(made.body, made);
      if (context.isCachingPrevented()) response.headers.set("cache-control", "no-store");
      // Remix drops the headers of a response that a loader throws.
      for (const [name, value] of Object.entries(toRetryHeaders(response.status))) {
        if (!response.headers.has(name)) response.headers.set(name, value);
      }
      const found = context.found();
      if (found !== null) response.headers.set(foundHeader, String(found));
      if (mayTellWebhooks(asked)) ctx.waitUntil(queueWebhooksSoon(context.db, env, context.now));
      return withBookmark(response, session);
    } catch (error) {
      logError("unhandled", error, { requestId: context.requestId });
      return new Response("Something went wrong. Please try again.", { status: 500 });
    }
  }

  async function answer({ req, env, executionCtx }: Context<Site>): Promise<Response> {
    const ctx = executionCtx as ExecutionContext;
    const respond = async (asked: Request) => {
      if (!(await isWithinLimit(env.ANSWER_LIMIT, asked))) return tooManyAnswers(asked);
      const response = await respondFrom(openSession(env.DB, asked), asked, env, ctx);
      const again = response.status < 500 ? null : reopenAtPrimary(env.DB, asked);
      return again ? respondFrom(again, asked, env, ctx) : response;
    };
    if (typeof build === "function") return respond(req.raw);
    const kept = await serveFromEdge(req.raw, ctx, respond, build.assets, env.DB);
    // Headers of a page from the cache cannot be changed.
    const served = new Response(kept.body, kept);
    ctx.waitUntil(Promise.all([reportSearch(req.raw, served, env), noteFollowed(req.raw, env)]));
    return asUnchanged(req.raw, served);
  }

  const app = new Hono<Site>().use(framedAnywhere, securityHeaders, onlyEncrypted);
  // Assistants post from anywhere, with no cookie that could be abused.
  app.all(serverPaths.mcp(), async ({ req, env, executionCtx }) => {
    const ctx = executionCtx as ExecutionContext;
    const context = createContext(req.raw, env, ctx, openSession(env.DB, req.raw), record);
    const key = readSentKey(req.raw);
    if (!(await mayTryKey(env, req.raw, key ?? undefined))) return tooManyAnswers(req.raw);
    const owner = key && (await findKeyOwner(context.db, key, context.now));
    if (key) noteTriedKey(key, owner !== null);
    if (owner && !(await isWithinOwnLimit(env.KEY_LIMIT, `person ${owner.keyId}`)))
      return tooManyAnswers(req.raw);
    if (owner === null) return unknownKey();
    const ask = async (path: string) => app.fetch(toApiRequest(req.raw, env, path), env, executionCtx);
    const askOwn = owner ? (question: OwnQuestion) => answerOwn(context, owner, question) : null;
    return env.MCP.answer(toMcpRequest(req.raw), ask, askOwn);
  });
  app.use(onlyFromOurPages);
  app.all("*", (c) => findKeyFile(c.req.raw, c.env) ?? answer(c));
  return async (incoming: Request, env: Env, ctx: ExecutionContext): Promise<Response> =>
    app.fetch(withReadableAddress(incoming), env, ctx);
}

/** Its policy names who may frame it; the older header cannot say "anyone". */
const framedAnywhere: MiddlewareHandler<Site> = async (c, next) => {
  await next();
  if (c.res.headers.get("content-security-policy")?.includes("frame-ancestors *"))
    c.res.headers.delete("x-frame-options");
};

/** What an answer says itself stays: pages have their own policy (entry.server), and some files may be read anywhere. */
const securityHeaders = secureHeaders({
  overwrite: false,
  strictTransportSecurity: "max-age=63072000; includeSubDomains; preload",
  xFrameOptions: "DENY",
  referrerPolicy: "strict-origin-when-cross-origin",
  permissionsPolicy: { camera: [], microphone: [], geolocation: ["self"], payment: [], usb: [] },
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

const onlyEncrypted: MiddlewareHandler<Site> = async (c, next) => {
  const location = toSecureAddress(c.req.raw, c.env.SITE_URL);
  if (location) return new Response(null, { status: 301, headers: { location } });
  await next();
};

// Hono's `csrf` lets JSON of other sites pass, and refuses the form that a mail service posts to unsubscribe.
const onlyFromOurPages: MiddlewareHandler<Site> = async (c, next) => {
  if (isCrossSiteWrite(c.req.raw)) {
    logSecurity("request.cross_site");
    const message = "This request came from another site, so we refused it.";
    return apiError(403, { code: "cross_site", message });
  }
  await next();
};

const bearerKey = /^Bearer +([\w-]{1,100})$/i;

/** Undefined without a key, and null for what is none. */
function readSentKey({ method, headers }: Request): string | null | undefined {
  const sent = method === "OPTIONS" ? null : headers.get("authorization");
  return sent === null ? undefined : (bearerKey.exec(sent)?.[1] ?? null);
}

/** As the protocol's transport has it: its clients tell the person. */
const unknownKey = (): Response =>
  Response.json(
    { error: "invalid_token", message: "We do not know this key, or it was revoked." },
    {
      status: 401,
      headers: {
        "www-authenticate": 'Bearer realm="mcp", error="invalid_token"',
        "cache-control": "no-store",
        "access-control-allow-origin": "*",
        "access-control-expose-headers": "WWW-Authenticate",
      },
    },
  );

/** Without the visitor's cookies, and without the signal, which no Worker passes on. */
function toMcpRequest({ url, method, headers, body }: Request): Request {
  const passed = new Headers(headers);
  passed.delete("cookie");
  passed.delete("authorization");
  return new Request(url, { method, headers: passed, body });
}

/** Of the same network, because the API counts by it. Nothing else of the site is asked. */
function toApiRequest(asked: Request, { SITE_URL }: Env, path: string): Request {
  const url = new URL(path, SITE_URL);
  if (!url.pathname.startsWith(`${apiBase}/`)) throw new Error("Not an address of the API");
  return new Request(url, { headers: { "cf-connecting-ip": asked.headers.get("cf-connecting-ip") ?? "" } });
}

function withBookmark(answer: Response, session: DbSession): Response {
  const cookie = answer.status < 400 ? session.toCookie() : null;
  if (cookie) answer.headers.append("set-cookie", cookie);
  return answer;
}

function tooManyAnswers(asked: Request): Response {
  const message =
    "Your network has asked for more in the last minute than we allow. Please wait a minute and try again.";
  const headers = { ...toRetryHeaders(429), "cache-control": "no-store" };
  if (isEndpoint(asked)) return apiError(429, { code: "too_many_requests", message }, headers);
  return new Response(message, { status: 429, headers });
}
