import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env as workerEnv } from "cloudflare:workers";
import { vi } from "vitest";
import { networkHeader, type QueuedBeacon } from "#app/kit/vitals/beacon.ts";
import worker, { type VitalsEnv } from "../../functions/vitals/vitals-worker.ts";
import { vitalsTables } from "./tables.ts";

export const env = workerEnv as unknown as VitalsEnv;
export const isWhole = (workerEnv as unknown as { IS_WHOLE_RUN: boolean }).IS_WHOLE_RUN;

/**
 * Sends a report to the vitals Worker as the site Worker passes it on. Its handler is called directly: the test pool
 * wraps a Worker once more at each call through `exports`, which after some thousand calls is too deep for the stack.
 */
export function sendReport(report: unknown, given: VitalsEnv = env, network?: string): Promise<Response> {
  const body = typeof report === "string" ? report : JSON.stringify(report);
  const headers = network ? { [networkHeader]: network } : undefined;
  const request = new Request("http://localhost:8787/api/analytics/web-vitals", {
    method: "POST",
    body,
    headers,
  });
  return worker.fetch(request as Parameters<typeof worker.fetch>[0], given);
}

/** Delivers beacons to the consumer as one batch of the queue, and returns what became of the messages. */
export async function deliver(beacons: QueuedBeacon[], given: VitalsEnv = env) {
  const batch = createMessageBatch<QueuedBeacon>(
    "clinward-beacons",
    beacons.map((body) => ({ id: crypto.randomUUID(), timestamp: new Date(), attempts: 1, body })),
  );
  await worker.queue(batch, given);
  return getQueueResult(batch, createExecutionContext());
}

export async function clearVitals(): Promise<void> {
  const { VITALS_DB: db } = env;
  // The Worker remembers the day's salt.
  const tables = vitalsTables.filter((table) => table !== "visitor_salts");
  await db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table}`)));
}

/** How many page views the histograms hold, by metric. */
export async function countByMetric(): Promise<Record<string, number>> {
  const { results } = await env.VITALS_DB.prepare(
    `SELECT substr(key, 1, instr(key, ' ') - 1) AS metric, sum(value) AS count FROM vitals_histograms, json_each(counts)
      GROUP BY 1`,
  ).all<{ metric: string; count: number }>();
  return Object.fromEntries(results.map(({ metric, count }) => [metric, count]));
}

/** Waits for the queue, which hands over a batch that is not full after five seconds. */
export async function untilCounted(pageViews: number): Promise<void> {
  const isCounted = async () => ((await countByMetric()).lcp ?? 0) >= pageViews;
  await vi.waitUntil(isCounted, { timeout: 60_000, interval: 100 });
}
