import { expect, test } from "vitest";
import { isHealthcareTitle } from "./healthcare.ts";
import { parseRole } from "./role.ts";

const read = (title: string) => {
  const role = parseRole(title);
  return isHealthcareTitle(title, role)
    ? `${role.profession ?? "-"} / ${role.specialty ?? "-"}`
    : "no healthcare role";
};

test.each([
  ["Psychiatry Resident (PGY-3)", "physician / psychiatry"],
  ["Emergency Medicine Residency, PGY2 vacancy", "physician / emergency-medicine"],
  ["Resident Physician - Internal Medicine", "physician / internal-medicine"],
  ["PGY-1 Pharmacy Resident", "pharmacist / -"],
  ["Resident Assistant", "no healthcare role"],
  ["Nurse Residency - Telemetry", "registered-nurse / telemetry"],
  ["AEMT / Paramedic - 12s", "paramedic / -"],
  ["EMT-B or Paramedic", "paramedic / -"],
  ["Hospice RN Case Manager", "registered-nurse / hospice"],
  ["Nurse Case Manager - Hospice", "registered-nurse / hospice"],
  ["RN Case Manager - Oncology", "case-manager / case-management"],
  ["Nurse Educator, NICU", "registered-nurse / nicu"],
  ["Nurse Educator", "registered-nurse / nurse-education"],
  ["Ultrasound Technologist - OB/GYN", "sonographer / obstetrics-gynecology"],
  ["Sonographer - Nights", "sonographer / ultrasound"],
  ["Occupational Therapist - Outpatient Orthopedics", "occupational-therapist / outpatient-therapy"],
  ["PTA, Orthopedics", "physical-therapist-assistant / -"],
  ["Orthopedics RN", "registered-nurse / orthopedic-surgery"],
  ["PT - Rehabilitation Hospital", "physical-therapist / physical-medicine-rehabilitation"],
  ["Radiographer with CT cross-training", "radiologic-technologist / ct"],
  ["Unit Clerk, Telemetry", "medical-secretary / telemetry"],
  ["Practice Administrator - Gastroenterology", "healthcare-administrator / gastroenterology"],
  ["Practice Manager", "no healthcare role"],
  ["Public Safety Officer - Emergency Department", "no healthcare role"],
  ["Security Guard, Behavioral Health", "no healthcare role"],
  ["Chaplain - Palliative Care", "no healthcare role"],
])("reads %s as %s", (title, expected) => {
  expect(read(title)).toBe(expected);
});
