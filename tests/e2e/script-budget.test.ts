import { gzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { open, visit, withoutServiceWorker } from "../support/browser.ts";

async function findApplyPage(): Promise<string | undefined> {
  const recent = await fetch(`${inject("origin")}/api/jobs/recent?limit=20`);
  for (const { slug } of (await recent.json()) as { slug: string }[]) {
    const { status } = await fetch(`${inject("origin")}/jobs/${slug}/apply`, { redirect: "manual" });
    if (status === 200) return `/jobs/${slug}/apply`;
  }
}

test("lets an application be written with 120 kB of scripts", async () => {
  const path = await findApplyPage();
  await visit(withoutServiceWorker, async (page) => {
    const scripts: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script")
        scripts.push(response.body().then((body) => gzipSync(body).length));
    });
    await open(page, path!);
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(scripts);
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(120_000);
  });
});
