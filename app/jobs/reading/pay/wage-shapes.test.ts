import { expect, test } from "vitest";
import type { ReadPay } from "./read-pay.ts";
import { parseWage } from "./read-wage.ts";

const show = (pay: ReadPay | null) =>
  pay && `${pay.salaryMinCents ?? "-"}..${pay.salaryMaxCents ?? "-"} ${pay.payUnit}`;
const read = (title: string, text: string) => show(parseWage(text, { title, city: null, state: null }));

test.each([
  [
    "LPN",
    "Years of service – Wage\n0–2 – $26.40\n3–5 – $28.10\n6–9 – $29.95\n10+ – $31.80",
    "2640..3180 hour",
  ],
  [
    "CNA",
    "Experience: Hourly rate\nUnder 1 year: $17.25\n1 to 3 years: $18.40\nOver 3 years: $20.05",
    "1725..2005 hour",
  ],
  ["RN", "Wage scale by years as an RN\n0 | 33.15\n1 | 34.20\n2 | 35.30", "3315..3530 hour"],
  ["RN", "Step Rate\n1 $33.15\n2 $34.20\n3 $35.30", "3315..3530 hour"],
  [
    "Medical Assistant",
    "Pay grid\nLess than 2 years ..... $19.10\n2-5 years ..... $20.60\nMore than 5 years ..... $22.75",
    "1910..2275 hour",
  ],
  [
    "Speech-Language Pathologist",
    "Salary schedule\nStep 0: $51,200\nStep 5: $55,900\nStep 10: $61,350",
    "5120000..6135000 year",
  ],
  ["CNA", "Step 1\n$17.10\nStep 2\n$17.80\nStep 3\n$18.50", "1710..1850 hour"],
  ["CNA", "0-12 months: $16.80; 1-3 years: $17.90; 4+ years: $19.10", "1680..1910 hour"],
  [
    "LPN",
    "Less than 1 year $26.00, 1-2 years $27.00, 3-5 years $28.50, 6+ $30.00 (base rate per hour)",
    "2600..3000 hour",
  ],
  ["Caregiver", "Wages\nUncertified: $15.75\nCertified: $17.50 to $19.25", "1575..1925 hour"],
  [
    "Pharmacy Tech",
    "What we pay\nTech in training - $17.10\nCertified tech - $19.80 - $23.15\nLead tech - $24.00 - $26.50 (promotion only)",
    "1710..2315 hour",
  ],
  ["Dialysis Technician", "Starting wage: $18.60 uncertified, $21.40 certified", "1860..2140 hour"],
  [
    "Phlebotomist I/II",
    "Phlebotomist I\n$18.25 - $22.10\n\nPhlebotomist II\n$20.40 - $25.75\n\nAll rates are hourly.",
    "1825..2575 hour",
  ],
  [
    "Respiratory Therapist I or II",
    "Level I\nHiring range $28.10-$32.40\nLevel II\nHiring range $31.00-$39.85",
    "2810..3985 hour",
  ],
  [
    "RN I/II - ICU",
    "RN I (under one year): $32.05–$35.60; RN II (one year and up): $34.90–$48.75. Amounts are per hour.",
    "3205..4875 hour",
  ],
  [
    "Surgical Technologist",
    "Tier A - two weekends a month - $29.50/hr\nTier B - four weekends a month - $32.00/hr",
    "2950..3200 hour",
  ],
  ["RN / LPN Supervisor", "Rate\nRN $36 - $42\nLPN $28 - $33", "2800..4200 hour"],
  ["Charge Nurse (LPN or RN)", "Wages:\nLPN: $27.80-$32.10\nRN: $35.25-$40.60", "2780..4060 hour"],
  ["LPN", "Wages:\nLPN: $27.80-$32.10\nRN: $35.25-$40.60", "2780..3210 hour"],
  [
    "Paramedic or EMT",
    "EMT - 12 hour shifts. $17.10 to $20.35 per hour. Three open.\nParamedic - 24 hour shifts. $22.40 to $27.90 per hour. Two open.",
    "1710..2790 hour",
  ],
  ["EMT", "Shift pay:\nEMT: $310 per 24-hour shift (comes to $12.92/hr)", "31000..31000 shift"],
  ["RN - 0.9 FTE", "Grade: N4. Base rate: $37.42", "3742..3742 hour"],
  [
    "Social Worker",
    "GS-9: $62,107 - $80,737 per year\nGS-11: $75,141 - $97,683 per year",
    "6210700..9768300 year",
  ],
])("reads the levels, steps and tables of a %s as one range: %s", (title, text, expected) => {
  expect(read(title, text)).toBe(expected);
});

