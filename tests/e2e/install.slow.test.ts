import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { expect, inject, test } from "vitest";
import { site } from "#app/site.ts";
import { chromiumArguments, findBrowser } from "../../scripts/machine/chromium.ts";

interface ManifestIcon {
  src: string;
  sizes: string;
  purpose: string;
}

const browser = findBrowser("whole");
if (!browser) console.info("Installing the site was not tried: it needs a whole Chromium, as test:all has.");

test.skipIf(!browser)("lets the browser install the site", async () => {
  // Private windows, as in the other tests, cannot install anything.
  const profile = await mkdtemp(join(tmpdir(), "clinward-profile-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser!,
    args: chromiumArguments,
  });
  try {
    const page = await context.newPage();
    await page.goto(inject("origin"), { waitUntil: "networkidle" });
    const session = await context.newCDPSession(page);
    expect(await session.send("Page.getInstallabilityErrors")).toEqual({ installabilityErrors: [] });
    const { errors } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

test("names the site in the manifest and gives every icon its true size", async () => {
  const origin = inject("origin");
  const answer = await fetch(new URL("/manifest.webmanifest", origin));
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  const manifest = (await answer.json()) as { short_name: string; icons: ManifestIcon[] };
  expect(manifest.short_name).toBe(site.name);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes } of manifest.icons) {
    const icon = Buffer.from(await (await fetch(new URL(src, origin))).arrayBuffer());
    // A PNG's first chunk holds its width and height.
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
    expect(icon.length).toBeLessThan(20_000);
  }
});

test("tells a phone's home screen and browser bar what to show", async () => {
  const html = await (await fetch(inject("origin"))).text();
  const touchIcon = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1] ?? "";
  expect((await fetch(new URL(touchIcon, inject("origin")))).headers.get("content-type")).toBe("image/png");
  for (const [scheme, color] of Object.entries(site.barColors)) {
    expect(html).toContain(
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}"/>`,
    );
  }
});

test("revalidates the service worker each time and a build's files never", async () => {
  const origin = inject("origin");
  const worker = await fetch(new URL("/sw.js", origin));
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  expect(worker.headers.get("content-type")).toContain("javascript");
  const [asset = ""] = /\/assets\/[^"]+\.css/.exec(await (await fetch(origin)).text()) ?? [];
  expect((await fetch(new URL(asset, origin))).headers.get("cache-control")).toContain("immutable");
});
