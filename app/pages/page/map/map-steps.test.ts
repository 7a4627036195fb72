import { expect, test } from "vitest";
import { toMapSteps, toTone } from "./map-steps.ts";

test("splits 51 states into five ranges of about ten each, without gaps", () => {
  const values = Array.from({ length: 51 }, (_, index) => (index + 1) * 10);
  const steps = toMapSteps(values);
  expect(steps.map(({ least, most }) => [least, most])).toEqual([
    [10, 110],
    [120, 210],
    [220, 310],
    [320, 410],
    [420, 510],
  ]);
  expect(values.map((value) => toTone(value, steps)).filter((tone) => tone === 3)).toHaveLength(10);
});

test("gives states with the same number the same color", () => {
  const values = [1, 1, 1, 1, 1, 1, 1, 1, 5, 9];
  const steps = toMapSteps(values);
  expect(steps).toEqual([
    { least: 1, most: 1 },
    { least: 5, most: 5 },
    { least: 9, most: 9 },
  ]);
  expect(values.map((value) => toTone(value, steps))).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 3, 5]);
});

test("gives a state without jobs or a figure none of the five colors", () => {
  const steps = toMapSteps([0, 4, 8]);
  expect(steps.map(({ least }) => least)).toEqual([4, 8]);
  expect([0, null, undefined, 4].map((value) => toTone(value, steps))).toEqual([0, 0, 0, 1]);
});

test("has no ranges on a map without figures", () => {
  expect(toMapSteps([])).toEqual([]);
  expect(toTone(3, [])).toBe(0);
});
