import { expect, test } from "vitest";
import type { ReadPay } from "./read-pay.ts";
import { parseWage } from "./read-wage.ts";

const show = (pay: ReadPay | null) =>
  pay && `${pay.salaryMinCents ?? "-"}..${pay.salaryMaxCents ?? "-"} ${pay.payUnit}`;

test.each([
  ["Minimum: $19.25\nMaximum: $26.80\nPay basis: Hourly", "1925..2680 hour"],
  ["Minimum: $19.25\nMaximum: $26.80\nPay Rate Type: Hourly", "1925..2680 hour"],
  ["Minimum Salary: 61,200.00\nMaximum Salary: 88,400.00\nSalary basis: Annual", "6120000..8840000 year"],
  ["Pay type: Hourly\nMin: 31.50\nMid: 38.25\nMax: 45.00", "3150..4500 hour"],
  ["Rate minimum\n$22.40\nRate maximum\n$33.10\nRate type: Hourly", "2240..3310 hour"],
  ["From: $28.00\nTo: $39.50\nPer hour", "2800..3950 hour"],
  ["Starting rate: $24.10\nTop rate: $36.90\nCurrency: USD\nUnit: Hour", "2410..3690 hour"],
  ["Low end: $1,850\nHigh end: $2,200\nPay basis: Weekly", "185000..220000 week"],
  ["Minimum: $72,000\nMaximum: $96,000\nPay frequency: Biweekly", "7200000..9600000 year"],
])("reads bounds on lines of their own: %s", (text, expected) => {
  expect(show(parseWage(text))).toBe(expected);
});

test.each([
  ["The pay for this job is $29.50 to $44.25 hourly.\nTuition to $4,000", "2950..4425 hour"],
  ["Under the Act, the pay for this role is $61,000 to $84,500 a year", "6100000..8450000 year"],
  [
    "The budgeted pay for this position is between $104,000 and $139,000 per annum",
    "10400000..13900000 year",
  ],
  ["Expected pay for this position: $38.10 - $55.90 per hour", "3810..5590 hour"],
  ["Weekly gross: $2,412 - $2,588/wk", "241200..258800 week"],
  ["Earn $82 per routine visit", "8200..8200 visit"],
  ["Starting at $18.50/hr", "1850..- hour"],
  ["- $1,900 per shift, 12-hour shifts", "190000..190000 shift"],
  ["Daily rate: $2,150", "215000..215000 day"],
  ["$2,000/day", "200000..200000 day"],
  ["Hourly $38-$44", "3800..4400 hour"],
  ["Guaranteed $3,100/wk", "310000..310000 week"],
  ["RN I: $34.10 - $48.22/hr", "3410..4822 hour"],
  ["Schedule: 3 x 12\n• $2,365 weekly for 13 weeks\n• Start in May", "236500..236500 week"],
  ["$65 per completed visit, paid weekly", "6500..6500 visit"],
  ["Make up to $52/hr as a float nurse", "-..5200 hour"],
  ["Locum coverage at $225/hr, malpractice included", "22500..22500 hour"],
  ["$1,450 per 24-hour shift", "145000..145000 shift"],
  ["You will earn $41.00 an hour", "4100..4100 hour"],
  ["$128,000 - $151,000", "12800000..15100000 year"],
  ["Nights: $46.50/hr", "4650..4650 hour"],
  ["We pay $60 per visit, starting in May", "6000..6000 visit"],
  ["Per diem rate: $52.00/hr", "5200..5200 hour"],
  ["Gross weekly: $2,192\nTaxable rate: $22/hr\nStipends: $1,400/wk", "219200..219200 week"],
])("reads a plain unit without the word pay: %s", (text, expected) => {
  expect(show(parseWage(text))).toBe(expected);
});

