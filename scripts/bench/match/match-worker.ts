import { rankApplicants } from "../../../app/clinicians/match/queries/best-applicants.server.ts";
import {
  type PostingRow,
  postingColumns,
  postingTables,
  toPostingFacts,
} from "../../../app/clinicians/match/queries/best-postings.server.ts";
import { findMatches } from "../../../app/clinicians/match/queries/match.server.ts";
import { emptyAbout, type Profile } from "../../../app/clinicians/profile/record/profile.ts";
import { keysPerDay } from "../../../app/jobs/postings/record/posting-key.ts";
import { toDb } from "../../../app/kit/platform/db.ts";
import search from "../search-worker.ts";

/** The search benchmark's worker loads the postings; this one ranks them. */
export default {
  async fetch(request: Request, env: Parameters<typeof search.fetch>[1]): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === "/match") return Response.json(await measureMatches(env.DB));
    if (pathname === "/applicants") return Response.json(await measureApplicants(env.DB));
    return search.fetch(request, env);
  },
};

const nurse: Profile = {
  ...emptyAbout,
  profession: "registered-nurse",
  licenses: [
    { state: "TX", multistate: true, expires: null },
    { state: "CA", multistate: false, expires: null },
  ],
  specialties: ["icu", "telemetry"],
  types: ["full-time", "travel"],
  shifts: ["night"],
  minPay: { amount: 48, per: "hour" },
  place: "Houston, TX",
  miles: 50,
  years: 7,
  certificates: [{ code: "BLS", expires: "2098-01-31" }],
};

async function measureMatches(d1: D1Database) {
  const db = toDb(d1);
  let found = 0;
  const times = await measure(d1, async () => {
    const list = await findMatches({ db, now: Date.now() }, { profile: nurse, reach: "all", page: 1 });
    found = list?.among ?? 0;
  });
  return { ...times, found };
}

async function measureApplicants(d1: D1Database) {
  const row = await d1
    .prepare(
      `SELECT c.key, 0 AS among, ${postingColumns} FROM (SELECT job_id % ${keysPerDay} AS key FROM applications LIMIT 1) c ${postingTables}`,
    )
    .first<PostingRow>();
  let found = 0;
  const times = await measure(d1, async () => {
    found = (await rankApplicants(d1, row!.key, toPostingFacts(row!), Date.now())).length;
  });
  return { ...times, found };
}

const runs = 20;

async function measure(d1: D1Database, work: () => Promise<void>) {
  const times: number[] = [];
  for (let run = 0; run < runs + 3; run++) {
    const start = performance.now();
    await work();
    // The clock of a Worker stands still until it asks someone else.
    await d1.prepare("SELECT 1").first();
    if (run >= 3) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { p50: times[runs / 2]!, p95: times[Math.floor(runs * 0.95)]! };
}
