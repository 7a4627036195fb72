import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { checkCode } from "./check-code.ts";
import { ensureBrowser } from "./machine/chromium.ts";
import { ensureJava } from "./machine/java.ts";
import { run, step } from "./machine/steps.ts";
import { buildSite, ensureLocalSecret } from "./site/local-site.ts";
import { createState } from "./site/own-site.ts";
import { prepareData } from "./site/prepare-site.ts";
import { forgetReports, report, runLane } from "./test-lanes.ts";

/** `--all` adds every address and every screen. Other arguments, such as a file's name, go to Vitest. */
const given = process.argv.slice(2).filter((argument: string) => argument !== "--all");
const isWhole = given.length < process.argv.length - 2;
const start = performance.now();

ensureLocalSecret();
keepFilesInMemory();
const [chromium] = await step("Finding a browser and Java", async () => {
  // One after the other, because each may install a Debian package.
  const browser = await ensureBrowser("any");
  if (isWhole) await ensureBrowser("whole");
  return [browser, await ensureJava()];
});
const env = {
  CHROME_PATH: chromium,
  TEST_ALL: isWhole ? "1" : "",
  WRANGLER_LOG: "error",
  ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
};
await (given.length > 0 ? testGiven() : testAll());
console.log(`All of it took ${((performance.now() - start) / 60_000).toFixed(1)} minutes.`);

async function testGiven(): Promise<void> {
  await step("Building the site, checking types and style", () => Promise.all([buildSite(), checkCode()]));
  await run("vitest", ["run", ...given], {
    show: true,
    // What the reset of the bindings between test files makes workerd and the vitals Worker beside it say.
    withoutLines:
      /deleteAllDurableObjects|stack: .*workerd|no such table: (?:vitals_|visitor_|releases)|mf:warn.*clinward-beacons/,
    env,
  });
}

async function testAll(): Promise<void> {
  forgetReports();
  // They need no built site.
  const functions = runLane("functions", env);
  const [state] = await step(
    "Building the site, checking types and style, making the stories' data, testing functions",
    () => Promise.all([prepareState(), buildSite(), checkCode()]),
  );
  await step("Testing", async () => {
    const others = [functions, runLane("workers", env, 2)];
    // The whole run has stories enough for all of the machine, and tests that would wait too long beside them.
    if (isWhole) await Promise.all(others);
    await Promise.all([...others, runLane("browsers", { ...env, PREPARED_STATE: state }, isWhole ? 2 : 1)]);
  });
  await report(env);
}

async function prepareState(): Promise<string> {
  const folder = await createState();
  await prepareData(folder);
  return folder;
}

/** Where the machine offers it: databases that are written and thrown away need not wait for a disk. */
function keepFilesInMemory(): void {
  const memory = "/dev/shm";
  const wanted = 2 * 1024 ** 3;
  if (!existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < wanted) return;
  const folder = mkdtempSync(join(memory, "clinward-tests-"));
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}
