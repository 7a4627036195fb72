import { run } from "./machine/steps.ts";

export async function checkCode(): Promise<void> {
  await run("tsc", ["--noEmit", "-p", "."]);
  // The service worker has a different `self` and no document.
  await run("tsc", ["--noEmit", "-p", "app/offline/worker"]);
  await run("biome", ["ci", "."]);
}
