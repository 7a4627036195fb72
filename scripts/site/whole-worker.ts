import { resolve } from "node:path";
import type { Plugin } from "vite";

const worker = resolve("functions/worker.ts");
const pages = "virtual:remix/server-build";

/** Bundled after Remix's pages, the Worker would load what they share twice: 50% more, and two caches (docs/decisions/0010). */
export function wholeWorker(): Plugin {
  return {
    name: "clinward-whole-worker",
    apply: (_, { command, isSsrBuild }) => command === "build" && Boolean(isSsrBuild),
    config: {
      order: "post",
      handler: () => ({
        build: {
          rollupOptions: { input: { index: pages, worker }, output: { entryFileNames: "[name].js" } },
        },
      }),
    },
    resolveId: {
      order: "pre",
      handler(id, importer) {
        if (importer !== worker) return null;
        if (id === "../build/server/index.js") return this.resolve(pages);
        // Written once the browser's files are there, and read while the Worker is bundled.
        return id === "../build/record.json" ? { id: "../record.json", external: "absolute" } : null;
      },
    },
  };
}
