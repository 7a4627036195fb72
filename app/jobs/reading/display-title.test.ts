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
  ["RN Resident - Perioperative Cohort (Req 77-C)", "RN Resident - Perioperative Cohort"],
  ["RN - ICU (Req. 12)", "RN - ICU"],
  ["LPN (Job 55-B)", "LPN"],
  ["CNA [Posting 81]", "CNA"],
  ["Physical Therapist - Req #9", "Physical Therapist"],
  ["RN - ICU (ID: A7)", "RN - ICU"],
  ["RN - PACU (#42)", "RN - PACU"],
  ["RN - Nights (Ref 7-XK)", "RN - Nights"],
])("removes a short number that has a word for it: %s", (raw, expected) => {
  expect(clean(raw)).toBe(expected);
});

test.each([
  ["Family Nurse Practitioner - Rural - Loan Repayment Available", "Family Nurse Practitioner - Rural"],
  ["Family Nurse Practitioner - Student Loan Repayment!", "Family Nurse Practitioner"],
  ["Physician - Outpatient (J-1 Waiver Available)", "Physician - Outpatient"],
  ["RN - Nights - Visa Sponsorship", "RN - Nights"],
  ["Caregiver - Daily Pay", "Caregiver"],
  ["CNA - Paid Training & Full Benefits!!", "CNA"],
  ["RN ICU | Housing Available | Nights", "RN ICU | Nights"],
  ["FNP - NHSC Loan Repayment Site", "FNP"],
  ["CNA, Weekly Pay, Days", "CNA, Days"],
  ["MA - Day One Benefits", "MA"],
])("removes a shout of a benefit: %s", (raw, expected) => {
  expect(clean(raw)).toBe(expected);
});

test.each([
  "Paramedic - 24/48",
  "Firefighter Paramedic - 48/96",
  "EMT - 24/72 Schedule",
  "Hospitalist - 7/7",
  "Hospitalist - 14/14",
  "RN - 3/12 Nights",
  "RN - 9/80 Schedule",
  "RN - ICU 12/24 Rotation",
  "RN - req 2 years ICU",
  "RN (Position 2 of 3)",
  "Case Manager - Housing",
  "Social Worker - Housing Assistance",
  "Benefits Coordinator RN",
])("keeps hours of work and fields of programs: %s", (title) => {
  expect(clean(title)).toBe(title);
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
