import { expect, test } from "vitest";
import { findEligibility } from "./eligibility.ts";
import { toNationalLicense } from "./national-license.ts";

test("a profession's page and its page in Alaska agree on the one state without a license", () => {
  const { rule } = toNationalLicense("respiratory-therapist")!;
  expect(rule).toContain("In every state but Alaska the respiratory care board issues");
  expect(rule).not.toContain("Every state's");
  expect(findEligibility("respiratory-therapist", [], { kind: "state", state: "AK" }).rule).toContain(
    "Alaska has had no license",
  );
  expect(toNationalLicense("pharmacist")!.rule).toContain("Every state's board of pharmacy issues its own");
});
