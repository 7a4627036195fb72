import { expect, test } from "vitest";
import { metricFacts, metrics, rateMetric } from "./vitals.ts";

test("rates a page by the specified thresholds, and as poor by the ones above", () => {
  expect(rateMetric("lcp", 2500, 20)).toBe("good");
  expect(rateMetric("lcp", 2501, 20)).toBe("fair");
  expect(rateMetric("lcp", 4001, 20)).toBe("poor");
  expect(rateMetric("cls", 0.1, 500)).toBe("good");
  expect(rateMetric("cls", 0.26, 500)).toBe("poor");
  for (const metric of metrics)
    expect(metricFacts[metric].fairAtMost).toBeGreaterThan(metricFacts[metric].goodAtMost);
});

test("does not rate a page that fewer than 20 people opened", () => {
  expect(rateMetric("ttfb", 1, 19)).toBe("unknown");
  expect(rateMetric("ttfb", 9000, 19)).toBe("unknown");
});
