import { findJobs } from "../../../app/jobs/list/found-search.server.ts";
import { type JobFilters, noFilters } from "../../../app/jobs/search/plan/filters.ts";
import { toDb } from "../../../app/kit/platform/db.ts";
import search from "../search-worker.ts";
import { openShards } from "./sharded-d1.ts";

interface ShardsEnv {
  FIRST: D1Database;
  SECOND: D1Database;
}

interface Asked {
  filters: Partial<JobFilters>;
  runs: number;
  /** One shard has all of a state. */
  of: "FIRST" | "SECOND" | "both";
}

/** The search benchmark's worker loads each shard, at the path with its name; this one searches them. */
export default {
  async fetch(request: Request, env: ShardsEnv): Promise<Response> {
    const name = new URL(request.url).pathname.slice(1);
    if (name === "FIRST" || name === "SECOND")
      return search.fetch(request, { ...({} as Parameters<typeof search.fetch>[1]), DB: env[name] });
    const { filters, runs, of } = (await request.json()) as Asked;
    const db = toDb(of === "both" ? openShards([env.FIRST, env.SECOND]) : env[of]);
    const asked = { ...noFilters, ...filters };
    const now = Date.now();
    const times: number[] = [];
    let { result } = await findJobs({ db, now }, asked);
    for (let run = 0; run < runs + 3; run++) {
      const start = performance.now();
      ({ result } = await findJobs({ db, now }, asked));
      if (run >= 3) times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
    const states = new Set(result.jobs.map(({ stateCode }) => stateCode));
    return Response.json({
      ...{ p50: at(0.5), p95: at(0.95), total: result.total, isTotalCapped: result.isTotalCapped },
      ...{ jobs: result.jobs.map(({ id }) => id), states: [...states] },
    });
  },
};
