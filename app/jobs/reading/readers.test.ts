import { expect, test } from "vitest";
import { mergeEmploymentTypes, parseEmploymentField, parseEmploymentType } from "./employment-type.ts";
import { parseSetting } from "./healthcare.ts";
import { parseFacts, parseSignOnBonus } from "./job-facts.ts";
import { parseOccupationCode } from "./occupation-codes.ts";
import {
  parseCompactAccepted,
  parseEducationCategory,
  parseExperienceMonths,
  parseLicenseStates,
} from "./requirements.ts";
import { parseLabelledShift, parseShift } from "./shift.ts";
import { deniesUrgent, isUrgent } from "./urgency.ts";
import { parseLabelledWorkplace, parseWorkplace } from "./workplace.ts";

test.each([
  ["RN - Med/Surg (Nights) PRN", "registered-nurse", "prn"],
  ["RN PT", "registered-nurse", "part-time"],
  ["Physical Therapist PT", "physical-therapist", null],
  ["Local Travel Nurse - ICU RN", "registered-nurse", "travel"],
  ["Travel Medicine Nurse", "registered-nurse", null],
  ["Occupational Therapist / OT - Part Time or PRN", "occupational-therapist", "part-time"],
  ["Locum Tenens Hospitalist - full time", "physician", "locum"],
  ["13 week contract RN, full-time", "registered-nurse", "contract"],
  ["Contract Specialist", null, null],
  ["Nurse (Temporary NTE 1 year)", "registered-nurse", "temporary"],
  ["Registered Nurse", "registered-nurse", null],
])("reads the employment type of %s", (title, profession, expected) => {
  expect(parseEmploymentType(title, profession)).toBe(expected);
});

test("understands a feed's type fields and prefers a more specific title", () => {
  expect(parseEmploymentField(["FULL_TIME"], null)).toBe("full-time");
  expect(parseEmploymentField(["fulltime"], null)).toBe("full-time");
  expect(parseEmploymentField(["PER_DIEM"], null)).toBe("per-diem");
  expect(parseEmploymentField(["CONTRACTOR", "FULL_TIME"], null)).toBe("contract");
  expect(parseEmploymentField(["Full-Time", "Temporary"], null)).toBe("temporary");
  expect(parseEmploymentField(["INTERN"], null)).toBe(null);
  expect(parseEmploymentField(["OTHER"], null)).toBe(null);
  expect(parseEmploymentField(["Multiple Schedule Options"], null)).toBe(null);
  expect(mergeEmploymentTypes("travel", "full-time")).toBe("travel");
  expect(mergeEmploymentTypes("full-time", "part-time")).toBe("part-time");
  expect(mergeEmploymentTypes(null, null)).toBe(null);
});

test.each([
  ["RN - Med/Surg (Nights) PRN", "night"],
  ["LPN 11p-7a", "night"],
  ["LPN - 3p-11p With Sign on Bonus !", "evening"],
  ["RN 7:00 AM - 3:30 PM", "day"],
  ["CNA Day Shift", "day"],
  ["RN, Nurse Officer of the Day (NOD)", null],
  ["PT part-time 3 days/week SNF", null],
  ["RN - Days or Nights", null],
  ["Hospitalist 7 on / 7 off nights", "7on7off"],
  ["LPN - Every Weekend", "weekend"],
  ["RN nights, rotating weekends", "night"],
  ["ICU RN Rotating", "rotating"],
  ["CNA Job Fair 6/26 10am to 3pm", null],
  ["CRNA - On call", "call"],
  ["Occupational Therapist (OT) On call-PRN", null],
  ["PT – Weekday PRN", null],
])("reads the shift of %s", (title, expected) => {
  expect(parseShift(title)).toBe(expected);
});

test("reads the shift in a description only after a label", () => {
  expect(parseLabelledShift("Shift: Night\nWe have day and night teams")).toBe("night");
  expect(parseLabelledShift("Night shift differential is paid")).toBe(null);
  expect(parseLabelledShift("Shift: Night\nSchedule: Days")).toBe(null);
});

test("reads remote and hybrid only when they describe the work", () => {
  expect(parseWorkplace("Triage RN (Remote)")).toBe("remote");
  expect(parseWorkplace("Case Manager - Hybrid")).toBe("hybrid");
  expect(parseWorkplace("RN - Remote Patient Monitoring")).toBe(null);
  expect(parseWorkplace("Nurse - remote area clinic, Alaska")).toBe(null);
  expect(parseLabelledWorkplace("Work Location: In person")).toBe("onsite");
  expect(parseLabelledWorkplace("Work Location: One location")).toBe(null);
});

