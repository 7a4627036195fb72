import { expect, test } from "vitest";
import { isHealthcareTitle } from "./healthcare.ts";
import { parseRole, toOwnTitle } from "./role.ts";

const read = (title: string) => {
  const { profession, specialty } = parseRole(title);
  return `${profession ?? "-"} / ${specialty ?? "-"}`;
};

test.each([
  ["RN - Med/Surg (Nights) PRN", "registered-nurse / medical-surgical"],
  ["Cert Nurse Asst", "nursing-assistant / -"],
  ["R.N., ICU", "registered-nurse / icu"],
  ["Travel RN - L&D", "registered-nurse / labor-delivery"],
  ["PCT - Float Pool", "nursing-assistant / float-pool"],
  ["FNP or PA-C, Urgent Care", "nurse-practitioner / urgent-care"],
  ["PMHNP-BC", "nurse-practitioner / psychiatry"],
  ["Locum OB/GYN Physician", "physician / obstetrics-gynecology"],
  ["Hospitalist MD/DO - Locum Tenens", "physician / hospital-medicine"],
  ["Technologist, MRI", "mri-technologist / mri"],
  ["Therapist, Physical", "physical-therapist / -"],
  ["PEDS MED SURG Nurse (RN)", "registered-nurse / pediatrics"],
  ["Anesthesia - CRNA", "crna / anesthesiology"],
  ["SLP-CF", "speech-language-pathologist / -"],
])("reads %s as %s", (title, expected) => {
  expect(read(title)).toBe(expected);
});

test.each([
  ["Director of Nursing - DON - RN", "nurse-manager / -"],
  ["RN Case Manager - Home Health", "case-manager / case-management"],
  ["Physical Therapist Assistant", "physical-therapist-assistant / -"],
  ["Hospitalist NP", "nurse-practitioner / hospital-medicine"],
  ["Speech Language Pathologist", "speech-language-pathologist / -"],
])("prefers the role to its license or to a shorter phrase within it: %s", (title, expected) => {
  expect(read(title)).toBe(expected);
});

test.each([
  ["PA - Orthopedics", "physician-assistant / orthopedic-surgery"],
  ["Emergency Medicine PA", "physician-assistant / emergency-medicine"],
  ["Physician Assistant - Pittsburgh, PA", "physician-assistant / -"],
  ["Distribution Center Worker - Leesport, PA", "- / -"],
  ["MA - Pediatrics", "medical-assistant / pediatrics"],
  ["Account Executive - Boston, MA", "- / -"],
  ["Family Medicine - MD", "physician / family-medicine"],
  ["Occupational Therapist - OT - Baltimore - MD", "occupational-therapist / -"],
  ["RN Jackson MS", "registered-nurse / -"],
  ["RN MS/Tele", "registered-nurse / medical-surgical"],
])(
  "reads state letters as a state after a town, otherwise as a profession or unit: %s",
  (title, expected) => {
    expect(read(title)).toBe(expected);
  },
);

test.each([
  ["Physical Therapist PT", "physical-therapist / -"],
  ["RN PT", "registered-nurse / -"],
  ["PT - Outpatient", "physical-therapist / -"],
  ["PT/OT/SLP - Home Health", "physical-therapist / home-health"],
  ["PT Cashier", "- / -"],
  ["Psychiatrist (PT)", "physician / psychiatry"],
])("reads PT as a physical therapist only if the title names no other role: %s", (title, expected) => {
  expect(read(title)).toBe(expected);
});

test.each([
  ["RN OR Nights", "registered-nurse / operating-room"],
  ["REGISTERED NURSE OR LPN", "registered-nurse / -"],
  ["RN or Tech", "registered-nurse / -"],
  ["Registered Nurse - Portland, OR", "registered-nurse / -"],
  ["Registered Nurse (RN) OR - Portland OR", "registered-nurse / operating-room"],
  ["OR Tech", "surgical-technologist / operating-room"],
])("reads OR as a unit, a state or a word: %s", (title, expected) => {
  expect(read(title)).toBe(expected);
});

test.each([
  ["Registered Behavior Technician (RBT)", "- / -"],
  ["Behavior Technician", "- / -"],
  ["RBT - ABA Therapy", "- / -"],
  ["ABA Therapist", "- / -"],
  ["Behavior Therapist - ABA", "- / -"],
  ["BCaBA", "- / -"],
  ["Assistant Behavior Analyst", "- / -"],
  ["BCBA", "behavior-analyst / -"],
  ["BCBA or RBT", "behavior-analyst / -"],
  ["Behavioral Health Technician", "psychiatric-technician / psychiatry"],
  ["Pulmonary Function Technologist", "respiratory-therapist / pulmonology"],
  ["PFT Tech", "respiratory-therapist / -"],
  ["Newborn Hearing Screener", "- / -"],
  ["Newborn Hearing Screening Technician - Nights", "- / -"],
  ["Audiology Assistant", "- / -"],
  ["Blood Donor Technician", "phlebotomist / -"],
  ["Donor Center Technician", "phlebotomist / -"],
  ["Apheresis Technician", "- / -"],
  ["Physical Therapy Aide", "- / -"],
  ["Physical Therapist Aide", "- / -"],
  ["Physical Therapy Aides", "- / -"],
  ["Occupational Therapist Aide", "- / -"],
  ["Pharmacy Program Manager", "healthcare-administrator / -"],
  ["Pharmacy Operations Manager", "healthcare-administrator / -"],
  ["Behavioral Health Director", "healthcare-administrator / psychiatry"],
  ["Director of Behavioral Health", "healthcare-administrator / psychiatry"],
  ["RN, Behavioral Health", "registered-nurse / psychiatry"],
  ["Case Manager - SNF", "- / case-management"],
  ["Case Manager, Skilled Nursing Facility", "- / case-management"],
  ["RN Case Manager - SNF", "case-manager / case-management"],
  ["MDS Coordinator", "- / long-term-care"],
  ["MDS Coordinator (RN)", "registered-nurse / long-term-care"],
  ["Sleep Technologist", "- / sleep-medicine"],
  ["Anesthesia Technologist", "- / anesthesiology"],
])("reads %s as healthcare work, %s", (title, expected) => {
  expect(read(title)).toBe(expected);
  expect(isHealthcareTitle(title, parseRole(title))).toBe(true);
});

