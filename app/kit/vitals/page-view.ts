import type { VitalsReport } from "./beacon.ts";
import type { Metric } from "./vitals.ts";

type Metrics = VitalsReport["metrics"];

/** Ends when the page is first hidden, because browsers guarantee no later chance to send. */
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
