import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Filing } from "#app/facts/reference/pay/filing.ts";
import { findTaxCity, readTaxCities, toLocalTax } from "#app/facts/reference/pay/local-tax.ts";
import { parseTaxTables } from "#app/facts/reference/pay/tax-tables.ts";
import { toContractorTaxes, toEmployeeTaxes, type YearTaxes } from "./year-taxes.ts";

const read = (name: string): unknown => JSON.parse(readFileSync(`data/${name}`, "utf8"));
const files = {
  federal: read("us_tax_federal.json"),
  states: read("us_tax_states.json"),
  rules: read("us_tax_state_rules.json"),
};
const cities = readTaxCities(read("us_tax_cities.json"));

interface Where {
  state: string;
  filing?: Filing;
  city?: string;
  /** Lives elsewhere. */
  away?: boolean;
  premium?: number;
}

function toTaxes(wages: number, { state, filing = "single", city, away, premium = 0 }: Where): YearTaxes {
  const tables = parseTaxTables(files, filing);
  const found = city ? findTaxCity(cities, state, city)! : null;
  const local = found && toLocalTax(found, { isResident: !away, isOwner: false, filing });
  const rules = { federal: tables.federal, state: tables.states.get(state)!, otherIncome: 0, local };
  return toEmployeeTaxes({ wages, preTax: 0, premium }, rules);
}

/**
 * Worked by hand from the published rules, bracket by bracket: the figure, its working and the rule. None of it
 * comes from the files or the code that are tested.
 */
