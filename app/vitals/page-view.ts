import type { VitalsReport } from "./beacon.ts";
import type { Metric } from "./vitals.ts";

type Metrics = VitalsReport["metrics"];

/**
 * Collects what one page view measures and hands each metric on once, so that no beacon repeats another: the first
 * beacon takes what is final after five seconds, the last what the rest of the visit gave. With the first time
 * that the page is hidden the view is over, since no browser promises a later chance; what would change after
 * that (CLS and INP of a tab that is come back to) is not reported.
 */
export function createPageView(send: (metrics: Metrics) => void) {
  const waiting: Metrics = {};
  const taken = new Set<Metric>();
  let isOver = false;

  function flush() {
    if (Object.keys(waiting).length === 0) return;
    send({ ...waiting });
    for (const metric of Object.keys(waiting) as Metric[]) delete waiting[metric];
  }

  return {
    record(metric: Metric, value: number) {
      if (isOver || taken.has(metric)) return;
      taken.add(metric);
      waiting[metric] = value;
    },
    flush,
    end() {
      flush();
      isOver = true;
    },
  };
}
