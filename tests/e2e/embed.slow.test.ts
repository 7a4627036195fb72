import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, inject, test } from "vitest";
import { visit } from "../support/browser.ts";

/** A page of somebody else's site, at another origin. */
async function onForeignPage(html: string, story: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(html));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await story(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}

test.each([true, false])(
  "shows an employer's jobs in a frame of another site, scripts %s",
  async (javaScriptEnabled) => {
    const site = inject("origin");
    const html = `<!doctype html><title>Careers</title><h1>Careers</h1>
    <iframe title="Open jobs" src="${site}/embed/jobs?employer=northquill-health" width="600" height="500"></iframe>`;
    await onForeignPage(html, (address) =>
      visit({ javaScriptEnabled }, async (page) => {
        await page.goto(address);
        const frame = page.frameLocator("iframe");
        await frame.getByRole("heading", { name: "Open jobs at Northquill Health" }).waitFor();
        const link = frame.getByRole("link").first();
        expect(await link.getAttribute("href")).toContain("/jobs/");
        expect(await link.getAttribute("target")).toBe("_blank");
        expect(await page.context().cookies()).toEqual([]);
      }),
    );
  },
);

test("lets nobody frame any other page", async () => {
  const html = `<!doctype html><title>Trap</title><iframe title="Site" src="${inject("origin")}/login"></iframe>`;
  await onForeignPage(html, (address) =>
    visit(
      {},
      async (page) => {
        await page.goto(address);
        await page.waitForTimeout(1500);
        expect(await page.frameLocator("iframe").getByLabel("Email").count()).toBe(0);
      },
      /frame|Refused|ERR_BLOCKED_BY_RESPONSE/,
    ),
  );
});