const sums: readonly [keyof YearTaxes, number, Where, number, number, string][] = [
  [
    "levies",
    420_000,
    { state: "WA" },
    3925.28,
    184_500 * 0.008072 + 420_000 * 0.0058,
    "paid leave up to 184,500 (EY Tax News 2026-0131); WA Cares on all wages",
  ],
  [
    "levies",
    150_000,
    { state: "WA" },
    2080.8,
    150_000 * 0.008072 + 150_000 * 0.0058,
    "both on all wages below the base",
  ],
  [
    "levies",
    420_000,
    { state: "MA" },
    848.7,
    184_500 * 0.0046,
    "paid leave up to 184,500 (EY Tax News 2026-0131)",
  ],
  [
    "levies",
    300_000,
    { state: "CO" },
    811.8,
    184_500 * 0.0044,
    "paid leave up to 184,500 (EY Tax News 2026-0131)",
  ],
  [
    "levies",
    250_000,
    { state: "CT" },
    922.5,
    184_500 * 0.005,
    "paid leave up to 184,500 (EY Tax News 2026-0131)",
  ],
  [
    "levies",
    200_000,
    { state: "MN" },
    811.8,
    184_500 * 0.0044,
    "paid leave up to 184,500 (EY Tax News 2026-0131)",
  ],
  [
    "levies",
    190_000,
    { state: "ME" },
    922.5,
    184_500 * 0.005,
    "paid leave up to 184,500 (EY Tax News 2026-0131)",
  ],
  [
    "levies",
    400_000,
    { state: "OR" },
    1507.0,
    184_500 * 0.006 + 400_000 * 0.001,
    "paid leave up to 184,500 (EY Tax News 2026-0131); transit tax on all wages",
  ],
  [
    "levies",
    200_000,
    { state: "DE" },
    738.0,
    184_500 * 0.004,
    "paid leave up to 184,500 (EY Tax News 2026-0131)",
  ],
  [
    "levies",
    120_000,
    { state: "NJ" },
    694.4,
    44_800 * 0.003825 + 44_800 * 0.000425 + 120_000 * 0.0019 + 120_000 * 0.0023,
    "N.J.S.A. 43:21-7: unemployment and workforce up to 44,800; TDI and FLI",
  ],
  [
    "levies",
    300_000,
    { state: "NJ" },
    909.02,
    44_800 * 0.003825 + 44_800 * 0.000425 + 171_100 * 0.0019 + 171_100 * 0.0023,
    "TDI and FLI end at 171,100",
  ],
  ["levies", 300_000, { state: "PA" }, 210.0, 300_000 * 0.0007, "0.07% of all wages (pa.gov)"],
  ["levies", 80_000, { state: "AK" }, 258.5, 51_700 * 0.005, "0.5% up to the base of 2025"],
  [
    "levies",
    90_000,
    { state: "NY" },
    420.0,
    31.2 + 90_000 * 0.00432,
    "disability at most 31.20 a year; family leave below its limit",
  ],
  ["levies", 600_000, { state: "CA" }, 7800.0, 600_000 * 0.013, "disability insurance has no wage base"],
  [
    "state",
    2_000_000,
    { state: "CA" },
    236077.71,
    11_079 * 0.01 +
      (26_264 - 11_079) * 0.02 +
      (41_452 - 26_264) * 0.04 +
      (57_542 - 41_452) * 0.06 +
      (72_724 - 57_542) * 0.08 +
      (371_479 - 72_724) * 0.093 +
      (445_771 - 371_479) * 0.103 +
      (742_953 - 445_771) * 0.113 +
      (1_994_294 - 742_953) * 0.123 +
      (1_994_294 - 1_000_000) * 0.01,
    "1,994,294 taxable; no exemption credit; 1% above 1,000,000 (Revenue and Taxation Code 17043)",
  ],
  [
    "state",
    500_000,
    { state: "CA" },
    44121.36,
    11_079 * 0.01 +
      15_185 * 0.02 +
      15_188 * 0.04 +
      16_090 * 0.06 +
      15_182 * 0.08 +
      298_755 * 0.093 +
      74_292 * 0.103 +
      (494_294 - 445_771) * 0.113,
    "494,294 taxable; no surtax; the exemption credit of 153 is gone, 6 for each 2,500 above 252,203",
  ],
  [
    "state",
    1_200_000,
    { state: "CA", filing: "married_joint" },
    112728.6,
    22_158 * 0.01 +
      30_370 * 0.02 +
      30_376 * 0.04 +
      32_180 * 0.06 +
      30_364 * 0.08 +
      597_510 * 0.093 +
      148_584 * 0.103 +
      (1_188_588 - 891_542) * 0.113 +
      (1_188_588 - 1_000_000) * 0.01,
    "1,188,588 taxable; the surtax starts at 1,000,000 for couples too",
  ],
  [
    "state",
    2_000_000,
    { state: "CA", filing: "married_joint" },
    216155.42,
    22_158 * 0.01 +
      30_370 * 0.02 +
      30_376 * 0.04 +
      32_180 * 0.06 +
      30_364 * 0.08 +
      597_510 * 0.093 +
      148_584 * 0.103 +
      (1_485_906 - 891_542) * 0.113 +
      (1_988_588 - 1_485_906) * 0.123 +
      (1_988_588 - 1_000_000) * 0.01,
    "1,988,588 taxable; no exemption credit",
  ],
  [
    "state",
    1_500_000,
    { state: "MA" },
    90294.0,
    (1_500_000 - 4_400) * 0.05 + (1_495_600 - 1_107_750) * 0.04,
    "4% more above 1,107,750 of 2026",
  ],
  [
    "state",
    1_200_000,
    { state: "MA", filing: "married_joint" },
    62898.0,
    (1_200_000 - 8_800) * 0.05 + (1_191_200 - 1_107_750) * 0.04,
    "the same threshold for couples",
  ],
  [
    "state",
    1_200_000,
    { state: "NJ" },
    95966.25,
    20_000 * 0.014 +
      15_000 * 0.0175 +
      5_000 * 0.035 +
      35_000 * 0.05525 +
      425_000 * 0.0637 +
      500_000 * 0.0897 +
      199_000 * 0.1075,
    "1,199,000 taxable; 10.75% above 1,000,000",
  ],
  [
    "state",
    1_200_000,
    { state: "MD" },
    71167.25,
    1_000 * 0.02 +
      1_000 * 0.03 +
      1_000 * 0.04 +
      97_000 * 0.0475 +
      25_000 * 0.05 +
      25_000 * 0.0525 +
      100_000 * 0.055 +
      250_000 * 0.0575 +
      500_000 * 0.0625 +
      196_650 * 0.065,
    "1,196,650 taxable; no exemption; 6.5% above 1,000,000",
  ],
  [
    "state",
    90_000,
    { state: "MD" },
    3911.38,
    1_000 * 0.02 + 1_000 * 0.03 + 1_000 * 0.04 + (90_000 - 3_350 - 3_200 - 3_000) * 0.0475,
    "Tax-General 10-211(c): exemption of 3,200",
  ],
  [
    "state",
    110_000,
    { state: "MD" },
    4950.0,
    1_000 * 0.02 + 1_000 * 0.03 + 1_000 * 0.04 + 97_000 * 0.0475 + (110_000 - 3_350 - 1_600 - 100_000) * 0.05,
    "Tax-General 10-211(c): exemption of 1,600",
  ],
  [
    "state",
    140_000,
    { state: "MD" },
    6517.12,
    1_000 * 0.02 +
      1_000 * 0.03 +
      1_000 * 0.04 +
      97_000 * 0.0475 +
      25_000 * 0.05 +
      (140_000 - 3_350 - 800 - 125_000) * 0.0525,
    "Tax-General 10-211(c): exemption of 800",
  ],
  [
    "state",
    160_000,
    { state: "MD" },
    7625.75,
    1_000 * 0.02 +
      1_000 * 0.03 +
      1_000 * 0.04 +
      97_000 * 0.0475 +
      25_000 * 0.05 +
      25_000 * 0.0525 +
      (160_000 - 3_350 - 150_000) * 0.055,
    "Tax-General 10-211(c): exemption of nothing",
  ],
  [
    "state",
    160_000,
    { state: "MD", filing: "married_joint" },
    7077.5,
    1_000 * 0.02 +
      1_000 * 0.03 +
      1_000 * 0.04 +
      147_000 * 0.0475 +
      (160_000 - 6_700 - 3_200 - 150_000) * 0.05,
    "Tax-General 10-211(c): exemption of 1,600 each",
  ],
  [
    "state",
    250_000,
    { state: "IL" },
    12230.21,
    (250_000 - 2_925) * 0.0495,
    "the exemption holds up to 250,000 (tax.illinois.gov)",
  ],
  ["state", 260_000, { state: "IL" }, 12870.0, 260_000 * 0.0495, "no exemption above 250,000"],
  [
    "state",
    600_000,
    { state: "IL", filing: "married_joint" },
    29700.0,
    600_000 * 0.0495,
    "no exemption above 500,000 for couples",
  ],
  [
    "state",
    70_000,
    { state: "OH" },
    1481.5,
    332 + (70_000 - 2_150 - 26_050) * 0.0275,
    "exemption of 2,150 from 40,000 to 80,000 (Revised Code 5747.025)",
  ],
  [
    "state",
    90_000,
    { state: "NY" },
    4269.75,
    8_500 * 0.039 + 3_200 * 0.044 + 2_200 * 0.0515 + 66_750 * 0.054 + 1_350 * 0.059,
    "82,000 taxable; nothing is taken back below 107,650",
  ],
  [
    "state",
    130_000,
    { state: "NY" },
    6883.76,
    8_500 * 0.039 +
      3_200 * 0.044 +
      2_200 * 0.0515 +
      66_750 * 0.054 +
      (122_000 - 80_650) * 0.059 +
      (568.25 * 22_350) / 50_000,
    "Tax Law 601(d-4): the benefit of 568.25 up to 80,650, over 50,000 of income",
  ],
  [
    "state",
    200_000,
    { state: "NY" },
    11328.0,
    192_000 * 0.059,
    "Tax Law 601(d-4): all taxable income pays 5.9%",
  ],
  [
    "state",
    240_000,
    { state: "NY" },
    14852.48,
    8_500 * 0.039 +
      3_200 * 0.044 +
      2_200 * 0.0515 +
      66_750 * 0.054 +
      134_750 * 0.059 +
      16_600 * 0.0685 +
      568.25 +
      (2_046.3 * 24_600) / 50_000,
    "Tax Law 601(d-4): then 215,400 x 0.95% over the next stretch",
  ],
  [
    "state",
    500_000,
    { state: "NY" },
    33702.0,
    492_000 * 0.0685,
    "Tax Law 601(d-4): all taxable income pays 6.85%",
  ],
  [
    "state",
    130_000,
    { state: "NY", filing: "married_joint" },
    5969.43,
    17_150 * 0.039 + 6_450 * 0.044 + 4_300 * 0.0515 + (113_950 - 27_900) * 0.054 + (332.5 * 22_350) / 50_000,
    "Tax Law 601(d-4): the benefit of 332.50 up to 27,900",
  ],
  [
    "state",
    180_000,
    { state: "NY", filing: "married_joint" },
    9163.36,
    17_150 * 0.039 +
      6_450 * 0.044 +
      4_300 * 0.0515 +
      133_650 * 0.054 +
      (163_950 - 161_550) * 0.059 +
      332.5 +
      (807.75 * (180_000 - 161_550)) / 50_000,
    "Tax Law 601(d-4): then 161,550 x 0.5%",
  ],
  [
    "local",
    110_000,
    { state: "NY", city: "New York" },
    3828.69,
    12_000 * 0.03078 + 13_000 * 0.03762 + 25_000 * 0.03819 + 52_000 * 0.03876,
    "New York City's schedule in Form IT-201 instructions on 102,000",
  ],
  [
    "local",
    200_000,
    { state: "NY", filing: "married_joint", city: "Brooklyn, NY" },
    6905.21,
    21_600 * 0.03078 + 23_400 * 0.03762 + 45_000 * 0.03819 + (183_950 - 90_000) * 0.03876,
    "New York City's schedule in Form IT-201 instructions on 183,950",
  ],
  [
    "local",
    90_000,
    { state: "NY", city: "Yonkers" },
    715.18,
    (8_500 * 0.039 + 3_200 * 0.044 + 2_200 * 0.0515 + 66_750 * 0.054 + 1_350 * 0.059) * 0.1675,
    "16.75% of the state's tax (Form IT-201)",
  ],
  [
    "local",
    80_000,
    { state: "PA", city: "Philadelphia" },
    2992.0,
    80_000 * 0.0374,
    "resident rate (DCED register of June 2026)",
  ],
  [
    "local",
    80_000,
    { state: "PA", city: "Philadelphia", away: true },
    2744.0,
    80_000 * 0.0343,
    "rate of those who live elsewhere",
  ],
  [
    "local",
    70_000,
    { state: "MI", city: "Detroit" },
    1680.0,
    70_000 * 0.024,
    "City of Detroit, resident rate",
  ],
  [
    "local",
    85_000,
    { state: "OH", city: "Columbus" },
    2125.0,
    85_000 * 0.025,
    "City of Columbus, Income Tax Division",
  ],
  [
    "local",
    75_000,
    { state: "KY", city: "Louisville" },
    1650.0,
    75_000 * 0.022,
    "Louisville Metro Revenue Commission",
  ],
  ["local", 100_000, { state: "MO", city: "Kansas City" }, 1000.0, 100_000 * 0.01, "kcmo.gov, earnings tax"],
  [
    "local",
    90_000,
    { state: "MD", city: "Baltimore" },
    2670.4,
    (90_000 - 3_350 - 3_200) * 0.032,
    "on Maryland taxable income (Tax-General 10-604)",
  ],
  ["local", 80_000, { state: "CO", city: "Denver" }, 69.0, 12 * 5.75, "$5.75 a month"],
  [
    "state",
    120_000,
    { state: "AL", filing: "married_joint" },
    5018.0,
    1_000 * 0.02 + 5_000 * 0.04 + (120_000 - 5_000 - 3_000 - 10_040 - 6_000) * 0.05,
    "federal tax of 24,800 x 10% + 63,000 x 12% = 10,040; deduction at its floor",
  ],
  [
    "state",
    150_000,
    { state: "CT", filing: "married_joint" },
    7150.0,
    20_000 * 0.02 + 80_000 * 0.045 + 50_000 * 0.055 + 10 * 40,
    "no exemption left; ten steps of 40 above 100,500",
  ],
  [
    "state",
    300_000,
    { state: "CT" },
    19700.0,
    10_000 * 0.02 +
      40_000 * 0.045 +
      50_000 * 0.055 +
      100_000 * 0.06 +
      50_000 * 0.065 +
      50_000 * 0.069 +
      200 +
      250 +
      20 * 90,
    "add-backs whole above 101,500 and 150,000, and twenty steps of 90",
  ],
  [
    "state",
    50_000,
    { state: "CT" },
    1800.0,
    (10_000 * 0.02 + 40_000 * 0.045) * 0.9,
    "no exemption left; credit of 10% (General Statutes 12-703)",
  ],
  [
    "state",
    120_000,
    { state: "OR", filing: "married_joint" },
    8097.0,
    9_100 * 0.0475 + 13_700 * 0.0675 + (120_000 - 5_820 - 8_500 - 22_800) * 0.0875 - 512,
    "8,500 of the 10,040 of federal tax is deducted (ORS 316.695)",
  ],
  [
    "state",
    132_000,
    { state: "OR" },
    10530.12,
    4_550 * 0.0475 + 6_850 * 0.0675 + (132_000 - 2_910 - 5_100 - 11_400) * 0.0875,
    "the limit has fallen by two fifths at 130,000; no exemption credit above 100,000 (ORS 316.085)",
  ],
  [
    "state",
    120_000,
    { state: "SC", filing: "married_joint" },
    4291.36,
    30_000 * 0.0199 + (120_000 - (30_000 - (40_000 * 30) / 110) - 30_000) * 0.0521,
    "H.4216: 30,000 less 30/110 of income above 80,000",
  ],
  [
    "state",
    120_000,
    { state: "UT", filing: "married_joint" },
    4532.71,
    120_000 * 0.0445 - (32_200 * 0.06 - (120_000 - 33_484) * 0.013),
    "credit of 6% of 32,200 less 1.3% of income above 33,484 (59-10-1018)",
  ],
  [
    "state",
    120_000,
    { state: "WI", filing: "married_joint" },
    5073.76,
    20_150 * 0.035 +
      49_110 * 0.044 +
      (120_000 - (25_840 - (120_000 - 28_210) * 0.19778) - 1_400 - 69_260) * 0.053,
    "deduction less 19.778% of income above 28,210",
  ],
  [
    "state",
    100_000,
    { state: "GA", premium: 5_000 },
    4154.18,
    (100_000 - 15_000 - 1_750) * 0.0499,
    "HB 463: 1,750 of overtime premium is left out",
  ],
  [
    "state",
    90_000,
    { state: "MO" },
    3215.33,
    1_348 * 0.02 +
      1_348 * 0.025 +
      1_348 * 0.03 +
      1_348 * 0.035 +
      1_348 * 0.04 +
      1_348 * 0.045 +
      (90_000 - 16_100 - 10_970 * 0.15 - 9_436) * 0.047,
    "15% of the 10,970 of federal tax is deducted (143.171)",
  ],
  [
    "state",
    130_000,
    { state: "ME" },
    7707.16,
    27_400 * 0.058 +
      37_450 * 0.0675 +
      (130_000 - (15_300 - (27_750 * 15_300) / 75_000) - 5_300 - 64_850) * 0.0715,
    "deduction of 15,300 falls over 75,000 from 102,250 (36 M.R.S. 5124-C)",
  ],
  [
    "state",
    300_000,
    { state: "RI" },
    14837.52,
    82_050 * 0.0375 + 104_400 * 0.0475 + (300_000 - 186_450) * 0.0599,
    "neither deduction nor exemption is left (44-30-2.6)",
  ],
  [
    "state",
    100_000,
    { state: "OR" },
    7176.63,
    4_550 * 0.0475 + 6_850 * 0.0675 + (100_000 - 2_910 - 8_500 - 11_400) * 0.0875 - 256,
    "the exemption credit holds up to 100,000 (ORS 316.085)",
  ],
  [
    "state",
    103_000,
    { state: "OR" },
    7695.13,
    4_550 * 0.0475 + 6_850 * 0.0675 + (103_000 - 2_910 - 8_500 - 11_400) * 0.0875,
    "no exemption credit above 100,000",
  ],
  [
    "state",
    150_000,
    { state: "OR" },
    12805.41,
    4_550 * 0.0475 + 6_850 * 0.0675 + 113_600 * 0.0875 + (147_090 - 125_000) * 0.099,
    "no exemption credit above 100,000, and no federal tax is deducted",
  ],
  [
    "state",
    150_000,
    { state: "OR", filing: "head_of_household" },
    11077.31,
    9_100 * 0.0475 + 13_700 * 0.0675 + (150_000 - 4_685 - 8_500 - 22_800) * 0.0875 - 256,
    "a head of household has couples' brackets, a deduction of 4,685, and keeps the credit up to 200,000",
  ],
  [
    "state",
    210_000,
    { state: "OR", filing: "married_joint" },
    16484.0,
    9_100 * 0.0475 + 13_700 * 0.0675 + (210_000 - 5_820 - 8_500 - 22_800) * 0.0875,
    "no exemption credit above 200,000 for couples",
  ],
  [
    "state",
    300_000,
    { state: "CA" },
    23774.98,
    11_079 * 0.01 +
      15_185 * 0.02 +
      15_188 * 0.04 +
      16_090 * 0.06 +
      15_182 * 0.08 +
      (294_294 - 72_724) * 0.093 -
      (153 - 20 * 6),
    "20 steps of 2,500 above 252,203 leave 33 of the exemption credit (17054.1)",
  ],
  [
    "state",
    299_000,
    { state: "CO" },
    12447.6,
    (299_000 - 16_100) * 0.044,
    "the whole federal deduction below 300,000",
  ],
  [
    "state",
    400_000,
    { state: "CO" },
    17556.0,
    (400_000 - 1_000) * 0.044,
    "1,000 of the deduction from 300,000 on (Proposition MM of 2025)",
  ],
  [
    "state",
    400_000,
    { state: "CO", filing: "married_joint" },
    17512.0,
    (400_000 - 2_000) * 0.044,
    "2,000 of the deduction for couples",
  ],
  [
    "state",
    300_000,
    { state: "MN" },
    22512.24,
    33_310 * 0.0535 +
      76_120 * 0.068 +
      93_720 * 0.0785 +
      (300_000 - (15_300 - 55_600 * 0.03) - 203_150) * 0.0985,
    "deduction less 3% of income above 244,400 (290.0123)",
  ],
  [
    "state",
    500_000,
    { state: "MN" },
    43253.58,
    33_310 * 0.0535 + 76_120 * 0.068 + 93_720 * 0.0785 + (500_000 - 15_300 * 0.2 - 203_150) * 0.0985,
    "a fifth of the deduction is left",
  ],
  [
    "state",
    400_000,
    { state: "ME" },
    27988.9,
    27_400 * 0.058 + 37_450 * 0.0675 + (400_000 - (5_300 - (94_850 * 5_300) / 125_000) - 64_850) * 0.0715,
    "no deduction is left; the exemption falls over 125,000 from 305,150 (36 M.R.S. 5126-A)",
  ],
  [
    "state",
    150_000,
    { state: "AR" },
    5349.71,
    147_530 * 0.037 - 79.9 - 29,
    "3.7% of 147,530 less 79.90 above 97,600 (Act 1 of 2026)",
  ],
  [
    "state",
    600_000,
    { state: "OH" },
    16115.63,
    332 + (600_000 - 26_050) * 0.0275,
    "no exemption from 500,000 on (HB 96 of 2025)",
  ],
  [
    "state",
    100_000,
    { state: "IA", premium: 5_000 },
    2958.2,
    (100_000 - 16_100 - 5_000) * 0.038 - 40,
    "Iowa takes the federal overtime deduction off (Iowa Department of Revenue)",
  ],
  [
    "state",
    100_000,
    { state: "ND", premium: 5_000 },
    593.29,
    (100_000 - 16_100 - 5_000 - 48_475) * 0.0195,
    "starts from federal taxable income",
  ],
  [
    "state",
    100_000,
    { state: "ID", premium: 5_000 },
    3926.72,
    (100_000 - 16_100 - 5_000 - 4_811) * 0.053,
    "HB 559 of 2026",
  ],
  [
    "state",
    100_000,
    { state: "MI", premium: 5_000 },
    3786.75,
    (100_000 - 5_900 - 5_000) * 0.0425,
    "2025 PA 24, 2026 to 2028",
  ],
  [
    "state",
    170_000,
    { state: "MI", premium: 5_000 },
    6846.75,
    (170_000 - 5_900 - (5_000 - 20 * 100)) * 0.0425,
    "what federal law allows, less 100 for each 1,000 above 150,000",
  ],
  [
    "state",
    100_000,
    { state: "MT", premium: 5_000 },
    4006.6,
    47_500 * 0.047 + (100_000 - 16_100 - 5_000 - 47_500) * 0.0565,
    "starts from federal taxable income (15-30-2120)",
  ],
  ["state", 100_000, { state: "IN", premium: 5_000 }, 2773.0, 94_000 * 0.0295, "SB 243 of 2026"],
  [
    "state",
    100_000,
    { state: "OR", premium: 5_000 },
    6739.13,
    4_550 * 0.0475 + 6_850 * 0.0675 + (100_000 - 2_910 - 5_000 - 8_500 - 11_400) * 0.0875 - 256,
    "SB 1507 of 2026; the income for the credit is before the deduction",
  ],
  [
    "state",
    100_000,
    { state: "CO", premium: 5_000 },
    3691.6,
    (100_000 - 16_100) * 0.044,
    "added back (HB25-1296)",
  ],
  [
    "state",
    100_000,
    { state: "SC", premium: 5_000 },
    4244.0,
    30_000 * 0.0199 + 70_000 * 0.0521,
    "not confirmed, so all of it is counted",
  ],
  [
    "state",
    100_000,
    { state: "AL", premium: 5_000 },
    4156.5,
    500 * 0.02 + 2_500 * 0.04 + (100_000 - 2_500 - 1_500 - 12_070 - 3_000) * 0.05,
    "the federal tax of 12,070 that is deducted is less for the overtime",
  ],
];

