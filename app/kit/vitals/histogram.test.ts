import { expect, test } from "vitest";
import { toBucket, toP75 } from "./histogram.ts";
import { type Metric, metricFacts, metrics } from "./vitals.ts";

function fold(metric: Metric, values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = toBucket(metric, value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return counts;
}

const exactP75 = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;

function logNormal(median: number, spread: number, size = 2000): number[] {
  return Array.from({ length: size }, (_, i) => {
    const p = (i + 0.5) / size;
    return median * Math.exp(spread * Math.log(p / (1 - p)));
  });
}

test("estimates the 75th percentile of realistic load times within 2% for every metric", () => {
  for (const metric of metrics) {
    for (const share of [0.1, 0.5, 1, 2]) {
      const values = logNormal(metricFacts[metric].goodAtMost * share, 0.4);
      const p75 = toP75(metric, fold(metric, values)) ?? Number.NaN;
      const exact = exactP75(values);
      const rounding = metric === "cls" ? 0.0005 : 0.5;
      expect(Math.abs(p75 - exact), `${metric} around ${share}`).toBeLessThan(exact * 0.02 + rounding);
    }
  }
});

test("is off by at most 9.1% for any distribution", () => {
  for (let value = 60; value < 20_000; value *= 1.013) {
    const p75 = toP75("lcp", fold("lcp", [value, value, value])) ?? Number.NaN;
    expect(Math.abs(p75 / value - 1), `lcp of ${value}`).toBeLessThan(0.092);
  }
});

test("rates a value on the threshold as good and a value above it as not", () => {
  for (const metric of metrics) {
    const { goodAtMost } = metricFacts[metric];
    expect(toP75(metric, fold(metric, [goodAtMost]))).toBeLessThanOrEqual(goodAtMost);
    expect(toP75(metric, fold(metric, [goodAtMost * 1.05]))).toBeGreaterThan(goodAtMost);
  }
});

test("counts zero, and shows a value beyond the last edge as that edge", () => {
  expect(toBucket("cls", 0)).toBe(0);
  expect(toBucket("cls", 0.5)).toBeLessThan(toBucket("cls", 50));
  expect(toP75("lcp", fold("lcp", [500_000]))).toBe(20_000);
});

test("takes the quick page view as the 75th percentile of three quick ones and a slow one", () => {
  expect(toP75("ttfb", fold("ttfb", [100, 100, 100, 5000]))).toBeLessThan(110);
});

test("has no percentile without page views", () => {
  expect(toP75("lcp", new Map())).toBeNull();
});
