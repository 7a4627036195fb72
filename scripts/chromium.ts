import { existsSync, globSync } from "node:fs";
import { homedir } from "node:os";
import { type Browser, chromium } from "playwright-core";
import { installFromDebian } from "./debian.ts";

const known = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium: $CHROME_PATH, the system's, Playwright's own, or Debian's, installed now where that may be. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const installed = (await installFromDebian("chromium")) && findChromium();
  if (installed) return installed;
  throw new Error(
    "No Chromium was found. Install one (Debian: sudo apt-get install chromium; anywhere: npx playwright-core install chromium) or set CHROME_PATH.",
  );
}

function findChromium(): string | null {
  const own = globSync(`${homedir()}/.cache/ms-playwright/chromium*/chrome-linux*/{chrome,headless_shell}`);
  return [process.env.CHROME_PATH, ...known, ...own].find((path) => path && existsSync(path)) ?? null;
}

/** What headless Chromium is started with: nothing of it talks to anybody but our own site. */
export const chromiumArguments = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A headless Chromium for tests, benchmarks and screenshots. */
export async function launchChromium(extraArguments: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArguments, ...extraArguments],
  });
}
