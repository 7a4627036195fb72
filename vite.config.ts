import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rollup } from "vite";
import remixOptions from "./remix.config.js";
import { devDownloads } from "./scripts/downloads/dev-downloads.ts";
import { siteWorker } from "./scripts/site/dev-worker.ts";
import { wholeWorker } from "./scripts/site/whole-worker.ts";

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    devDownloads(".cache/downloads/files"),
    siteWorker(),
    nameRelease(),
    remix(remixOptions),
    wholeWorker(),
  ],
  // A Worker has no address of its own, and email-reply-parser looks beside it for a library that it can do without.
  resolve: { alias: isSsrBuild && command === "build" ? standIns : undefined },
  define: isSsrBuild ? { "import.meta.url": JSON.stringify("file:///worker.js") } : undefined,
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
    terserOptions: {
      safari10: false,
      compress: { ecma: 2020, passes: 3, pure_getters: true, pure_funcs: ["warning", "warningOnce"] },
      format: { ecma: 2020, comments: false },
    },
    cssMinify: "lightningcss",
    cssTarget: ["chrome111", "edge111", "firefox115", "safari16.4"],
    reportCompressedSize: false,
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !everywhere.test(file)) },
    rollupOptions: isSsrBuild ? undefined : { output: { ...fileNames, manualChunks: toSharedChunk } },
  },
}));

/** For parts of libraries that the Worker carries and never runs: 70 kB gzip of what it reads at its start. */
const standIns = ["react-dom", "postcss"].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: resolve(`scripts/site/stand-ins/${name}.ts`),
}));

/**
 * Remix names a build by the browser's files only. Named by all sources, a release that only changes the Workers has a
 * name of its own in the measurements.
 */
function nameRelease(): Plugin {
  const release = process.env.RELEASE;
  return {
    name: "clinward-release",
    apply: "build",
    transform: (code, id) =>
      release && id.endsWith("virtual:remix/server-manifest")
        ? code.replace(/(['"]version['"]:\s*)['"][^'"]+['"]/, `$1"${release}"`)
        : null,
  };
}

/** Found by name: three start in order (app/kit/framework/late-scripts.ts), tests/e2e/log-out.slow.test.ts holds one back. */
const named = new Set(["react", "router", "shell", "query-client"]);
const toFileName = ({ name }: { name: string }) =>
  named.has(name) ? "assets/[name]-[hash].js" : "assets/[hash:7].js";

/** Each page and each answer about routes names its files, and long names would be a third of that. */
const fileNames = {
  entryFileNames: toFileName,
  chunkFileNames: toFileName,
  assetFileNames: ({ names }: { names: string[] }) =>
    names[0]?.endsWith(".css") ? "assets/[hash:7][extname]" : "assets/[name]-[hash][extname]",
} satisfies Rollup.OutputOptions;

const entry = resolve(import.meta.dirname, "app/entry.client.tsx");
const root = resolve(import.meta.dirname, "app/root.tsx");

/**
 * What every page needs comes in three files: the libraries, which a release of ours leaves in the visitor's cache, and
 * the shell. Rollup by itself cuts the shell into twenty files, by which pages share which of its parts. The entry
 * stands apart: it may only run once the page has named its own modules. They start in the order of their names
 * (app/kit/framework/late-scripts.ts).
 */
const toSharedChunk: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  // Every list of cards has all of them; apart, they are 400 bytes more on each.
  if (/\/(?:license-line|save-button|badge-chips)\.tsx?$/.test(id)) return "card-parts";
  if (id === entry || !listImports([entry, root], getModuleInfo).has(id)) return;
  if (/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/.test(id)) return "react";
  return id.includes("node_modules") ? "router" : "shell";
};

/** The browser has them before it can ask for a part that needs them. */
const everywhere = /\/(react|router|shell)-[^/]+$/;

/** These modules and all that they import, directly or not; what is imported on demand is not among it. */
function listImports(entries: readonly string[], getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const found = new Set(entries);
  for (const id of found) for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
