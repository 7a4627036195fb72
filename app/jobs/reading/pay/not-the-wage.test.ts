import { expect, test } from "vitest";
import { parseWage } from "./read-wage.ts";

test.each([
  ["CNA", "For a charge aide at $22.40 an hour, see requisition 51877."],
  ["Surgical Tech I", "Already certified? Look at posting 2026-4471 (Tech II, $29.10-$36.85/hr)."],
  ["RN - PRN", "We also have an opening for a full-time night nurse at $44.00/hr."],
  ["Home Health RN - PRN", "New to home care? Our paid fellowship is $71,000 a year, apply to HHF-09."],
  ["CNA PRN", "Full time aides are on a different posting ($17.25-$21.50, 36 hours)."],
  ["OR RN", "The evening position is posted separately at $46.10 - $61.20 per hour."],
  ["Travel CST", "Also open with the same hospital: RN main OR ($2,240/wk), SPD tech ($1,380/wk)."],
  ["Pharmacy Technician", "Lead: $25.75 - $28.30 per hour (by promotion only)"],
  [
    "Substitute School Nurse",
    "Permanent nurses in the district are on the teachers' salary schedule ($49,800 - $70,100).",
  ],
  ["PRN Physical Therapist", "Full-time therapists earn $82,000 - $98,000 a year."],
  ["CRNA Locums", "Permanent salary if converted is in the $240K-$260K range."],
  ["Dental Hygienist", "Pay is $22/hr for staff meetings."],
  ["RN", "You receive $35 per hour while precepting."],
  ["RN", "$16.00 per hour during orientation"],
  ["LPN", "Pick-up bonuses from $50 to $120 per shift when we are short"],
  ["LPN", "WAGES\nPick up bonus: $75 per shift"],
  ["RN", "Beeper pay is $6 an hour, call back $80/hr"],
  ["Psychologist", "Clinicians with 28 sessions a week average $118,000 a year."],
  ["Paramedic", "With built-in overtime a first-year medic earns $64,000 or so."],
  ["Dentist", "Most of our dentists take home $210,000 a year."],
  ["NP", "Our top providers clear $165,000 per year."],
  ["RN", "Nurses gross $98,000 a year on average"],
  ["CNA", "Weekend visits add $9 per visit"],
  ["OT", "No-show: $40 per visit. Late cancellation: $35 per visit"],
  ["RN", "OT $93/hr after 40"],
])("takes no other pay for the wage of a %s: %s", (title, text) => {
  expect(parseWage(text, { title, city: null, state: null })).toBe(null);
});

test.each([
  ["CNA", "Pay: $18.10 - $22.40 an hour. For a charge aide at $24.90, see requisition 51877.", [1810, 2240]],
  ["PRN RN", "PRN rate $52.00/hr. Regular nurses are on the union scale ($36.10 - $49.80).", [5200, 5200]],
  ["RN", "Base pay $36.00 - $48.00 per hour. Our nurses average $52.40 an hour.", [3600, 4800]],
  ["RN", "See job 88123 for the charge role at $49/hr. Pay for this one: $38.00-$46.00/hr", [3800, 4600]],
  ["RN", "Preceptors earn $2.00/hr more. Rate: $39.75", [3975, 3975]],
  ["OT", "OT: $41.20 - $49.75 per hour", [4120, 4975]],
  ["RN", "Nurses here are on the union scale ($36.10 - $49.80 per hour)", [3610, 4980]],
])("keeps the wage of a %s beside other pay: %s", (title, text, [least, most]) => {
  const wage = parseWage(text, { title, city: null, state: null });
  expect([wage?.salaryMinCents, wage?.salaryMaxCents]).toEqual([least, most]);
});
