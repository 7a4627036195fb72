import { existsSync, rmSync } from "node:fs";
import { run } from "./machine/steps.ts";

const reports = ".cache/test-reports";

/**
 * What shares something that is slow to make: the catalogue, a Worker, a site with its browser. Each is a run of Vitest
 * by itself, because one run gives all projects of vitest.config.ts as many workers, and each worker makes it anew.
 * The Workers' has two, which share what is read and transformed for them.
 */
const lanes = {
  functions: ["--project=unit"],
  workers: ["--project=site", "--project=site-alone", "--project=vitals", "--project=documents"],
  browsers: ["--project=e2e"],
} as const;

export const forgetReports = () => rmSync(reports, { recursive: true, force: true });

/** Keeps the results for `report`, which tells of tests that fail. Throws if a run breaks off before it has any. */
export async function runLane(name: keyof typeof lanes, env: NodeJS.ProcessEnv, workers = 1): Promise<void> {
  const kept = `${reports}/${name}.json`;
  const output = await run(
    "vitest",
    [
      "run",
      ...lanes[name],
      `--maxWorkers=${workers}`,
      "--silent=passed-only",
      "--reporter=./tests/support/dot-reporter.ts",
      "--reporter=blob",
      `--outputFile.blob=${kept}`,
    ],
    { env: { ...env, TEST_CACHE: `node_modules/.vite/tests-of-${name}` }, tells: true },
  ).catch(String);
  if (!existsSync(kept)) throw new Error(output);
}

/** All that the lanes kept, as if it had been one run; throws when a test of them failed. */
export const report = (env: NodeJS.ProcessEnv) =>
  run("vitest", [`--merge-reports=${reports}`, "--silent=passed-only"], { env, show: true });
