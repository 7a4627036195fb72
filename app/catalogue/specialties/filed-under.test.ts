import { expect, test } from "vitest";
import { toMentionsTitle } from "./filed-under.ts";

const search = { profession: "pharmacist", specialty: "inpatient-pharmacy" };

test.each([
  [0, 8, "None of the 8 Pharmacist jobs in Inpatient Pharmacy names Emergency Medicine"],
  [1, 8, "1 of the 8 Pharmacist jobs in Inpatient Pharmacy names Emergency Medicine"],
  [8, 8, "All 8 Pharmacist jobs in Inpatient Pharmacy name Emergency Medicine"],
  [2, 2, "Both Pharmacist jobs in Inpatient Pharmacy name Emergency Medicine"],
  [0, 1, "The only Pharmacist job in Inpatient Pharmacy does not name Emergency Medicine"],
  [0, 0, "No Pharmacist jobs in Inpatient Pharmacy today"],
  [3, 2, "3 postings name Emergency Medicine"],
])("says among which jobs %i name a specialty", (total, open, title) => {
  expect(toMentionsTitle("Emergency Medicine", total, { search, open })).toBe(title);
});

test("speaks of all postings for a specialty that is filed nowhere", () => {
  expect(toMentionsTitle("Ophthalmic Technician", 0, null)).toBe(
    "No posting names Ophthalmic Technician today",
  );
});
