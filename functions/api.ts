import { type Context, Hono } from "hono";
import type { SiteContext } from "#app/platform/context.ts";
import { apiError } from "#app/platform/http.ts";
import * as health from "./api/health.ts";

/** A handler of one method of one endpoint. */
export type Endpoint = (c: Context<{ Bindings: { site: SiteContext } }>) => Response | Promise<Response>;

/** Every endpoint; the module's exported names are its methods. */
const endpoints: Record<string, Partial<Record<"GET" | "POST", Endpoint>>> = {
  "/api/health": health,
};

/** The JSON endpoints as one handler. */
export function createApi() {
  const app = new Hono<{ Bindings: { site: SiteContext } }>();
  for (const [path, methods] of Object.entries(endpoints)) {
    for (const [method, handler] of Object.entries(methods)) app.on(method, path, handler);
    const allow = Object.keys(methods).join(", ");
    app.all(path, (c) =>
      apiError(
        405,
        { code: "method_not_allowed", message: `${c.req.method} is not possible here. Use ${allow}.` },
        { allow },
      ),
    );
  }
  app.notFound(() => apiError(404, { code: "not_found", message: "There is no such endpoint." }));
  return (request: Request, site: SiteContext) => app.fetch(request, { site });
}
