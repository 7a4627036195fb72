import { readFileSync, writeFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { launchChromium } from "../machine/chromium.ts";

const logo = readFileSync("public/favicon.svg", "utf8");
const ground = /<rect[^>]*fill="([^"]+)"/.exec(logo)?.[1] ?? "transparent";

// A maskable icon may be cut to its central 80% circle (W3C App Manifest), and iOS fills transparency with black.
const icons = [
  { name: "icon-192", size: 192, logoPercent: 100, background: "transparent" },
  { name: "icon-512", size: 512, logoPercent: 100, background: "transparent" },
  { name: "icon-maskable-512", size: 512, logoPercent: 82, background: ground },
  { name: "apple-touch-icon", size: 180, logoPercent: 100, background: ground },
];

export async function drawLogos(): Promise<void> {
  const browser = await launchChromium();
  for (const { name, size, logoPercent, background } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">
        <div style="width:${logoPercent}%;line-height:0">${logo}</div>`,
    );
    await page.screenshot({ path: `app/pages/offline/icons/${name}.png`, omitBackground: true });
    await page.close();
  }
  writeFileSync("public/favicon.ico", await drawIco(browser));
  await browser.close();
}

const icoSize = 32;

/** Browsers and feed readers request /favicon.ico even when no page names it. */
async function drawIco(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: icoSize, height: icoSize } });
  await page.setContent(`<body style="margin:0;line-height:0">${logo}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(icoSize, 6);
  header.writeUInt8(icoSize, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
