import { getRequestListener } from "@hono/node-server";
import type { Plugin } from "vite";
import { getPlatformProxy } from "wrangler";
import type { Env } from "../../app/platform/env.ts";

type SiteModule = typeof import("../../functions/create-site.ts");

/** Bypasses the edge cache. */
export function siteWorker(): Plugin {
  return {
    name: "clinward-site-worker",
    apply: "serve",
    async configureServer(server) {
      const { env, ctx } = await getPlatformProxy<Env>({ configPath: "wrangler.toml" });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { createSite } = (await server.ssrLoadModule("/functions/create-site.ts")) as SiteModule;
            const build = () => server.ssrLoadModule("virtual:remix/server-build") as never;
            const site = createSite(build, "development");
            const handle = getRequestListener((incoming) => site(incoming, env, ctx as ExecutionContext), {
              overrideGlobalObjects: false,
            });
            request.url = request.originalUrl ?? request.url;
            await handle(request, response);
          } catch (error) {
            server.config.logger.error(String(error));
            next(error);
          }
        });
      };
    },
  };
}
