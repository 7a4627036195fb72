import { expect, test } from "vitest";
import { open, visit, withoutServiceWorker } from "../../support/browser.ts";

const mostActions = 9;
const verdict = /You can work here|^Needs an? |ask$/;

test.each([
  { name: "a phone", screen: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  { name: "a desk", screen: { viewport: { width: 1280, height: 900 } } },
])(
  "on $name, an ICU nurse with a multistate license reads verdicts on three postings",
  async ({ screen }) => {
    await visit({ ...withoutServiceWorker, ...screen }, async (page) => {
      let actions = 0;
      /** Each tap, each field filled or chosen. */
      const act = async (action: Promise<unknown>) => {
        actions++;
        await action;
      };
      await open(page, "/jobs");
      const form = page.getByRole("search", { name: "Jobs" });
      const fold = form.locator("summary", { hasText: "Title, place or license" });
      if (await fold.isVisible()) await act(fold.click());
      await act(form.getByLabel("What").fill("registered nurse"));
      await act(form.getByLabel("Where").fill("Colorado"));
      await act(form.locator(".license-field summary").click());
      await act(form.getByLabel("I work as").selectOption("registered-nurse"));
      await act(form.getByLabel("Licensed in").first().selectOption("TX"));
      await act(form.getByLabel("Multistate (nurses) or compact").check());
      await act(form.getByRole("button", { name: "Use this license" }).click());
      await page.getByRole("heading", { level: 1, name: /Colorado/ }).waitFor();
      const cards = page.locator("main article", { hasText: ", CO" }).filter({ hasText: verdict });
      await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(3);
      expect(actions).toBeLessThanOrEqual(mostActions);
    });
  },
);
