import { paths } from "#app/paths.ts";
import { launchChromium } from "../../machine/chromium.ts";
import { serveOwnSite } from "../../site/own-site.ts";
import { checkBudget } from "../budgets.ts";
import { weighPage } from "../page-weight.ts";
import { bundleSite, measureCpuMs, serveBuiltSite } from "../site.ts";
import type { Slowness } from "../slowness.ts";

export interface PageKind {
  pages: readonly string[];
  /** Those whose processor time is measured, which takes long. */
  measured: readonly string[];
  /** Kilobytes before anyone touches the page, and milliseconds uncached. */
  limits: { scripts: number; html: number; cpu: number };
}

const articlePages = [
  paths.careerGuide("pay-and-contracts", "productivity-pay-for-physicians"),
  paths.post("where-the-same-rn-keeps-most"),
  paths.resource("best-states"),
  paths.resource("market-trends"),
  paths.resource("certification-roadmap"),
  paths.resource("continuing-education"),
];

const toolPages = [
  paths.salaryComparison(),
  paths.placePay("registered-nurse", "texas"),
  paths.salaryTool(),
  paths.careerDashboard(),
  paths.skillsAssessment(),
  paths.skillsChecklist("icu-nurse"),
  paths.candidateMatching(),
  paths.mentor(),
  paths.aiNavigation(),
];

export const articles: PageKind = {
  pages: articlePages,
  measured: articlePages,
  limits: { scripts: 105, html: 30, cpu: 6 },
};

export const tools: PageKind = {
  pages: toolPages,
  measured: toolPages,
  limits: { scripts: 120, html: 30, cpu: 10 },
};

export async function weighKind({ pages, limits }: PageKind): Promise<boolean> {
  const site = await serveOwnSite();
  const browser = await launchChromium();
  let isWithin = true;
  try {
    for (const path of pages) {
      const { scripts, html } = await weighPage(browser, new URL(path, site.origin));
      const isLight = checkBudget(
        { what: `${path} JavaScript`, limit: limits.scripts, unit: "kB" },
        scripts / 1000,
      );
      const isShort = checkBudget({ what: `${path} HTML`, limit: limits.html, unit: "kB" }, html / 1000);
      isWithin = isLight && isShort && isWithin;
    }
    return isWithin;
  } finally {
    await browser.close();
    await site.stop();
  }
}

export async function measureKind(
  site: Awaited<ReturnType<typeof serveBuiltSite>>,
  { measured, limits }: PageKind,
  slowness: Slowness,
): Promise<boolean> {
  let isWithin = true;
  for (const path of measured) {
    const budget = { what: `${path} CPU, uncached`, limit: limits.cpu, unit: "ms" };
    isWithin = checkBudget(budget, await measureCpuMs(site, path), slowness.requests) && isWithin;
  }
  return isWithin;
}

export async function benchKind(kind: PageKind, slowness: Slowness): Promise<boolean> {
  const isLight = await weighKind(kind);
  const site = await serveBuiltSite(await bundleSite());
  try {
    return (await measureKind(site, kind, slowness)) && isLight;
  } finally {
    await site.stop();
  }
}
