import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, existsSync, globSync, rmSync, writeFileSync } from "node:fs";
import { build as bundle } from "esbuild";
import { downloadSources, makeDownloads } from "../downloads/make-downloads.ts";
import { openLocalBindings } from "../load/local-bindings.ts";
import { hashFiles, once, run } from "../machine/steps.ts";
import { bundleServiceWorker, readBuildId } from "./bundle-service-worker.ts";
import { applyMigrations, readMigrations } from "./migrations.ts";
import { writeBuildRecord } from "./write-build-record.ts";

export const localState = ".wrangler/state";

export function buildSite(): Promise<boolean> {
  const inputs = hashFiles([
    "app",
    "functions",
    "public",
    "package-lock.json",
    "vite.config.ts",
    "remix.config.js",
    ...downloadSources,
  ]);
  return once("build/.stamp", inputs, async () => {
    await once(".cache/downloads/.stamp", hashFiles([...downloadSources, "package-lock.json"]), () =>
      makeDownloads(".cache/downloads"),
    );
    const release = inputs.slice(0, 8);
    await run("remix", ["vite:build"], { env: { RELEASE: release } });
    dropWorkerStyles();
    // The tests' Worker asks for the kind of these modules, and would take the project's answer for its packages' too.
    writeFileSync("build/server/package.json", '{ "type": "module" }');
    cpSync(".cache/downloads/files", "build/client/downloads", { recursive: true });
    await bundleServiceWorker({ outfile: "build/client/sw.js", buildId: readBuildId() });
    for (const name of ["vitals", "documents", "mcp"]) await bundleBeside(name);
    writeBuildRecord(release);
  });
}

/** Building the Worker writes all styles a second time, and no page asks for them. */
function dropWorkerStyles(): void {
  for (const file of globSync("build/client/assets/server-build-*.css")) rmSync(file);
}

/** A Worker beside the site's, for its tests. wrangler bundles what it deploys by itself. */
async function bundleBeside(name: string): Promise<void> {
  await bundle({
    entryPoints: [`functions/${name}/${name}-worker.ts`],
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["workerd", "worker"],
    outfile: `build/${name}/worker.js`,
    external: ["cloudflare:workers"],
    alias: { "#app": "./app" },
  });
}

/** For this machine only; never commit it. */
export function ensureLocalSecret(): void {
  if (!existsSync(".dev.vars"))
    writeFileSync(".dev.vars", `SESSION_SECRET="${randomBytes(32).toString("base64url")}"\n`);
}

export async function migrate(state: string): Promise<void> {
  const inputs = hashFiles(["migrations", "functions/vitals/migrations"]);
  await once(`${state}/.migrated`, inputs, async () => {
    const { db, vitals, close } = await openLocalBindings(state);
    try {
      await applyMigrations(db, readMigrations("migrations"));
      await applyMigrations(vitals, readMigrations("functions/vitals/migrations"));
    } finally {
      await close();
    }
  });
}

/** @param hasTools adds the bar, its people and the caught mail (scripts/local) to the deployed Worker */
export async function serveSite(
  port: number,
  state: string,
  hasTools = false,
): Promise<{ origin: string; stop: () => Promise<void>; ended: Promise<number> }> {
  const origin = `http://localhost:${port}`;
  const child = spawn(
    "wrangler",
    [
      "dev",
      ...(hasTools ? ["scripts/local/local-worker.ts"] : []),
      "-c",
      "wrangler.toml",
      "-c",
      "functions/vitals/wrangler.toml",
      "-c",
      "functions/documents/wrangler.toml",
      "-c",
      "functions/mcp/wrangler.toml",
      "--port",
      String(port),
      "--persist-to",
      state,
      "--var",
      `SITE_URL:${origin}`,
      "--log-level",
      "error",
      "--show-interactive-dev-session=false",
    ],
    {
      stdio: ["ignore", "inherit", "inherit"],
      detached: process.platform !== "win32",
      // A stand-in for the request's `cf`: fetching a real one fails when offline.
      env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: "false" },
    },
  );
  const ended = new Promise<number>((resolve) => child.on("close", (code) => resolve(code ?? 1)));
  const stop = async () => {
    if (child.exitCode === null)
      process.kill(process.platform === "win32" ? child.pid! : -child.pid!, "SIGTERM");
    await ended;
  };
  const isUp = async () => (await fetch(`${origin}/api/health`).catch(() => null))?.ok ?? false;
  for (let tries = 0; !(await isUp()); tries++) {
    if (child.exitCode !== null || tries > 240) {
      await stop();
      throw new Error(`The site did not start on port ${port}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { origin, stop, ended };
}
