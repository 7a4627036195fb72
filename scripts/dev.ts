import { spawn } from "node:child_process";
import { loadData } from "./load-data.ts";
import { buildSite, ensureLocalSecret, localState, migrate } from "./local-site.ts";
import { run, step } from "./steps.ts";

const port = process.env.PORT ?? "8787";

ensureLocalSecret();
// The vitals Worker runs beside Vite as a Worker of its own; the site finds it through wrangler's dev registry.
await step("Building the site", buildSite);
await step("Applying database migrations", () => migrate(localState));
await step("Loading data", () => loadData({ state: localState, now: Date.now(), demo: true }));
const vitals = spawn(
  "wrangler",
  [
    "dev",
    "-c",
    "functions/vitals/wrangler.toml",
    "--port",
    "0",
    "--persist-to",
    localState,
    "--log-level",
    "warn",
  ],
  { stdio: ["ignore", "inherit", "inherit"] },
);
await run("remix", ["vite:dev", "--port", port, "--host"], { show: true }).finally(() => vitals.kill());
