import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { Miniflare, type ModuleDefinition } from "miniflare";
import { paths } from "#app/paths.ts";
import { toJobWrites } from "../../app/jobs/changes/import-jobs.server.ts";
import { createDemoJobs } from "../demo/demo-jobs.ts";
import { loadCatalog } from "../load/load-catalog.ts";
import { run } from "../machine/steps.ts";
import { applyMigrations, readMigrations } from "../site/migrations.ts";
import type { Usage } from "./bill/usage.ts";
import { bundleWorker } from "./bundle-worker.ts";
import type { Fault } from "./fault.ts";
import { load } from "./load.ts";

export const benchSecret = "a-secret-for-benchmarks-of-32-characters";

export async function bundleSite(): Promise<string> {
  await run("wrangler", ["deploy", "--dry-run", "--outdir", ".cache/worker", "--minify"]);
  return ".cache/worker/worker.js";
}

/** Leaves out `wrangler dev`, whose proxy is too slow, and static files, which bypass the Worker. */
export function serveBuiltSite(siteScript: string) {
  return serveModules([{ type: "ESModule", path: resolve(siteScript) }]);
}

/** The built site inside another Worker, which imports it. */
async function wrapSite(siteScript: string, wrapper: string): Promise<ModuleDefinition[]> {
  return [
    {
      type: "ESModule",
      path: resolve(".cache/worker/wrapper.js"),
      contents: await bundleWorker(wrapper, ["./built-site.js"]),
    },
    {
      type: "ESModule",
      path: resolve(".cache/worker/built-site.js"),
      contents: readFileSync(siteScript, "utf8"),
    },
  ];
}

/** `layout` puts the database where visitors would find it. */
export async function serveWatchedSite(siteScript: string) {
  const site = await serveModules(await wrapSite(siteScript, "scripts/bench/bill/watched-site.ts"));
  const takeUsage = async (layout: string | null) => {
    const answer = await fetch(new URL(`/bench/usage${layout ? `?layout=${layout}` : ""}`, site.url));
    return (await answer.json()) as Usage;
  };
  return { ...site, takeUsage };
}

/** Keeps its data in the folder, from which the next start goes on. The first fills it. */
export async function serveFaultySite(siteScript: string, folder: string, isFirst = false) {
  const site = await serveModules(await wrapSite(siteScript, "scripts/bench/faults/faulty-site.ts"), {
    folder,
    isFirst,
  });
  const { miniflare, processId } = site;
  const worker = await miniflare.getWorker("clinward");
  return {
    ...site,
    files: (await miniflare.getR2Bucket("FILES")) as unknown as R2Bucket,
    setFault: async (fault: Fault | null) => {
      await fetch(new URL(`/bench/fault${fault ? `?${new URLSearchParams({ is: fault })}` : ""}`, site.url));
    },
    runCron: (at: number) => worker.scheduled({ cron: "*/5 * * * *", scheduledTime: new Date(at) }),
    kill: async () => {
      if (processId === null) throw new Error("The process of the site is not known on this machine.");
      process.kill(processId, "SIGKILL");
      await Promise.race([miniflare.dispose().catch(() => {}), wait(5_000)]);
    },
  };
}

interface Kept {
  folder: string;
  isFirst: boolean;
}

const unlimited = 1e9;

