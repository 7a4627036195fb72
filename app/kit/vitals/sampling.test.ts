import { expect, test } from "vitest";
import { isWhole } from "#tests/support/whole-run.ts";
import { createRandom } from "../../../scripts/demo/seeded-random.ts";
import { toBucket, toP75 } from "./histogram.ts";
import type { Metric } from "./vitals.ts";

const viewsOfDay = 100_000;
/** As functions/vitals/wrangler.toml has it. */
const measured = 30_000;
const days = isWhole ? 30 : 4;

const random = createRandom(7);

/** Normal (Box and Muller). */
const noise = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** Median and spread of the logarithm: from a network's steady answers to taps that hit a busy phone. */
const shapes: [Metric, median: number, spread: number][] = [
  ["ttfb", 200, 0.8],
  ["fcp", 900, 0.5],
  ["lcp", 1500, 0.6],
  ["inp", 90, 0.9],
];

/** 12 hours of few views and quick answers, then 12 of many views and slow ones. */
function listDay(median: number, spread: number): number[] {
  return Array.from({ length: viewsOfDay }, (_, at) => {
    const slowness = at < viewsOfDay / 4 ? 0.8 : 1.1;
    return median * slowness * Math.exp(spread * noise());
  });
}

function toExactP75(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(0.75 * values.length) - 1]!;
}

function toShownP75(metric: Metric, values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = toBucket(metric, value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return toP75(metric, counts)!;
}

test.each(shapes)(
  "keeps the 75th percentile of %s within 2 % at 100,000 views a day, 30,000 of them measured",
  (metric, median, spread) => {
    const errors = Array.from({ length: days }, () => {
      const day = listDay(median, spread);
      const sample = day.filter(() => random.next() < measured / viewsOfDay);
      return Math.abs(toShownP75(metric, sample) / toExactP75(day) - 1);
    });
    expect(Math.max(...errors)).toBeLessThan(0.02);
  },
);
