import "./check.ts";
import { ensureChromium } from "./chromium.ts";
import { ensureJava } from "./java.ts";
import { buildSite, ensureLocalSecret } from "./local-site.ts";
import { run, step } from "./steps.ts";

/** Everything that must hold: types, lint, unit, both Workers in workerd, and whole stories in Chromium. */
ensureLocalSecret();
await step("Building the site", buildSite);
const chromium = await step("Finding a browser", ensureChromium);
await step("Finding Java for the HTML checker", ensureJava);
await run("vitest", ["run", ...process.argv.slice(2)], { show: true, env: { CHROME_PATH: chromium } });
