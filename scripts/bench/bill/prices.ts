import type { Usage } from "./usage.ts";

/** Dollars per million. docs/costs.md has their sources and date. */
export const prices = {
  requests: 0.3,
  cpuMs: 0.02,
  rowsRead: 0.001,
  rowsWritten: 1,
  kvReads: 0.5,
  r2Reads: 0.36,
  r2Writes: 4.5,
  queueOperations: 0.4,
};

export interface Cost extends Usage {
  requests: number;
  cpuMs: number;
}

/** Dollars per million requests of this cost. */
export function toPrice(cost: Cost): number {
  const billed = ["requests", "cpuMs", "rowsRead", "rowsWritten", "kvReads", "r2Reads", "r2Writes"] as const;
  return billed.reduce((sum, name) => sum + cost[name] * prices[name], 0);
}
