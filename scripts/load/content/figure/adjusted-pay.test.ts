import { expect, test } from "vitest";
import { toAdjustedPay } from "./adjusted-pay.ts";

const row = (code: string, name: string, median: number, prices: number, note = "") => ({
  code,
  name,
  median,
  prices,
  housing: prices,
  note,
});

const states = [
  row("CA", "California", 140_000, 112, "restricted"),
  row("TX", "Texas", 130_000, 100, "restricted"),
  row("ME", "Maine", 95_000, 95, "full"),
];

test("ranks states by pay divided by prices", () => {
  const { rows, values, columns } = toAdjustedPay(states, { people: "nurses", note: "Practice" });
  expect(rows[0]).toEqual(["Texas", "$130,000", "$130,000", "100.0", "100.0", "restricted"]);
  expect(rows[1]).toEqual(["California", "$125,000", "$140,000", "112.0", "112.0", "restricted"]);
  expect(columns).toHaveLength(6);
  expect(values).toMatchObject({ first: "Texas", last: "Maine", lead: "30%", fullInTopTen: "1" });
  expect(values).toMatchObject({ highestMedian: "California", "CA.rank": "2", "CA.medianRank": "1" });
});

test("has no last column without a note", () => {
  const { rows, columns } = toAdjustedPay(states, { people: "assistants" });
  expect(columns).toHaveLength(5);
  expect(rows[0]).toHaveLength(5);
});
