import { expect, test } from "vitest";
import { toPayHistory } from "./pay-history.ts";
import type { PayUnit } from "./posting-content.ts";

const at = Date.UTC(2026, 9, 3, 15);
const now = Date.UTC(2026, 10, 23);

const change = (min: number | null, max: number | null, type: PayUnit = "hour", when = at) => ({
  min,
  max,
  type,
  at: when,
});
const pay = (min: number | null, max: number | null, type: PayUnit = "hour") => ({
  salaryMinCents: min,
  salaryMaxCents: max,
  payUnit: type,
});

test.each([
  [change(42_00, 42_00), pay(46_00, 46_00), "Pay raised from $42 to $46 an hour on Oct 3"],
  [change(46_00, 46_00), pay(42_50, 42_50), "Pay lowered from $46 to $42.50 an hour on Oct 3"],
  [change(40_00, 50_00), pay(42_00, 50_00), "Pay raised from $40 – $50 to $42 – $50 an hour on Oct 3"],
  [change(40_00, 50_00), pay(38_00, 52_00), "Pay changed from $40 – $50 to $38 – $52 an hour on Oct 3"],
  [change(null, 50_00), pay(45_00, 50_00), "Pay changed from Up to $50 to $45 – $50 an hour on Oct 3"],
  [change(null, null), pay(46_00, 46_00), "Pay first stated as $46 an hour on Oct 3"],
  [change(46_00, 46_00), pay(null, null), "Pay of $46 an hour taken out on Oct 3"],
  [
    change(42_00, 42_00),
    pay(90_000_00, 90_000_00, "year"),
    "Pay changed from $42 an hour to $90,000 a year on Oct 3",
  ],
])("says how the pay changed", (event, current, words) => {
  expect(toPayHistory({ ...current, payEvents: [event] }, now)).toEqual([words]);
});

test("reads each change against the one after it, newest first, with the year of an older one", () => {
  const events = [change(44_00, 44_00), change(42_00, 42_00, "hour", Date.UTC(2025, 4, 1, 15))];
  expect(toPayHistory({ ...pay(46_00, 46_00), payEvents: events }, now)).toEqual([
    "Pay raised from $44 to $46 an hour on Oct 3",
    "Pay raised from $42 to $44 an hour on May 1, 2025",
  ]);
});

test("says nothing when nothing that people see changed", () => {
  expect(toPayHistory({ ...pay(46_00, 46_00), payEvents: [] }, now)).toEqual([]);
  expect(toPayHistory({ ...pay(46_00, 46_00), payEvents: [change(46_00, 46_00)] }, now)).toEqual([]);
  expect(toPayHistory({ ...pay(null, null), payEvents: [change(null, null, "year")] }, now)).toEqual([]);
});
