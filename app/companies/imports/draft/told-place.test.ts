import { expect, test } from "vitest";
import { findLicenseState, findListedTowns, findStateBeside, findToldTowns } from "./told-place.ts";

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

test.each([
  ["Reno", "RN", "Joining our clinics in Reno and Sparks, you see adults.", ["Reno", "Sparks"]],
  ["Aurora", "NP", "We need an NP for our Aurora and Centennial clinics.", ["Aurora", "Centennial"]],
  [
    "Worcester",
    "OT",
    "An OT to cover Worcester and the surrounding towns (Auburn, Holden).",
    ["Worcester", "Auburn", "Holden"],
  ],
  ["Bronx", "Home Health Aide - Bronx, Yonkers, Mount Vernon", "", ["Bronx", "Yonkers", "Mount Vernon"]],
  ["Waco", "RN", "We operate hospitals in Waco, Temple and Killeen.", []],
  ["Waco", "RN", "We are hiring in Waco, Texas.", []],
  ["Waco", "RN", "Hiring in Temple and Killeen.", []],
  [null, "NP", "Hiring for our sites in Delano and Wasco.", ["Delano", "Wasco"]],
  [
    "Orlando",
    "LPN",
    "See them at home. Current cases:\nApopka - 2 yr old\nKissimmee - 11 yr old",
    ["Apopka", "Kissimmee"],
  ],
])("finds the towns listed with %j in %j and %j", (city, title, text, towns) => {
  expect(findListedTowns(city, title, text)).toEqual(towns);
});
