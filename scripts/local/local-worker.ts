import type { Env } from "#app/kit/platform/env.ts";
import site from "../../build/server/worker.js";
import { withLocalTools } from "./local-tools.ts";
import { toCatchingMail } from "./mailbox.ts";

const fetchSite = withLocalTools(async (request, env, ctx) =>
  site.fetch(request as Parameters<typeof site.fetch>[0], env, ctx),
);
const catching = (env: Env): Env => ({ ...env, MAIL: toCatchingMail(env, Date.now) });

/** What `npm start` runs: the deployed Worker, with the tools of the local site around it. */
export default {
  fetch: fetchSite,
  scheduled: (event, env, ctx) => site.scheduled(event, env, ctx),
  email: (message, env, ctx) => site.email(message, env, ctx),
  queue: (batch, env, ctx) => site.queue(batch, catching(env), ctx),
} satisfies ExportedHandler<Env, unknown>;
