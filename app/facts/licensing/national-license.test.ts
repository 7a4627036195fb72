import { expect, test } from "vitest";
import { findEligibility } from "./eligibility.ts";
import { toNationalLicense } from "./national-license.ts";

test("names the one state without a license on the profession's page and on its page for Alaska", () => {
  const { rule } = toNationalLicense("respiratory-therapist")!;
  expect(rule).toContain(
    "Every state but Alaska issues its own respiratory therapist license, through its licensing board for respiratory therapists.",
  );
  expect(findEligibility("respiratory-therapist", [], { kind: "state", state: "AK" }).rule).toContain(
    "Alaska does not license",
  );
  expect(toNationalLicense("pharmacist")!.rule).toContain(
    "Every state issues its own pharmacist license, through its board of pharmacy",
  );
});

test("describes a board by the work it licenses when states name it differently", () => {
  const how = (profession: string, state: string) =>
    findEligibility(profession, [], { kind: "state", state }).how;
  expect(how("respiratory-therapist", "OH")).toBe(
    "Apply for an Ohio respiratory therapist license with the state's licensing board for respiratory therapists.",
  );
  expect(how("registered-nurse", "CA")).toContain("with the state's board of nursing.");
  for (const profession of ["physical-therapist", "social-worker", "nurse-midwife", "podiatrist"])
    expect(how(profession, "MA"), profession).toMatch(/with the state's licensing board for [a-z -]+\.$/);
});