test.each([
  [
    "Home Health RN",
    "VISIT RATES\nAdmission (OASIS) .......... $105\nResumption .......... $88\nRoutine .......... $64\nMissed visit .......... $20\nMileage: $0.62",
    "6400..10500 visit",
  ],
  [
    "Home Health PT",
    "Pay per visit\nEval: $96\nRevisit: $74 to $80, by years\nDischarge with OASIS: $101\nNo answer: $25",
    "7400..10100 visit",
  ],
  ["Home Health PTA", "We pay by the visit: $52 routine, $60 discharge", "5200..6000 visit"],
  [
    "Therapist (LCSW)",
    "What you are paid per encounter:\n90791 - $120\n90837 - $98\n90834 - $81\nLate cancellation - $35",
    "8100..12000 visit",
  ],
  ["Home Health OT", "Per visit rates: Eval $90, Routine $70", "7000..9000 visit"],
  [
    "COTA - Home Health",
    "COMPENSATION\n$55 per routine visit. Mileage at 52 cents. Paid orientation at $22/hour for one week.",
    "5500..5500 visit",
  ],
  [
    "Dental Hygienist",
    "Pay by the day: $420 - $480, by experience. Pay is $24/hr for meetings.",
    "42000..48000 day",
  ],
  ["Dental Hygienist", "Day rate: $450 to $510", "45000..51000 day"],
  ["Hospitalist Locums", "$1,850/day. Overtime $230 per hour", "185000..185000 day"],
  ["School Nurse - Substitute", "Paid $210 per day, $105 per half day", "21000..21000 day"],
  ["Home Health LPN", "Per visit: $38 routine; $45 wound care; $20 missed", "3800..4500 visit"],
  ["NP", "$95 per new visit and $60 per follow-up visit", "6000..9500 visit"],
  [
    "Home Health RN",
    "| Visit type | Rate |\n| Start of care | $100 |\n| Routine | $60 |\n| Discharge | $70 |",
    "6000..10000 visit",
  ],
  ["Dentist", "$650/day guarantee or 30% of collections", "65000..65000 day"],
  ["Telehealth NP", "$42 per completed encounter", "4200..4200 visit"],
])("reads what a %s is paid by the visit or the day: %s", (title, text, expected) => {
  expect(read(title, text)).toBe(expected);
});

test.each([
  ["Salary: $61,400 min - $72,800 mid - $84,200 max", "6140000..8420000 year"],
  ["Rate of pay: $20.15 minimum, $27.40 maximum", "2015..2740 hour"],
  ["Pay range: $31.20 (minimum) / $38.00 (midpoint) / $44.80 (maximum)", "3120..4480 hour"],
  ["Minimum $24.50 / Maximum $33.10 per hour", "2450..3310 hour"],
  [
    "The range is a minimum of thirty-one dollars and fifty cents ($31.50) and a maximum of $44.25 per hour",
    "3150..4425 hour",
  ],
  [
    "The salary is between seventy-two thousand dollars ($72,000) and ninety-six thousand dollars ($96,000) annually",
    "7200000..9600000 year",
  ],
  ["Base pay from a low of $58,300 to a high of $77,150 a year", "5830000..7715000 year"],
  ["Entry: $22.40\nMid: $26.10\nTop: $29.80\nPaid hourly", "2240..2980 hour"],
  ["Hiring range: $29.85 – $36.10", "2985..3610 hour"],
  ["Base: $26.40 to $34.90", "2640..3490 hour"],
  [
    "$285,000 base guaranteed for the first two years\n+ $25,000 quality\nmost of our physicians land at $340K",
    "28500000..28500000 year",
  ],
  ["$240,000 guaranteed base salary, wRVU bonus after that", "24000000..24000000 year"],
  ["Hourly rates:\nDays $34.10\nEvenings $36.20\nNights $38.05", "3410..3805 hour"],
  ["Wages start at $17.90 and go to $21.60. You get $15.00 an hour while you train", "1790..2160 hour"],
  ["$58/hr, all W-2\n= $2,320 gross per week on 40 hrs\nOT $87/hr after 40", "5800..5800 hour"],
])("reads bounds in words and a unit told once: %s", (text, expected) => {
  expect(read("RN", text)).toBe(expected);
});

test("reads a traveler's week beside the hourly rate of the locals", () => {
  const text =
    "TRAVELERS: $2,310 gross per week, of it $24.00/hr taxable and $1,350 in stipends.\nLOCALS: $49.50/hr, all taxable.";
  expect(read("MRI Tech - Travel or Local", text)).toBe("231000..231000 week");
  expect(read("MRI Tech - Local Contract", "Local rate: $49.50/hr")).toBe("4950..4950 hour");
});

