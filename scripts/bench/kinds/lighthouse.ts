import lighthouse, { type Result } from "lighthouse";
import { paths } from "#app/paths.ts";
import { launchChromium } from "../../machine/chromium.ts";
import { step } from "../../machine/steps.ts";
import { findFreePort, serveOwnSite } from "../../site/own-site.ts";
import { checkBudget } from "../budgets.ts";
import { catalogue } from "./catalog.ts";
import { articles, tools } from "./page-kinds.ts";

const limits = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 };
const pages = [paths.home(), paths.jobs(), ...catalogue.pages, ...articles.pages, ...tools.pages];
/** Search engines are told to leave these out, which Lighthouse would hold against them. */
const unlisted = new Set([paths.compareStates("colorado", "texas")]);
const runs = 3;
const mostRuns = 7;

/**
 * The benchmark index of the machines that Lighthouse's fourfold slow-down makes a mid-range phone of, and what it makes
 * of them: a slower machine is slowed down less, to the same phone (docs/throttling.md of Lighthouse, "Calibrating").
 */
const usual = { index: 1750, slowdown: 4 };
const toSlowdown = (index: number) =>
  Math.min(usual.slowdown, Math.max(1, (usual.slowdown * index) / usual.index));
/** What the machine may change between two runs for the second to count: the first told how much to slow it down. */
const steady = 0.2;

/**
 * `wrangler dev` sends gzip, a bit larger than brotli.
 * @param only addresses to ask of instead of every kind's
 */
export async function benchLighthouse(only: readonly string[]): Promise<boolean> {
  const site = await step("Starting both Workers", () => serveOwnSite());
  const port = await findFreePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`], "whole");
  try {
    let isWithin = true;
    let index = toSpeed(await audit(new URL(pages[0]!, site.origin).href, port, usual.slowdown));
    for (const path of only.length > 0 ? only : pages) {
      const url = new URL(path, site.origin).href;
      // Most visitors get the page from the edge cache.
      await fetch(url);
      const results: Audited[] = [];
      while (results.length < mostRuns && results.filter(isSteady).length < runs) {
        const result = await audit(url, port, toSlowdown(index));
        results.push({ result, assumed: index });
        index = toSpeed(result);
      }
      const steadiest = results.toSorted((a, b) => toChange(a) - toChange(b)).slice(0, runs);
      const counted = steadiest.map(({ result }) => result);
      isWithin = report(path, counted) && isWithin;
    }
    return isWithin;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function audit(url: string, port: number, slowdown: number, triesLeft = 2): Promise<Result> {
  const skipAudits = unlisted.has(new URL(url).pathname) ? ["is-crawlable"] : [];
  const outcome = await lighthouse(
    url,
    { port, logLevel: "error", onlyCategories: Object.keys(limits) },
    {
      extends: "lighthouse:default",
      settings: { skipAudits, throttling: { cpuSlowdownMultiplier: slowdown } },
    },
  );
  const failure = outcome ? outcome.lhr.runtimeError : { message: "there was no result" };
  if (outcome && !failure) return outcome.lhr;
  if (triesLeft > 0) return audit(url, port, slowdown, triesLeft - 1);
  throw new Error(`Lighthouse failed at ${url}: ${failure?.message}`);
}

function report(path: string, results: readonly Result[]): boolean {
  let isWithin = true;
  for (const [category, limit] of Object.entries(limits)) {
    const sorted = results.toSorted((a, b) => toScore(a, category) - toScore(b, category));
    const median = sorted[Math.floor(runs / 2)]!;
    const budget = { what: `${path} ${category}`, limit, unit: "points", atLeast: true };
    if (checkBudget(budget, toScore(median, category))) continue;
    isWithin = false;
    for (const lost of listLost(median, category)) console.log(`    ${lost}`);
  }
  console.log(
    `    performance of each run: ${results.map((result) => toScore(result, "performance")).join(", ")}`,
  );
  for (const metric of ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"])
    console.log(`    ${metric}: ${results.map(({ audits }) => audits[metric]?.displayValue).join(", ")}`);
  const slowdowns = results.map(({ configSettings }) => configSettings.throttling.cpuSlowdownMultiplier);
  console.log(`    speed of this machine: ${results.map(toSpeed).join(", ")}`);
  console.log(`    slowed down: ${slowdowns.map((slowdown) => `${slowdown.toFixed(1)}x`).join(", ")}`);
  return isWithin;
}

interface Audited {
  result: Result;
  /** The index by which it was slowed down. */
  assumed: number;
}

const toSpeed = (result: Result) => result.environment.benchmarkIndex;
const toChange = ({ result, assumed }: Audited) => Math.abs(toSpeed(result) / assumed - 1);
const isSteady = (audited: Audited) => toChange(audited) <= steady;

const toScore = (result: Result, category: string) =>
  Math.round(100 * (result.categories[category]?.score ?? 0));

function listLost({ audits, categories }: Result, category: string): string[] {
  return categories[category]!.auditRefs.flatMap(({ id, weight }) => {
    const { score, title, displayValue = "", explanation = "", details } = audits[id]!;
    if (weight === 0 || score === null || score === 1) return [];
    const items = details && "items" in details ? JSON.stringify(details.items).slice(0, 600) : "";
    return [`${id} ${score}: ${title} ${displayValue} ${explanation} ${items}`];
  });
}
