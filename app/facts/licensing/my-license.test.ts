import { expect, test } from "vitest";
import { getCompact } from "#app/facts/reference/profession/compacts.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { findUncountedTick, parseMyLicense, toLicenseLabel } from "./my-license.ts";

const read = (search: string) => parseMyLicense(new URLSearchParams(search));

test.each([
  ["licensed_as=registered-nurse&license=TX&compact=1", "RN: Texas, multistate"],
  ["license=texas,co&license=TX", "TX, CO"],
  ["licensed_as=physician&license=TX", "Physician: Texas"],
  ["licensed_as=wizard&license=OH", "Ohio"],
  ["licensed_as=pharmacist&license=AL,AK,AZ,AR", "Pharmacist: AL, AK, AZ, AR"],
  ["licensed_as=pharmacist&license=AL,AK,AZ,AR,CA&compact=1", "Pharmacist: 5 states"],
  ["licensed_as=physician&license=TN&compact=1", "Physician: Tennessee"],
  ["licensed_as=physical-therapist&license=TN&compact=1", "PT: Tennessee, compact privilege (PT Compact)"],
  ["licensed_as=psychologist&license=TN&compact=1", "Psychologist: Tennessee, compact (PSYPACT)"],
  ["licensed_as=paramedic&license=TN&compact=1", "Paramedic: Tennessee, compact (EMS)"],
  ["licensed_as=licensed-practical-nurse&license=TN&compact=1", "LPN: Tennessee, multistate"],
  ["licensed_as=case-manager&license=TN,TX&compact=1", "Nurse Case Manager: TN, TX, multistate"],
  ["license=TN&compact=1", "Tennessee, multistate or compact"],
  ["licensed_as=registered-nurse&license=CA&compact=1", "RN: California"],
  ["licensed_as=registered-nurse&license=CA,TX&compact=1", "RN: CA, TX, multistate"],
  ["licensed_as=physical-therapist&license=CA&compact=1", "PT: California"],
  ["license=CA&compact=1", "California"],
  ["license=AL,AK,AZ,AR,CA,CO,CT,DE,FL", "8 states"],
])("reads %s as %s", (search, label) => {
  expect(toLicenseLabel(read(search)!)).toBe(label);
});

test("calls no license multistate that is not a nurse's", () => {
  for (const { slug, compact } of professions) {
    const label = toLicenseLabel({ profession: slug, states: ["TN"], multistate: true });
    expect(label.includes("multistate"), slug).toBe(compact === "NLC");
    const isIssuing = compact !== null && getCompact(compact).isOperational;
    expect(/compact|multistate/.test(label), slug).toBe(isIssuing);
  }
});

test.each([
  ["licensed_as=registered-nurse&license=CA&compact=1", /^California issues no multistate license/],
  ["license=NY&compact=1", /^New York issues no multistate license/],
  ["licensed_as=physician&license=TN&compact=1", /^A physician's license is never multistate/],
  ["licensed_as=pharmacist&license=TN&compact=1", /^No multistate license exists/],
  ["licensed_as=occupational-therapist&license=CA&compact=1", /^California is not in the Occupational/],
  ["licensed_as=registered-nurse&license=TX&compact=1", null],
  ["licensed_as=registered-nurse&license=CA", null],
])("says why the tick of %s counts for nothing", (search, problem) => {
  const said = findUncountedTick(new URLSearchParams(search), "registered-nurse");
  if (problem) expect(said).toMatch(problem);
  else expect(said).toBeNull();
});

test("needs a state to be a license", () => {
  for (const search of ["", "licensed_as=registered-nurse", "license=", "license=ZZ&compact=1"])
    expect(read(search)).toBeNull();
});
