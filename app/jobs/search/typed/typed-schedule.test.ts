import { expect, test } from "vitest";
import { toTypedPills } from "#app/jobs/list/typed-pills.ts";
import { readTyped } from "./read-typed.ts";

test.each([
  ["rn 3x12", "12-hour shifts"],
  ["icu rn 3 x 12s", "12-hour shifts"],
  ["rn 12 hour shifts", "12-hour shifts"],
  ["three 12s rn", "12-hour shifts"],
  ["surg tech 8s or 10s", "8- or 10-hour shifts"],
  ["twelve-hour rn", "12-hour shifts"],
  ["paramedic 24/72", "24-hour shifts"],
  ["no 12s rn", "No 12-hour shifts"],
  ["rn 36 hrs", "36 hours a week"],
  ["rn 24 hours a week", "24 hours a week"],
  ["0.9 FTE rn", "36 hours a week"],
])("reads the schedule of %s", (typed, label) => {
  const read = readTyped(typed);
  expect(toTypedPills(read).map((pill) => pill.label)).toContain(label);
  expect(read.rest).toBe("");
});

test.each(["24 hour pharmacy", "covid 19 unit", "1:4 ratio", "13 weeks", "pt 100 beds"])(
  "reads no schedule from %s",
  (typed) => {
    const kinds = readTyped(typed).readings.map(({ kind }) => kind);
    expect(kinds).not.toContain("hours");
    expect(kinds).not.toContain("weekHours");
  },
);
