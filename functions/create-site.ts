import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { BuildRecord } from "#app/kit/platform/context.ts";
import { type DbSession, openSession, reopenAtPrimary } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { findKeyFile } from "#app/site/crawlers/announcements.server.ts";
import "#app/kit/platform/form/plain-problems.ts";
import { apiError } from "#app/kit/platform/http.ts";
import { logError, logSecurity } from "#app/kit/platform/log.ts";
import { isWithinLimit, toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import { createPageHandler } from "../app/kit/framework/page-handler.ts";
import { createApi } from "./api.ts";
import { createContext } from "./create-context.ts";
import { isCrossSiteWrite } from "./cross-site.ts";
import { isEndpoint, serveFromEdge } from "./edge-cache.ts";
import { atPlainAddress } from "./plain-address.ts";
import { withReadableAddress } from "./readable-address.ts";
import { foundHeader, reportSearch } from "./report-search.ts";
import { toSecureAddress } from "./secure-address.ts";
import { withSecurityHeaders } from "./security-headers.ts";
import { asUnchanged } from "./unchanged.ts";

export function createSite(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode = "production",
  record?: BuildRecord,
) {
  const api = createApi();
  const renderPage =
    typeof build === "function" ? createRequestHandler(build, mode) : createPageHandler(build, mode);

  return async function fetchSite(incoming: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const request = withReadableAddress(incoming);
    const secureAddress = toSecureAddress(request, env.SITE_URL);
    if (secureAddress) {
      return new Response(null, { status: 301, headers: { location: secureAddress } });
    }
    const keyFile = findKeyFile(request, env);
    if (keyFile) return withSecurityHeaders(keyFile);
    if (isCrossSiteWrite(request)) {
      logSecurity("request.cross_site");
      return withSecurityHeaders(
        apiError(403, {
          code: "cross_site",
          message: "This request came from another site, so we refused it.",
        }),
      );
    }
    const respondFrom = async (session: DbSession, asked: Request) => {
      const context = createContext(asked, env, ctx, session, record);
      try {
        const response = isEndpoint(asked)
          ? await api(asked, context)
          : atPlainAddress(asked, await renderPage(asked, context));
        if (context.isCachingPrevented()) response.headers.set("cache-control", "no-store");
        // Remix drops the headers of a response that a loader throws.
        for (const [name, value] of Object.entries(toRetryHeaders(response.status))) {
          if (!response.headers.has(name)) response.headers.set(name, value);
        }
        const found = context.found();
        if (found !== null) response.headers.set(foundHeader, String(found));
        return withBookmark(withSecurityHeaders(response), session);
      } catch (error) {
        logError("unhandled", error, { requestId: context.requestId });
        return withSecurityHeaders(new Response("Something went wrong. Please try again.", { status: 500 }));
      }
    };
    const respond = async (asked: Request) => {
      if (!(await isWithinLimit(env.ANSWER_LIMIT, asked))) return withSecurityHeaders(tooManyAnswers(asked));
      const response = await respondFrom(openSession(env.DB, asked), asked);
      const again = response.status < 500 ? null : reopenAtPrimary(env.DB, asked);
      return again ? respondFrom(again, asked) : response;
    };
    if (typeof build === "function") return respond(request);
    const served = await serveFromEdge(request, ctx, respond, build.assets);
    ctx.waitUntil(reportSearch(request, served, env));
    return asUnchanged(request, served);
  };
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
