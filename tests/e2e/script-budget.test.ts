import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Response } from "playwright-core";
import { expect, inject, test } from "vitest";
import { open, visit, waitForReact, withoutServiceWorker } from "../support/browser.ts";
import { isWhole } from "../support/whole-run.ts";

async function findApplyPage(): Promise<string | undefined> {
  const recent = await fetch(`${inject("origin")}/api/jobs/recent?limit=20`);
  for (const { slug } of (await recent.json()) as { slug: string }[]) {
    const { status } = await fetch(`${inject("origin")}/jobs/${slug}/apply`, { redirect: "manual" });
    if (status === 200) return `/jobs/${slug}/apply`;
  }
}

/** Compressed bytes of an answer. One that a closed page cuts off fails only who still waits for it. */
function toLength(response: Response): Promise<number> {
  const length = response.body().then((body) => gzipSync(body).length);
  length.catch(() => {});
  return length;
}

test("starts the Worker with 1,150 kB", () => {
  const [file, ...others] = globSync("build/server/assets/server-build-*.js");
  expect(others).toEqual([]);
  expect(gzipSync(readFileSync(file!)).length).toBeLessThanOrEqual(1_150_000);
});

test("lets an application be written with 121 kB of scripts", async () => {
  const path = await findApplyPage();
  await visit(withoutServiceWorker, async (page) => {
    const scripts: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(toLength(response));
    });
    await open(page, path!);
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(scripts);
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(121_000);
  });
});

test.runIf(isWhole)("keeps home and the list small for who is logged in and holds a license", async () => {
  await visit({ viewport: { width: 1280, height: 900 }, ...withoutServiceWorker }, async (page) => {
    await page.request.post("/api/auth/register", {
      data: {
        ...{ email: `light.${Date.now()}@clinic.example`, password: "harbor lantern quartz 7" },
        ...{ firstName: "Ines", lastName: "Calloway", role: "job_seeker" },
      },
      headers: { origin: inject("origin") },
    });
    await open(page, "/dashboard/profile");
    const main = page.getByRole("main");
    await waitForReact(page, "main form");
    await main.getByLabel("Profession").selectOption("Registered Nurse");
    await main.getByLabel("Home state").selectOption("Texas");
    await main.getByRole("button", { name: "Save profile" }).click();
    await main.getByText("Your profile is saved.").waitFor();
    for (const [path, answered, most] of [
      ["/", ".own-room article", 900],
      ["/jobs", ".license-answer", 800],
    ] as const) {
      await open(page, path);
      await page.locator(answered).first().waitFor();
      const count = await page.evaluate(() => document.querySelectorAll("*").length);
      expect(count, path).toBeLessThanOrEqual(most);
    }
  });
});

/** Counted on an untouched page, once its scripts have run. Kilobytes are compressed. */
const budgets = [
  ["/", { elements: 900, html: 22, styles: 15, scripts: 113.5 }],
  ["/jobs", { elements: 800, html: 18, styles: 15, scripts: 117.6 }],
  ["/profession/nurse-practitioner/license", { elements: 650, html: 18, styles: 15, scripts: 117.5 }],
  ["/states/oklahoma/compare/texas", { elements: 1_100, html: 18, styles: 15, scripts: 117.5 }],
] as const;

test.each(isWhole ? budgets : budgets.slice(0, 2))("keeps %s within %o", async (path, most) => {
  await visit(withoutServiceWorker, async (page) => {
    const answers: [string, Promise<number>][] = [];
    page.on("response", (response) => answers.push([response.request().resourceType(), toLength(response)]));
    await open(page, path);
    await page.waitForLoadState("networkidle");
    const loaded = await Promise.all(
      answers.map(async ([type, length]) => [type, (await length) / 1000] as const),
    );
    const sum = (type: string) =>
      loaded.filter(([each]) => each === type).reduce((all, [, size]) => all + size, 0);
    expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThanOrEqual(
      most.elements,
    );
    expect(sum("document")).toBeLessThanOrEqual(most.html);
    expect(sum("stylesheet")).toBeLessThanOrEqual(most.styles);
    expect(sum("script")).toBeLessThanOrEqual(most.scripts);
  });
});