const heads: readonly [string, number, number][] = [
  ["IA", 2_802.3, (100_000 - 24_150) * 0.038 - 80],
  ["MS", 3_144, (100_000 - 3_400 - 8_000 - 10_000) * 0.04],
  ["CO", 3_337.4, (100_000 - 24_150) * 0.044],
];

test.each(heads)("gives a head of household %s's own deduction and exemption", (state, figure, working) => {
  const tax = toTaxes(100_000, { state, filing: "head_of_household" }).state;
  expect(working).toBeCloseTo(figure, 1);
  expect(tax).toBeCloseTo(figure, 1);
  expect(tax).toBeLessThan(toTaxes(100_000, { state }).state);
});

test.each(sums)("takes %s tax from %d in %j: %d", (part, wages, where, figure, working) => {
  expect(working).toBeCloseTo(figure, 1);
  expect(toTaxes(wages, where)[part]).toBeCloseTo(figure, 1);
});

test("leaves premiums and half of self-employment tax in where a state does not take them off", () => {
  const tables = parseTaxTables(files, "single");
  const rulesOf = (code: string) => ({
    federal: tables.federal,
    state: tables.states.get(code)!,
    otherIncome: 0,
    local: null,
  });
  const year = { wages: 100_000, premium: 0 };
  for (const [code, isTaxed] of [
    ["NJ", true],
    ["PA", false],
    ["OH", false],
  ] as const) {
    const without = toEmployeeTaxes({ ...year, preTax: 0 }, rulesOf(code));
    const paid = toEmployeeTaxes({ ...year, preTax: 6_000 }, rulesOf(code));
    expect(paid.federal).toBeLessThan(without.federal);
    expect(paid.state === without.state, code).toBe(isTaxed);
    expect(paid.levies === without.levies || without.levies === 0, code).toBe(
      isTaxed || without.levies === 0,
    );
  }
  // Pennsylvania: 3.07% of a profit of $132,400 (72 P.S. 7302).
  expect(Math.round(toContractorTaxes(132_400, 0, rulesOf("PA")).state)).toBe(4_065);
  // Its owners' health insurance is not deducted either, and New Jersey's is.
  expect(Math.round(toContractorTaxes(132_400, 6_000, rulesOf("PA")).state)).toBe(4_065);
  expect(toContractorTaxes(132_400, 6_000, rulesOf("NJ")).state).toBeLessThan(
    toContractorTaxes(132_400, 0, rulesOf("NJ")).state,
  );
  // Alabama, where all federal income tax is deducted: (132,400 - 2,500 - 1,500 - federal tax - 3,000) x 5% + 110.
  const alabama = toContractorTaxes(132_400, 0, rulesOf("AL"));
  expect(alabama.state).toBeCloseTo((132_400 - 2_500 - 1_500 - alabama.federal - 3_000) * 0.05 + 110, 1);
  // Illinois starts from federal adjusted gross income, so half of the tax is off.
  const illinois = rulesOf("IL");
  expect(toContractorTaxes(132_400, 0, illinois).state).toBeLessThan(
    toEmployeeTaxes({ wages: 132_400, preTax: 0, premium: 0 }, illinois).state,
  );
});

