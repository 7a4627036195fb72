import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { Env } from "#app/platform/env.ts";
import { apiError } from "#app/platform/http.ts";
import { logError } from "#app/platform/log.ts";
import { createApi } from "./api.ts";
import { createContext } from "./context.ts";
import { isCrossSiteWrite } from "./cross-site.ts";
import { isEndpoint, serveFromEdge } from "./edge-cache.ts";
import { createPageHandler } from "./page-handler.ts";
import { atPlainAddress } from "./plain-address.ts";
import { withSecurityHeaders } from "./security-headers.ts";

/**
 * The whole site as one fetch handler: endpoints under /api, everything else to Remix.
 * @param build Remix's server build; in development a function, which is asked again for each request
 */
export function createSite(build: ServerBuild | (() => Promise<ServerBuild>), mode = "production") {
  const api = createApi();
  const renderPage =
    typeof build === "function" ? createRequestHandler(build, mode) : createPageHandler(build, mode);

  return async function fetchSite(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    if (isCrossSiteWrite(request)) {
      return withSecurityHeaders(
        apiError(403, {
          code: "cross_site",
          message: "This request came from another site, so we refused it.",
        }),
      );
    }
    const respond = async (incoming: Request) => {
      const context = createContext(incoming, env, ctx);
      try {
        const response = isEndpoint(incoming)
          ? await api(incoming, context)
          : atPlainAddress(incoming, await renderPage(incoming, context));
        if (context.isCachingPrevented()) response.headers.set("cache-control", "no-store");
        return withSecurityHeaders(response);
      } catch (error) {
        logError("unhandled", error, { requestId: context.requestId });
        return withSecurityHeaders(new Response("Something went wrong. Please try again.", { status: 500 }));
      }
    };
    return typeof build === "function"
      ? respond(request)
      : serveFromEdge(request, ctx, respond, build.assets.version);
  };
}
