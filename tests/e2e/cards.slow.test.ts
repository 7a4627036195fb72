import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { open, visit, withoutServiceWorker } from "../support/browser.ts";

/** The save button's place and size, and what is cut off, of each card on the page. */
const measure = (page: Page) =>
  page.locator(".job-card").evaluateAll((cards) =>
    cards.map((card) => {
      const box = card.getBoundingClientRect();
      const heart = card.querySelector(".save")!.getBoundingClientRect();
      const cut = [...card.querySelectorAll<HTMLElement>("h2, h3, p, small, b")].filter(
        (part) => part.offsetWidth > 0 && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1,
      );
      return {
        heart: `${Math.round(heart.width)} x ${Math.round(heart.height)} at ${Math.round(box.right - heart.right)}, ${Math.round(heart.top - box.top)}`,
        cut: cut.map((part) => part.textContent),
      };
    }),
  );

const { slug } = (
  (await (await fetch(`${inject("origin")}/api/jobs/recent?limit=1`)).json()) as [{ slug: string }]
)[0];

test.each([320, 700])(
  "has the heart in one place on every card of a screen of %i pixels, and cuts nothing off",
  async (width) => {
    await visit({ ...withoutServiceWorker, viewport: { width, height: 700 } }, async (page) => {
      const places = ["/jobs", "/", "/employers/northquill-health", "/states/texas", "/featured-jobs"];
      const seen = [];
      for (const path of [...places, `/jobs/${slug}`]) {
        await open(page, path);
        // What is far below the screen is laid out only then.
        await page.locator("main, main *").evaluateAll((all) => {
          for (const part of all) (part as HTMLElement).style.contentVisibility = "visible";
        });
        const cards = await measure(page);
        expect(cards.length, path).toBeGreaterThan(0);
        seen.push(...cards);
      }
      expect(new Set(seen.map(({ heart }) => heart))).toEqual(new Set(["44 x 44 at 8, 4"]));
      expect(seen.flatMap(({ cut }) => cut)).toEqual([]);
    });
  },
);

/** What says whether one can work there, between the work and how fresh the posting is. */
const slots = [".job-title", ".job-at", ".job-pay", ".job-facts", ".license-line", ".job-fresh"];

test.each([390, 1280])(
  "has the license in one place on every card of a screen of %i pixels, and never cuts it off",
  async (width) => {
    await visit({ ...withoutServiceWorker, viewport: { width, height: 900 } }, async (page) => {
      const { email, password } = inject("seeker");
      const headers = { origin: inject("origin") };
      await page.request.post("/api/auth/login", { data: { email, password }, headers });
      for (const path of ["/jobs", "/", "/employers/northquill-health", "/states/texas", `/jobs/${slug}`]) {
        await open(page, path);
        await page.locator("main, main *").evaluateAll((all) => {
          for (const part of all) (part as HTMLElement).style.contentVisibility = "visible";
        });
        const cards = await page.locator(".job-card:has(.license-line)").evaluateAll(
          (all, wanted) =>
            all.map((card) => {
              const parts = [...card.querySelectorAll(wanted.join())];
              const line = card.querySelector(".license-line")!;
              const after = card.querySelector(".job-fresh")!;
              return {
                order: parts.map((part) => wanted.findIndex((slot) => part.matches(slot))),
                isWhole:
                  line.scrollWidth <= line.clientWidth + 1 && line.scrollHeight <= line.clientHeight + 1,
                isFirst: line.getBoundingClientRect().top <= after.getBoundingClientRect().top + 1,
              };
            }),
          slots,
        );
        expect(cards.length, path).toBeGreaterThan(0);
        for (const card of cards)
          expect(card, path).toEqual({ order: [0, 1, 2, 3, 4, 5], isWhole: true, isFirst: true });
      }
    });
  },
);