test("reads a resident's stipend as the pay", () => {
  const text =
    "Annual stipend:\nPGY-1 $61,900\nPGY-2 $64,050\nPGY-3 $66,400\nMeal allowance of $1,200 a year";
  expect(read("Internal Medicine Resident, PGY-2", text)).toBe("6405000..6405000 year");
  expect(read("Internal Medicine Resident", text)).toBe("6190000..6640000 year");
});

test.each([
  [
    "Radiologic Technologist",
    "Salary: Level 7, $27.88 / Level 8, $30.66 / Level 9, $33.73 per hour, by qualification",
    "2788..3373 hour",
  ],
  [
    "School-Based Occupational Therapist",
    "Pay: $50-$58/hr W2, depending on years in schools, or up to $64/hr 1099\nTravelers (60+ miles) can ask for a split rate: $24/hr taxable + weekly stipends of up to $1,190.",
    "5000..6400 hour",
  ],
  ["Physical Therapist", "Rate: $62/hr W2 or $70/hr 1099", "6200..7000 hour"],
  ["Nurse Practitioner", "1099 rate: $95/hr. W-2 rate: $82/hr.", "8200..9500 hour"],
  ["LPN Charge Nurse - 12 hr nights", "Rate: Starting at $29/hr. $35/hr nights on weekends.", "2900..- hour"],
  ["Locum Hospitalist", "Rate: $185 - $200 per hour; nights $215", "18500..20000 hour"],
  ["CNA", "Pay: $18/hr days, $20/hr nights", "1800..2000 hour"],
  ["RN", "$42/hr base, $46/hr on weekends", "4200..4200 hour"],
  [
    "PMHNP - Telepsychiatry",
    "Pay: $125 per intake (60 min) and $68 per follow-up (25 min)",
    "6800..12500 visit",
  ],
  [
    "Home Health RN, per visit",
    "What we pay per visit:\nStart of care (OASIS) .......... $110\nResumption .......... $85\nRoutine visit .......... $52\nRecert .......... $70\nLPN supervisory .......... $35",
    "3500..11000 visit",
  ],
  ["Home Health PT", "Per-visit rates: Eval $95, SOC $110, routine $75, discharge $80", "7500..11000 visit"],
  ["Home Health OT", "Visit rates: $85 evaluation / $70 follow-up / $95 OASIS", "7000..9500 visit"],
  ["Medical Assistant", "MA I $19.50 / MA II $21.00 / MA III $23.25 per hour", "1950..2325 hour"],
  ["Medical Assistant II", "MA I $19.50 / MA II $21.00 / MA III $23.25 per hour", "2100..2100 hour"],
  ["RN", "$38 / $42 / $46 per hour by experience", "3800..4600 hour"],
  ["Speech Language Pathologist", "$55/hour direct, $35/hour indirect", "5500..5500 hour"],
  ["BCBA", "$70 per billable hour, $30 per non-billable hour", "7000..7000 hour"],
  ["RN Night Shift", "Days: $38.00-$48.00/hr. Nights: $42.00-$52.00/hr.", "4200..5200 hour"],
  ["CRNA", "W2: $230,000 - $260,000. 1099: $190/hr.", "23000000..26000000 year"],
  [
    "PMHNP",
    "Contract: 1099, minimum 20 hours, no maximum\nPay: $125 per intake and $68 per follow-up",
    "6800..12500 visit",
  ],
])("reads several rates of a posting for %s: %s", (title, text, expected) => {
  expect(read(title, text)).toBe(expected);
});

