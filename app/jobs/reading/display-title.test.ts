import { expect, test } from "vitest";
import { toDisplayTitle } from "./display-title.ts";

const around = { employer: "Stroger Hospital", city: "Chicago", stateCode: "IL" };
const clean = (title: string) => toDisplayTitle(title, around);

test.each([
  ["Certified Nursing Assistant - CNA SIGN ON BONUS up to $2,500", "Certified Nursing Assistant - CNA"],
  ["Licensed Practical Nurse - LPN - Job Fair 6/14 11-4- Sign on Bonuses", "Licensed Practical Nurse - LPN"],
  ["Licensed Practical Nurse - LPN Open Interviews 6/14/18", "Licensed Practical Nurse - LPN"],
  ["RN - $45 - $60/hr - Nights", "RN - Nights"],
  ["URGENT NEED!!! RN - ICU", "RN - ICU"],
  ["Dental Assistant   GS-0681-3/4/5   (SI5214)(MPP/ESEP)", "Dental Assistant"],
  ["Physician Assistant [T38-10-0012-RB]", "Physician Assistant"],
  ["RN - ER (Req #12345)", "RN - ER"],
  ["RN - Nights - May be eligible for Relocation Incentive", "RN - Nights"],
  ["RN - Days - Eligible for up to $12K in New Hire Incentives", "RN - Days"],
  [
    "Physician Assistant - Orthopedics: Eligible for Loan Forgiveness (PSLF)",
    "Physician Assistant - Orthopedics",
  ],
  ["Registered Nurse (Eligible for Relocation)", "Registered Nurse"],
  ["Physical Therapist - Home Health - $95/visit", "Physical Therapist - Home Health"],
  ["NURSING ASSISTANT-FREE HEALTHCARE! TUITION REIMBURSEMENT!", "Nursing Assistant"],
])("removes what is not part of the role: %s", (raw, expected) => {
  expect(clean(raw)).toBe(expected);
});

test.each([
  ["RN - ICU - Req 2025-7719", "RN - ICU"],
  ["Registered Nurse (Req. 2025-7719)", "Registered Nurse"],
  ["RN - ICU (JR-2025-00123)", "RN - ICU"],
  ["Nurse Practitioner - Job ID: 88-1234", "Nurse Practitioner"],
  ["CNA - Requisition No. H-20331 - Nights", "CNA - Nights"],
  ["RN - PACU - Req ID: PACU-12345", "RN - PACU"],
  ["RN ICU - Requisition 25-7719-A", "RN ICU"],
  ["12345 - Registered Nurse", "Registered Nurse"],
  ["2025-7719 Registered Nurse", "Registered Nurse"],
  ["RN - ICU - 250012AB", "RN - ICU"],
  ["RN Float Pool Position #00456789", "RN Float Pool"],
])("removes the number of a requisition: %s", (raw, expected) => {
  expect(clean(raw)).toBe(expected);
});

test.each([
  "RN - 4 West Telemetry",
  "RN Unit 4100 - Days",
  "RN - 12 Hour Nights",
  "RN - 7p-7a",
  "School Nurse 2025-2026",
  "RN - Level 2 NICU",
  "Radiologic Technologist 2 - 3rd Shift",
])("keeps the numbers of units, shifts and years: %s", (title) => {
  expect(clean(title)).toBe(title);
});

test.each([
  ["RN ICU - HUGE SIGN ON BONUS!", "RN ICU"],
  ["New Bonus! RN - ICU", "RN - ICU"],
  ["BONUS: $7,500 - CNA - Nights", "CNA - Nights"],
  ["RN - ICU w/ $10k bonus", "RN - ICU"],
  ["RN - $10,000 Sign on Bonus for Experienced RNs", "RN"],
  ["RN ICU - Bonus up to $5,000", "RN ICU"],
  ["We're Hiring! LPN - Nights", "LPN - Nights"],
])("removes a shout of a bonus at either end: %s", (raw, expected) => {
  expect(clean(raw)).toBe(expected);
});

test.each([
  ["RN - ICU - Ft. Worth", "RN - ICU"],
  ["FT WORTH, TX - RN - ICU", "RN - ICU"],
  ["RN ICU (Fort Worth, TX 76104)", "RN ICU"],
  ["RN - ICU (Dallas, TX)", "RN - ICU"],
])("removes towns however they are spelled: %s", (raw, expected) => {
  expect(toDisplayTitle(raw, { employer: "Acme Health", city: "Fort Worth", stateCode: "TX" })).toBe(
    expected,
  );
});

test.each([
  ["Occupational Therapist PRN - Stroger Hospital - Chicago, IL", "Occupational Therapist PRN"],
  ["LPN (Located in Chicago)", "LPN"],
  ["LPN (Part-Time in Chicago)", "LPN (Part-Time)"],
  ["Chicago, IL - Physical Therapist", "Physical Therapist"],
  ["Registered Nurse in Chicago, IL", "Registered Nurse"],
  ["Registered Nurse - IL", "Registered Nurse"],
  ["RN - Rehab Institute of Chicago", "RN - Rehab Institute of Chicago"],
  ["RN - Springfield", "RN - Springfield"],
])("removes the posting's own place and employer: %s", (raw, expected) => {
  expect(clean(raw)).toBe(expected);
});

test.each([
  ["REGISTERED NURSE - NURSING HOME CLC-73 (NIGHTS)", "Registered Nurse - Nursing Home CLC-73 (Nights)"],
  ["REGISTERED NURSE OR LPN", "Registered Nurse or LPN"],
  ["OR NURSE MANAGER", "OR Nurse Manager"],
  ["Per Diem PEDS MED SURG Nurse (RN)", "Per Diem Peds Med Surg Nurse (RN)"],
  ["rn - icu", "RN - ICU"],
  ["RN - ICU - PRN", "RN - ICU - PRN"],
])("lowercases shouting but keeps abbreviations in capitals: %s", (raw, expected) => {
  expect(clean(raw)).toBe(expected);
});

test("keeps the unit, shift and type, which tell openings apart", () => {
  expect(clean("RN - Med/Surg (Nights) PRN")).toBe("RN - Med/Surg (Nights) PRN");
  expect(clean("PA - Urgent Care")).toBe("PA - Urgent Care");
});

test("keeps a title that is all noise and cuts a long one between words", () => {
  expect(clean("SIGN ON BONUS")).not.toBe("");
  const long = clean(`Registered Nurse ${"for the care of patients ".repeat(20)}`);
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long.endsWith("patie")).toBe(false);
});
