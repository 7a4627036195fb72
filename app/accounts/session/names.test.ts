import { expect, test } from "vitest";
import { toDisplayName, toInitials, toRoleName } from "./names.ts";

test.each([
  ["Ana", "Ruiz", "AR"],
  ["Ana", "", "A"],
  ["", "ruiz", "R"],
  [" ", "", "U"],
  ["Éva", "Ñuñez", "ÉÑ"],
])("takes the initials of %j %j as %s", (firstName, lastName, initials) => {
  expect(toInitials({ firstName, lastName })).toBe(initials);
});

test.each([
  ["Ana", "Ruiz", "Ana Ruiz"],
  ["", "Ruiz", "Ruiz"],
  ["", "", "ana@example.com"],
])("shows %j %j as %s", (firstName, lastName, name) => {
  expect(toDisplayName({ firstName, lastName, email: "ana@example.com" })).toBe(name);
});

test("calls an unknown role User", () => {
  expect(["admin", "employer", "job_seeker", "auditor"].map(toRoleName)).toEqual([
    "Admin",
    "Employer",
    "Job seeker",
    "User",
  ]);
});
