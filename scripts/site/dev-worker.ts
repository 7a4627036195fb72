import { getRequestListener } from "@hono/node-server";
import type { Plugin, ViteDevServer } from "vite";
import { getPlatformProxy } from "wrangler";
import type { DocumentMessage, Env, MailMessage, WorkMessage } from "../../app/kit/platform/env.ts";

type SiteModule = typeof import("../../functions/create-site.ts");
type Site = ReturnType<SiteModule["createSite"]>;
type DeliveryModule = typeof import("../../app/kit/platform/queue/mail-delivery.ts");
type WorkModule = typeof import("../../functions/take-work.ts");
type DocumentsModule = typeof import("../../functions/documents/documents-worker.ts");
type DbModule = typeof import("../../app/kit/platform/db.ts");
type ToolsModule = typeof import("../local/local-tools.ts");
type MailboxModule = typeof import("../local/mailbox.ts");

const hasTools = process.env.CLINWARD_BAR !== "0";

/** Bypasses the edge cache. */
export function siteWorker(): Plugin {
  return {
    name: "clinward-site-worker",
    apply: "serve",
    async configureServer(server) {
      const { env: bindings, ctx } = await getPlatformProxy<Env>({ configPath: "wrangler.toml" });
      const { port = 8787 } = server.config.server;
      const env = { ...bindings, SITE_URL: `http://localhost:${port}` };
      if (hasTools) env.MAIL = await toDevMail(server, bindings);
      env.MAIL_QUEUE = toDevQueue(server, env);
      env.WORK_QUEUE = toDevWork(server, env);
      env.DOCUMENT_QUEUE = toDevDocuments(server, env);
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { createSite } = (await server.ssrLoadModule("/functions/create-site.ts")) as SiteModule;
            const build = () => server.ssrLoadModule("virtual:remix/server-build") as never;
            const site = await withTools(server, createSite(build, "development"));
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

async function toDevMail(server: ViteDevServer, bindings: Env): Promise<Env["MAIL"]> {
  const { toCatchingMail } = (await server.ssrLoadModule("/scripts/local/mailbox.ts")) as MailboxModule;
  return toCatchingMail(bindings, Date.now);
}

async function withTools(server: ViteDevServer, site: Site): Promise<Site> {
  if (!hasTools) return site;
  const { withLocalTools } = (await server.ssrLoadModule("/scripts/local/local-tools.ts")) as ToolsModule;
  return withLocalTools(site);
}

/** Delivers at once, because the platform proxy runs no consumer. */
function toDevQueue(server: ViteDevServer, env: Env): Env["MAIL_QUEUE"] {
  const sendBatch = async (sent: Iterable<{ body: MailMessage }>) => {
    const { deliverMail } = (await server.ssrLoadModule(
      "/app/kit/platform/queue/mail-delivery.ts",
    )) as DeliveryModule;
    const { toDb } = (await server.ssrLoadModule("/app/kit/platform/db.ts")) as DbModule;
    const messages = [...sent].map(({ body }) => ({ body, ack() {}, retry() {} }));
    await deliverMail(messages, toDb(env.DB), env, Date.now);
  };
  return { sendBatch } as unknown as Env["MAIL_QUEUE"];
}

function toDevWork(server: ViteDevServer, env: Env): Env["WORK_QUEUE"] {
  const sendBatch = async (sent: Iterable<{ body: WorkMessage }>) => {
    const { takeWork } = (await server.ssrLoadModule("/functions/take-work.ts")) as WorkModule;
    const messages = [...sent].map(({ body }) => ({ body, attempts: 1, ack() {}, retry() {} }));
    await takeWork(messages, env, Date.now);
  };
  return { sendBatch } as unknown as Env["WORK_QUEUE"];
}

function toDevDocuments(server: ViteDevServer, env: Env): Env["DOCUMENT_QUEUE"] {
  const send = async (body: DocumentMessage) => {
    const { default: worker } = (await server.ssrLoadModule(
      "/functions/documents/documents-worker.ts",
    )) as DocumentsModule;
    const message = { body, attempts: 1, ack() {}, retry() {} };
    await worker.queue({ messages: [message] } as unknown as Parameters<typeof worker.queue>[0], env);
  };
  return { send } as unknown as Env["DOCUMENT_QUEUE"];
}