test.each([
  ["Hiring Range: USD $17.64/Hr. - USD $22.93/Hr.", "1764..2293 hour"],
  ["USD 92,000.00 - USD 120,000.00 per annum", "9200000..12000000 year"],
  ["$45.00/hr USD to $62.00/hr USD", "4500..6200 hour"],
  ["Pay: US$31.00 - US$40.00 per hour", "3100..4000 hour"],
  ["Salary: 88,000 USD - 104,000 USD a year", "8800000..10400000 year"],
  ["Compensation: USD $2,100.00/Wk. to USD $2,350.00/Wk.", "210000..235000 week"],
  ["$39.00 USD/hour - $51.00 USD/hour", "3900..5100 hour"],
])("reads a currency's code beside each amount: %s", (text, expected) => {
  expect(show(parseWage(text))).toBe(expected);
});

test.each([
  [
    "The annual base salary for this role is $112,500.00-$138,900.00. This role may also receive an annual incentive of up to $14,000.",
    "11250000..13890000 year",
  ],
  [
    "The pay range for this position is $38.20 - $54.90 per hour, plus shift differentials of $4.50/hr and a $10,000 sign-on bonus.",
    "3820..5490 hour",
  ],
  [
    "Sign-on bonus: $7,500\nBase pay: $33.00 - $47.00/hr\nTuition assistance of $5,250 per year\nWeekend differential $3.00/hr",
    "3300..4700 hour",
  ],
  ["In addition to a $5,000 bonus, the pay range is $40 - $50/hr", "4000..5000 hour"],
  ["Salary range (excluding bonus): $95,000 to $118,000. CME: $3,500 per year.", "9500000..11800000 year"],
  [
    "Base compensation $210,000 - $240,000 annually with RVU incentive and a relocation allowance of $15,000",
    "21000000..24000000 year",
  ],
])("reads the wage among other money: %s", (text, expected) => {
  expect(show(parseWage(text))).toBe(expected);
});

test.each([
  ["Salary: $95K - $112K DOE", "9500000..11200000 year"],
  ["Salary 95-112K annually", "9500000..11200000 year"],
  ["Pay is between $41 and $53 an hour", "4100..5300 hour"],
  ["The salary is between 88,000 and 102,000 per year", "8800000..10200000 year"],
  ["Pay up to $64/hr DOE", "-..6400 hour"],
  ["Wages from $23.75 per hour", "2375..- hour"],
  ["Salary: $85,000 - $105,000 annually ($40.87 - $50.48/hr)", "8500000..10500000 year"],
  ["Hourly range $31.25 - $45.67. Annual equivalent $65,000 - $95,000.", "3125..4567 hour"],
  ["Step 1 $38.20 ... Step 10 $57.11", "3820..5711 hour"],
  ["Union scale (hourly)\nStep 1: $38.20\nStep 2: $39.75\nStep 3: $41.10", "3820..4110 hour"],
  ["Pay by experience:\n0-2 years: $34.00/hr\n3-5 years: $37.50/hr\n6+ years: $41.00/hr", "3400..4100 hour"],
  ["Years 0-1: $34.00 | Years 2-4: $36.50 | Years 5-9: $40.25 per hour", "3400..4025 hour"],
  ["Step A $45.12 Step B $47.00 Step C $49.02", "4512..4902 hour"],
  ["Hourly: $38.76 - $51.94 / Annual: $80,620.80 - $108,035.20", "3876..5194 hour"],
  ["Anticipated hourly range: $36.50 (entry) - $53.90 (max)", "3650..5390 hour"],
  ["Salary: 85000", "8500000..8500000 year"],
  ["Guaranteed base of $255,000 for two years, plus production bonus", "25500000..25500000 year"],
  ["Salary grade 12 Min 52,000 Mid 63,000 Max 74,000", "5200000..7400000 year"],
  ["Grade 12 Min 52,000 Mid 63,000 Max 74,000", "5200000..7400000 year"],
  ["Range: $28.10 - $35.20 - $42.30 per hour", "2810..4230 hour"],
  ["Minimum $29.00, midpoint $36.00, maximum $43.00 (hourly)", "2900..4300 hour"],
  ["Pay range: $38.50 - $52.75", "3850..5275 hour"],
  ["Salary starts at $78,000", "7800000..- year"],
])("reads thousands, bounds, steps and equivalents: %s", (text, expected) => {
  expect(show(parseWage(text))).toBe(expected);
});