test("gives a contractor the business income deduction in states that start from federal taxable income", () => {
  const { federal, states } = parseTaxTables(files, "single");
  const tax = (code: string) =>
    toContractorTaxes(132_400, 0, { federal, state: states.get(code)!, otherIncome: 0, local: null }).state;
  // 132,400 x 92.35% x 15.3% / 2 = 9,353.76. Then 106,946.24 is taxable before a fifth of it (26 U.S.C. 199A).
  expect(tax("IA")).toBeCloseTo(106_946.24 * 0.8 * 0.038 - 40, 1);
  expect(tax("CO")).toBeCloseTo(106_946.24 * 0.8 * 0.044, 1);
  // Illinois starts from federal adjusted gross income.
  expect(tax("IL")).toBeCloseTo((132_400 - 9_353.76 - 2_925) * 0.0495, 1);
});

test("leaves out of a contractor's state tax what the state leaves out of business income", () => {
  const { federal, states } = parseTaxTables(files, "single");
  const tax = (code: string, profit: number) =>
    toContractorTaxes(profit, 0, { federal, state: states.get(code)!, otherIncome: 0, local: null }).state;
  // Ohio: the first $250,000 is untaxed, and 3% is taken of the rest.
  expect(tax("OH", 200_000)).toBe(0);
  const half = (184_500 * 0.124 + 450_000 * 0.9235 * 0.029) / 2;
  expect(tax("OH", 450_000)).toBeCloseTo((450_000 - half - 250_000) * 0.03, 1);
  // Missouri: a fifth of the profit.
  const whole = tax("MO", 132_400);
  const { rules } = files as { rules: { states: Record<string, object> } };
  const withoutRule = { ...rules.states, MO: { ...rules.states.MO, business_income: undefined } };
  const before = parseTaxTables({ ...files, rules: { ...rules, states: withoutRule } }, "single");
  const more = toContractorTaxes(132_400, 0, {
    federal,
    state: before.states.get("MO")!,
    otherIncome: 0,
    local: null,
  }).state;
  expect(more - whole).toBeCloseTo(132_400 * 0.2 * 0.047, 1);
});

