import { mkdir, stat } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { launchChromium } from "./machine/chromium.ts";
import { step } from "./machine/steps.ts";
import { addSampleVisits, runNights } from "./screens/sample-figures.ts";
import { type Screenshot, screenshots } from "./screens/screenshots.ts";
import { buildSite } from "./site/local-site.ts";
import { serveOwnSite } from "./site/own-site.ts";

type OwnSite = Awaited<ReturnType<typeof serveOwnSite>>;

const wanted = process.argv.slice(2);
const folder = "docs/screens";
const maxBytes = 250_000;

async function take(site: OwnSite, browser: Browser, screenshot: Screenshot): Promise<string> {
  const { name, path, width, dark, open, as } = screenshot;
  const page = await browser.newPage({
    baseURL: site.origin,
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
  });
  if (as) {
    const { email, password } = site.accountOf(as);
    const headers = { origin: site.origin };
    await page.request.post("/api/auth/login", { data: { email, password }, headers });
  }
  await page.goto(path, { waitUntil: "networkidle" });
  await open?.(page);
  await page.waitForTimeout(300);
  const file = `${folder}/${name}-${width}.png`;
  await page.screenshot({ path: file });
  await page.close();
  const { size } = await stat(file);
  if (size > maxBytes) throw new Error(`${file} has ${size} bytes: more than ${maxBytes}.`);
  return `${file} (${Math.round(size / 1000)} kB)`;
}

await step("Building the site", buildSite);
const site = await step("Starting the Workers with samples", () => serveOwnSite({ fill: addSampleVisits }));
const browser = await launchChromium();
try {
  await step("Running the cron of some nights", () => runNights(site.origin, site.state));
  await mkdir(folder, { recursive: true });
  for (const screenshot of screenshots)
    if (wanted.length === 0 || wanted.includes(screenshot.name))
      console.log(await take(site, browser, screenshot));
} finally {
  await browser.close();
  await site.stop();
}
