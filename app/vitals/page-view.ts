import type { VitalsReport } from "./beacon.ts";
import type { Metric } from "./vitals.ts";

type Metrics = VitalsReport["metrics"];

/**
 * Collects the metrics of one page view and sends each once: the first beacon has what is final after five seconds,
 * the last one the rest. The view ends when the page is first hidden, because no browser promises a later chance.
 * Later changes to CLS and INP, after somebody returns to the tab, are not reported.
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
