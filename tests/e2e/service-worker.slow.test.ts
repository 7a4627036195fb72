import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { visit } from "../support/browser.ts";
import { offlineComplaints, readKeptJobs } from "../support/offline.ts";
import { serveWorkerSite } from "../support/worker-site.ts";

const site = await serveWorkerSite();
afterAll(() => site.stop());

const job = "/jobs/registered-nurse-k3v9x2qa";

async function register(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    (await navigator.serviceWorker.ready).active?.postMessage({ type: "claim" });
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const readCacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());
const readAssets = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open("site-assets")).keys();
    return requests.map(({ url }) => new URL(url).pathname).sort();
  });

async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}

test("replaces the old worker after a new build and keeps saved jobs readable with the old files", async () => {
  await visit(
    { baseURL: site.origin },
    async (page) => {
      await site.deploy("first");
      await register(page);
      await page.goto(job);
      await expect.poll(() => readKeptJobs(page)).toEqual([job]);
      await page.goto("/");
      expect(await readCacheNames(page)).toEqual(["site-assets", "site-jobs", "site-offline-first"]);

      await site.deploy("second");
      await update(page);
      await expect
        .poll(() => readCacheNames(page))
        .toEqual(["site-assets", "site-jobs", "site-offline-second"]);
      await expect.poll(() => readAssets(page)).toEqual(["/assets/page-first.js", "/assets/page-second.js"]);

      await page.context().setOffline(true);
      await page.goto(job);
      expect(await page.content()).toContain("/assets/page-first.js");
      expect(await page.evaluate(async () => (await fetch("/assets/page-first.js")).text())).toBe("// first");
      await page.goto("/anything");
      expect(page.url()).toBe(`${site.origin}/offline?from=%2Fanything`);
      expect(await page.content()).toContain("/assets/page-second.js");

      await page.context().setOffline(false);
      await page.goto(job);
      await expect.poll(() => readAssets(page)).toContain("/assets/page-second.js");
      await site.deploy("third");
      await update(page);
      await expect.poll(() => readAssets(page)).toEqual(["/assets/page-second.js", "/assets/page-third.js"]);
    },
    offlineComplaints,
  );
});

test("removes itself and all saved data from a device when the operator switches it off", async () => {
  await visit({ baseURL: site.origin }, async (page) => {
    await site.deploy("fourth");
    await register(page);
    await page.goto(job);
    await expect.poll(() => readKeptJobs(page)).toEqual([job]);

    await site.deploy("fifth", false);
    await update(page);
    await expect.poll(() => readCacheNames(page)).toEqual([]);
    await page.goto("/");
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    expect(await readCacheNames(page)).toEqual([]);
  });
});
