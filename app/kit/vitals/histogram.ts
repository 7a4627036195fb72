import { type Metric, metricFacts } from "./vitals.ts";

const octavesBelow = 6;
const octavesAbove = 3;
const bucketsPerOctave = 8;

// Edges 9% apart keep a percentile within 9%, and both thresholds are edges. Stored counts refer to these
// edges, so changing them needs a migration.
function toEdges(metric: Metric): number[] {
  const { goodAtMost, fairAtMost } = metricFacts[metric];
  const edges = (octavesBelow + octavesAbove) * bucketsPerOctave + 1;
  const even = Array.from(
    { length: edges },
    (_, i) => goodAtMost * 2 ** (i / bucketsPerOctave - octavesBelow),
  );
  return [...even, fairAtMost].sort((a, b) => a - b);
}

const edgesByMetric: Record<Metric, number[]> = {
  lcp: toEdges("lcp"),
  fid: toEdges("fid"),
  inp: toEdges("inp"),
  cls: toEdges("cls"),
  fcp: toEdges("fcp"),
  ttfb: toEdges("ttfb"),
};

export function toBucket(metric: Metric, value: number): number {
  const edges = edgesByMetric[metric];
  const bucket = edges.findIndex((edge) => value <= edge);
  return bucket === -1 ? edges.length : bucket;
}

/** The last bucket of good values, and the last that is not poor. */
export const toLastBuckets = (metric: Metric) => ({
  good: toBucket(metric, metricFacts[metric].goodAtMost),
  fair: toBucket(metric, metricFacts[metric].fairAtMost),
});

/** Interpolates within the bucket. Returns the last edge for anything beyond it. */
export function toValueWithin(metric: Metric, bucket: number, share: number): number {
  const edges = edgesByMetric[metric];
  const from = edges[bucket - 1] ?? 0;
  const to = edges[bucket] ?? from;
  return toShown(metric, from + (to - from) * share);
}

export function toP75(metric: Metric, counts: ReadonlyMap<number, number>): number | null {
  const wanted = 0.75 * [...counts.values()].reduce((sum, count) => sum + count, 0);
  let before = 0;
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    if (before + count >= wanted) return toValueWithin(metric, bucket, (wanted - before) / count);
    before += count;
  }
  return null;
}

function toShown(metric: Metric, value: number): number {
  return metric === "cls" ? Math.round(value * 1000) / 1000 : Math.round(value);
}