test("knows a stated start that no urgent job has", () => {
  for (const start of ["March 1", "2027-02-15", "Summer 2027", "In 8 weeks", "1/4/2027"])
    expect(deniesUrgent(start), start).toBe(true);
  for (const start of ["", null, "ASAP", "Immediately", "As soon as possible", "Flexible", "Start now"])
    expect(deniesUrgent(start), String(start)).toBe(false);
});

test("tells urgent hiring from urgent care", () => {
  expect(isUrgent("RN - URGENT NEED")).toBe(true);
  expect(isUrgent("CNA - Immediate Openings")).toBe(true);
  expect(isUrgent("PA - Urgent Care")).toBe(false);
  expect(isUrgent("Immediate Care Clinic RN")).toBe(false);
});

test("reads whether compact licenses are accepted, refused or not mentioned", () => {
  expect(parseCompactAccepted("Active TX or compact RN license required.")).toBe(true);
  expect(parseCompactAccepted("Multi-state license OK")).toBe(true);
  expect(parseCompactAccepted("We do not accept compact licenses.")).toBe(false);
  expect(parseCompactAccepted("Current RN license. We drive compact cars.")).toBe(null);
});

test("reads the states named next to a license", () => {
  expect(parseLicenseStates("Active TX RN license")).toEqual(["TX"]);
  expect(parseLicenseStates("Licensed in the State of Ohio or California license")).toEqual(["CA", "OH"]);
  expect(parseLicenseStates("Must have a license in good standing; we are in Texas.")).toEqual([]);
  expect(parseLicenseStates("a license or certificate in nursing")).toEqual([]);
  expect(parseLicenseStates("a State, Territory or Commonwealth license")).toEqual([]);
});

test("reads required experience, not preferred experience", () => {
  expect(parseExperienceMonths("Minimum of 2 years of acute care experience required.")).toBe(24);
  expect(parseExperienceMonths("At least six months nursing experience")).toBe(6);
  expect(parseExperienceMonths("1-2 years experience required")).toBe(12);
  expect(parseExperienceMonths("3 years of experience preferred")).toBe(null);
  expect(parseExperienceMonths("New grads welcome!")).toBe(0);
  expect(parseExperienceMonths("Serving the town for 40 years. Great experience.")).toBe(null);
});

test("reads the lowest credential an education field names", () => {
  expect(parseEducationCategory("Associate's degree; BSN preferred")).toBe("associate degree");
  expect(parseEducationCategory("bachelor degree")).toBe("bachelor degree");
  expect(parseEducationCategory("Doctor of Medicine")).toBe("postgraduate degree");
  expect(parseEducationCategory("")).toBe(null);
});

test("reads facts from the title and description", () => {
  expect(parseSignOnBonus("CNA *SIGN ON BONUS up to $1,200*")).toBe("Up to $1,200");
  expect(parseSignOnBonus("Physical Therapist - 15K Sign on")).toBe("$15,000");
  expect(parseSignOnBonus("RN Sign on Bonus Available")).toBe("Offered");
  expect(parseSignOnBonus("RN")).toBe(null);
  expect(parseFacts("Travel RN - 13 weeks", "36 hours per week. We chart in Epic.")).toEqual({
    contractWeeks: 13,
    hoursPerWeek: 36,
    ehr: "Epic",
  });
  expect(parseFacts("RN", "An epic journey in our hospital")).toEqual({});
});

test("reads a profession from an occupation code only one profession has", () => {
  expect(parseOccupationCode("0610")).toEqual({ isHealthcare: true, profession: "registered-nurse" });
  expect(parseOccupationCode("0640")).toEqual({ isHealthcare: true, profession: null });
  expect(parseOccupationCode("2210")).toBe(null);
  expect(parseOccupationCode("29-1171.00 - Nurse Practitioners")).toEqual({
    isHealthcare: true,
    profession: "nurse-practitioner",
  });
  expect(parseOccupationCode("29-1215")).toEqual({ isHealthcare: true, profession: "physician" });
  expect(parseOccupationCode("15-1252.00")).toEqual({ isHealthcare: false, profession: null });
  expect(parseOccupationCode("Nursing")).toBe(null);
});

test("reads the setting from the title, then from the employer's name", () => {
  expect(parseSetting("RN - Home Health", "Mercy Hospital")).toBe("Home health");
  expect(parseSetting("OT full-time SNF", "")).toBe("Skilled nursing facility");
  expect(parseSetting("Registered Nurse", "Mercy Hospital")).toBe("Hospital");
  expect(parseSetting("Registered Nurse", "Acme")).toBe(null);
});
