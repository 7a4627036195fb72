import { expect, test } from "vitest";
import { visit, withoutServiceWorker } from "../support/browser.ts";

interface Noted {
  url: string;
  metrics: Record<string, number>;
}

test("reports a page view once, with all its timings, when the page is left", async () => {
  await visit(withoutServiceWorker, async (page) => {
    await page.addInitScript(() => {
      const { stringify } = JSON;
      // Read before the page is gone, which no request of it is.
      JSON.stringify = ((value: { metrics?: unknown }, ...rest: []) => {
        const text = stringify(value, ...rest);
        if (value?.metrics)
          sessionStorage.noted = stringify([...JSON.parse(sessionStorage.noted ?? "[]"), text]);
        return text;
      }) as typeof stringify;
    });
    const read = async () =>
      (JSON.parse((await page.evaluate(() => sessionStorage.noted)) ?? "[]") as string[]).map(
        (text) => JSON.parse(text) as Noted,
      );
    await page.goto("/about", { waitUntil: "networkidle" });
    await page.waitForTimeout(6000);
    expect(await read()).toEqual([]);
    await page.goto("/contact");
    const [report, ...others] = await read();
    expect(others).toEqual([]);
    expect(new URL(report!.url).pathname).toBe("/about");
    expect(Object.keys(report!.metrics)).toEqual(expect.arrayContaining(["cls", "fcp", "lcp", "ttfb"]));
  });
});
