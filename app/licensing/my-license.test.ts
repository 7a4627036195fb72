import { expect, test } from "vitest";
import { parseMyLicense, toLicenseLabel } from "./my-license.ts";

const read = (search: string) => parseMyLicense(new URLSearchParams(search));

test.each([
  ["licensed_as=registered-nurse&license=TX&compact=1", "RN: Texas, multistate"],
  ["license=texas,co&license=TX", "TX, CO"],
  ["licensed_as=physician&license=TX", "Physician: Texas"],
  ["licensed_as=wizard&license=OH", "Ohio"],
  ["licensed_as=pharmacist&license=AL,AK,AZ,AR", "Pharmacist: AL, AK, AZ, AR"],
  ["licensed_as=pharmacist&license=AL,AK,AZ,AR,CA&compact=1", "Pharmacist: 5 states, multistate"],
  ["license=AL,AK,AZ,AR,CA,CO,CT,DE,FL", "8 states"],
])("reads %s as %s", (search, label) => {
  expect(toLicenseLabel(read(search)!)).toBe(label);
});

test("needs a state to be a license", () => {
  for (const search of ["", "licensed_as=registered-nurse", "license=", "license=ZZ&compact=1"])
    expect(read(search)).toBeNull();
});
