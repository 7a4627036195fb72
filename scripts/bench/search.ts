import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import type { JobFilters } from "../../app/jobs/search/filters.ts";
import { createDemoJobs } from "../demo/demo-jobs.ts";
import { loadCities } from "../load/load-cities.ts";
import { applyMigrations, readMigrations } from "../site/migrations.ts";
import { toBenchJobs } from "./bench-jobs.ts";
import { prices } from "./bill/prices.ts";
import type { Usage } from "./bill/usage.ts";
import { bundleWorker } from "./bundle-worker.ts";
import { endProgress, showProgress } from "./progress.ts";
import type { StatementPlan } from "./query-plans.ts";
import type { Slowness } from "./slowness.ts";

interface SearchCase {
  name: string;
  filters: Partial<JobFilters>;
  limits: Record<number, number>;
}

const words = { 100000: 25, 1000000: 120 };
const filtersAlone = { 100000: 12, 1000000: 120 };
const broad = { 1000000: 120 };

const cases: SearchCase[] = [
  { name: "two words, state", filters: { query: "registered nurse", location: "Texas" }, limits: words },
  { name: "two words, city", filters: { query: "icu nights", location: "Houston, TX" }, limits: words },
  { name: "two words, country", filters: { query: "registered nurse" }, limits: broad },
  { name: "one broad word", filters: { query: "patient" }, limits: broad },
  { name: "beginning of a word", filters: { query: "cardio" }, limits: broad },
  { name: "nothing asked", filters: {}, limits: filtersAlone },
  { name: "state", filters: { location: "Texas" }, limits: filtersAlone },
  {
    name: "type and profession",
    filters: { type: ["travel"], profession: ["registered-nurse"] },
    limits: filtersAlone,
  },
  { name: "state and shift", filters: { location: "California", shift: ["night"] }, limits: filtersAlone },
  { name: "specialty", filters: { specialty: "icu" }, limits: filtersAlone },
  { name: "posted in 7 days", filters: { posted: "7d" }, limits: filtersAlone },
  { name: "city and radius", filters: { location: "Chicago, IL", radius: 50 }, limits: filtersAlone },
  { name: "pay", filters: { payMin: 150_000 }, limits: filtersAlone },
  { name: "license or compact", filters: { license: ["TX"], compact: true }, limits: filtersAlone },
  { name: "highest pay first", filters: { sort: "pay" }, limits: filtersAlone },
  { name: "page 100", filters: { page: 100 }, limits: filtersAlone },
];

export async function benchSearch(
  size: number,
  runs: number,
  slowness: Slowness,
  withPlans = false,
): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "clinward-bench-"));
  const worker = new Miniflare({
    modules: true,
    script: await bundleWorker("scripts/bench/search-worker.ts"),
    d1Databases: { DB: "bench" },
    d1Persist: folder,
    compatibilityDate: "2026-07-30",
    compatibilityFlags: ["nodejs_compat"],
  });
  const send = async <T>(body: unknown): Promise<T> => {
    const response = await worker.dispatchFetch("http://bench/", {
      method: "POST",
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as T;
  };
  try {
    const db = (await worker.getD1Database("DB")) as unknown as D1Database;
    await applyMigrations(db, readMigrations("migrations"));
    await loadCities(db, "bench", Date.now());
    await load(size, send);
    const isWithin = await measure(size, runs, slowness.words, send);
    if (withPlans) await printPlans(send);
    return isWithin;
  } finally {
    await worker.dispose();
    await rm(folder, { recursive: true });
  }
}

const count = (number: number) => number.toLocaleString("en-US");

type Send = <T>(body: unknown) => Promise<T>;

async function load(size: number, send: Send): Promise<void> {
  const now = Date.now();
  const start = performance.now();
  let loaded = 0;
  await send({ task: "begin" });
  for (const drafts of toBenchJobs(createDemoJobs(now), size, now)) {
    await send({ task: "load", drafts, now });
    loaded += drafts.length;
    const perSecond = Math.round(loaded / ((performance.now() - start) / 1000));
    showProgress(`loading ${count(loaded)} of ${count(size)} (${perSecond}/s)`);
  }
  await send({ task: "end" });
  endProgress(`loaded ${count(size)} in ${Math.round((performance.now() - start) / 1000)} s`);
}

interface Measured {
  p50: number;
  p95: number;
  total: number;
  isTotalCapped: boolean;
  rankedAmong: number | null;
  facetsAmong: number | null;
  usage: Usage;
}

async function printPlans(send: Send): Promise<void> {
  for (const { name, filters } of cases) {
    const plans = await send<StatementPlan[]>({ task: "plans", filters, now: Date.now() });
    const lines = new Set(plans.flatMap(({ plan }) => plan));
    console.log(`  ${name}\n    ${[...lines].join("\n    ")}`);
  }
}

async function measure(size: number, runs: number, slowness: number, send: Send): Promise<boolean> {
  let isWithin = true;
  for (const { name, filters, limits } of cases) {
    const result = await send<Measured>({ task: "search", filters, runs, now: Date.now() });
    const limit = limits[size] === undefined ? undefined : Math.round(limits[size] * slowness);
    const isOver = limit !== undefined && result.p95 > limit;
    isWithin &&= !isOver;
    const notes = [
      `${result.total.toLocaleString("en-US")}${result.isTotalCapped ? "+" : ""} found`,
      result.rankedAmong && `ranked among ${result.rankedAmong.toLocaleString("en-US")}`,
      `${count(result.usage.rowsRead)} rows read ($${(result.usage.rowsRead * prices.rowsRead).toFixed(2)} a million)`,
      result.facetsAmong && `facets over ${result.facetsAmong.toLocaleString("en-US")}`,
    ].filter(Boolean);
    console.log(
      `  ${name.padEnd(22)} p50 ${String(result.p50).padStart(4)} ms   p95 ${String(result.p95).padStart(4)} ms   ${limit ? `${isOver ? "OVER" : "of"} ${limit} ms (${limits[size]} × ${slowness.toFixed(2)})` : ""}   ${notes.join(", ")}`,
    );
  }
  return isWithin;
}
