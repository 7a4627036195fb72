import { existsSync, globSync } from "node:fs";
import { homedir } from "node:os";
import { type Browser, chromium } from "playwright-core";
import { installFromDebian } from "./debian.ts";

/** The headless shell opens pages twice as fast, but it cannot install a site. */
const shells = ["/usr/bin/chromium-headless-shell"];
const browsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

type Need = "any" | "whole";

export async function ensureBrowser(need: Need): Promise<string> {
  const found = findBrowser(need);
  if (found) return found;
  const debian = need === "any" ? "chromium-headless-shell" : "chromium";
  const installed = (await installFromDebian(debian)) && findBrowser(need);
  if (installed) return installed;
  throw new Error(
    "No Chromium was found. Install one (Debian: sudo apt-get install chromium; anywhere: npx playwright-core install chromium) or set CHROME_PATH.",
  );
}

export function findBrowser(need: Need): string | null {
  const own = (name: string) => globSync(`${homedir()}/.cache/ms-playwright/chromium*/chrome-*/${name}`);
  const whole = [process.env.CHROME_PATH, ...browsers, ...own("chrome")].filter((path) => !isShell(path));
  const any = [process.env.CHROME_PATH, ...shells, ...own("*headless*shell"), ...whole];
  return (need === "any" ? any : whole).find((path) => path && existsSync(path)) ?? null;
}

const isShell = (path = "") => /headless.?shell/.test(path);

/** Keep headless Chromium from contacting anything but our own site. */
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

export async function launchChromium(
  extraArguments: readonly string[] = [],
  need: Need = "any",
): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(need),
    args: [...chromiumArguments, ...extraArguments],
  });
}
