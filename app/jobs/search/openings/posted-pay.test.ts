import { expect, test } from "vitest";
import { type HourlyPay, listStatedPay, toPostedFigures } from "./posted-pay.ts";

const hourly = (low: number, high: number, isAssignment = false): HourlyPay => ({ low, high, isAssignment });

test("needs five postings for a range and a median", () => {
  const four = [hourly(4000, 5000), hourly(4100, 4100), hourly(4200, 5200), hourly(3900, 6000)];
  expect(toPostedFigures([])).toBeNull();
  expect(toPostedFigures(four)).toBeNull();
  expect(toPostedFigures([...four, hourly(4500, 4500, true)])).toEqual({
    low: 3900,
    median: 4500,
    high: 6000,
    assignments: 1,
  });
});

test("takes the middle of the two in the middle of an even number", () => {
  const six = [30, 40, 50, 60, 70, 80].map((dollars) => hourly(dollars * 100, dollars * 100));
  expect(toPostedFigures(six)?.median).toBe(5500);
});

test("leaves out a shift of unknown length and tells assignments apart", () => {
  expect(
    listStatedPay([
      { low: null, high: null, employmentType: "full-time" },
      { low: 4000, high: 4500, employmentType: "travel" },
      { low: 4000, high: 4500, employmentType: "full-time" },
    ]),
  ).toEqual([hourly(4000, 4500, true), hourly(4000, 4500)]);
});
