import { run, step } from "./steps.ts";

/** Types and lint: what can be said without running anything. */
await step("Checking types", async () => {
  await run("tsc", ["--noEmit", "-p", "."]);
  // The service worker's world has another `self`, and no document.
  await run("tsc", ["--noEmit", "-p", "app/offline/worker"]);
});
await step("Checking style", () => run("biome", ["ci", "."]));
