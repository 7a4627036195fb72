import { expect, test } from "vitest";
import { type LicensePart, toMyLicense, withMyLicense } from "./license-part.ts";

const part: LicensePart = {
  profession: "registered-nurse",
  licenses: [
    { state: "CA", multistate: false, expires: "2027-01-31" },
    { state: "TX", multistate: true, expires: "2027-03-31" },
  ],
  isQuiet: false,
  licenseSaidAt: 1,
};
const license = { profession: "registered-nurse", states: ["TX", "OH"], multistate: true };

test("keeps the dates of licenses that a search names again", () => {
  expect(withMyLicense(part, license, 2)).toEqual({
    profession: "registered-nurse",
    licenses: [
      { state: "TX", multistate: true, expires: "2027-03-31" },
      { state: "OH", multistate: false, expires: null },
    ],
    isQuiet: false,
    licenseSaidAt: 2,
  });
});

test("takes the tick of a search for the home state's license", () => {
  const nothing = { ...part, licenses: [] };
  const { licenses } = withMyLicense(nothing, license, 2);
  expect(licenses.map(({ multistate }) => multistate)).toEqual([true, false]);
  const without = withMyLicense(part, { ...license, multistate: false }, 2);
  expect(without.licenses.some(({ multistate }) => multistate)).toBe(false);
});

test("gives the tick to the first state that issues such licenses", () => {
  const { licenses } = withMyLicense(
    { ...part, licenses: [] },
    { ...license, states: ["CA", "TX"] },
    2,
    "TX",
  );
  expect(licenses.map(({ multistate }) => multistate)).toEqual([false, true]);
});

test("says to searches what the profile says, unless it is not to be used", () => {
  const said = { profession: "registered-nurse", states: ["CA", "TX"], multistate: true };
  expect(toMyLicense(part)).toEqual(said);
  expect(toMyLicense({ ...part, isQuiet: true })).toBeNull();
  expect(toMyLicense({ ...part, licenses: [] })).toBeNull();
});
