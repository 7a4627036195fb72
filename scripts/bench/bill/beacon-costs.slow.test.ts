import { expect, test } from "vitest";
import { billBeacons, busyDay, limitOfBeacons } from "./beacon-costs.ts";

test("bills less than $2 for the beacons of a million views, at 100,000 a day", {
  timeout: 1_800_000,
}, async () => {
  const bill = await billBeacons(busyDay);
  expect(bill.requests).toBe(busyDay);
  expect(bill.queueOperations).toBe(3 * busyDay);
  expect(bill.price).toBeLessThan(limitOfBeacons);
  // Requests and queue operations alone.
  expect(bill.price).toBeGreaterThan(1.5);
});