test("takes city taxes of pay before health premiums where the city does", () => {
  const { federal, states } = parseTaxTables(files, "single");
  const tax = (state: string, city: string) => {
    const local = toLocalTax(findTaxCity(cities, state, city)!, {
      isResident: true,
      isOwner: false,
      filing: "single",
    });
    const rules = { federal, state: states.get(state)!, otherIncome: 0, local };
    return toEmployeeTaxes({ wages: 78_000, preTax: 2_160, premium: 0 }, rules).local;
  };
  expect(tax("PA", "Philadelphia")).toBeCloseTo(78_000 * 0.0374, 1);
  expect(tax("KY", "Louisville")).toBeCloseTo(78_000 * 0.022, 1);
  expect(tax("PA", "Pittsburgh")).toBeCloseTo((78_000 - 2_160) * 0.03, 1);
});

test("deducts at least $400 of business income while some of it counts", () => {
  const { federal } = parseTaxTables(files, "single");
  const tax = (profit: number) =>
    toContractorTaxes(profit, 0, { federal, state: null, otherIncome: 265_000, local: null }).federal;
  // 281,000 - 16,100 - 400 is in the bracket of 35% from 256,225 on.
  const profit = 16_000;
  const left = profit - (profit * 0.9235 * 0.153) / 2;
  const taxed = 265_000 + left - 16_100 - 400;
  expect(tax(profit)).toBeCloseTo((256_225 - 248_900) * 0.32 + (taxed - 256_225) * 0.35, 0);
});

