import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { states } from "../../../app/facts/reference/place/states.ts";
import { professions } from "../../../app/facts/reference/profession/professions.ts";
import { specialties } from "../../../app/facts/reference/profession/specialties.ts";
import { readSavedSearch, toSearchAddress } from "../../../app/jobs/search/percolator/search-address.ts";
import { employmentTypes, shifts } from "../../../app/kit/platform/column-words.ts";
import { createDemoJobs } from "../../demo/demo-jobs.ts";
import { prices } from "../bill/prices.ts";
import { checkBudget } from "../budgets.ts";
import { loadPostings } from "../load-postings.ts";
import { serveWithDatabase } from "../match/worker-with-database.ts";
import type { Slowness } from "../slowness.ts";

const openings = 2_000;
const sizes = [10_000, 100_000];
const limits = { seconds: 120, megabytes: 300 };
/** The larger may take this many times the smaller for each search. */
const mostGrowth = 1.5;
const kills = 10;
const mailed = 500;

/** New postings meet saved searches, and a consumer that dies ten times mails each person once. */
export async function benchAlerts(slowness: Slowness): Promise<boolean> {
  const perSearch: number[] = [];
  let isWithin = true;
  for (const size of sizes) {
    const { seconds, megabytes, isOnce } = await measure(size);
    perSearch.push(seconds / size);
    if (size < sizes.at(-1)!) continue;
    const what = `${size} searches against ${openings} postings`;
    isWithin = checkBudget({ what, limit: limits.seconds, unit: "s" }, seconds, slowness.words) && isWithin;
    isWithin =
      checkBudget({ what: "its peak memory", limit: limits.megabytes, unit: "MB" }, megabytes) && isWithin;
    isWithin = isOnce && isWithin;
  }
  const growth = perSearch.at(-1)! / perSearch[0]!;
  return (
    checkBudget({ what: "time a search, ten times as many", limit: mostGrowth, unit: "x" }, growth) &&
    isWithin
  );
}

interface Matched {
  openings: number;
  candidates: number;
  rowsRead: number;
  rowsWritten: number;
  isMore: boolean;
}

async function measure(size: number) {
  const { db, post, stop } = await serveWithDatabase("scripts/bench/alerts/alerts-worker.ts");
  try {
    await loadPostings(openings, post, () => {}, createDemoJobs(Date.now()));
    const addresses = makeAddresses(size);
    for (let from = 0; from < size; from += 500)
      await post(JSON.stringify(addresses.slice(from, from + 500)), "/save");
    const before = await readPeakMb();
    const start = performance.now();
    const total = { openings: 0, candidates: 0, rowsRead: 0, rowsWritten: 0 };
    for (let isMore = true; isMore; ) {
      const matched = await post<Matched>("null", "/match");
      for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += matched[name];
      ({ isMore } = matched);
    }
    const seconds = (performance.now() - start) / 1000;
    const megabytes = Math.max(0, (await readPeakMb()) - before);
    const cost = (total.rowsRead * prices.rowsRead + total.rowsWritten * prices.rowsWritten) / 1e6;
    const found = await db
      .prepare("SELECT count(*) AS n, sum(json_array_length(seqs)) AS m FROM search_hits")
      .first<{ n: number; m: number }>();
    console.log(
      `  ${size} searches: ${seconds.toFixed(1)} s for ${total.openings} openings, ${total.candidates} candidates, ${found!.m} matches, ${total.rowsRead} rows read and ${total.rowsWritten} written, $${cost.toFixed(4)}`,
    );
    return { seconds, megabytes, isOnce: size < sizes.at(-1)! || (await killAndCount(db, post)) };
  } finally {
    await stop();
  }
}

async function killAndCount(
  db: D1Database,
  post: <T>(body: string, path: string) => Promise<T>,
): Promise<boolean> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT a.person_id AS id FROM alerts a JOIN search_hits h ON h.search_id = a.search_id ORDER BY 1 LIMIT ${mailed}`,
    )
    .all<{ id: number }>();
  const people = results.map(({ id }) => id);
  let died = 0;
  for (let kill = 1; kill <= kills; kill++) {
    const { isKilled } = await post<{ isKilled: boolean }>(
      JSON.stringify({ people, diesAt: kill * 3 }),
      "/mail",
    );
    if (isKilled) died += 1;
  }
  const start = performance.now();
  await post(JSON.stringify({ people, diesAt: null }), "/mail");
  const seconds = (performance.now() - start) / 1000;
  await post(JSON.stringify({ people, diesAt: null }), "/mail");
  const counts = await db
    .prepare("SELECT count(*) AS mails, count(DISTINCT recipient) AS people FROM outbox")
    .first<{ mails: number; people: number }>();
  console.log(
    `  ${died} of ${kills} kills: ${counts!.mails} mails to ${counts!.people} of ${people.length} people; the rest took ${seconds.toFixed(1)} s`,
  );
  return died === kills && counts!.mails === people.length && counts!.people === people.length;
}

/** What people save: a profession, most with a state, many with a shift, a type or a field. */
function makeAddresses(size: number): string[] {
  const pick = <T>(list: readonly T[], at: number, stride: number): T =>
    list[Math.floor(at / stride) % list.length]!;
  return Array.from({ length: size }, (_, at) => {
    const params = new URLSearchParams({ profession: pick(professions, at, 1).slug });
    if (at % 8) params.set("location", pick(states, at * 7 + 3, 1).name);
    if (at % 3 === 0) params.append("shift", pick(shifts, at, 11));
    if (at % 4 === 0) params.append("type", pick(employmentTypes, at, 13));
    if (at % 5 === 0) params.set("specialty", pick(specialties, at, 17).slug);
    if (at % 6 === 0) params.set("pay_min", String(40_000 + (at % 160) * 1_000));
    if (at % 7 === 0)
      params.set("query", pick(["wound care", "icu", "clinic", "sign on bonus", "new grad"], at, 19));
    return toSearchAddress(readSavedSearch(params));
  });
}

/** Of the workerd that this process started. */
async function readPeakMb(): Promise<number> {
  const children = execFileSync("ps", ["-o", "pid=", "--ppid", String(process.pid)], { encoding: "utf8" });
  const peaks = await Promise.all(
    children
      .trim()
      .split(/\s+/)
      .map(async (pid) => {
        const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
        return /workerd/.test(status) ? Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 : 0;
      }),
  );
  return Math.max(0, ...peaks);
}