async function serveModules(modules: ModuleDefinition[], kept?: Kept) {
  const miniflare = new Miniflare({
    port: 0,
    ...(kept && {
      d1Persist: `${kept.folder}/d1`,
      kvPersist: `${kept.folder}/kv`,
      r2Persist: `${kept.folder}/r2`,
      // Each mail and each refused part would be a few lines.
      handleRuntimeStdio: (out: Readable, errors: Readable) => void [out.resume(), errors.resume()],
    }),
    workers: [
      {
        name: "clinward",
        modules,
        compatibilityDate: "2026-07-30",
        compatibilityFlags: ["nodejs_compat"],
        bindings: {
          SITE_URL: "http://localhost",
          MAIL_FROM: "a@example.com",
          MAIL_TO: "b@example.com",
          SESSION_SECRET: benchSecret,
        },
        d1Databases: { DB: "site", VITALS_DB: "vitals" },
        serviceBindings: { VITALS: "vitals" },
        kvNamespaces: ["CATALOG"],
        r2Buckets: ["FILES"],
        ratelimits: {
          ACCOUNT_LIMIT: { namespace_id: "1", simple: { limit: 20, period: 60 } },
          REQUEST_LIMIT: { namespace_id: "2", simple: { limit: kept ? unlimited : 10, period: 60 } },
          BEACON_LIMIT: { namespace_id: "3", simple: { limit: 120, period: 60 } },
          // All load comes from one address, so these limits must not apply.
          SEARCH_LIMIT: { namespace_id: "4", simple: { limit: unlimited, period: 60 } },
          DRAFT_LIMIT: { namespace_id: "6", simple: { limit: 10, period: 60 } },
          API_LIMIT: { namespace_id: "7", simple: { limit: unlimited, period: 60 } },
          KEY_LIMIT: { namespace_id: "8", simple: { limit: 600, period: 60 } },
          ANSWER_LIMIT: { namespace_id: "5", simple: { limit: unlimited, period: 60 } },
        },
        queueProducers: { MAIL_QUEUE: "mail", WORK_QUEUE: "work", DOCUMENT_QUEUE: "documents" },
        queueConsumers: ["mail"],
        email: { send_email: [{ name: "MAIL" }] },
      },
      // Takes what a search reports of itself; scripts/bench/bill/beacon-costs.ts counts what its own Worker costs.
      { name: "vitals", modules: true, script: "export default { fetch: () => new Response() }" },
    ],
  });
  const url = await miniflare.ready;
  const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  const kv = (await miniflare.getKVNamespace("CATALOG")) as unknown as KVNamespace;
  const vitals = (await miniflare.getD1Database("VITALS_DB")) as unknown as D1Database;
  const site = {
    url,
    kv,
    db,
    vitals,
    miniflare,
    stop: () => miniflare.dispose(),
    processId: findWorkerdProcess(),
  };
  if (kept && !kept.isFirst) return site;
  await applyMigrations(db, readMigrations("migrations"));
  await applyMigrations(vitals, readMigrations("functions/vitals/migrations"));
  const now = Date.now();
  const drafts = createDemoJobs(now);
  for (let at = 0; at < drafts.length; at += 200)
    await db.batch(await toJobWrites(db, drafts.slice(at, at + 200), now));
  await loadCatalog(kv, db, "bench", now);
  return site;
}

/** The most that Miniflare can deliver. */
export async function serveHello() {
  const body = "x".repeat(20 * 1024);
  const miniflare = new Miniflare({
    port: 0,
    modules: true,
    script: `const body = ${JSON.stringify(body)}; export default { fetch: () => new Response(body, { headers: { "content-type": "text/html" } }) }`,
    compatibilityDate: "2026-07-30",
  });
  return { url: await miniflare.ready, stop: () => miniflare.dispose() };
}

function findWorkerdProcess(): number | null {
  const file = `/proc/${process.pid}/task/${process.pid}/children`;
  if (!existsSync(file)) return null;
  const children = readFileSync(file, "utf8").trim().split(" ").filter(Boolean).map(Number);
  return children.findLast((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("workerd")) ?? null;
}

type BuiltSite = Awaited<ReturnType<typeof serveBuiltSite>>;

/** A cookie that is not our session bypasses the cache and gets the anonymous page. */
export const uncached = { cookie: "session=none" };

/** Takes the lowest cost in milliseconds per answer, because other work only adds time. */
export async function measureCpuMs(
  { url, processId }: BuiltSite,
  path: string,
  rounds = 4,
  headers: Record<string, string> = uncached,
  form?: string,
): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = readCpuMs(processId);
    const { total } = await load(new URL(path, url).href, headers, 3, form);
    costs.push((readCpuMs(processId) - before) / total);
  }
  return Math.min(...costs);
}

export function readCpuMs(processId: number | null): number {
  if (processId === null) return Number.NaN;
  const fields = readFileSync(`/proc/${processId}/stat`, "utf8").split(") ")[1]!.split(" ");
  const ticksPerSecond = 100;
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}

export async function findJobPath(origin: URL): Promise<string> {
  const answer = await fetch(new URL("/api/jobs/recent?limit=1", origin));
  const [job] = (await answer.json()) as { slug: string }[];
  return paths.job(job!.slug);
}
