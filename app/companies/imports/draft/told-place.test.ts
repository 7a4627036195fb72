import { expect, test } from "vitest";
import { findLicenseState, findStateBeside, findToldTowns } from "./told-place.ts";

test.each([
  ["Jackson", "Our Jackson, Mississippi office", "MS"],
  ["Jackson", "A clinic in Jackson (TN)", "TN"],
  ["Jackson", "The Jackson, Miss., office", "MS"],
  ["Portland", "In Portland, Oregon. Portland, OR is green.", "OR"],
  ["Salem", "Our Salem, N.H. clinic", "NH"],
  ["Aurora", "We serve Aurora Colorado", "CO"],
  ["Columbia", "Columbia, South Carolina's best hospital", "SC"],
  ["Albany", "An Albany, New York-based group", "NY"],
  ["Jackson", "Offices in Jackson, MS and Jackson, TN", null],
  ["Springfield", "Springfield, or nearby", null],
  ["Portland", "Portland Or nothing", null],
  ["Columbus", "Help older neighbors in Columbus stay at home", null],
])("finds the state beside %s in: %s", (town, text, expected) => {
  expect(findStateBeside(town, text)).toBe(expected);
});

test.each([
  ["OD with Mississippi license.", "MS"],
  ["Licensed in Kentucky or eligible", "KY"],
  ["An active Oregon RN license is required", "OR"],
  ["A Kentucky or Ohio license", null],
  ["Current license. Ohio is lovely.", null],
])("finds the one state whose license is asked: %s", (text, expected) => {
  expect(findLicenseState(text)).toBe(expected);
});

test.each([
  ["CRNA Locums - Minot, ND", "", ["Minot, ND"]],
  ["Hospice Nurse", "The house is located in Minot, North Dakota.", ["Minot, ND"]],
  [
    "Phlebotomist",
    "You divide the week between our centers in Rocky Mount and Wilson, NC.",
    ["Rocky Mount, NC", "Wilson, NC"],
  ],
  ["RN", "Our corporate office is in Omaha, NE.", []],
  ["MRI Technologist - Mobile Route, Eastern Oregon", "", []],
  ["CNO", "leads acute care, ED, OR, and pharmacy", []],
  ["RN", "We have houses in Boise, Idaho. Others are in Reno, Nevada.", []],
])("finds the towns that %j and %j tell", (title, text, towns) => {
  expect(findToldTowns(title, text).map(({ city, stateCode }) => `${city}, ${stateCode}`)).toEqual(towns);
});
