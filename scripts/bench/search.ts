import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { catalogVersionKey } from "../../app/facts/catalog/catalog.ts";
import { buildIndex, forgetBuild } from "../../app/jobs/search/index/index-build.server.ts";
import type { JobFilters } from "../../app/jobs/search/plan/filters.ts";
import { learnWords } from "../../app/jobs/search/spelling/learn-words.server.ts";
import { toDb } from "../../app/kit/platform/db.ts";
import { buildCatalog, toCatalogEntries } from "../load/load-catalog.ts";
import { loadCities } from "../load/load-cities.ts";
import { applyMigrations, readMigrations } from "../site/migrations.ts";
import { prices } from "./bill/prices.ts";
import type { Usage } from "./bill/usage.ts";
import { checkBudget } from "./budgets.ts";
import { bundleWorker } from "./bundle-worker.ts";
import { loadPostings } from "./load-postings.ts";
import { endProgress, showProgress } from "./progress.ts";
import type { StatementPlan } from "./query-plans.ts";
import type { Slowness } from "./slowness.ts";
import { type CheckedSentence, parseSentences } from "./typed/sentences.ts";
import { type CheckedCase, parseTypedCases } from "./typed/typed-queries.ts";

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
  { name: "profession and place", filters: { query: "nurse jobs in houston" }, limits: words },
  { name: "fact, field and state", filters: { query: "j1 family medicine texas" }, limits: words },
  { name: "what is left out", filters: { query: "no nights nurse" }, limits: broad },
  { name: "misspelled word", filters: { query: "phsyician" }, limits: broad },
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
  const script = await bundleWorker("scripts/bench/search-worker.ts");
  // Miniflare lets go of a binding that waits for minutes, so each long part starts it again.
  const inWorker = <T>(work: (worker: Miniflare) => Promise<T>) => withWorker(script, folder, work);
  try {
    const isQuick = await inWorker(async (worker) => {
      const db = await openDb(worker);
      await applyMigrations(db, readMigrations("migrations"));
      await loadCities(db, "bench", Date.now());
      const post = toPost(worker);
      return timeBulk("loaded", size, slowness.words, (onDone) => loadPostings(size, post, onDone));
    });
    const isQuickAgain = await inWorker(async (worker) => {
      const db = await openDb(worker);
      const isBuilt = await timeBulk("built anew", size, slowness.words, (onDone) => rebuild(db, onDone));
      await learnWords(toDb(db), Number.POSITIVE_INFINITY);
      return isBuilt;
    });
    return await inWorker(async (worker) => {
      const post = toPost(worker);
      const send: Send = async <T>(body: unknown) => (await post(JSON.stringify(body))).json() as Promise<T>;
      const isWithin = await measure(size, runs, slowness.words, send);
      if (withPlans) await printPlans(send);
      const isUnderstood = size > mostTyped || (await checkTyped(send));
      const isLed =
        size > mostTyped ||
        (await checkSentences(await worker.getKVNamespace("CATALOG"), send, slowness.words));
      return isQuick && isQuickAgain && isWithin && isUnderstood && isLed;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function withWorker<T>(
  script: string,
  folder: string,
  work: (worker: Miniflare) => Promise<T>,
): Promise<T> {
  const worker = new Miniflare({
    modules: true,
    script,
    d1Databases: { DB: "bench" },
    kvNamespaces: ["CATALOG"],
    d1Persist: folder,
    compatibilityDate: "2026-07-30",
    compatibilityFlags: ["nodejs_compat"],
  });
  try {
    return await work(worker);
  } finally {
    await worker.dispose();
  }
}

const openDb = async (worker: Miniflare) => (await worker.getD1Database("DB")) as unknown as D1Database;

const toPost = (worker: Miniflare) => async (body: string) => {
  const response = await worker.dispatchFetch("http://bench/", { method: "POST", body });
  if (!response.ok) throw new Error(await response.text());
  return response;
};

const count = (number: number) => number.toLocaleString("en-US");

type Send = <T>(body: unknown) => Promise<T>;

const secondsForMillion = 300;

async function timeBulk(
  what: string,
  size: number,
  slowness: number,
  work: (onDone: (done: number) => void) => Promise<unknown>,
): Promise<boolean> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  await work((done) =>
    showProgress(`${what}: ${count(done)} of ${count(size)} (${Math.round(done / seconds())}/s)`),
  );
  const limit = Math.ceil((secondsForMillion * size * slowness) / 1_000_000);
  const isOver = seconds() > limit;
  endProgress(
    `${what} ${count(size)} in ${Math.round(seconds())} s, ${isOver ? "OVER" : "of"} ${limit} s (${secondsForMillion} s a million × ${slowness.toFixed(2)})`,
  );
  return !isOver;
}

async function rebuild(d1: D1Database, onDone: (done: number) => void): Promise<void> {
  const db = toDb(d1);
  await forgetBuild(db);
  await buildIndex(db, ({ done }) => onDone(done));
}

/** Above this size, checking takes longer than it tells: the readings are the same. */
const mostTyped = 10_000;
const leastRight = 95;

async function checkTyped(send: Send): Promise<boolean> {
  const cases = parseTypedCases(await readFile("tests/samples/typed_queries.tsv", "utf8"));
  const checked = await send<CheckedCase[]>({ task: "typed", cases, now: Date.now() });
  const wrong = checked.filter((one) => one.wrong !== null);
  for (const { query, wrong: what } of wrong) console.log(`  ${query}: ${what}`);
  const share = ((checked.length - wrong.length) / checked.length) * 100;
  const what = `of ${checked.length} searches understood`;
  return checkBudget({ what, limit: leastRight, unit: "%", atLeast: true }, share);
}

const leastLed = 92;
const suggestedMs = 50;

/** Sentences typed in the Ctrl+/ box. None may lead to another profession or place. */
async function checkSentences(kv: unknown, send: Send, slowness: number): Promise<boolean> {
  await putRecords(kv as KVNamespace);
  const cases = parseSentences(await readFile("tests/samples/navigation.tsv", "utf8"));
  const { checked, p95 } = await send<{ checked: CheckedSentence[]; p95: number }>({
    task: "sentences",
    cases,
    now: Date.now(),
  });
  const wrong = checked.filter(({ isRight }) => !isRight);
  for (const { sentence, to, address } of wrong) console.log(`  ${sentence}: ${to}, not ${address}`);
  const share = ((checked.length - wrong.length) / checked.length) * 100;
  const misleading = checked.filter(({ isMisleading }) => isMisleading).length;
  return [
    checkBudget(
      { what: `of ${checked.length} sentences led`, limit: leastLed, unit: "%", atLeast: true },
      share,
    ),
    checkBudget({ what: "to another profession or place", limit: 0, unit: "" }, misleading),
    checkBudget({ what: "for a sentence, p95", limit: suggestedMs, unit: "ms" }, p95, slowness),
  ].every(Boolean);
}

async function putRecords(kv: KVNamespace): Promise<void> {
  const needed = /:(?:articles|metro-index|specialty-index|wages:.*|city-metros:.*)$/;
  const entries = toCatalogEntries(buildCatalog("data"), "bench").filter(({ key }) => needed.test(key));
  await Promise.all([
    kv.put(catalogVersionKey, "bench"),
    ...entries.map(({ key, value }) => kv.put(key, value)),
  ]);
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
