import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { paths } from "#app/paths.ts";
import { launchChromium } from "../machine/chromium.ts";
import { step } from "../machine/steps.ts";
import { serveOwnSite } from "../site/own-site.ts";
import { type Budget, checkBudget } from "./budgets.ts";
import { load } from "./load.ts";
import { weighPage } from "./page-weight.ts";
import { bundleSite, measureCpuMs, serveBuiltSite, uncached } from "./site.ts";
import type { Slowness } from "./slowness.ts";

/** "Before interaction" covers everything a browser loads by itself, including late imports. */
const budgets = {
  homeScripts: { what: "JavaScript of / before interaction, gzip", limit: 125, unit: "kB" },
  homeStyles: { what: "CSS of /, gzip", limit: 15, unit: "kB" },
  homeHtml: { what: "HTML of /, gzip", limit: 30, unit: "kB" },
  fontFiles: { what: "fonts", limit: 1, unit: "files" },
  fonts: { what: "fonts, in all", limit: 50, unit: "kB" },
  homeImages: { what: "images of /, scrolled through to its end", limit: 60, unit: "kB" },
  jobsScripts: { what: "JavaScript of /jobs before interaction, gzip", limit: 115, unit: "kB" },
  jobScripts: { what: "JavaScript of a job page before interaction, gzip", limit: 115, unit: "kB" },
  styles: { what: "CSS, gzip", limit: 15, unit: "kB" },
  jobsHtml: { what: "HTML of /jobs with 20 results, gzip", limit: 20, unit: "kB" },
  worker: { what: "site Worker, gzip", limit: 1200, unit: "kB" },
  cachedOfHello: {
    what: "cached page, share of the hello Worker's requests",
    limit: 20,
    unit: "%",
    atLeast: true,
  },
  uncachedOfHello: {
    what: "uncached page, share of the hello Worker's requests",
    limit: 3,
    unit: "%",
    atLeast: true,
  },
  cachedOfUncached: {
    what: "cached page, times the uncached page's requests",
    limit: 8,
    unit: "x",
    atLeast: true,
  },
  uncachedCpu: { what: "uncached /jobs, CPU of workerd a request", limit: 6, unit: "ms" },
} satisfies Record<string, Budget>;

type Row = keyof typeof budgets;

export async function benchPages(slowness: Slowness): Promise<boolean> {
  const weights = await step("Loading pages in Chromium", measureWeights);
  const figures: Record<Row, number> = { ...weights, ...(await measureWorker(slowness)) };
  const rows = Object.keys(budgets) as Row[];
  return rows
    .map((row) => checkBudget(budgets[row], figures[row], row === "uncachedCpu" ? slowness.requests : null))
    .every(Boolean);
}

const toKb = (bytes: number) => bytes / 1000;

async function measureWeights() {
  const site = await serveOwnSite();
  const browser = await launchChromium();
  try {
    const home = await weighPage(browser, new URL(paths.home(), site.origin));
    const jobs = await weighPage(browser, new URL(paths.jobs(), site.origin));
    const job = await weighPage(browser, await findJobPage(site.origin));
    return {
      homeScripts: toKb(home.scripts),
      homeStyles: toKb(home.styles),
      homeHtml: toKb(home.html),
      fontFiles: Math.max(home.fontFiles, jobs.fontFiles, job.fontFiles),
      fonts: toKb(Math.max(home.fonts, jobs.fonts, job.fonts)),
      homeImages: toKb(home.images),
      jobsScripts: toKb(jobs.scripts),
      jobScripts: toKb(job.scripts),
      styles: toKb(Math.max(jobs.styles, job.styles)),
      jobsHtml: toKb(jobs.html),
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function findJobPage(origin: string): Promise<URL> {
  const answer = await fetch(new URL("/api/jobs/recent?limit=1", origin));
  const [job] = (await answer.json()) as { slug: string }[];
  return new URL(paths.job(job!.slug), origin);
}

async function measureWorker({ helloPerSecond }: Slowness) {
  const script = await bundleSite();
  const site = await serveBuiltSite(script);
  try {
    const worker = toKb(gzipSync(readFileSync(script)).length);
    return { worker, ...(await measureLoad(site, helloPerSecond)) };
  } finally {
    await site.stop();
  }
}

async function measureLoad(site: Awaited<ReturnType<typeof serveBuiltSite>>, hello: number) {
  const cached = await load(new URL(paths.jobs(), site.url).href);
  const rendered = await load(new URL(paths.jobs(), site.url).href, uncached);
  console.log(
    `  requests a second: hello ${Math.round(hello)}, cached ${Math.round(cached.perSecond)}, uncached ${Math.round(rendered.perSecond)}`,
  );
  return {
    cachedOfHello: (100 * cached.perSecond) / hello,
    uncachedOfHello: (100 * rendered.perSecond) / hello,
    cachedOfUncached: cached.perSecond / rendered.perSecond,
    uncachedCpu: await measureCpuMs(site, paths.jobs()),
  };
}