test.each([
  ["Starting pay $58,900/yr; step raises up to $79,400/yr at ten years.", "5890000..7940000 year"],
  ["Pay starts at $34.00/hr and increases to $49.50 with experience", "3400..4950 hour"],
  ["Starting at $24.00/hr, going up to $28.50 after one year", "2400..2850 hour"],
  ["CNAs start at $18.00 an hour. Top of the scale is $24.75 an hour.", "1800..2475 hour"],
  ["Base pay of $28/hr, up to $36/hr with ten years", "2800..3600 hour"],
  ["Rate $41.50 per hour, rising to $58.20 at step 12", "4150..5820 hour"],
  ["$36.00 an hour on hire, topping out at $52.00", "3600..5200 hour"],
  ["Wage begins at $19.00 and reaches $25.50 per hour", "1900..2550 hour"],
  ["Base: $40/hr. Holiday pay up to $60/hr", "4000..4000 hour"],
  ["Pay is $28/hr. Earn up to $36/hr with shift differentials", "2800..2800 hour"],
  ["Compensation: $45.00/hr base + $5.00/hr differential", "4500..4500 hour"],
])("reads the most that a wage rises to: %s", (text, expected) => {
  expect(show(parseWage(text))).toBe(expected);
});

test.each([
  ["BHT", "Wage: $18.75/hr, $20.25/hr for nights", "1875..2025 hour"],
  ["CNA", "$18.00/hr to start, $19.50 after 90 days", "1800..1950 hour"],
  ["CNA", "Days: $18.00/hr\nEvenings: $19.00/hr\nNights: $20.50/hr", "1800..2050 hour"],
  ["CNA - Nights", "Days: $18.00/hr\nEvenings: $19.00/hr\nNights: $20.50/hr", "2050..2050 hour"],
  ["Caregiver", "$15.50 per hour uncertified, $17 certified", "1550..1700 hour"],
  ["LPN or RN", "RN: $42.00-$51.00 per hour. LPN: $33.50-$40.00 per hour.", "3350..5100 hour"],
  ["LPN - Nights", "RN $38-$48/hr, LPN $29-$36/hr", "2900..3600 hour"],
  ["LPN/RN", "Pay: $42/hr for RNs, $33/hr for LPNs", "3300..4200 hour"],
  ["LPN", "Pay: $42/hr for RNs, $33/hr for LPNs", "3300..3300 hour"],
  ["Registered Nurse I/II", "RN I: $34.10 - $48.22/hr\nRN II: $38.00 - $53.00/hr", "3410..5300 hour"],
  ["RN PRN", "Full time: $40-$50/hr; PRN: $55/hr", "5500..5500 hour"],
  ["RN", "Columbus: $34-$48/hr\nBoise: $36-$51/hr", null],
])("reads grades and shifts of a %s as one range: %s", (title, text, expected) => {
  expect(show(parseWage(text, { title, city: null, state: null }))).toBe(expected);
});

test.each([
  ["Grade Minimum Maximum\nRN I $34.10 $48.22\nRN II $38.00 $53.00", "RN", "3410..5300 hour"],
  ["Grade Minimum Maximum\nRN I $34.10 $48.22\nRN II $38.00 $53.00", "RN II", "3800..5300 hour"],
  ["Level Low High\nRN $70,100 $98,220", "RN", "7010000..9822000 year"],
  ["Job | Min | Max\nRN | $38.00 | $53.00\nLPN | $28.10 | $36.40", "LPN", "2810..3640 hour"],
  ["Min | Mid | Max\n$34.10 | $40.00 | $48.22 hourly", "RN", "3410..4822 hour"],
  ["Salary Grade 12: $62,000 / $74,500 / $87,000", "RN", "6200000..8700000 year"],
  ["Shift | Rate\nDays | $34.10/hr\nNights | $38.22/hr", "RN", "3410..3822 hour"],
  ["Years 0-4 | $34.10\nYears 5-9 | $38.22\nYears 10+ | $44.00", "RN", "3410..4400 hour"],
])("reads the rows of a table: %s", (text, title, expected) => {
  expect(show(parseWage(text, { title, city: null, state: null }))).toBe(expected);
});

