import { expect, test } from "vitest";
import { toFactTiles } from "./fact-line.ts";

const pay = { value: "$42 an hour", note: null };
const read = (facts: Record<string, string>) =>
  toFactTiles(
    Object.entries(facts).map(([label, value]) => ({ label, value })),
    pay,
  );
const toLine = ({ tiles }: ReturnType<typeof read>) => tiles.map(({ label, value }) => `${label}: ${value}`);

test("shows pay, shift, start and length when the posting says them, and the rest below", () => {
  const read4 = read({
    Shift: "Nights",
    Schedule: "3 x 12 h",
    Start: "January 4",
    Length: "13 weeks",
    Unit: "ICU",
  });
  expect(toLine(read4)).toEqual([
    "Pay: $42 an hour",
    "Shift: Nights",
    "Start: January 4",
    "Length: 13 weeks",
  ]);
  expect(read4.tiles[1]?.note).toBe("3 x 12 h");
  expect(read4.rest.map(({ label }) => label)).toEqual(["Unit"]);
});

test("puts another known fact where one is not stated", () => {
  const { tiles, rest } = read({ "Job type": "Full-time", Shift: "Days", "Hours a week": "36", Unit: "ICU" });
  expect(tiles.map(({ label }) => label)).toEqual(["Pay", "Shift", "Job type", "Hours a week"]);
  expect(rest.map(({ label }) => label)).toEqual(["Unit"]);
});

test("says what is not stated when nothing else is known", () => {
  expect(toLine(read({}))).toEqual(["Pay: $42 an hour", "Shift: null", "Start: null", "Length: null"]);
});

test("keeps a long schedule among the other facts", () => {
  const schedule = "Three twelve-hour night shifts a week with every third weekend";
  expect(read({ Shift: "Nights", Schedule: schedule }).rest).toEqual([
    { label: "Schedule", value: schedule },
  ]);
});
