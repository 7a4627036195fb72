import { run } from "./steps.ts";

/** Checks types and style: what can be said without running anything. Throws with every complaint. */
export async function checkCode(): Promise<void> {
  await run("tsc", ["--noEmit", "-p", "."]);
  // The service worker's world has another `self`, and no document.
  await run("tsc", ["--noEmit", "-p", "app/offline/worker"]);
  await run("biome", ["ci", "."]);
}
