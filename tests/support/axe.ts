import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { BrowserContext, Page } from "playwright-core";

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** WCAG 2.2 A and AA, and what axe counts as good practice beyond. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Puts axe into every page of the context; not as a script of the page, which its Content-Security-Policy refuses. */
export const addAxe = (context: BrowserContext) => context.addInitScript({ path: axeFile });

/** Wherever the page was scrolled to, a bar that stays in place covers part of something, and axe measures its rest. */
const bars =
  ".header, .list-bar, .compare-bar, .skills-foot { position: relative !important; inset: auto !important }";

/** Lists what axe finds wrong with the page as it is now, one line per element. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, bars);
  const { violations } = await page.evaluate(async (values): Promise<AxeResults> => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    // Everything behind a modal dialog is inert.
    return axe.run(document.querySelector("dialog:modal") ?? document, {
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
    });
  }, tags);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
