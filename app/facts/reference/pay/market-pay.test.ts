import { expect, test } from "vitest";
import type { WageRecord } from "#app/facts/catalog/wage-records.ts";
import { country, type PayPlace } from "#app/facts/reference/place/pay-place.ts";
import { findOwnPay, findPriceLevel, getMarketPay, isMedianOpen, toNationalPrices } from "./market-pay.ts";
import { formatAmount, fromSurveyYear, toSurveyYear } from "./pay-basis.ts";

const wages: WageRecord = {
  soc: "29-2043",
  people: "paramedics",
  employed: 101_000,
  national: { p10: 44_000, p25: 50_000, median: 60_600, p75: 73_000, p90: 85_000 },
  earlier: { p10: 40_000, p25: 47_000, median: 58_410, p75: 70_000, p90: 82_420 },
  states: { OH: 55_000 },
  earlierStates: { TX: { p10: 40_000, p25: null, median: 56_000, p75: null, p90: 80_000, employed: 9_000 } },
  metros: { "houston-tx": { p10: 41_000, p25: 48_000, median: 239_200, p75: 239_200, p90: 239_200 } },
};
const texas: PayPlace = { kind: "state", slug: "texas", name: "Texas", code: "TX" };
const ohio: PayPlace = { kind: "state", slug: "ohio", name: "Ohio", code: "OH" };
const iowa: PayPlace = { kind: "state", slug: "iowa", name: "Iowa", code: "IA" };
const metro = (slug: string, code: string): PayPlace => ({
  kind: "metro",
  slug,
  name: slug,
  stateCodes: [code],
});

test("gives each place its own figures with their survey and how many were counted", () => {
  expect(findOwnPay(wages, country)).toMatchObject({ employed: 101_000, source: { period: "May 2025" } });
  expect(findOwnPay(wages, ohio)).toMatchObject({
    figures: { p10: null, median: 55_000 },
    source: { period: "May 2025" },
  });
  expect(findOwnPay(wages, texas)).toMatchObject({
    figures: { p10: 40_000, p25: null, median: 56_000 },
    employed: 9_000,
    source: { period: "May 2024" },
  });
  expect(findOwnPay(wages, metro("houston-tx", "TX"))?.source.period).toBe("May 2024");
  expect(findOwnPay(wages, iowa)).toBeNull();
});

test("falls back to the state, then to the country, and says so", () => {
  expect(getMarketPay(wages, metro("dallas-tx", "TX")).wider).toEqual(texas);
  expect(getMarketPay(wages, metro("ames-ia", "IA")).wider).toEqual(country);
  expect(getMarketPay(wages, texas).wider).toBeNull();
});

test("knows a median that only says at least", () => {
  expect(isMedianOpen(getMarketPay(wages, metro("houston-tx", "TX")))).toBe(true);
  expect(isMedianOpen(getMarketPay(wages, country))).toBe(false);
});

test("turns pay into what it buys at national prices", () => {
  const levels = { TX: 97.2, "houston-tx": 100.1 };
  expect(findPriceLevel(levels, texas)).toBe(97.2);
  expect(findPriceLevel(levels, metro("houston-tx", "TX"))).toBe(100.1);
  expect(findPriceLevel(levels, country)).toBe(100);
  expect(findPriceLevel(levels, iowa)).toBeNull();
  expect(Math.round(toNationalPrices(97_200, 97.2))).toBe(100_000);
});

test.each([
  [97_550, { per: "hour", hours: 36 }, "$46.90"],
  [97_550, { per: "week", hours: 36 }, "$1,688"],
  [97_550, { per: "year", hours: 36 }, "$87,795"],
  [97_550, { per: "year", hours: 40 }, "$97,550"],
  [239_200, { per: "hour", hours: 40 }, "$115.00"],
] as const)("shows %d for 2,080 hours by %j as %s", (dollars, basis, text) => {
  expect(formatAmount(fromSurveyYear(dollars, basis), basis.per)).toBe(text);
  expect(Math.abs(toSurveyYear(fromSurveyYear(dollars, basis), basis) - dollars)).toBeLessThan(40);
});
