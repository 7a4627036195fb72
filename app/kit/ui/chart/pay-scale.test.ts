import { expect, test } from "vitest";
import { topCode } from "#app/facts/catalog/record-fields.ts";
import { formatPay, survey2024, survey2025, toPayScale, toPayText } from "./pay-scale.ts";

const nurses = { p10: 66_000, p25: 79_000, median: 95_000, p75: 111_000, p90: 135_000 };
const surgeons = { p10: 101_000, p25: 210_000, median: topCode, p75: topCode, p90: topCode };

test("shows the 2024 survey's top figure as a minimum, and the same figure of 2025 as it is", () => {
  expect(survey2024.topCode).toBe(topCode);
  expect(formatPay(topCode, survey2024)).toBe("at least $239,200");
  expect(formatPay(topCode, survey2025)).toBe("$239,200");
  expect(formatPay(null, survey2025)).toBe("no figure");
});

test("covers every figure with at most five round ticks", () => {
  const scale = toPayScale([nurses], survey2025)!;
  expect(scale.ticks).toEqual([60_000, 80_000, 100_000, 120_000, 140_000]);
  expect(Object.values(nurses).map(scale.toPercent)).toEqual([7.5, 23.8, 43.8, 63.8, 93.8]);
});

test("extends the axis past figures without a known end", () => {
  const scale = toPayScale([surgeons, nurses], survey2024)!;
  expect(scale.ticks.at(-1)).toBeGreaterThan(topCode);
  expect(scale.toPercent(topCode)).toBeLessThan(95);
});

test("draws an axis for equal figures but none without figures", () => {
  const none = { p10: null, p25: null, median: null, p75: null, p90: null };
  expect(toPayScale([{ ...none, median: 100_000 }], survey2025)?.ticks).toEqual([100_000, 105_000]);
  expect(toPayScale([none], survey2025)).toBeNull();
  expect(toPayText(none, survey2025)).toBeNull();
});

test("describes the chart in words", () => {
  expect(toPayText(nurses, survey2025)).toBe(
    "The median is $95,000 a year. The middle half earns from $79,000 to $111,000. One in ten earns less than $66,000, and one in ten earns more than $135,000.",
  );
  expect(toPayText(surgeons, survey2024)).toBe(
    "The median is at least $239,200 a year. The middle half earns from $210,000 to at least $239,200. One in ten earns less than $101,000, and one in ten earns at least $239,200.",
  );
  expect(toPayText({ ...surgeons, p25: topCode, p10: null }, survey2024)).toBe(
    "The median is at least $239,200 a year. The middle half earns at least $239,200.",
  );
});
