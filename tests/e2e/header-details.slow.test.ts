import { expect, inject, test } from "vitest";
import { open, visit } from "../support/browser.ts";

const wide = { viewport: { width: 1280, height: 800 } };

test("changes the header after 20 px and keeps it at the top", async () => {
  await visit(wide, async (page) => {
    await open(page, "/");
    const header = page.getByRole("banner");
    await page.evaluate(() => window.scrollTo(0, 20));
    await page.waitForTimeout(100);
    expect(await header.getAttribute("data-scrolled")).toBeNull();
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => header.getAttribute("data-scrolled")).toBe("true");
    expect((await header.boundingBox())?.y).toBe(0);
  });
});

test("links new jobs in the banner and keeps it closed for the visit", async () => {
  await visit(wide, async (page) => {
    await open(page, "/");
    const banner = page.getByRole("complementary", { name: "New today" });
    const link = banner.getByRole("link");
    expect(await link.textContent()).toMatch(/^[\d,]+ new jobs posted today!$/);
    expect(await link.getAttribute("href")).toBe("/jobs?posted=today");
    await banner.getByRole("button", { name: "Dismiss" }).click();
    expect(await banner.count()).toBe(0);
    await page.goto("/contact");
    expect(await banner.isVisible()).toBe(false);
  });
});

test("prints dark on light and leaves out what only a screen has", async () => {
  await visit({ ...wide, colorScheme: "dark" }, async (page) => {
    await open(page, "/jobs");
    await page.locator("main article a").first().click();
    await page.getByRole("heading", { name: "At a glance" }).waitFor();
    await page.emulateMedia({ media: "print" });
    const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(scheme).toBe("light");
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    for (const hidden of [
      ".header",
      ".banner",
      "footer",
      ".apply-bar",
      ".skip-link",
      "nav[aria-label=Breadcrumb]",
    ])
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
  });
});

test("shows breadcrumbs on paths of more than one segment, and in the markup", async () => {
  await visit(wide, async (page) => {
    await page.goto("/jobs/texas");
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    expect(await crumbs.getByRole("link", { name: "Jobs" }).getAttribute("href")).toBe("/jobs");
    expect(await crumbs.locator("[aria-current=page]").textContent()).toBe("Texas");
    const markup = JSON.parse((await crumbs.locator("script").textContent()) ?? "");
    expect(markup).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Jobs", item: `${inject("origin")}/jobs` },
        { position: 2, name: "Texas", item: `${inject("origin")}/jobs/texas` },
      ],
    });
    await page.goto("/jobs");
    expect(await crumbs.count()).toBe(0);
  });
});
