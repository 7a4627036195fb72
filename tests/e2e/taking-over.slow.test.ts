import { expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { open, visit } from "../support/browser.ts";

test("loads scripts after the first paint and leaves no trace of the wait", async () => {
  await visit({}, async (page) => {
    await open(page, paths.home());
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
      asked: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(3);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
    expect(await page.locator("template[data-late]").count()).toBe(0);
  });
});

test("survives a click while React hydrates the page", async () => {
  await visit({}, async (page) => {
    await page.addInitScript(() => {
      const listen = document.addEventListener;
      document.addEventListener = (type: string, ...rest: [EventListener, AddEventListenerOptions?]) => {
        listen.call(document, type, ...rest);
        if (type !== "click") return;
        // As soon as React listens, and before its first render.
        queueMicrotask(() => document.body.dispatchEvent(new MouseEvent("click", { bubbles: true })));
      };
    });
    await open(page, paths.home());
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });
});
