import { expect, test } from "vitest";
import {
  findPaidRole,
  findRoleByName,
  findRoleOfPosting,
  getPayOwner,
  paidOwners,
  paidRoles,
  toPayScope,
} from "./paid-roles.ts";

test("has one role with pages for each occupation of the survey", () => {
  const codes = paidOwners.map(({ soc }) => soc);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(55);
  expect(new Set(paidRoles.map(({ slug }) => slug)).size).toBe(paidRoles.length);
  for (const role of paidRoles) expect(getPayOwner(role).soc).toBe(role.soc);
});

test.each([
  ["rn", "registered-nurse"],
  ["NP", "nurse-practitioner"],
  ["Registered Nurses", "registered-nurse"],
  ["crna", "nurse-anesthetist"],
  ["cna", "nursing-assistant"],
  ["er-doctor", "emergency-medicine-physician"],
  ["family-medicine", "family-medicine-physician"],
  ["surgeon", "general-surgeon"],
  ["neurosurgery", "neurosurgery"],
  ["astronaut", undefined],
])("reads %s", (asked, slug) => {
  expect(findRoleByName(asked)?.slug).toBe(slug);
});

test("says who else is counted", () => {
  const scopeOf = (slug: string) => toPayScope(findPaidRole(slug)!);
  expect(scopeOf("registered-nurse")).toBeNull();
  expect(scopeOf("general-surgeon")).toBe("all other surgeons");
  expect(scopeOf("neurosurgery")).toBe("all other surgeons");
  expect(scopeOf("interventional-cardiology")).toBe("cardiologists");
  expect(scopeOf("case-manager")).toBe("registered nurses");
});

test.each([
  ["registered-nurse", "icu", "registered-nurse"],
  ["physician", "cardiology", "cardiologist"],
  ["physician", "neurosurgery", "neurosurgery"],
  ["physician", null, "physician"],
  ["case-manager", null, "case-manager"],
  [null, null, undefined],
])("finds the role of a posting for %s in %s", (profession, specialty, slug) => {
  expect(findRoleOfPosting(profession, specialty)?.slug).toBe(slug);
});
