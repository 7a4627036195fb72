import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { build } from "esbuild";
import { site } from "../../app/site.ts";

interface Options {
  outfile: string;
  buildId: string;
  /** False builds the worker that removes itself from every device. */
  worksOffline?: boolean;
}

export async function bundleServiceWorker({ outfile, buildId, worksOffline = site.worksOffline }: Options) {
  await build({
    entryPoints: [`app/pages/offline/worker/${worksOffline ? "service-worker" : "removal-worker"}.ts`],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    outfile,
    alias: { "#app": "./app" },
    define: { BUILD_ID: JSON.stringify(buildId) },
    logLevel: "error",
  });
}

/** Stable for a client build, because file names contain hashes of their content. */
export function readBuildId(): string {
  const names = readdirSync("build/client/assets").sort().join();
  return createHash("sha256").update(names).digest("hex").slice(0, 12);
}