test.each([
  [
    "CRNA - Locums",
    "Rate: $215/hr 1099 or $188/hr W2 (W2 incl. malpractice). Call $25/hr, callback 1.5x",
    "18800..21500 hour",
  ],
  ["LPNs", "Evenings 2 to 10:30 pays 31.50. Nites 10 to 6:30 pays 33. Thats flat", "3150..3300 hour"],
  [
    "CNA | SNF",
    "CNA // 40 gtd // $25.50/hr W2 eves, $27/hr W2 nocs // local // weekly pay Fri // Ref $300.",
    "2550..2700 hour",
  ],
  ["Hospitalist - Day Swing", "PAY: $2,050 per 12-h shift days, $2,150 swing.", "205000..215000 shift"],
  [
    "School Nurse",
    "Salary: teacher agreement, BA lane step 1 $48,350; top of MA lane $88,902.",
    "4835000..8890200 year",
  ],
  ["RN 2", "SALARY RANGE: Biweekly $3,402.16 hiring rate to $4,187.90 job rate", "170108..209395 week"],
  ["RN", "Hiring rate $38.10, job rate $47.90 per hour", "3810..4790 hour"],
  [
    "NICU RN - Level IV",
    "Tracks:\nA. Experienced NICU nurse (18 months or more) – $38.25 to $49.80, start with a refresh.\nB. Experienced nurse, other specialty – $34.50 to $44.60, 12-week fellowship.",
    "3450..4980 hour",
  ],
  [
    "Medical Laboratory Scientist (MLS/MLT)",
    "Technician (MLT-ASCP, associate degree): $29.10 - $37.65\nScientist I (MLS-ASCP, less than three years): $34.80 - $43.20\nScientist II (MLS-ASCP, three or more years): $38.90 - $50.75\nAll per hour; second-shift differential 12% on top.",
    "2910..5075 hour",
  ],
  [
    "RN Residency",
    "The AL base is $31.15 to $32.40 and the TN base $30.60 to $31.85 (hour).",
    "3060..3240 hour",
  ],
  [
    "Associate Dentist",
    "Guarantee: $850 a day for the first 120 days; then the greater of $700/day or 33%.",
    "70000..85000 day",
  ],
  [
    "Dental Hygienist",
    "Day rate $480 during the first 90 days, then $450 or 33% of production",
    "45000..48000 day",
  ],
  ["RN", "Pay: $36/hr for the first six months and $40/hr after that", "3600..4000 hour"],
  [
    "BCBA",
    "Pay: $42 to $50 an hour part time, or $84,000 to $98,000 salaried full time.",
    "8400000..9800000 year",
  ],
  [
    "BCBA, part-time",
    "Pay: $42 to $50 an hour part time, or $84,000 to $98,000 salaried full time.",
    "4200..5000 hour",
  ],
  [
    "Sonographer",
    "Experienced (RDCS + 2 years): $42.50 - $51.00 per hour\nRegistry-eligible new graduate: $36.00 per hour until you pass, then $39.25",
    "3600..5100 hour",
  ],
  [
    "Staff RN",
    "Wage scale (Appendix A)\nStep Years as RN Hourly\n1 0 46.12\n2 1 47.97\n15 18+ 67.31\nEvening differential 2.90. Night 6.10.",
    "4612..6731 hour",
  ],
  [
    "Speech Language Pathologist",
    "On the certified salary schedule:\nMA+0 MA+30 MA+60 Step 0 58,200 60,900 63,800 Step 5 64,750 67,400 70,300 Step 10 71,300 73,950 77,150\nSLP stipend: $6,000",
    "5820000..7715000 year",
  ],
])("reads every rate that one can get as a range for %s: %s", (title, text, expected) => {
  expect(read(title, text)).toBe(expected);
});

test.each([
  ["OR Nurse", "$: 50 to 62 an hour, DOE; year-end profit share, last year $4,100 ea.", "5000..6200 hour"],
  ["RN", "$$: 40-52/hr DOE", "4000..5200 hour"],
  [
    "Emergency Physician - Partner in 18 months",
    "Pre-partner: $230 per hour. Partner average, all sources, $318 per hour, with a $25,000 buy-in.",
    "23000..23000 hour",
  ],
  [
    "Optometrist",
    "Compensation: $475 a day + 15% of gross over $2,200 (a busy day is $3,100).",
    "47500..47500 day",
  ],
  ["Psychologist", "$600 a day plus 20% of collections above $2,500", "60000..60000 day"],
  [
    "PT - Home Health",
    "RATES\nEval / SOC OASIS: $115 • Routine: $78 • Recert or discharge: $92 • Missed at the door: $25",
    "7800..11500 visit",
  ],
  [
    "PMHNP",
    "New intake, 50 min: $135\nFollow-up, 25 min: $72\nNo-show: $20\nPaid weekly on 1099.",
    "7200..13500 visit",
  ],
  [
    "Home Health OT",
    "Evaluation: $98 | Follow up: $70 | Discharge: $84 | Cancelled: $20",
    "7000..9800 visit",
  ],
])("reads what is told in few words for %s: %s", (title, text, expected) => {
  expect(read(title, text)).toBe(expected);
});

test.each([
  [
    "CNA",
    "Starting wages for aides:\nMornings: $18.10/hr\nAfternoons: $19/hr\nMidnights: $20.25/hr",
    "1810..2025 hour",
  ],
  ["RN - Emergency - PRN", "PRN flat rate $47/hr days, $52/hr nights.", "4700..5200 hour"],
  ["LPN - Nights", "Flat rate $31/hr days, $34/hr nights.", "3400..3400 hour"],
  [
    "Home Health RN",
    "Pay per visit:\nKind Weekday Weekend\nStart of Care $112 $124\nDischarge $70 $77",
    "7000..12400 visit",
  ],
  [
    "Nurse Practitioner",
    "Compensation\nGuaranteed base of $118,000 for the first year\nMost of our NPs earn $150,000 - $170,000 later",
    "11800000..11800000 year",
  ],
])("reads the rates by shift, the first row and the guarantee of %s: %j", (title, text, expected) => {
  expect(read(title, text)).toBe(expected);
});
