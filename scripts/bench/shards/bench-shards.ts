import { toJobWrites } from "../../../app/jobs/changes/import-jobs.server.ts";
import type { JobFilters } from "../../../app/jobs/search/plan/filters.ts";
import { createDemoJobs } from "../../demo/demo-jobs.ts";
import { conversations, loadApplications } from "../hiring/bench-company.ts";
import { copyPosting } from "../hiring/copy-posting.ts";
import { loadPostings } from "../load-postings.ts";
import { serveWithDatabase } from "../match/worker-with-database.ts";
import { endProgress, showProgress } from "../progress.ts";
import type { Slowness } from "../slowness.ts";
import { printBytes, readStoredBytes, type TableBytes } from "./stored-bytes.ts";

const runs = 25;
const names = ["FIRST", "SECOND"] as const;
/** Keys hold 24 bits of the id, and no two shards may give the same. */
const firstIdOfSecond = 8_000_000;

const inFirst = (state: string | null) => state !== null && state < "MO";

const cases: { name: string; filters: Partial<JobFilters>; state?: string }[] = [
  { name: "nothing asked", filters: {} },
  { name: "page 50", filters: { page: 50 } },
  { name: "two words, country", filters: { query: "registered nurse" } },
  { name: "one broad word", filters: { query: "patient" } },
  { name: "beginning of a word", filters: { query: "cardio" } },
  {
    name: "type and profession",
    filters: { type: ["travel"], profession: ["registered-nurse"] },
  },
  { name: "highest pay first", filters: { sort: "pay" } },
  { name: "two words, state", filters: { query: "registered nurse", location: "Texas" }, state: "TX" },
  { name: "state", filters: { location: "California" }, state: "CA" },
];

interface Measured {
  p50: number;
  p95: number;
  total: number;
  isTotalCapped: boolean;
  jobs: number[];
  states: (string | null)[];
}

/** Has no budget: docs/scale.md says what it is for. @param size postings of each shard */
export async function benchShards(size: number, slowness: Slowness): Promise<void> {
  const { post, openDb, folder, restart, stop } = await serveWithDatabase(
    "scripts/bench/shards/shards-worker.ts",
    [...names, "PEOPLE"],
  );
  try {
    const demo = createDemoJobs(Date.now());
    await openDb("SECOND").then((db) => startAt(db, demo, firstIdOfSecond));
    for (const name of names) {
      const of = demo.filter(({ stateCode }) => inFirst(stateCode) === (name === "FIRST"));
      const start = performance.now();
      await loadPostings(
        size,
        (body) => post(body, `/${name}`),
        (done) => showProgress(`${name}: ${done} of ${size}`),
        of,
      );
      const seconds = Math.round((performance.now() - start) / 1000);
      endProgress(`${name}: ${size.toLocaleString("en-US")} postings of ${of.length} kinds in ${seconds} s`);
    }
    await restart();
    for (const { name, filters, state } of cases) {
      const ask = (of: string) => post<Measured>(JSON.stringify({ filters, runs, of }));
      const own = state === undefined ? null : inFirst(state) ? names[0] : names[1];
      print(name, own ?? "both", await ask(own ?? "both"), slowness);
      if (own) continue;
      for (const one of names) print("", one, await ask(one), slowness);
    }
    await loadPeople(await openDb("PEOPLE"), demo);
    // Its files are read once nobody writes them.
    await restart();
    printBytes("a posting", size, readStoredBytes(folder, "jobs_fts").filter(isOfPostings));
    const ofPeople = readStoredBytes(folder, "application_copies");
    printBytes("an application", conversations, ofPeople.filter(isOfApplications));
    printBytes("a user with a session", people, ofPeople.filter(isOfUsers));
  } finally {
    await stop();
  }
}

const isOfPostings = ({ table, rows }: TableBytes) => rows > 0 && !/^(cities|zip_codes|words)/.test(table);
const isOfApplications = ({ table }: TableBytes) => /^(appli|interview|offer)/.test(table);
const isOfUsers = ({ table }: TableBytes) => table === "users" || table === "sessions";

const people = 20_000;

const print = (name: string, of: string, { p50, p95, total, isTotalCapped }: Measured, { words }: Slowness) =>
  console.log(
    `  ${name.padEnd(22)} ${of.padEnd(7)} p50 ${String(p50).padStart(4)} ms   p95 ${String(p95).padStart(4)} ms (${Math.round(p95 / words)} on the reference)   ${total.toLocaleString("en-US")}${isTotalCapped ? "+" : ""} found`,
  );

async function startAt(db: D1Database, demo: ReturnType<typeof createDemoJobs>, id: number): Promise<void> {
  await db.batch(await toJobWrites(db, demo.slice(0, 1), Date.now()));
  const slug = await db.prepare("SELECT slug FROM jobs").first<string>("slug");
  await copyPosting(db, slug!, 1, id);
}

/** The applications of the benchmark of workspaces, and users who are logged in. */
async function loadPeople(db: D1Database, demo: ReturnType<typeof createDemoJobs>): Promise<void> {
  await db.batch(await toJobWrites(db, demo.slice(0, 1), Date.now()));
  await loadApplications(db, (await db.prepare("SELECT slug FROM jobs").first<string>("slug"))!);
  const series = `WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < ${people})`;
  await db.batch([
    db.prepare(
      `${series} INSERT INTO users (id, email, password_hash, role, first_name, last_name, email_verified_at, created_at, updated_at)
        SELECT at, 'dana.whitfield' || at || '@example.com', '${"h".repeat(100)}', 'job_seeker', 'Dana', 'Whitfield ' || at, 1, at, at FROM n`,
    ),
    db.prepare(
      `${series} INSERT INTO sessions (id_hash, public_id, user_id, device, created_at, last_seen_at, expires_at)
        SELECT printf('%043d', at), printf('%022d', at), at, 'Chrome on Windows', at, at, at FROM n`,
    ),
  ]);
}