test("counts a case manager as healthcare only at a healthcare employer", () => {
  const of = (title: string, employer: string) =>
    isHealthcareTitle(title, parseRole(title), null, "", employer);
  expect(of("Case Manager", "Maple Grove Skilled Nursing")).toBe(true);
  expect(of("Case Manager", "Lakeside Hospital")).toBe(true);
  expect(of("Case Manager", "Harper & Lowe")).toBe(false);
  expect(of("Insurance Case Manager", "Lakeside Hospital")).toBe(false);
});

test.each([
  "Nurse Recruiter",
  "Physician Recruiter",
  "Dental Sales Rep",
  "Veterinary Technician",
  "Veterinary Nurse",
  "Kennel Attendant",
  "Director, Gov & Ed",
  "Software Engineer, Physician Experience",
  "Healthcare Sales Representative - Hospice",
  "Hospital Cook",
  "Housekeeping Aide - Nursing Home",
  "Area Tire Care Manager",
])("does not read %s as a healthcare role", (title) => {
  expect(isHealthcareTitle(title, parseRole(title))).toBe(false);
});

test.each([
  "Director of Dental Services",
  "PET/CT Technologist",
  "Patient Navigator",
  "Music Therapist - Hospice",
  "RN - Telehealth Sales Support",
])("reads %s as a healthcare role", (title) => {
  expect(isHealthcareTitle(title, parseRole(title))).toBe(true);
});

test("uses the category only if the title names no other occupation", () => {
  const of = (title: string) => isHealthcareTitle(title, parseRole(title), null, "Nursing");
  expect(of("Unit Coordinator - Days")).toBe(true);
  expect(of("Cook")).toBe(false);
});

test("reads any text without an error", () => {
  for (const text of [
    "",
    "🏥".repeat(100),
    "RN ".repeat(3000),
    "- ".repeat(5000),
    "(((((",
    "a".repeat(20_000),
  ]) {
    expect(() => parseRole(text.slice(0, 2000))).not.toThrow();
  }
});

test.each([
  ["Coding Compliance Analyst - Hybrid", "medical-coder"],
  ["Inpatient Coding Auditor", "medical-coder"],
  ["Coding Quality Analyst", "medical-coder"],
  ["Risk Adjustment Coding Auditor", "medical-coder"],
  ["DRG Validation Auditor", "medical-coder"],
  ["Clinical Documentation Integrity Specialist", "medical-coder"],
  ["Cancer Registrar (CTR)", "medical-coder"],
  ["HIM Analyst", "medical-coder"],
  ["Pro-Fee Coder", "medical-coder"],
  ["Locum Tenens - Psychiatry - Inpatient", "physician"],
  ["Locums Cardiology", "physician"],
  ["Family Medicine - Locum Tenens - 7 on 7 off", "physician"],
  ["Anesthesiology BC/BE", "physician"],
  ["OB/GYN - Locums", "physician"],
  ["Psychiatry - Outpatient", null],
  ["Gastroenterology", null],
  ["CNA - Health Insurance Day 1", "nursing-assistant"],
])("reads a role of healthcare that words of other trades or no noun names: %s", (title, profession) => {
  const role = parseRole(title);
  expect([isHealthcareTitle(title, role), role.profession]).toEqual([true, profession]);
});

test.each([
  "Insurance Underwriter - CNA Specialty Desk",
  "Claims Adjuster - CNA",
  "Actuary, CNA Financial",
  "CNA Insurance Claims Analyst",
  "Surety Bond Underwriter (CNA)",
  "Commercial Lines Broker - CNA Markets",
  "Loss Control Representative - CNA",
  "EMT Conduit Installer",
  "Compliance Analyst",
  "Software Coding Instructor",
  "Cardiology Sales Representative",
  "Genetics Research Scientist",
])("finds no role of healthcare in a word that looks like one: %s", (title) => {
  expect(isHealthcareTitle(title, parseRole(title))).toBe(false);
});

test.each([
  ["LPN / RN - Private Duty", "licensed-practical-nurse", "LPN /  - Private Duty"],
  ["RN or LPN - Clinic", "registered-nurse", "RN or  - Clinic"],
  ["RN - Clinic", "registered-nurse", "RN - Clinic"],
])("leaves only its own profession in %s", (title, profession, expected) => {
  expect(toOwnTitle(title, profession)).toBe(expected);
});

test("reads OR at the start of a title as the operating room", () => {
  expect(parseRole("OR Travel RN / Fresno, CA / Days").specialty).toBe("operating-room");
});
