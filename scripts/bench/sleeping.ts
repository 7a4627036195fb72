import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import lighthouse from "lighthouse";
import type { Browser } from "playwright-core";
import { paths } from "#app/paths.ts";
import { launchChromium } from "../machine/chromium.ts";
import { step } from "../machine/steps.ts";
import { findFreePort, serveOwnSite } from "../site/own-site.ts";
import { toAsleep } from "./asleep-page.ts";
import { openOnPhone, slowDown, tapFirst, taps } from "./first-tap.ts";

const runs = 10;
const longTaskMs = 50;
const ways = ["awake", "asleep", "bare"] as const;
type Way = (typeof ways)[number];

/** `bare` has no scripts, so it is the floor. */
function toWay(html: string, way: Way): string {
  if (way === "awake") return html;
  if (way === "asleep") return toAsleep(html);
  const at = html.lastIndexOf("</main>");
  const own = html.slice(at).replace(/<template data-late>.*?<\/template>|<script.*?<\/script>/gs, "");
  return html.slice(0, at) + own;
}

/** Answers from memory, so that a run measures the page and not the Worker. */
async function serveWay(way: Way, origin: string) {
  const kept = new Map<string, Promise<{ type: string; cache: string; body: Buffer }>>();
  const read = async (path: string) => {
    const answer = await fetch(origin + path);
    const type = answer.headers.get("content-type") ?? "";
    const isPage = type.startsWith("text/html");
    const body = isPage ? toWay(await answer.text(), way) : Buffer.from(await answer.arrayBuffer());
    return { type, cache: answer.headers.get("cache-control") ?? "", body: gzipSync(body) };
  };
  const server = createServer(async ({ url = "/", method }, response) => {
    if (method !== "GET") return void response.writeHead(204).end();
    if (!kept.has(url)) kept.set(url, read(url));
    const { type, cache, body } = await kept.get(url)!;
    response.writeHead(200, { "content-type": type, "cache-control": cache, "content-encoding": "gzip" });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
}

/** Counts main-thread tasks only, from the page's start: Lighthouse too counts layout before first paint. */
async function measureWork(browser: Browser, url: string) {
  const { context, page } = await openOnPhone(browser, 1);
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "loading", "toplevel"],
  });
  await page.goto(url);
  await page.waitForTimeout(3_500);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await context.close();
  const paint = traceEvents.findLast(({ name }) => name === "firstContentfulPaint")!;
  const tasks = traceEvents
    .filter(
      ({ name, ph, pid, tid }) => name === "RunTask" && ph === "X" && pid === paint.pid && tid === paint.tid,
    )
    .map(({ tdur = 0 }) => tdur / 1_000);
  const toBlocking = (rate: number) =>
    tasks.reduce((total, ms) => total + Math.max(0, rate * ms - longTaskMs), 0);
  return { "blocking ms": toBlocking(slowDown), "at a third of the speed": toBlocking(3 * slowDown) };
}

async function audit(port: number, url: string) {
  const lhr = (await lighthouse(url, { port, logLevel: "error", onlyCategories: ["performance"] }))!.lhr;
  return {
    points: 100 * (lhr.categories.performance?.score ?? 0),
    "blocking ms": lhr.audits["total-blocking-time"]?.numericValue ?? Number.NaN,
  };
}

type Figures = Record<string, number>;

/** Takes turns, so that other work on this machine affects each way alike. */
async function compare(what: string, among: readonly Way[], measure: (way: Way) => Promise<Figures>) {
  const found = new Map<Way, Figures[]>(among.map((way) => [way, []]));
  for (let run = 0; run < runs; run += 1) for (const way of among) found.get(way)!.push(await measure(way));
  for (const [way, figures] of found) {
    const columns = Object.keys(figures[0]!).map((name) => {
      const sorted = figures.map((row) => row[name]!).toSorted((a, b) => a - b);
      const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1]!);
      return `${name}: median ${at(0.5)}, p75 ${at(0.75)}`;
    });
    console.log(`  ${what.padEnd(40)} ${way.padEnd(7)} ${columns.join("   ")}`);
  }
}

export async function benchSleeping(): Promise<void> {
  const site = await step("Starting both Workers", () => serveOwnSite());
  const served = await Promise.all(ways.map((way) => serveWay(way, site.origin)));
  const port = await findFreePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`], "whole");
  const originOf = (way: Way) => served[ways.indexOf(way)]!.origin;
  try {
    const [job] = (await (await fetch(`${site.origin}/api/jobs/recent?limit=1`)).json()) as {
      slug: string;
    }[];
    const recruiter = paths.localRecruiters("pediatrician", "chicago");
    const pages = [paths.home(), recruiter, paths.state("texas"), paths.jobs(), paths.job(job!.slug)];
    for (const path of pages)
      await compare(`work ${path}`, ways, (way) => measureWork(browser, originOf(way) + path));
    for (const tap of taps)
      await compare(`first tap: ${tap.name}`, ["awake", "asleep"], (way) =>
        tapFirst(browser, originOf(way), tap),
      );
    for (const path of pages)
      await compare(`Lighthouse ${path}`, ways, (way) => audit(port, originOf(way) + path));
  } finally {
    await browser.close();
    for (const { stop } of served) stop();
    await site.stop();
  }
}
