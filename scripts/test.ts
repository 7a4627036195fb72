import { checkCode } from "./check-code.ts";
import { ensureBrowser } from "./machine/chromium.ts";
import { ensureJava } from "./machine/java.ts";
import { run, step } from "./machine/steps.ts";
import { buildSite, ensureLocalSecret } from "./site/local-site.ts";
import { createState } from "./site/own-site.ts";
import { prepareData } from "./site/prepare-site.ts";

/** `--all` adds every address and every screen. Other arguments, such as a file's name, go to Vitest. */
const given = process.argv.slice(2).filter((argument: string) => argument !== "--all");
const isWhole = given.length < process.argv.length - 2;
const start = performance.now();

ensureLocalSecret();
const [chromium] = await step("Finding a browser and Java", async () => {
  // One after the other, because each may install a Debian package.
  const browser = await ensureBrowser("any");
  if (isWhole) await ensureBrowser("whole");
  return [browser, await ensureJava()];
});
const [state] = await step("Building the site, checking types and style, making the stories' data", () =>
  // One file's test may need none, and makes its own.
  Promise.all([given.length === 0 ? prepareState() : undefined, buildSite(), checkCode()]),
);
await run("vitest", ["run", ...given], {
  show: true,
  // What the reset of the bindings between test files makes workerd and the vitals Worker beside it say.
  withoutLines:
    /deleteAllDurableObjects|stack: .*workerd|no such table: (?:vitals_|visitor_|releases)|mf:warn.*clinward-beacons/,
  env: {
    CHROME_PATH: chromium,
    ...(state && { PREPARED_STATE: state }),
    TEST_ALL: isWhole ? "1" : "",
    WRANGLER_LOG: "error",
    ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
  },
});
console.log(`All of it took ${((performance.now() - start) / 60_000).toFixed(1)} minutes.`);

async function prepareState(): Promise<string> {
  const folder = await createState();
  await prepareData(folder);
  return folder;
}
