import { expect, test } from "vitest";
import {
  mergeEmploymentTypes,
  parseEmploymentField,
  parseEmploymentType,
  parseToldType,
} from "./employment-type.ts";
import { parseSetting, toFieldOfPlace } from "./healthcare.ts";
import { parseFacts, parseSignOnBonus } from "./job-facts.ts";
import { parseOccupationCode } from "./occupation-codes.ts";
import {
  parseCompactAccepted,
  parseEducation,
  parseEducationCategory,
  parseExperienceMonths,
  parseLicenseStates,
} from "./requirements.ts";
import { parseShift, readToldShift } from "./shift.ts";
import { deniesUrgent, isUrgent } from "./urgency.ts";
import { parseLabelledWorkplace, parseWorkplace, saysRemote } from "./workplace.ts";

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

test("reads the shift of a description before what stands beside it", () => {
  expect(readToldShift("Shift: Night\nWe have day and night teams").shift).toBe("night");
  expect(readToldShift("Night shift differential is paid").shift).toBe(null);
  expect(readToldShift("Shift: Night\nSchedule: Days").shift).toBe(null);
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

test.each([
  ["At least two (2) years as a PA in any field", 24],
  ["3 yrs recent acute care telemetry", 36],
  ["18 months of labor and delivery nursing", 18],
  ["Six months of dialysis and two years of nursing overall", 24],
  ["2 years CVOR in the last 3 years", 24],
  ["a minimum of seven years in nursing", 84],
  ["One year after registry.", 12],
  ["Experience: none required", 0],
  ["You do not need any experience.", 0],
  ["New grads: yes, with a mentor for a year", 0],
  ["2027 graduates may apply.", 0],
  ["No pharmacy experience needed.", 0],
  ["RN I: new graduates welcome\nRN II: one year of acute care experience", 0],
  ["The program is not open to new graduates. One year of NICU experience.", 12],
  ["Sign-on bonus of $15,000 for nurses with two or more years", null],
  ["A pension after six months of service", null],
  ["18 yrs or older", null],
  ["Six months of experience or a completed training course", null],
  ["Preferred qualifications:\n2 years of ICU experience", null],
  ["Experience: none; Level 8 one year", 0],
  ["Residents finishing in 2027 are welcome to apply.", 0],
  ["Two years preferred, but if you are graduating in December, talk to us", 0],
  ["Pediatric nursing experience desired, not required.", 0],
  ["0-2 years, CRT or RRT", 0],
  ["Customer service, one year in any business", 12],
  ["1 yr RN experience required, home health experience preferred", 12],
  ["The ideal candidate will have:\nSeven years of nursing leadership", 84],
  ["Six months of hospital, EMS or nursing home work preferred", null],
  ["Those eligible have 6 months to pass the exam", null],
  ["We have 25 years in home care", null],
  ["Family physicians with 5 years of ED work are considered", null],
  ["Trach and vent: 6 months hands-on, or go through our skills lab", null],
  ["A two-year-old with a trach needs nurses.\nOne year of nursing required", 12],
  ["Incentive: 20,000 with a two-year agreement", null],
  ["Two years since certification would be lovely but the first year is fine with a mentor.", null],
  ["I'd rather have someone who's done this at least 2 years, but if you are fresh, write anyway.", null],
  ["We would love 3 years of experience, but newer nurses do well here.", null],
  ["Two years of general radiography OR one year of mammography.", 12],
  ["One year of ICU nursing or two years of telemetry", 12],
  ["ADN with 2 years of nursing, or BSN with 1 year", 12],
])("reads the experience that %j asks for", (text, months) => {
  expect(parseExperienceMonths(text)).toBe(months);
});

test.each([
  ["Current Kansas RN license or a multistate (compact) license", true],
  ["RN license: Utah or compact.", true],
  ["TN or multistate RN", true],
  ["Single state or multistate, both OK", true],
  ["California doesn't take part in the Nurse Licensure Compact.", false],
  ["Oregon hasn't joined the multi-state compact", false],
  ["No compact, no pending applications.", false],
  ["PT Compact privilege is fine while your Colorado license is pending", null],
  ["Nebraska license or IMLC eligible", true],
  ["You don't need a Texas license with a compact license", true],
  ["Multistate RN license required (a single state license will not do)", true],
  ["Michigan is not in the nurse compact", false],
  ["The state passed the compact law but has not put it into effect; a state license is needed", false],
  ["The APRN Compact is not yet in operation", false],
  ["We're a compact state, but you need the Wyoming license", false],
  ["A compact RN license does not cover advanced practice", false],
])("reads whether %j accepts a compact license", (text, accepted) => {
  expect(parseCompactAccepted(text)).toBe(accepted);
});

test.each([
  ["Ohio RN or LPN license", ["OH"]],
  ["RN license, South Carolina or compact", ["SC"]],
  ["Indiana RCP license or a student permit", ["IN"]],
  ["must be on the Wisconsin Nurse Aide Registry", ["WI"]],
  ["RN (PA) or active multi-state license", ["PA"]],
  ["Registered with the CDR. Georgia dietitian license", ["GA"]],
  ["you don't need a Minnesota license", []],
  ["Minnesota does not license technologists", []],
  ["RN license required. The job is in Dallas, TX.", []],
  ["RN OR LPN LICENSE", []],
  ["Kentucky credential as a PTA", ["KY"]],
  ["LIC: NV RN.", ["NV"]],
  ["AL or TN residents obtain a multistate license", ["AL", "TN"]],
  ["PA or NP license", []],
  ["CA OTA lic, NBCOT, BLS", ["CA"]],
  ["MUST HAVE: TN LICENSE (RRT), BLS", ["TN"]],
  ["OH RN LICENSE, BLS OR ACLS", ["OH"]],
  ["MUST BE LICENSED IN OR NEAR THE CITY", []],
  ["A license and registration to practice as a registered professional nurse in New York State", ["NY"]],
  ["eligible for a Virginia PA license", ["VA"]],
  ["LCSW with the California BBS", ["CA"]],
  ["Licensed in OH, KY or IN", ["IN", "KY", "OH"]],
  ["nurse leader certification (CNML, NE-BC)", []],
  ["Colorado has no state license for dietitians.", []],
  ["H-1B and TN visas with credential evaluation", []],
])("reads the states whose license %j asks for", (text, codes) => {
  expect(parseLicenseStates(text)).toEqual(codes);
});

test.each([
  ["Schedule: 12 hrs, 19:00-07:30", "night"],
  ["Monday to Friday, 7:30 to 4:30", "day"],
  ["2:00 pm to 10:00 pm and every third weekend", "evening"],
  ["Four tens, 0630 start, M-F", "day"],
  ["Swing shift, 1:30 p.m. to 9:30 p.m., rotating days off", "evening"],
  ["No nights, no weekends. Weekdays 8 to 5.", "day"],
  ["Rotating days and nights", "rotating"],
  ["Days or nights", null],
  ["The clinic is open 7 to 6. We treat 18 to 20 patients.", null],
  ["Four 10-hour days, between 7 a.m. and 7 p.m.", "day"],
  ["No call. No nights. No weekends.", "day"],
  ["Full time, on site, Monday to Friday", "day"],
  ["We start with a huddle at 7:45 and end at 4:30, each weekday", "day"],
  ["Work schedule: Monday - Friday, 8:00 to 4:30; share in weekday evening crisis rotation", "day"],
  ["days, with flexibility to teach on nights", "day"],
  ["Straight nights, 1845-0715", "night"],
  ["Full time 11-7 shift", "night"],
  ["B shift: Tue-Fri 11:30a-10p", "evening"],
  ["Weekdays 5p-9p", "evening"],
  ["Full-time, 24 on / 72 off", "rotating"],
  ["We need help on weekends, and for vacations.", "weekend"],
  ["Every weekend, 12-hour shifts", "weekend"],
  ["Shift: 1st", "day"],
  ["Clinic hours Mon-Thu 7:30 to 5:30", "day"],
  ["ED mid shift 11a-11p", "evening"],
  ["Every other weekend and two weekday evenings", null],
  ["Days 7a-7p or nights 7p-7a", null],
  ["7a-7p or 7p-7a", null],
  ["Openings on all shifts. Part time 7-3.", null],
  ["You choose your hours. Evenings fill first. Mondays to Fridays too.", null],
  ["Hours are flexible: forty per week, between 5 am and 11 pm", null],
  ["Evening Star Hospice has grown, so we are adding a full time nurse", null],
  ["12-hour shifts, 7-7", null],
  ["$6.00 for nights", null],
  ["40-hr week, 8-5.", "day"],
  ["Four days, 8-5, 1 Saturday a quarter.", "day"],
  ["HOURS: Mon.-Fri. 8-430, 40 per wk, some evenings for clinics.", "day"],
  ["Hours: 8-5 with some evenings.", "day"],
  ["You'll have one or two schools. 7:30 to 3:30.", "day"],
  ["Half a day for notes. 7 to 5 or so. Call by phone.", "day"],
  ["Overnight stays about 3 a month\nFour ten-hour days. 7a to 5:30p. Tuesday through Friday.", "day"],
  ["Monday-Friday, 8:00-4:30. After-hours nurses handle nights, so you sleep.", "day"],
  ["Regular hours are business hours, plus manager-on-duty one weekend in six", "day"],
  ["WORKDAY: 10:45 PM to 6:45 AM, rotating pass days", "night"],
  ["one for eves one for nites. days is filled as of sunday.", null],
  ["We need night nurses. Days are filled.", "night"],
  ["Caseload is 8-10. Pay is good.", null],
])("reads the time of day of %j", (text, shift) => {
  expect(readToldShift(text).shift).toBe(shift);
});

test.each([
  ["The position is .6 FTE", "part-time"],
  ["We are seeking a part-time dietitian.", "part-time"],
  ["We need per diem RNs", "per-diem"],
  ["Role: independent contractor (1099)", "contract"],
  ["while our nurse is on family leave", "temporary"],
  ["24 hours a week", "part-time"],
  ["Full time and part time available", null],
  ["Part time, 24 hours/week, with benefits as if full time", "part-time"],
  ["Now hiring CNAs for PRN shifts", "prn"],
  ["A 1.0 FTE midwife; part-time requests are read, too", "full-time"],
  ["Part-time position that could grow to full-time", "part-time"],
  ["Temp-to-perm position", "temporary"],
  ["RN local contract", "contract"],
  ["This is not a travel assignment. Full time.", "full-time"],
  ["$52/hr W2 or 1099", null],
])("reads the type that %j tells", (text, type) => {
  expect(parseToldType(text)).toBe(type);
});

test.each([
  ["we don't do sign-on bonuses", null],
  ["No sign-on bonus is offered with this program", null],
  ["See requisition 44120 for the day job, with a $4,000 sign-on", null],
  ["Commencement bonus of $75,000", "$75,000"],
  ["Hiring incentive of $7,500", "$7,500"],
  ["$1,500 welcome bonus for certified technicians", "$1,500"],
  ["Quality incentive up to $25,000\nSign-on bonus $40,000", "$40,000"],
  ["Sign-on\n$15,000 for external hires, half at 90 days", "$15,000"],
  ["SIGN-ON: RN $4,000 / LPN $2,500", "$4,000"],
  ["Bonus of $10,000 for experienced dialysis nurses", "$10,000"],
  ["$7,500 bonus for RN II only, two year commitment", "$7,500"],
  ["a re-sign bonus of $1,000 if you return", null],
  ["Quarterly bonus of $500 for quality", null],
  ["Sign-on: forty thousand dollars, half at signing and half on arrival", "$40,000"],
  ["Sign-on: ten thousand, one-year claw-back", "$10,000"],
  ["One-time starting bonus: seventy-five thousand dollars if you join by March 1.", "$75,000"],
  ["A twenty-five hundred dollar sign-on bonus", "$2,500"],
  ["We pay a fifteen-thousand-dollar signing bonus", "$15,000"],
  ["Bonus of $6,500 upon joining: 1/3 on day 30", "$6,500"],
  ["A $3,000 bonus when you start", "$3,000"],
  ["Bonus on hire: $2,000", "$2,000"],
  ["Sign-on? Yes: $12,000 to nurses with 2+ years of dialysis, $6,000 otherwise.", "$12,000"],
  ["Sign-on bonus? Yes! $4,000", "$4,000"],
  ["Incentive: $20,000 with a two-year agreement", "$20,000"],
  ["Recruitment Incentive (Sign-on Bonus): Not authorized.", null],
  ["Sign-on for nights: $7,500 in two payments. None for days.", "$7,500"],
  ["Sign-on bonus: None", null],
  ["Sign-on bonus\nNot offered", null],
  ["Sign-On Bonus: N/A", null],
  ["Sign-on bonus? No.", null],
  ["Signing bonus - not available at this time", null],
  ["$0 sign-on bonus, since we don't need it", null],
])("reads the sign-on bonus of %j", (text, bonus) => {
  expect(parseSignOnBonus(text)).toBe(bonus);
});

test("tells a remote job from remote places", () => {
  expect(saysRemote("This position is 100% remote.")).toBe(true);
  expect(saysRemote("Our remote clinic on the island")).toBe(false);
});

test.each([
  ["Schedule: four tens, opening at 5 am; no Sundays or overnight shifts.", "day"],
  ["Ten-hour shifts at all hours; nights shared equally", "rotating"],
  ["Shift: Variable, 7a-7p and 7p-7a", "rotating"],
  ["Schedule: Monday to Friday, 8 to 5, nights about 2 per month", "day"],
  ["Schedule: 12-hour shifts, days or nights, 2-2-3 rotation", null],
  ["Are you looking for night shifts? Ours are weekdays, 8 to 4:30.", "day"],
  ["Hours: every Saturday and Sunday, 6a-6p", "weekend"],
])("takes no shift that is denied, asked or rare for the posting's own: %s", (text, expected) => {
  expect(readToldShift(text).shift).toBe(expected);
});

test("keeps what a label says of several shifts, without the label", () => {
  expect(readToldShift("Shifts: evenings, overnights and weekends.").choice).toBe(
    "evenings, overnights and weekends",
  );
  const list = "Available shifts:\nFull-time nights, 7p-7a\nPart-time days, 7a-3p";
  expect(readToldShift(list).choice).toBe("Full-time nights, 7p-7a; Part-time days, 7a-3p");
  expect(readToldShift("Shift: Days").choice).toBe(null);
});

test.each([
  ["Experience: 3 years of ICU, ED or cath lab nursing.", 36],
  ["Dates: March 1, ongoing (minimum 6 months)", null],
  ["New Graduate Nurse Residency - Fall Cohort", 0],
  ["For nurses with less than 12 months of RN experience", 0],
  ["Experience with infants is a plus, not a must", 0],
  ["Fellows are encouraged to apply for 2028.", 0],
  ["New graduates or experienced surgeons", 0],
])("reads the experience that %j asks for", (text, expected) => {
  expect(parseExperienceMonths(text)).toBe(expected);
});

test.each([
  ["RN - State Licensure, New Jersey - required", ["NJ"]],
  ["Master's in Audiology, Ohio audiology license, CCC-A", ["OH"]],
  ["Need: NYS CNA cert (active)", ["NY"]],
  ["Located in Dallas, TX. BLS cert required", []],
])("reads the states of %j", (text, expected) => {
  expect(parseLicenseStates(text)).toEqual(expected);
});

test.each([
  ["$3,000 sign-on bonus for full-time and $1,500 for part-time", "Up to $3,000"],
  ["Sign-on bonus: $6,000 for days and $12,000 for nights", "Up to $12,000"],
  ["$4,000 sign-on bonus; $500 referral bonus", "$4,000"],
  ["$300 bonus after your first 90 shifts", "$300"],
])("says what a bonus depends on: %s", (text, expected) => {
  expect(parseSignOnBonus(text)).toBe(expected);
});

test("reads weeks, hours and types in more of their forms", () => {
  expect(parseFacts("Travel PT - Boise", "13 weeks, start 3/1. 40 hours guaranteed.").contractWeeks).toBe(13);
  expect(parseFacts("PT - Boise", "6 weeks PTO").contractWeeks).toBe(undefined);
  expect(parseFacts("CRNA", "Base salary $220,000 for 40 hours").hoursPerWeek).toBe(40);
  expect(parseFacts("RN", "Work 36 hours and get benefits.").hoursPerWeek).toBe(36);
  expect(parseEmploymentField(["Part-time", "Full-time"], null)).toBe("full-time");
});

test.each([
  ["Cedar Grove is a 90-bed skilled nursing facility.", "Skilled nursing facility"],
  ["We need a PTA for a nursing home in Waco.", "Skilled nursing facility"],
  ["Busy pediatric office with two doctors", "Outpatient clinic"],
  ["One year in a hospital. Call is at a hospital.", null],
  ["We are an outpatient clinic. You round at a hospital.", null],
])("reads the setting that a text names: %s", (text, expected) => {
  expect(parseSetting("Registered Nurse", "Acme", text)).toBe(expected);
});

test("takes the field of work from the place where nothing else names it", () => {
  expect(toFieldOfPlace("home-health-aide", "Home health")).toBe("home-health");
  expect(toFieldOfPlace("pharmacist", "Hospital")).toBe("inpatient-pharmacy");
  expect(toFieldOfPlace(null, "Hospice")).toBe(null);
  expect(toFieldOfPlace("registered-nurse", "Hospital")).toBe(null);
});

test.each([
  ["Requirements:\nHigh school diploma or equivalent", "high school"],
  ["Education: BSN required, MSN preferred", "bachelor degree"],
  ["Bachelor's degree in nursing, or associate's degree with three years", "associate degree"],
  ["A BSN and a master's degree are required.", "postgraduate degree"],
  ["Tuition help for a bachelor's degree", null],
  ["School nurse at the high school in Globe", null],
  ["Preferred:\nMaster's degree", null],
])("reads the least education that %j asks for", (text, expected) => {
  expect(parseEducation(text)?.category ?? null).toBe(expected);
});
