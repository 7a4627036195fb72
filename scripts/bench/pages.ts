import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { run } from "../steps.ts";
import { load } from "./load.ts";
import { readCpuMs, serveBuiltSite, serveHello } from "./site.ts";

interface Budget {
  what: string;
  value: number;
  limit: number;
  unit: string;
  /** Set where more is better. */
  atLeast?: boolean;
}

/** Sizes of what a visitor loads, and what serving it costs; false where one is over its budget. */
export async function benchPages(): Promise<boolean> {
  const bundle = await bundleSite();
  const site = await serveBuiltSite(bundle.file);
  const hello = await serveHello();
  try {
    const budgets = [
      ...(await measureSizes(site.url, bundle.bytes)),
      ...(await measureLoad(site, hello.url)),
    ];
    for (const budget of budgets) print(budget);
    return budgets.every(isWithin);
  } finally {
    await Promise.all([site.stop(), hello.stop()]);
  }
}

const isWithin = ({ value, limit, atLeast }: Budget) => (atLeast ? value >= limit : value <= limit);

function print(budget: Budget): void {
  const { what, value, limit, unit, atLeast } = budget;
  const figure = `${value >= 100 ? Math.round(value) : Number(value.toPrecision(3))} ${unit}`;
  console.log(
    `  ${what.padEnd(52)} ${figure.padStart(10)}   ${isWithin(budget) ? "of" : "OVER"} ${atLeast ? "at least" : "at most"} ${limit} ${unit}`,
  );
}

const toKb = (bytes: number) => bytes / 1000;
const gzipSize = (text: string | Buffer) => gzipSync(text).length;

/** The site Worker as it is deployed, in one file. */
async function bundleSite() {
  await run("wrangler", ["deploy", "--dry-run", "--outdir", ".cache/worker", "--minify"]);
  const file = ".cache/worker/worker.js";
  return { file, bytes: gzipSize(readFileSync(file)) };
}

async function measureSizes(url: URL, workerBytes: number): Promise<Budget[]> {
  const jobs = await readPage(new URL("/jobs", url));
  const slug = /href="\/jobs\/([a-z0-9-]+-[a-z0-9]{8})"/.exec(jobs.html)?.[1];
  const job = await readPage(new URL(`/jobs/${slug}`, url));
  return [
    {
      what: "JavaScript of /jobs before interaction, gzip",
      value: toKb(jobs.scriptBytes),
      limit: 115,
      unit: "kB",
    },
    {
      what: "JavaScript of a job page before interaction, gzip",
      value: toKb(job.scriptBytes),
      limit: 115,
      unit: "kB",
    },
    { what: "CSS, gzip", value: toKb(jobs.styleBytes), limit: 15, unit: "kB" },
    { what: "HTML of /jobs with 20 results, gzip", value: toKb(gzipSize(jobs.html)), limit: 20, unit: "kB" },
    { what: "site Worker, gzip", value: toKb(workerBytes), limit: 1200, unit: "kB" },
  ];
}

/** A page with what its HTML makes a browser load at once. */
async function readPage(url: URL) {
  const html = await (await fetch(url)).text();
  const scripts = new Set(
    [...html.matchAll(/(?:rel="modulepreload" href=|import \* as \w+ from )"(\/assets\/[^"]+\.js)"/g)].map(
      ([, path]) => path!,
    ),
  );
  const styles = new Set([...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path]) => path!));
  const sizeOf = (paths: Set<string>) =>
    [...paths].reduce((sum, path) => sum + gzipSize(readFileSync(`build/client${path}`)), 0);
  return { html, scriptBytes: sizeOf(scripts), styleBytes: sizeOf(styles) };
}

async function measureLoad(
  site: Awaited<ReturnType<typeof serveBuiltSite>>,
  helloUrl: URL,
): Promise<Budget[]> {
  const hello = await load(helloUrl.href);
  const cached = await load(new URL("/jobs", site.url).href);
  // A cookie that is no session of ours: passes by the cache and renders the anonymous page.
  const before = readCpuMs(site.processId);
  const uncached = await load(new URL("/jobs", site.url).href, { cookie: "session=none" });
  const after = readCpuMs(site.processId);
  console.log(
    `  requests a second: hello ${Math.round(hello.perSecond)}, cached ${Math.round(cached.perSecond)}, uncached ${Math.round(uncached.perSecond)}`,
  );
  const cpu = before !== null && after !== null ? (after - before) / uncached.total : Number.NaN;
  return [
    {
      what: "cached page, share of the hello Worker's requests",
      value: (100 * cached.perSecond) / hello.perSecond,
      limit: 20,
      unit: "%",
      atLeast: true,
    },
    {
      what: "cached page, times the uncached page's requests",
      value: cached.perSecond / uncached.perSecond,
      limit: 8,
      unit: "x",
      atLeast: true,
    },
    { what: "uncached /jobs, CPU of workerd a request", value: cpu, limit: 6, unit: "ms" },
  ];
}
