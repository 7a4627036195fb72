import { expect, test } from "vitest";
import { isResidentPay } from "./resident-pay.ts";

const topCode = 239_200;
const isResident = (p10: number, p25: number, median: number, soc = "29-1229") =>
  isResidentPay(soc, { p10, p25, median }, topCode);

test("a physicians' median is residents' where the lower quarter is paid as they are, or where it is half of the country's", () => {
  expect(isResident(71_340, 71_340, 90_050)).toBe(true);
  expect(isResident(64_520, 67_170, 76_310)).toBe(true);
  expect(isResident(62_420, 62_420, 140_880)).toBe(true);
});

test("a median near the country's is no resident's, however low the lower quarter is", () => {
  expect(isResident(67_230, 67_230, topCode)).toBe(false);
  expect(isResident(68_660, 78_150, 215_680)).toBe(false);
  expect(isResident(143_310, 143_310, 143_990)).toBe(false);
});

test("nobody but physicians has residents' pay", () => {
  expect(isResident(37_980, 37_980, 54_420, "29-2061")).toBe(false);
});
