import { expect, test } from "vitest";
import { areTooFewToCompare, includesResidents, isResidentPay, toResidentsNote } from "./resident-pay.ts";

const topCode = 239_200;
const isResident = (p10: number, p25: number, median: number, soc = "29-1229") =>
  isResidentPay(soc, { p10, p25, median }, topCode);

test("treats a physician median as residents' pay when it is far below the nation's or its lower quarter matches resident pay", () => {
  expect(isResident(71_340, 71_340, 90_050)).toBe(true);
  expect(isResident(64_520, 67_170, 76_310)).toBe(true);
  expect(isResident(62_420, 62_420, 140_880)).toBe(true);
  expect(isResident(90_010, 100_300, 124_830)).toBe(true);
});

test("does not treat a median near the nation's as residents' pay, even with a low 25th percentile", () => {
  expect(isResident(67_230, 67_230, topCode)).toBe(false);
  expect(isResident(68_660, 78_150, 215_680)).toBe(false);
  expect(isResident(143_310, 143_310, 143_990)).toBe(false);
});

test("compares one or two areas with the nation only when one of them comes near it", () => {
  expect(areTooFewToCompare([178_900], 320_700)).toBe(true);
  expect(areTooFewToCompare([178_900, topCode], 320_700)).toBe(false);
  expect(areTooFewToCompare([178_900, 170_000, 160_000], 320_700)).toBe(false);
});

test("applies residents' pay only to physicians", () => {
  expect(isResident(37_980, 37_980, 54_420, "29-2061")).toBe(false);
});

test("does not count dental hygienists as physicians", () => {
  expect(includesResidents("29-1292", 70_000)).toBe(false);
  expect(includesResidents("29-1241", 70_000)).toBe(true);
});

test("explains residents' pay only under figures that it sets", () => {
  const nurse = { soc: "29-1141", pay: { p10: 60_000 } };
  const surgeon = { soc: "29-1249", pay: { p10: 180_000 } };
  expect(toResidentsNote([nurse, surgeon])).toBeNull();
  expect(toResidentsNote([nurse, { ...surgeon, pay: { p10: 71_000 } }])).toBe(
    "BLS counts residents as physicians, so a physician figure under $100,000 may be residents' pay.",
  );
});