test("taxes loan repayment as the state does", () => {
  const { federal, states } = parseTaxTables(files, "single");
  const tax = (code: string, loanHelp?: { untaxed: number; taxed: number }) =>
    toEmployeeTaxes(
      { wages: 100_000, preTax: 0, premium: 0, loanHelp },
      { federal, state: states.get(code)!, otherIncome: 0, local: null },
    ).state;
  const loan = { untaxed: 5_250, taxed: 20_750 };
  expect(tax("PA", loan) - tax("PA")).toBeCloseTo(5_250 * 0.0307, 2);
  expect(tax("MA") - tax("MA", loan)).toBeCloseTo(20_750 * 0.05, 2);
  expect(tax("IL", loan)).toBe(tax("IL"));
});

test("takes Denver's fixed amount of people in business from them", () => {
  const denver = findTaxCity(cities, "CO", "Denver")!;
  const amount = (isOwner: boolean) =>
    toLocalTax(denver, { isResident: true, isOwner, filing: "single" })!.amount;
  expect([amount(false), amount(true)]).toEqual([69, 48]);
});

test("takes a city's brackets for heads of household where it has them", () => {
  const [newYork, portland] = [
    findTaxCity(cities, "NY", "New York City")!,
    findTaxCity(cities, "OR", "Portland")!,
  ];
  const brackets = (city: typeof newYork) =>
    toLocalTax(city, { isResident: true, isOwner: false, filing: "head_of_household" })!.brackets;
  expect(brackets(newYork)[1]).toEqual([14_400, 0.03762]);
  expect(brackets(portland)[1]).toEqual([200_000, 0.025]);
});