test("rounds a wage with four decimals to cents", () => {
  expect(show(parseWage("1199 scale: $29.6143 per hour"))).toBe("2961..2961 hour");
  expect(show(parseWage("Grade 7: $22.1250 to $31.8125 per hour"))).toBe("2213..3181 hour");
});

test("takes the row of a table that names the posting's place or level", () => {
  const table =
    "Pay ranges by location:\nColumbus, OH: $34.00 - $48.00/hr\nBoise, ID: $36.50 - $51.00/hr\nReno $39.00 - $55.00/hr";
  const read = (title: string, city: string | null, state: string | null) =>
    show(parseWage(table, { title, city, state }));
  expect(read("RN", "Boise", "ID")).toBe("3650..5100 hour");
  expect(read("RN", "Reno", "NV")).toBe("3900..5500 hour");
  expect(read("RN", "Dayton", "OH")).toBe("3400..4800 hour");
  expect(read("RN", null, null)).toBe(null);
  const levels = "RN I: $34.10 - $48.22/hr\nRN II: $38.00 - $53.00/hr";
  expect(show(parseWage(levels, { title: "RN II - ICU", city: "Dayton", state: "OH" }))).toBe(
    "3800..5300 hour",
  );
  expect(parseWage(levels)).toBe(null);
});

test.each([
  "Evening differential: $3.50/hr",
  "Differentials:\nNights: $16.00/hr\nWeekends: $14.00/hr",
  "Sign-on bonus of $12,000 paid over 2 years",
  "Housing stipend: $1,300 per month",
  "On-call $5.50/hr, call-back $80/hr",
  "Tuition assistance up to $5,250 per year",
  "Loan repayment of up to $40,000 per year",
  "Mileage at $0.67 per mile, $450 a month for gas",
  "Overtime rate: $72/hr",
  "Our nurses earn $52/hr on average",
  "You supervise aides who earn $19/hr",
  "Subject to the minimum wage of $17.50 per hour in this city",
  "You see 18-22 patients per day",
  "The clinic generates $3,200 per day in revenue",
  "We award $20,000 per year in grants",
  "Copays are $25 per visit",
  "CME allowance $3,500/year and $1,000 per year for dues",
  "Uniform allowance: $300/year",
  "Residents pay $4,200 per month",
  "Life insurance of $50,000",
  "Earn an extra $15/hr for weekends",
  "Charge nurses get an additional $12.00 per hour",
  "Up to $500 per month in childcare assistance",
  "$1,500 referral bonus",
  "C$45 per hour",
  "£38,000 - £45,000 per year",
  "Pay: 36 hours per week",
  "Competitive pay. Full time, 40-50 hours per week",
  "Health plan premiums as low as $40 per month",
  "Critical staffing pay: +$15/hr",
  "According to BLS, RNs earn $89,010 per year",
  "Per visit rates: Eval $90, Routine $70",
  "Nights earn $6/hr more",
  "Tax-free stipends: $1,274 per week",
  "RVU: $52 per wRVU",
  "On-call one night a week, with call paid at $4/hr plus $60 per visit made",
  "On-call is paid at $4/hr and $75 per visit",
  "Callbacks are paid at $90 per hour",
  "Standby is $6 per hour and $80 per case",
  "Mileage at $0.65 and $50 per admission visit",
  "You get $100 per extra shift",
  "We pay $60 per additional visit",
  "Each added visit earns an extra $45 per visit",
  "Benefits worth up to $21,000 a year by our estimate",
  "A benefit package valued at $18,000 per year",
  "Total rewards worth $95,000 a year",
  "Perks of $2,400 a year",
  "Gift cards of $25 $50 $75",
  "A 340-bed hospital with $1.2 billion in revenue per year",
])("finds no wage in %s", (text) => {
  expect(show(parseWage(text))).toBe(null);
});
