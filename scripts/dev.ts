import { spawn } from "node:child_process";
import { openLocalBindings } from "./load/local-bindings.ts";
import { run, step } from "./machine/steps.ts";
import { ensureLocalSecret, localState } from "./site/local-site.ts";
import { prepareSite } from "./site/prepare-site.ts";
import { watchCatalog } from "./site/watch-catalog.ts";

const port = process.env.PORT ?? "8787";

ensureLocalSecret();
await step("Building the site, preparing the databases, loading data", prepareSite);
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
process.once("exit", () => vitals.kill());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit());
const server = run("remix", ["vite:dev", "--port", port], { show: true });
const watching = watchCatalog({
  folder: "data",
  openBindings: () => openLocalBindings(localState),
  report: (message) => console.log(`[data] ${message}`),
  now: Date.now,
});
await server.finally(() => {
  watching.close();
  vitals.kill();
});
