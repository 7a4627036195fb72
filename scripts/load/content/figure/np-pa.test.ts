import { expect, test } from "vitest";
import { toNpPa } from "./np-pa.ts";

const state = (code: string, name: string, np: number, pa: number, authority: string) => ({
  code,
  name,
  np,
  pa,
  authority,
});

test("calls medians even that lie within 2,000, and names who is ahead otherwise", () => {
  const { rows, values } = toNpPa([
    state("TX", "Texas", 130_000, 132_000, "restricted"),
    state("NY", "New York", 150_000, 157_000, "full"),
    state("GA", "Georgia", 129_000, 115_000, "restricted"),
    state("OH", "Ohio", 120_000, 122_001, "reduced"),
  ]);
  expect(rows.map(([name, , , higher]) => [name, higher])).toEqual([
    ["Georgia", "NP by $14,000"],
    ["Texas", "About even"],
    ["Ohio", "PA by $2,001"],
    ["New York", "PA by $7,000"],
  ]);
  expect(values).toMatchObject({
    npMore: "1",
    level: "1",
    paMore: "2",
    "GA.npLead": "$14,000",
    "GA.paLead": "",
  });
  // The middle of Texas and Georgia is ahead for nurse practitioners.
  expect(values).toMatchObject({ "full.paLead": "$7,000", "restricted.paLead": "" });
});
