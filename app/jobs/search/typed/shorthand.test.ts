import { expect, test } from "vitest";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { readTyped } from "./read-typed.ts";
import { writeOut } from "./shorthand.ts";

test.each([
  ["cna prt time eves nr me", "cna part time evenings near me"],
  ["ot pt time", "ot part time"],
  ["rn ft/pt", "rn full time or part time"],
  ["full or part time", "full time or part time"],
  ["rn 0.5 FTE", "rn part time"],
  ["rn .6 fte", "rn part time"],
  ["not-for-profit or non profit", "nonprofit or nonprofit"],
  ["rn 1.0 FTE", "rn full time"],
  ["rn 0.9 FTE", "rn 0.9 FTE"],
  ["w/in 25 mi, w/ call, w/o nights", "within 25 mi, with call, without nights"],
  ["pta op ortho", "pta outpatient ortho"],
  ["pre-op, post op and co-op", "pre-op, post op and co-op"],
  ["pa ortho surg", "pa ortho surgery"],
  ["ortho surg tech", "ortho surg tech"],
  ["case mgr colo springs", "case manager colorado springs"],
  ["forty-five dollars an hour", "$45 an hour"],
  ["one hundred and thirty thousand a year", "130000 a year"],
  ["fifteen hundred a week", "1500 a week"],
  ["one forty k", "140 k"],
  ["at least 130 thousand, or $95.5 thousand", "at least 130k, or $95.5k"],
  ["within fifty miles", "within 50 miles"],
  ["two days a week, seven on seven off", "two days a week, seven on seven off"],
  ["one year experience", "one year experience"],
  ['"pt time" eves', '"pt time" evenings'],
  ["mail mgr@eves.example", "mail mgr@eves.example"],
])("writes out %s", (typed, written) => {
  expect(writeOut(typed)).toBe(written);
});

const toPay = (typed: string) =>
  readTyped(typed).readings.flatMap((one) => (one.kind === "pay" ? [`${one.min} ${one.period}`] : []));

test.each([
  ["pcu nurse 45/h", "45 hour"],
  ["2400+ weekly", "2400 week"],
  ["rn $40-50/hr", "40 hour"],
  ["np 130-150k", "130000 year"],
  ["lpn 30 to 35 an hour", "30 hour"],
  ["Travel RN - 13 wks - Nights - $2,800/wk", "2800 week"],
  ["rn forty dollars an hour or more", "40 hour"],
  ["dentist six figures", "100000 year"],
  ["rn at least 130 thousand a year", "130000 year"],
])("reads the pay of %s", (typed, pay) => {
  expect(toPay(typed)).toEqual([pay]);
});

test("writes out hostile words at once", () => {
  const start = readProcessorMs();
  for (const unit of [
    "one ",
    "hundred and ",
    "a hundred",
    "w/",
    "pt ",
    "0.",
    "1.0 ",
    "op",
    '"',
    "ft or ",
    "ortho surg ",
  ])
    writeOut(unit.repeat(200));
  expect(readProcessorMs() - start).toBeLessThan(500);
});
