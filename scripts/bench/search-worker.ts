import { findWay } from "../../app/assistant/navigation/find-way.server.ts";
import { findJobs } from "../../app/jobs/list/found-search.server.ts";
import { type JobFilters, noFilters } from "../../app/jobs/search/plan/filters.ts";
import { toDb } from "../../app/kit/platform/db.ts";
import type { Env } from "../../app/kit/platform/env.ts";
import type { PlainStatement } from "./bench-writes.ts";
import { noUsage } from "./bill/usage.ts";
import { watchD1 } from "./bill/watched-d1.ts";
import { beginBulk, endBulk } from "./bulk-load.ts";
import { explainStatements } from "./query-plans.ts";
import { checkSentence, type SentenceCase } from "./typed/sentences.ts";
import { checkTypedCases, type TypedCase } from "./typed/typed-queries.ts";

/** Runs inside workerd next to D1, so the times exclude the network. */
interface BenchEnv {
  DB: D1Database;
  CATALOG: KVNamespace;
}

type Task =
  | { task: "begin" }
  | { task: "end" }
  | { task: "write"; batches: PlainStatement[][] }
  | { task: "search"; filters: Partial<JobFilters>; runs: number; now: number }
  | { task: "plans"; filters: Partial<JobFilters>; now: number }
  | { task: "typed"; cases: TypedCase[]; now: number }
  | { task: "sentences"; cases: SentenceCase[]; now: number }
  | { task: "sql"; sql: string; values: unknown[] };

export default {
  async fetch(request: Request, env: BenchEnv): Promise<Response> {
    const { DB } = env;
    const body = (await request.json()) as Task;
    if (body.task === "begin") {
      await beginBulk(DB);
      return Response.json(null);
    }
    if (body.task === "end") {
      await endBulk(DB);
      return Response.json(null);
    }
    if (body.task === "write") {
      for (const batch of body.batches)
        await DB.batch(batch.map(({ sql, values }) => DB.prepare(sql).bind(...values)));
      return Response.json(null);
    }
    if (body.task === "typed") return Response.json(await checkTypedCases(toDb(DB), body.cases, body.now));
    if (body.task === "sentences") return Response.json(await askSentences(env, body.cases, body.now));
    if (body.task === "sql")
      return Response.json(
        (
          await DB.prepare(body.sql)
            .bind(...body.values)
            .all()
        ).results,
      );
    if (body.task === "plans") {
      const filters = { ...noFilters, ...body.filters };
      return Response.json(
        await explainStatements(DB, (recorder) => search(toDb(recorder), filters, body.now)),
      );
    }
    return Response.json(
      await measureSearch(toDb(DB), { ...noFilters, ...body.filters }, body.runs, body.now),
    );
  },
};

async function askSentences({ DB, CATALOG }: BenchEnv, cases: readonly SentenceCase[], now: number) {
  const context = { db: toDb(DB), env: { DB, CATALOG } as Env, now };
  const times: number[] = [];
  const checked = [];
  for (const one of cases) {
    const start = performance.now();
    const way = await findWay(context, one.sentence);
    times.push(performance.now() - start);
    checked.push(checkSentence(one, way?.to ?? ""));
  }
  return { checked, p95: times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] };
}

async function search(db: ReturnType<typeof toDb>, filters: JobFilters, now: number) {
  return (await findJobs({ db, now }, filters)).result;
}

async function measureSearch(db: ReturnType<typeof toDb>, filters: JobFilters, runs: number, now: number) {
  const times: number[] = [];
  let found = {
    total: 0,
    isTotalCapped: false,
    rankedAmong: null as number | null,
    facetsAmong: null as number | null,
  };
  for (let run = 0; run < runs + 3; run++) {
    const start = performance.now();
    found = await search(db, filters, now);
    if (run >= 3) times.push(performance.now() - start);
  }
  const watch = { usage: { ...noUsage }, layout: null };
  await search(toDb(watchD1(db.$client, watch)), filters, now);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const { total, isTotalCapped, rankedAmong, facetsAmong } = found;
  return { p50: at(0.5), p95: at(0.95), total, isTotalCapped, rankedAmong, facetsAmong, usage: watch.usage };
}
