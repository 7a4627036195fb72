import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, visit, withoutServiceWorker } from "../support/browser.ts";

const wide = { ...withoutServiceWorker, viewport: { width: 1280, height: 900 } };
const list = "/jobs?profession=registered-nurse";

const cards = (page: Page) => page.locator(".list-body .job-title a");
const title = (page: Page) => page.locator(".beside h2").first();
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function choose(page: Page, at: number): Promise<string> {
  const name = (await cards(page).nth(at).textContent())!;
  await cards(page).nth(at).click();
  await page.waitForURL(/[?&]job=/);
  await expect.poll(() => title(page).textContent()).toBe(name);
  return name;
}

test("opens a posting beside the list without searching again, and keeps it at its address", async () => {
  await visit(wide, async (page) => {
    await open(page, list);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\/jobs\.data|\/api\//.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    const count = await cards(page).count();
    const top = (await cards(page).nth(2).boundingBox())!.y;
    const name = await choose(page, 2);
    expect(await cards(page).count()).toBe(count);
    expect(Math.abs((await cards(page).nth(2).boundingBox())!.y - top)).toBeLessThan(2);
    await expect.poll(() => focusedText(page)).toBe(name);
    expect(await page.locator("[aria-current=true] .job-title a").textContent()).toBe(name);
    expect(asked.filter((path) => !path.includes("/web-vitals"))).toEqual([
      expect.stringMatching(/^\/api\/jobs\/[a-z0-9-]+\/beside$/),
    ]);
    const canonical = page.locator("link[rel=canonical]");
    expect(await canonical.getAttribute("href")).not.toContain("job=");
    await page.reload();
    await expect.poll(() => title(page).textContent()).toBe(name);
    expect(await cards(page).count()).toBe(count);
  });
});

test("goes back and forward through what was open, and ends at the list", async () => {
  await visit(wide, async (page) => {
    await open(page, list);
    const first = await choose(page, 0);
    const second = await choose(page, 1);
    await page.goBack();
    await expect.poll(() => title(page).textContent()).toBe(first);
    await page.goForward();
    await expect.poll(() => title(page).textContent()).toBe(second);
    await page.goBack();
    await expect.poll(() => title(page).textContent()).toBe(first);
    await page.goBack();
    await page.locator(".beside").waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("?profession=registered-nurse");
    await expect.poll(() => focusedText(page)).toBe(first);
  });
});

test.each(["Escape", "Close", "Back"])("leaves the card in its place on %s", async (way) => {
  await visit(wide, async (page) => {
    await open(page, list);
    const card = cards(page).nth(8);
    const readTop = () => card.evaluate((link) => Math.round(link.getBoundingClientRect().top));
    await card.evaluate((link) => link.scrollIntoView({ block: "center" }));
    const before = await readTop();
    const name = await choose(page, 8);
    await expect.poll(() => focusedText(page)).toBe(name);
    expect(Math.abs((await readTop()) - before)).toBeLessThan(2);
    if (way === "Escape") await page.keyboard.press("Escape");
    else if (way === "Close") await page.getByRole("link", { name: "Close" }).click();
    else await page.goBack();
    await page.locator(".beside").waitFor({ state: "detached" });
    await expect.poll(() => focusedText(page)).toBe(name);
    expect(Math.abs((await readTop()) - before)).toBeLessThan(2);
  });
});

test.each(["Escape", "Close"])("returns the focus to the card on %s", async (way) => {
  await visit(wide, async (page) => {
    await open(page, list);
    const name = await choose(page, 1);
    await expect.poll(() => focusedText(page)).toBe(name);
    if (way === "Escape") await page.keyboard.press("Escape");
    else await page.getByRole("link", { name: "Close" }).click();
    await page.locator(".beside").waitFor({ state: "detached" });
    await expect.poll(() => focusedText(page)).toBe(name);
    expect(new URL(page.url()).searchParams.has("job")).toBe(false);
  });
});

test("scrolls what is open by itself", async () => {
  await visit({ ...wide, viewport: { width: 1280, height: 600 } }, async (page) => {
    await open(page, list);
    await choose(page, 0);
    const beside = page.locator(".beside");
    const box = (await beside.boundingBox())!;
    const before = await page.evaluate(() => scrollY);
    // Playwright's hover would scroll the page to show more of what is open.
    await page.mouse.move(box.x + 200, box.y + 200);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => beside.evaluate((it) => it.scrollTop)).toBeGreaterThan(100);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await choose(page, 1);
    expect(await beside.evaluate((it) => it.scrollTop)).toBe(0);
  });
});

test("opens the posting's own page on a narrow screen and in a new tab", async () => {
  await visit({ ...wide, viewport: { width: 1000, height: 800 } }, async (page) => {
    await open(page, list);
    const name = (await cards(page).first().textContent())!;
    await cards(page).first().click();
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).not.toBe("/jobs");
  });
  await visit(wide, async (page) => {
    await open(page, list);
    const path = await cards(page).first().getAttribute("href");
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      cards(page)
        .first()
        .click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await tab.waitForURL(`**${path}`);
    expect(await page.locator(".beside").count()).toBe(0);
  });
});

test("shows a shared address on a phone and without JavaScript, with a way to the list", async () => {
  for (const options of [{ viewport: { width: 390, height: 844 } }, { ...wide, javaScriptEnabled: false }]) {
    await visit({ ...withoutServiceWorker, ...options }, async (page) => {
      await page.goto(list);
      const slug = (await cards(page).first().getAttribute("href"))!.replace("/jobs/", "");
      await page.goto(`${list}&job=${slug}`);
      await title(page).waitFor();
      const isNarrow = page.viewportSize()!.width < 1100;
      expect(await cards(page).first().isVisible()).toBe(!isNarrow);
      await page.getByRole("link", { name: isNarrow ? "Back to the list" : "Close" }).click();
      await page.locator(".beside").waitFor({ state: "detached" });
      await cards(page).first().waitFor();
    });
  }
});

test("says that a posting was taken down, and shows the list all the same", async () => {
  await visit(wide, async (page) => {
    await page.goto(`${list}&job=never-was-ab12cd34`);
    await page.getByRole("heading", { name: "This posting was taken down" }).waitFor();
    expect(await cards(page).count()).toBeGreaterThan(5);
  });
});
