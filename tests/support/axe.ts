import { createRequire } from "node:module";
import type { AxeResults, RunOnly } from "axe-core";
import type { BrowserContext, Page } from "playwright-core";

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** WCAG 2.2 A and AA, and what axe counts as good practice beyond. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Puts axe into every page of the context; not as a script of the page, which its Content-Security-Policy refuses. */
export const addAxe = (context: BrowserContext) => context.addInitScript({ path: axeFile });

/** What another color scheme or width can break on a page that passed every rule. */
const lookRules = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"];

/** Lists what axe finds wrong with the page as it is now, one line per element. */
export const findViolations = (page: Page) => runAxe(page, { type: "tag", values: tags });

/** The same by the rules that depend on the page's look. */
export const findViolationsOfLook = (page: Page) => runAxe(page, { type: "rule", values: lookRules });

/** Wherever the page was scrolled to, a bar that stays in place covers part of something, and axe measures its rest. */
const bars = ".header, .list-bar, .compare-bar { position: relative !important; inset: auto !important }";

async function runAxe(page: Page, runOnly: RunOnly): Promise<string[]> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, bars);
  const { violations } = await page.evaluate(async (rules): Promise<AxeResults> => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    // Everything behind a modal dialog is inert.
    return axe.run(document.querySelector("dialog:modal") ?? document, {
      runOnly: rules,
      resultTypes: ["violations"],
    });
  }, runOnly);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
