import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixOptions from "./remix.config.js";
import { siteWorker } from "./scripts/dev-worker.ts";

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), siteWorker(), remix(remixOptions)],
  ssr: {
    target: "webworker",
    external: ["node:crypto", "node:events", "node:stream", "node:util"],
    noExternal: command === "build" ? true : undefined,
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // esbuild leaves 4 kB more in what every visitor loads.
    minify: isSsrBuild ? "esbuild" : "terser",
    cssMinify: "lightningcss",
    cssTarget: ["chrome111", "edge111", "firefox115", "safari16.4"],
    reportCompressedSize: false,
    // A dozen files of a few hundred bytes each cost a phone more in round trips than they save it in bytes.
    rollupOptions: isSsrBuild ? undefined : { output: { experimentalMinChunkSize: 500 } },
  },
}));
