import { type Metric, metricFacts } from "./vitals.ts";

const octavesBelow = 6;
const octavesAbove = 3;
const bucketsPerOctave = 8;

/**
 * The upper edges of a metric's buckets: from 1/64 of the good threshold to 8 times it, each 9 % over the last, so
 * that a percentile is never off by more and usually by under 1 %. The threshold itself is an edge: which side of
 * it a value lies on is never an estimate. Stored counts mean these edges: changing them needs a migration.
 */
function toEdges(metric: Metric): number[] {
  const edges = (octavesBelow + octavesAbove) * bucketsPerOctave + 1;
  return Array.from(
    { length: edges },
    (_, i) => metricFacts[metric].goodAtMost * 2 ** (i / bucketsPerOctave - octavesBelow),
  );
}

const edgesByMetric: Record<Metric, number[]> = {
  lcp: toEdges("lcp"),
  fid: toEdges("fid"),
  inp: toEdges("inp"),
  cls: toEdges("cls"),
  fcp: toEdges("fcp"),
  ttfb: toEdges("ttfb"),
};

/** The number of the value's bucket; the one after the last edge takes all that is larger. */
export function toBucket(metric: Metric, value: number): number {
  const edges = edgesByMetric[metric];
  const bucket = edges.findIndex((edge) => value <= edge);
  return bucket === -1 ? edges.length : bucket;
}

/**
 * The 75th percentile of what was counted, spread evenly within its bucket and rounded as it is shown.
 * @param counts by bucket number; the last edge is answered where the percentile lies beyond it
 * @returns null where nothing was counted
 */
export function toP75(metric: Metric, counts: ReadonlyMap<number, number>): number | null {
  const edges = edgesByMetric[metric];
  const wanted = 0.75 * [...counts.values()].reduce((sum, count) => sum + count, 0);
  let before = 0;
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    if (before + count >= wanted) {
      const from = edges[bucket - 1] ?? 0;
      const to = edges[bucket] ?? from;
      return toShown(metric, from + ((to - from) * (wanted - before)) / count);
    }
    before += count;
  }
  return null;
}

function toShown(metric: Metric, value: number): number {
  return metric === "cls" ? Math.round(value * 1000) / 1000 : Math.round(value);
}
