import { expect, test } from "vitest";
import { ownWords } from "#app/jobs/reading/reader-words.ts";
import { readPasted } from "./draft-sources.server.ts";
import { toClosesOn, toValues } from "./from-job.ts";
import { readDraft } from "./read-draft.ts";
import { toPosting } from "./to-posting.ts";

const now = Date.UTC(2026, 10, 23, 15);
const company = { name: "Lakeside Medical Center", kind: "direct" } as const;
const around = { company, point: { lat: 39.74, lon: -104.98 }, morePlaces: [], now };

const physician = {
  profession: "physician",
  specialty: "cardiology",
  title: "Interventional Cardiologist",
  type: "full-time",
  openings: "2",
  startDate: "Flexible",
  isUrgent: "1",
  requisitionId: "REQ-12",
  place: "Denver, CO",
  workplace: "onsite",
  licenseStates: "CO, WY",
  compact: "yes",
  setting: "Hospital",
  unit: "Cath lab",
  shift: "day",
  schedule: "Monday to Friday",
  hoursPerWeek: "40",
  call: "1 in 4",
  patientsPerDay: "14",
  ehr: "Epic",
  payPeriod: "year",
  payMin: "520000",
  payMax: "610000.50",
  signOnBonus: "$50,000",
  clawBack: "In proportion, within 24 months",
  wrvuRate: "61.25",
  wrvuThreshold: "7800",
  callPay: "$1,500 for a night",
  loanRepayment: "$100,000 over four years",
  visa: "J-1 waiver and H-1B",
  tail: "Paid by us",
  benefits: "Health insurance\n401(k) match",
  description:
    "You join six cardiologists at a 400-bed hospital, with two new catheterization labs.\n\n- Two half days of clinic\n- Research if you like",
  responsibilities: "Interventions\nClinic",
  requirements: "Board certification\nColorado license",
  experienceMonths: "24",
  education: "MD or DO",
  skills: "PCI, TAVR",
  applyUrl: "https://careers.lakeside.example/12",
  closesOn: "2027-01-31",
};

test("gives a posting's fields back as they were typed", () => {
  const { said, errors } = readDraft(physician);
  expect(errors).toEqual({});
  const posting = toPosting(said, around);
  expect({ ...toValues(posting), ...toClosesOn(posting) }).toEqual(physician);
});

test("gives an assignment's lines back as they were typed", () => {
  const travel = {
    ...physician,
    type: "travel",
    contractWeeks: "13",
    payPeriod: "hour",
    payMin: "61",
    payMax: "66",
    taxableHourly: "24.50",
    lodgingWeekly: "1260",
    mealsWeekly: "480",
    guaranteedHours: "36",
    facility: "St. Elsewhere",
    isFacilityWithheld: "1",
  };
  const posting = toPosting(readDraft(travel).said, around);
  const { facility, ...kept } = travel;
  // A withheld name is not stored.
  expect({ ...toValues(posting), ...toClosesOn(posting) }).toEqual(kept);
});

test("names each field that cannot be read, and reads the others", () => {
  const { said, errors } = readDraft({
    ...physician,
    payMin: "700,000",
    payMax: "lots",
    licenseStates: "CO, Atlantis",
    applyUrl: "not an address",
    closesOn: "soon",
    type: "forever",
    hoursPerWeek: "900",
  });
  expect(Object.keys(errors).sort()).toEqual(
    ["applyUrl", "closesOn", "hoursPerWeek", "licenseStates", "payMax", "type"].sort(),
  );
  expect(said.payMin).toBe(70_000_000);
  expect(said.title).toBe("Interventional Cardiologist");
});

test.each([
  ["a range upside down", { payMin: "60", payMax: "50", payPeriod: "hour" }, "payMax"],
  ["pay without its period", { payPeriod: "" }, "payPeriod"],
  ["an immediate start on another day", { isUrgent: "1", startDate: "March 1" }, "startDate"],
  ["work without a place", { place: "" }, "place"],
  ["remote work without states", { workplace: "remote", licenseStates: "" }, "licenseStates"],
  ["a specialty without its profession", { profession: "" }, "profession"],
])("refuses %s", (_, typed, field) => {
  expect(Object.keys(readDraft({ ...physician, ...typed }).errors)).toEqual([field]);
});

test("keeps a pasted text free of what has fields of its own", () => {
  const pasted = `ICU Registered Nurse\nDenver, CO\nFull-time, 36 hours per week\n$42.50 - $58 per hour\n\nYou care for adults in a 24-bed ICU.\n\nResponsibilities:\n- Assess patients\n- Titrate drips\n\nBenefits:\n- Health insurance\n- Paid time off\n\nWe look forward to meeting you.`;
  const read = readPasted(pasted, { employer: company, words: ownWords, now });
  const values = read.ok ? read.content.values : {};
  expect(values.description).toBe("You care for adults in a 24-bed ICU.\n\nWe look forward to meeting you.");
  expect(values.responsibilities).toBe("Assess patients\nTitrate drips");
  expect(values.benefits).toBe("Health insurance\nPaid time off");
});
