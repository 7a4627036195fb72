import { expect, test } from "vitest";
import { findEligibility } from "./eligibility.ts";
import { toNationalLicense } from "./national-license.ts";

test("a profession's page and its page in Alaska agree on the one state without a license", () => {
  const { rule } = toNationalLicense("respiratory-therapist")!;
  expect(rule).toContain(
    "Every state but Alaska issues its own respiratory therapist license, through its licensing board for respiratory therapists.",
  );
  expect(findEligibility("respiratory-therapist", [], { kind: "state", state: "AK" }).rule).toContain(
    "Alaska has had no license",
  );
  expect(toNationalLicense("pharmacist")!.rule).toContain(
    "Every state issues its own pharmacist license, through its board of pharmacy",
  );
});

test("a board that many states have under another name is told by whom it licenses", () => {
  const how = (profession: string, state: string) =>
    findEligibility(profession, [], { kind: "state", state }).how;
  expect(how("respiratory-therapist", "OH")).toBe(
    "Apply for an Ohio respiratory therapist license with the state's licensing board for respiratory therapists.",
  );
  expect(how("registered-nurse", "CA")).toContain("with the state's board of nursing.");
  for (const profession of ["physical-therapist", "social-worker", "nurse-midwife", "podiatrist"])
    expect(how(profession, "MA"), profession).toMatch(/with the state's licensing board for [a-z -]+\.$/);
});
