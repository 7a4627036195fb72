import { expect, test } from "vitest";
import { toGsaWeek } from "./gsa-week.ts";

const months = ["oct", "nov", "dec", "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep"];
const row = (
  code: string,
  destination: string,
  mie: number,
  low: number,
  high: number,
  highMonth: string,
) => ({
  state_code: code,
  destination,
  authority: "GSA",
  mie: String(mie),
  lodging_min: String(low),
  lodging_max: String(high),
  ...Object.fromEntries(
    months.map((month) => [`lodging_${month}`, String(month === highMonth ? high : low)]),
  ),
});
const figure = toGsaWeek(
  [
    row("", "Standard CONUS rate", 68, 110, 110, "jan"),
    row("CO", "Denver / Aurora", 92, 170, 227, "jul"),
    row("NY", "New York City", 92, 189, 189, "jan"),
    { ...row("AK", "Anchorage", 100, 200, 300, "jul"), authority: "DoD" },
  ],
  [
    { city: "Denver", stateCode: "CO", population: 3 },
    { city: "New York", stateCode: "NY", population: 20 },
    { city: "Anchorage", stateCode: "AK", population: 1 },
    { city: "Springfield", stateCode: "MO", population: 2 },
  ],
);

test("turns nights and days into weeks, the largest area first and the standard rate last", () => {
  // Denver: 7 x (170 + 92) = 1,834 in January, 7 x (227 + 92) = 2,233 in July.
  expect(figure.rows).toEqual([
    ["New York, NY", "$1,967", "$1,967", "$189", "$92"],
    ["Denver, CO", "$1,834", "$2,233", "$170 to $227", "$92"],
    ["Counties that are not listed", "$1,246", "$1,246", "$110", "$68"],
  ]);
});

test("tells the widest season and counts flat destinations", () => {
  expect(figure.values).toMatchObject({ widest: "Denver / Aurora, CO", flat: "1", destinations: "2" });
  expect(figure.values).toMatchObject({ "Denver.highMonth": "July", "Denver.jul": "$2,233" });
});
